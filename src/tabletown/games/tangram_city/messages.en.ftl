# Tangram City

cover-about = Everybody gets the same tiles. Fit roofs and trees together, and keep the balance.
cover-time = 30 min
option-first = Who starts round 1
option-first-seat-1 = seat 1
option-first-chance = chance decides
option-board = Board for playing alone
option-board-1 = board 1
option-board-2 = board 2
option-board-3 = board 3
option-board-4 = board 4
option-board-5 = board 5

## Pieces

tile-A = A (roof)
tile-B = B (small parallelogram)
tile-C = C (square and triangle)
tile-D = D (hook)
tile-E = E (three-quarter diamond)
tile-F = F (domino)
tile-G = G (great triangle)
tile-H = H (short trapezoid)
tile-I = I (short parallelogram)
tile-J = J (diamond)
tile-K = K (pinwheel)
tile-L = L (heart)
tile-M = M (zigzag out)
tile-N = N (zigzag in)
tile-O = O (long right trapezoid)
tile-P = P (boot out)
tile-Q = Q (boot in)
tile-R = R (fish)
tile-S = S (corner bridge)
tile-T = T (hexagon)
tile-U = U (long trapezoid)
tile-V = V (long parallelogram)
tile-W = W (house)
a-fountain = the fountain
half-nw = north-west
half-ne = north-east
half-se = south-east
half-sw = south-west
side-black = black side
side-green = green side
holders = { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}

## Moves

move-side-black = takes the black side of the board
move-side-green = takes the green side of the board
move-place-black = places { $tile } at { $square }, black side up{ $turn ->
    [0] {""}
   *[other] , turned { $turn } × clockwise
}
move-place-green = places { $tile } at { $square }, green side up{ $turn ->
    [0] {""}
   *[other] , turned { $turn } × clockwise
}
move-fountain = places the fountain in the { $half } half of { $square }
move-skip = leaves out { $piece }
move-done = ends the match
move-begin = makes seat { $seat } the start player of round 1
move-open = turns up the card { $tile }
move-deal = deals { $tile } to { $holders }
move-deal-secret = deals a card to { $holders }

# The same on the page, with small pictures and with people by name
log-move-place-black = places { $piece } at { $square }
log-move-place-green = places { $piece } at { $square }
log-move-skip = leaves out { $piece }
log-move-begin = { $seat } is the start player of round 1
log-move-open = the card shows { $piece }
log-move-deal = { $piece } goes to { $holders }

## What pieces and places say of themselves

explain-tile = Tile { $tile }. Area in squares: { $squares }. One side is black, the other green and mirrored.
explain-look-alike = Tile { $tile }. Area in squares: { $squares }. One side is black, the other green and mirrored. Another tile looks much like this one: compare carefully.
explain-fountain = A fountain fills half a square and has no colour. You get one each round; if you leave it out, it is gone for good.
explain-card = A card: everybody places { $tile } on their own board, or leaves it out.
explain-card-seen = The card { $tile }. Only { $holders } can see it before it is played.
explain-card-hidden = A card face down. Only { $holders } can see it before it is played.
explain-card-down = A card face down. Nobody can see it before it is played.
explain-board = A board of 7 × 7 squares. If you fill it completely, it pays 15 points at the end.
explain-board-black = The black side of the board: its printed piece counts as a black tile that you have placed.
explain-board-green = The green side of the board: its printed piece counts as a green tile that you have placed.
explain-printed = The printed piece: it counts as a placed tile of its colour.
explain-square = Square { $square }. It is built when tiles, fountains or the printed piece cover it completely.
explain-half = The { $half } half of { $square }.
explain-black = Black: buildings. A built square counts as black if part of it is black and nothing is green.
explain-green = Green: nature. A built square counts as green if part of it is green and nothing is black.
explain-start = The start marker. After each round it goes to whoever has the most points so far.
explain-rectangle = The largest rectangle of built squares: each round, it pays one point for each of its squares.
explain-balance = Balance: { $black } black, { $green } green. At the end, 20 points if they are equal, 10 if they are 1 or 2 apart, 5 if they are 3 or 4 apart.
explain-round = { $points ->
    [one] Round { $number } paid one point, for the largest rectangle.
   *[other] Round { $number } paid { $points } points, for the largest rectangle.
}
explain-round-now = { $points ->
    [one] As things stand, round { $number } pays one point: one for each square of the largest rectangle.
   *[other] As things stand, round { $number } pays { $points } points: one for each square of the largest rectangle.
}
explain-round-next = Round { $number }: one point for each square of the largest rectangle.

## What lies on the table, and the steps of a round

group-hand = To place now, and the cards of this round
group-last = To place now, in any order
group-points = Points in each round
group-supply = { $count ->
    [0] No tiles left
    [one] One tile still to come
   *[other] { $count } tiles still to come
}
round-of = round { $number } of { $rounds }
pill-side = Side
pill-card = Card { $number }
pill-last = Three tiles
pill-fountain = Fountain
pill-done = Done

## On the page: short titles, buttons, tips of a first match

tab-hand = Now
tab-points = Rounds
tab-supply = Tiles
prompt-side = Choose a side
do-side-black = Take the black side
do-side-green = Take the green side
do-place-black = Place { $tile } here, black side
do-place-green = Place { $tile } here, green side
do-fountain = Place the fountain here
do-skip = Leave out { $tile }
do-skip-fountain = Leave out the fountain
do-done = End the match
tip-side = Your board has two sides. Choose one: the piece printed on it counts as placed, black for buildings, green for nature.
tip-place = Everyone places this tile now. Turn it, flip it to its other colour, then choose a place on your board.
tip-rectangle = Each round pays one point for every square of your largest rectangle, the one in the golden frame. Colours do not matter.
tip-cards = The tiles on these cards come next. An eye shows who sees a card before it is played.
tip-skip = A tile you leave out is gone for good. You can still undo until everyone is done.
tip-fountain = A fountain fills half a square, which is good for a gap. You get one each round.
tip-balance = Each built square of one colour moves the marker of that colour. Equal markers pay 20 points at the end, 1 or 2 apart 10, 3 or 4 apart 5.
tip-planning = A completely filled board pays 15 points more.
tip-done = That was the last fountain. You can still undo; then end the match.
tip-over = The player with the most points wins. Players who tie share the victory.
tip-rating = Your points earn a rating as well, from under 100 to 200 and more.
learn-first = The game
learn-solo = Alone, and the last round

## Refusals

not-before-the-cards = First the cards are dealt.
not-again = You are done with this step; you can still undo until everyone is done.
not-this-step = Now { $step }.
step-side = choose the side of your board
step-place = place the tile on the card, or skip it
step-fountain = place your fountain, or skip it
step-done = end the match (done): that was your last fountain
not-left-out = You have left out { $tile }; it is gone for good.
not-twice = You have already placed { $tile }.
not-on-the-card = { $tile } is not on the card. Place this now: { $card }.
not-outside = With its top left corner at { $square }, the tile would stick out over the edge of the board.
not-that-turn = Turned like this, the tile looks the same as with { $turn } turns; use that.
not-on-another = At { $square } the tile would lie on something that is already there.
not-free = The { $half } half of { $square } is not free.

## The score

round-points = round { $number }: the largest rectangle
planning-bonus = planning bonus for a full board
balance-bonus = balance bonus
rating-1 = under 100: try again
rating-2 = 100 and more: quite good, a planner in the making
rating-3 = 140 and more: impressive
rating-4 = 180 and more: fantastic, the queen is delighted
rating-5 = 200 and more: off the scoreboard, a true city planner
lacks-planning = { $count ->
    [one] one square is not built
   *[other] { $count } squares are not built
}
lacks-balance = { $count ->
    [one] the markers are one apart
   *[other] the markers are { $count } apart
}

## The board as text

city-of = The board of { $name }
standing = Largest rectangle: { $rectangle }   Balance: { $black } black, { $green } green
step-now = Now { $step }.
round-now = Round { $number } of { $rounds }; start player: seat { $seat }
card-now = Now: { $tile }, black and green side
look-alike = (look-alike: compare carefully)
card-next = Face up: { $tile }
card-own = Private card of { $holders }: { $tile }
card-hidden = Private card of { $holders }: face down
tiles-left = { $count ->
    [0] No tiles are left.
    [one] One tile is left:
   *[other] { $count } tiles are left:
}
square-built = completely built
square-open = not completely built
fill-can = { $count ->
    [one] You can still fill the rest of the board with one piece, for instance:
   *[other] You can still fill the rest of the board with { $count } pieces, for instance:
}
fill-done = The board is full.
fill-never = You can no longer fill the board completely; this is certain.
fill-unknown = There was not enough time to find out whether you can still fill the board.
help-of-game =
    At first:       side black|green            which side of your board you play on
    1. A tile:      place SQUARE [SIDE] [TURNS]  place c3 green 1: the tile on the card, green side, turned once clockwise, its top left at c3
                    place H c3                  a tile by its letter: needed in the last round, where three cards lie open
                    skip [TILE]                 leave it out for good
    2. A fountain:  fountain SQUARE HALF        fountain c3 nw: the half of c3 whose right angle is at the top left (nw, ne, se, sw); or skip
    On the board B is black, G green, F a fountain, . empty; B/G is cut like a slash (left: the top left half),
    B\G like a backslash (left: the bottom left half). You can undo until everyone is done.
    Look:           city [SEAT]   cards   tile [TILE] (all turns)   left [SEAT] (tiles still to come)
                    legal [SQUARE or tile]   at SQUARE [SEAT]
                    hint (can the rest of the board still be filled?)
how-to-place = Type place SQUARE [SIDE] [TURNS], for instance: place c3 green 1. In the last round, name the tile: place H c3.
how-to-pour = Type fountain SQUARE HALF, for instance: fountain c3 nw; or skip.
how-to-skip = Type skip, or skip and the letter of a tile.
how-to-choose-side = Type side black or side green.
how-to-ask-tile = Type tile and a letter from A to W, for instance: tile H.
how-to-ask-at = Type at and a square, for instance: at c3.
which-tile = Type which tile: { $known }.
no-such-square = { $text } is not on the board; the last square is g7.

## Score sheets

sheet-rounds-first = After the name there must be a line “rounds” with the points of rounds 1 to { $wanted }.
sheet-rounds = The line needs the points of { $wanted } rounds, not of { $count }.
sheet-no-points = “{ $text }” is not a number of points from 1 to { $most }.
sheet-points-fall = These points are fewer than in the round before, and a rectangle never shrinks.
sheet-last-falls = The largest rectangle of the board has { $points } squares: fewer than this, and a rectangle never shrinks.
sheet-unknown-square = “{ $text }” is not a square: ., B, G, or two halves such as B/G or F\.
sheet-empty-halves = “{ $text }” is empty: write a single dot.
sheet-fountains = There are more than { $most } fountains on this board.

## The score sheet, tapped in

tap-how = Paint whole squares by tapping or dragging. A half goes to the corner of the square that you tap.
tap-colour = { $letter ->
    [B] black
    [G] green
    [F] fountain
   *[none] empty
}
tap-half = { $letter ->
    [B] half a square, black
    [G] half a square, green
   *[F] half a square, fountain
}
tap-halves = { $one } half { $left }, { $other } half { $right }
tap-rounds = Points of the rounds
tap-round = Round { $number }
tap-rounds-about = The last round, the balance and the planning bonus are counted on the board.

## The end of a match

end-rating = Rating
end-by-round = The largest rectangle, round by round
