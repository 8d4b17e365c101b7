# Cloud City

cover-about = Build at three heights, and join your buildings with walkways above the clouds.
cover-time = 30 min
option-city = City
option-city-square = 3 × 3 tiles
option-city-rectangle = 3 × 4 tiles, upright or on its side
option-cards = Special requests
option-cards-none = none
option-cards-one = one card
option-cards-two = two cards
option-first = Start player
option-first-seat-1 = seat 1
option-first-chance = chance decides

## Pieces

level-river = river walkway
level-forest = forest walkway
level-sand = sand walkway
walkway = { $level }, length { $length }
building-b = the low building at { $square }
building-g = the middle building at { $square }
building-t = the high building at { $square }
card-longest-route = longest route
card-separate-routes = most separate routes
card-varied-routes = varied route
card-circuits = circuit
card-blue-hill = blue buildings on the hill
card-green-hill = green buildings on the hill
card-minimalist = minimalist building
card-crossed = crossed walkways
card-solo = solo building
card-balanced = balanced walkways
card-text-longest-route = 6 votes for the best river or forest route, 3 each in a tie
card-text-separate-routes = 6 votes for the most routes, 3 each in a tie
card-text-varied-routes = 6 votes for a route with 4 different lengths, 8 for one with all 5
card-text-circuits = 3 votes for each closed route
card-text-blue-hill = 6 votes for the most low buildings, 3 each in a tie
card-text-green-hill = 6 votes for the most middle buildings, 3 each in a tie
card-text-minimalist = 2 votes for each building with exactly one walkway
card-text-crossed = −2 votes for each crossing of two walkways
card-text-solo = −2 votes for each building without a walkway
card-text-balanced = −4 votes unless you have five walkways of 3 votes, one of 5 and one of 8

## Moves

move-lay = lays a tile: { $one }, { $other }
laid-b = low at { $square }
laid-g = middle at { $square }
laid-t = high at { $square }
tile-pair = { $one } + { $other }
height-b = low
height-g = middle
height-t = high
move-walk = builds { $ends }: { $level }, { $votes ->
    [one] one vote
   *[other] { $votes } votes
}
move-take = takes an open tile: { $tile }
move-draw = draws from the pile
move-done = ends the last turn
move-card = turns up a special request: { $card }
move-open = turns up a tile: { $tile }
move-deal = deals a tile to seat { $seat }: { $tile }
move-deal-secret = deals a tile to seat { $seat }
move-begin = lets seat { $seat } start

# The same on the page, with small pictures and with people by name
log-move-lay = lays { $piece }: { $one }, { $other }
log-move-take = takes { $piece }
log-move-open = { $piece } is now open to everyone
log-move-deal = { $piece } goes to { $seat }
log-move-deal-secret = a tile goes to { $seat }
log-move-begin = { $seat } starts

## Refusals

not-this-step = First { $step }.
step-lay = lay a tile
step-draw = draw a tile: you have already laid your tile for this turn
step-done = end your turn (done): that was your last tile
not-in-hand = { $tile } is not in your hand.
not-that-turn = Turned like this, the tile looks the same as with { $turn } turns; use that.
not-on-a-tile = There is already a tile at { $spot }.
not-apart = A tile at { $spot } would not touch your city with a whole side.
not-beyond = A tile at { $spot } would make your city wider or higher than three tiles.
not-beyond-rectangle = With a tile at { $spot }, your city would no longer fit into 3 × 4 tiles, upright or on its side.
not-without-building = There is no building at { $square }.
not-different-heights = These buildings are not the same height: { $one } and { $other }.
not-over-a-gap = There is no tile yet at { $square }, under the walkway.
not-over-same-height = In between stands { $building }, which is just as tall.
not-over-taller = In between stands { $building }, which is taller.
not-crossing = It would cross a walkway of the same level: { $ends } ({ $level }).
not-third-walkway = This building already has two walkways: { $building }.
not-joined-again = A walkway already joins these buildings: { $one }, { $other }.
not-in-supply = This walkway has run out: { $level }, length { $length }.
not-straight = A walkway joins two different squares in one row or one column.
not-so-long = A walkway has length { $most } at most, not { $length }.
not-on-the-table = That is not on the table.
not-done-yet = You must draw a tile first.
not-after-last-tile = After your last tile you do not draw; end your turn (done).
not-open = { $tile } is not among the open tiles.

## What is missing

lacks-balance = { $count ->
    [one] one walkway short
   *[other] { $count } walkways short
}

## The board as text

city-of = { $name }: { $laid } of { $tiles } tiles
level-of = { $name }: { $level ->
    [river] river level, low buildings (b)
    [forest] forest level, middle buildings (g)
   *[sand] sand level, high buildings (t)
}; # is taller
level-name-river = { $sign } river{"  "}
level-name-forest = { $sign } forest{" "}
level-name-sand = { $sign } sand{"   "}
walkways-possible = Walkways you can build (votes)
hand-title = Hand  {""}
market-title = Open  {""}
pile-left = { $count ->
    [one] One tile is left in the pile.
   *[other] { $count } tiles are left in the pile.
}
supply-title = Walkways left{" "}
card-title = Request
no-cards = This match is played without special requests.
nothing-at = There is no tile at { $square }.
free-at = { $square }: no building.
where-found = { $count ->
    [0] None.
    [one] One building, with the number of its walkways:
   *[other] { $count } buildings, with the number of their walkways:
}
best-found = { $count ->
    [0] You cannot build anything more now.
    [one] The best choice is one walkway (votes: { $votes }):
   *[other] The best choice is { $count } walkways (votes: { $votes }):
}
help-of-game =
    1. Lay a tile:      lay TILE SQUARE [TURNS]   lay 2 g5 1: the second tile of your hand, to the place of g5, turned once clockwise
    2. Build walkways:  walk SQUARE-SQUARE        walk g7-i7: between two buildings of one height; as many as you like, or none
    3. Draw:            take TILE, or draw        take 3: the third open tile; draw: the top of the pile. After the last tile: done
    b low, g middle, t high building; · no building; ~ river, = forest, : sand walkway; + a place for a tile.
    A tile is named clockwise from its top left: b.g. has low at the top left and middle at the bottom right.
    Look:               city [SEAT]   level b|g|t [SEAT] (one level)   hand   market (the open tiles)   supply (walkways left)   cards
                        legal [SQUARE or tile]   at SQUARE [SEAT]   where b|g|t [SEAT]   best (the walkways that bring the most votes now)
how-to-lay = Type lay TILE SQUARE [TURNS], for instance: lay 2 g5 1.
how-to-walk = Type walk and two squares, for instance: walk g7-i7.
how-to-take = Type take and the number of an open tile, for instance: take 3.
how-to-ask-at = Type at and a square, for instance: at g7.
how-to-ask-where = Type where and one of: { $known }.
how-to-ask-level = Type level and one of: { $known }.

## The board tells of itself

turn-lay = Lay a tile
turn-walk = Build walkways
turn-draw = Draw a tile
turn-done = End your turn
explain-tile = A tile with { $buildings }, { $how ->
    [beside] side by side
   *[across] corner to corner
}.
two-b = two low buildings
two-g = two middle buildings
two-t = two high buildings
one-b = a low building
one-g = a middle building
one-t = a high building
one-and-one = { $one } and { $other }
explain-b = Low building: one storey, blue. River walkways join low buildings, at most two at each.
explain-g = Middle building: two storeys, green. Forest walkways join middle buildings, at most two at each.
explain-t = High building: three storeys, tan. Sand walkways join high buildings, at most two at each.
explain-river = River walkway, length { $length }: { $votes ->
    [one] one vote
   *[other] { $votes } votes
}. It joins two low buildings at this distance and passes over no building.
explain-forest = Forest walkway, length { $length }: { $votes ->
    [one] one vote
   *[other] { $votes } votes
}. It joins two middle buildings at this distance and passes over low ones only.
explain-sand = Sand walkway, length { $length }: { $votes ->
    [one] one vote
   *[other] { $votes } votes
}. It joins two high buildings at this distance and passes over low and middle ones.
explain-card = { $card }: { $text }.
explain-draw = The pile: draw its top tile unseen.
explain-back = A tile in a hand: only its owner sees it.

look-level = Which level
look-all = All
look-b = Low
look-g = Middle
look-t = High
look-way = View
look-standing = 3D
look-plan = Plan
look-turn = Rotate view
group-hand = Your hand
group-market = Open tiles
group-river = River walkways left
group-forest = Forest walkways left
group-sand = Sand walkways left
group-card = Special requests
tab-hand = Hand
tab-market = Open
tab-supply = Walkways
tab-card = Requests
note-round = round { $round } of { $rounds }

## What a button does

do-lay = Lay it here
do-walk = Build this walkway
do-take = Take this tile
do-draw = Draw from the pile
do-done = End your turn
prompt-walk-or-draw = Build, or choose a tile
prompt-draw = Choose a tile
prompt-join = From { $square } to where?

## Tips of a first match

tip-lay = Lay one of your three tiles on a highlighted place, side to side with your city. You can turn it.
tip-walk = Join two buildings of one height in a straight line: choose a highlighted line, then build. A walkway passes over lower buildings only, and a building has room for two.
tip-draw = Take one of the open tiles, or draw the top tile unseen. That ends your turn.
tip-votes = Every walkway gives votes: 1, 2, 3, 5 or 8 for length 1 to 5. Long ones are scarce, and all cities build from one supply.
tip-longest-route = The best river or forest route gives 6 votes, or 3 each in a tie. A route is a chain of walkways joined end to end.
tip-separate-routes = The most separate routes give 6 votes, or 3 each in a tie. When you join two routes, they become one.
tip-varied-routes = A route with four different lengths gives 6 votes, one with all five gives 8. This counts once.
tip-circuits = A route that ends where it began is a circuit: 3 votes for each.
tip-blue-hill = The most low buildings give 6 votes, or 3 each in a tie.
tip-green-hill = The most middle buildings give 6 votes, or 3 each in a tie.
tip-minimalist = Every building with exactly one walkway gives 2 votes. A second walkway takes them away again.
tip-crossed = Two walkways of different levels that cross between their ends cost 2 votes.
tip-solo = Every building without a walkway costs 2 votes. At the start, that is all of them.
tip-balanced = You lose 4 votes unless you have five walkways of 3 votes, one of 5 and one of 8.
tip-done = That was your last tile. Build what you still can, then end your turn; your other two tiles do not count.
tip-over = The player with the most votes wins. In a tie, votes on the river decide, then in the forest, then on the sand.
learn-first = The game
learn-cards = Cards
learn-rectangle = The rectangular city

## Score sheets

sheet-no-card = No card follows “cards”.
sheet-unknown-card = “{ $text }” is not a card. Choose from: { $known }.
sheet-too-many-cards = At most { $most } cards are in play.
sheet-card-twice = The card { $card } appears twice.
sheet-row-after-walk = The rows of a city come before its walkways.
sheet-size = A city has 6 rows of 6 squares, or in the rectangular variant 6 of 8 or 8 of 6.
sheet-uneven = The first row has { $wanted } squares, but this one has { $count }.
sheet-rectangle-seats = The rectangular variant is for { $most } seats at most.
sheet-other-size = All cities at a table have the same number of squares.
sheet-unknown-cell = “{ $text }” is neither a building (b, g, t) nor a dot for no building.
sheet-too-many-buildings = There are more than { $most } buildings of height { $letter }.
sheet-not-two-on-a-tile = Every tile has two buildings, but this one has { $count }.
sheet-how-to-walk = Write a walkway as “walk a1-c1”.

## The score sheet, tapped in

tap-how = Put two buildings on each tile. For a walkway, tap its two ends one after the other, or drag from one to the other.
tap-no-building = no building
tap-walkway = a walkway
tap-walkways = { $count ->
    [0] No walkways yet
    [one] One walkway
   *[other] { $count } walkways
}
tap-remove-walkway = Remove the walkway { $ends }
tap-size = Size of the city
tap-cards = Special requests in play

## The end of a match

end-river = River walkways
end-forest = Forest walkways
end-sand = Sand walkways
end-by-length = Walkways by length
