# Connect four

move-drop = drops a disc, to { $square }
not-into-full-column = Column { $column } is full.
four-in-a-row = four in a row
sides = { $one }: x   { $other }: o
help-of-game =
    Drop a disc:  drop COLUMN, or the column alone     drop d, d
    x and o are discs, + is where the next one may come to lie. Look: legal
how-to-drop = Type drop and a column, for instance: drop d.

## Score sheets

sheet-seats-first = Two lines “seat NAME” come before the board.
sheet-no-disc = “{ $text }” is not a disc: x, o, or a dot for an empty square.
sheet-floating = The square below this disc is empty.
sheet-turns = With { $x } discs x and { $o } discs o, the seats cannot have taken turns.
sheet-after-the-end = Somebody moved on after four in a row.
sheet-unfinished-board = There is room for a disc and nobody has four in a row: the match is not over.

## The drawn board

group-discs = Discs left
explain-disc = A disc of seat { $disc ->
    [x] 1
   *[o] 2
}.
explain-column = Column { $column }: a disc falls to its lowest empty square.
disc-of = Disc { $disc } of { $discs }
turn-drop = Drop a disc
do-drop = Drop into { $column }
tip-drop = Choose a column: your disc falls to its lowest empty square.
tip-four = Four discs in a line: that ends the match, and you win.
