# Neoville

cover-about = Lay tiles, grow districts, and keep what your skyscrapers promise.
cover-time = 45 min
option-utilities = Kinds of utilities
option-utilities-chance = chance decides
option-utilities-buses-windmills = eco-buses and windmills
option-utilities-buses-biodomes = eco-buses and biodomes
option-utilities-windmills-biodomes = windmills and biodomes
option-first = Start player
option-first-seat-1 = seat 1
option-first-chance = chance decides

## Pieces

kind-buses = eco-buses
kind-windmills = windmills
kind-biodomes = biodomes
skyscraper = { $terrain ->
    [E] clay
    [G] tree
    [R] stone
   *[W] waterfall
} skyscraper { $value } ({ $name })
structure-at = { $what } at { $square }
b-parks = eco-bus, 4 parks: 8 ({ $name })
b-sports = eco-bus, 4 sports facilities: 8 ({ $name })
b-leisure = eco-bus, 4 parks or sports facilities: 5 ({ $name })
b-towers3 = eco-bus, 3 skyscrapers: 5 ({ $name })
b-towers4 = eco-bus, 4 skyscrapers: 8 ({ $name })
b-utilities = eco-bus, 3 other utilities: 8 ({ $name })
m-left = windmill, left column: 4 ({ $name })
m-right = windmill, right column: 4 ({ $name })
m-top = windmill, top row: 4 ({ $name })
m-bottom = windmill, bottom row: 4 ({ $name })
m-corner = windmill, a corner: 5 ({ $name })
m-middle = windmill, the middle: 6 ({ $name })
d-L3 = biodome, three round a corner: 5 ({ $name })
d-I3 = biodome, three in a line: 5 ({ $name })
d-O4 = biodome, two by two: 6 ({ $name })
d-T4 = biodome, T of four: 6 ({ $name })
d-X5 = biodome, plus of five: 8 ({ $name })
d-V5 = biodome, big corner of five: 8 ({ $name })
drawn-biodome = biodome of another shape, { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}: { $points } ({ $name })
most-parks = most parks
most-sports = most sports facilities

## Moves

move-lay = lays { $tile } at { $spot }{ $turn ->
    [0] {""}
   *[other] , turned { $turn } × clockwise
}
move-build = builds at { $square }: { $what }
move-skip = builds nothing
move-take = takes the open tile { $tile }
move-draw = draws from the pile
move-done = ends the last turn
move-omit = leaves out the { $kind }
move-stock = puts into the supply: { $what }
move-open = opens { $tile }
move-deal = deals { $tile } to seat { $seat }
move-deal-secret = deals a tile to seat { $seat }
move-begin = lets seat { $seat } start

# The same on the page, with small pictures and with people by name
log-move-lay = lays { $piece } at { $spot }
log-move-build = builds { $piece } at { $square }
log-move-take = takes { $piece }
log-move-open = { $piece } is now open to everyone
log-move-deal = { $piece } goes to { $seat }
log-move-deal-secret = a tile goes to { $seat }
log-move-begin = { $seat } starts

## Refusals

not-this-step = First { $step }.
not-twice = You have already built this turn: one structure to a tile.
step-lay = lay a tile
step-build = build, or skip building
step-draw = draw a tile
step-done = end your turn: it was your last tile
not-in-hand = { $tile } is not in your hand.
not-first-there = Your first tile goes to the middle of the table, { $spot }.
not-that-turn = Turned like this, the tile looks the same as with { $turn } turns; use that.
not-on-a-tile = There is already a tile at { $spot }.
not-apart = A tile at { $spot } would not touch your city with a whole side.
not-beyond = A tile at { $spot } would make your city wider or higher than four tiles.
not-joining = This tile would join two districts with skyscrapers ({ $one }; { $other }), and you have another way.
not-on-a-park = There is a park on this square; it stays free.
not-on-sports = There is a sports facility on this square; it stays free.
not-its-terrain = On { $terrain ->
    [E] earth
    [G] grass
    [R] rock
   *[W] water
} you cannot build { $what }.
not-second-skyscraper = A skyscraper already stands in this district: { $other }.
not-with-so-few = With { $seats } players, the skyscrapers of value { $value } stay in the box.
not-in-supply = This is not in the supply: { $what }.
not-this-kind = This match is played without { $kind }.
not-done-yet = You must draw a tile first.
not-after-last-tile = After your last tile you do not draw; you end your turn.
not-open = { $tile } is not among the open tiles.
not-on-new-tile = { $square } is not on the tile that you have just laid.

## What a structure still lacks

lacks-for-ever = out of reach
outdone-skyscraper = another one in its district counts
outdone-biodome = another one in its district scores
lacks-skyscraper = { $count ->
    [one] one square short
   *[other] { $count } squares short
}
lacks-eco-bus = { $count } short
lacks-windmill = not in place yet
lacks-biodome = { $count ->
    [one] one square short
   *[other] { $count } squares short
}

## The board as text

now-lay = Step 1 of 3, lay a tile: lay 1 { $spot }, or lay 2 { $spot } 1 to turn it once.
now-build = Step 2 of 3, build on the new tile: build W8 g7, or skip.
now-draw = Step 3 of 3, draw a tile: take 2 for the second open tile, or draw for the top of the pile.
now-done = That was your last tile: done ends your turn, undo takes your last move back.
city-of = { $name }: { $laid } of { $rounds } tiles
city-empty = No tile yet.
hand-title = Hand  {""}
market-title = Open  {""}
pile-left = { $count ->
    [one] One tile is left in the pile.
   *[other] { $count } tiles are left in the pile.
}
supply-title = Supply
skyscrapers-of = { $terrain ->
    [E] {" "}clay      {""}
    [G] {" "}tree      {""}
    [R] {" "}stone     {""}
   *[W] {" "}waterfall {""}
}
nothing-at = There is no tile at { $square }.
district-at = { $square }, a district of { $size ->
    [one] one square
   *[other] { $size } squares
}.
where-found = { $count ->
    [0] None.
    [one] One square:
   *[other] { $count } squares:
}
help-of-game =
    1. lay TILE SQUARE [TURNS]   lay 2 g5 1: the second tile of your hand, to the
                                 place of g5, turned once clockwise
    2. build WHAT SQUARE         build W8 g7, build b-parks h8; or skip. The square
                                 may also be nw, ne, se or sw of the new tile
    3. take TILE                 take 3: the third open tile; draw: the top of the
                                 pile; after your last tile: done
    Look: city [SEAT]  hand  market (the open tiles)  supply
          legal [SQUARE or piece]  at SQUARE [SEAT]
          where E, G, R, W, p, s, towers or utilities [SEAT]
    E earth, G grass, R rock, W water; p a park, s a sports facility; + a place
    for a tile. A tile is named clockwise from its top left square.
    On the board 8 is a skyscraper of value 8.
    bP an eco-bus: P parks, S sports, L leisure, 3 or 4 skyscrapers, U utilities
    mL a windmill: L left, R right, T top, B bottom, C corner, M middle
    dL a biodome: L, I, O, T, X, V for its shape
how-to-lay = Type lay TILE SQUARE [TURNS], for instance: lay 2 g5 1.
how-to-build = Type build WHAT SQUARE, for instance build W8 g7; or skip. To see what there is, type supply.
how-to-take = Type take and the number of an open tile, for instance: take 3.
how-to-ask-at = Type at and a square, for instance: at g7.
how-to-ask-where = Type where and one of: { $known }.

## What a piece says of itself, and the steps of a turn

turn-lay = Lay a tile
turn-build = Build
turn-draw = Draw a tile
turn-done = End your turn
terrain-square = { $terrain ->
    [E] earth
    [G] grass
    [R] rock
   *[W] water
}{ $mark ->
    [p] {" "}with a park
    [s] {" "}with a sports facility
   *[none] {""}
}
explain-tile = Tile { $tile }, clockwise from the top left: { $a }, { $b }, { $c }, { $d }.
explain-pile = The pile: tiles that nobody has seen. Instead of an open tile, you may draw its top tile unseen.
explain-spot = { $spot }: a place for a tile. The tile must touch your city with a whole side.
explain-square = { $square }: a square of the city. Neighbouring squares of the same terrain form a district.
explain-corner = A square of the new tile. You may build here, unless it has a park or a sports facility.
explain-parks = Parks: whoever has the most at the end gets 5 points; everyone who ties gets them too.
explain-sports = Sports facilities: whoever has the most at the end gets 5 points; everyone who ties gets them too.
explain-skyscraper = { $terrain ->
    [E] Clay skyscraper { $value }, on earth only.
    [G] Tree skyscraper { $value }, on grass only.
    [R] Stone skyscraper { $value }, on rock only.
   *[W] Waterfall skyscraper { $value }, on water only.
} Pays { $value } if its district has at least { $value } squares; otherwise it costs { $value }.
explain-b-parks = Eco-bus. Pays 8 if its row and column together have 4 parks; otherwise it costs 8.
explain-b-sports = Eco-bus. Pays 8 if its row and column together have 4 sports facilities; otherwise it costs 8.
explain-b-leisure = Eco-bus. Pays 5 if its row and column together have 4 parks or sports facilities, in any mix; otherwise it costs 5.
explain-b-towers3 = Eco-bus. Pays 5 if its row and column together have 3 skyscrapers; otherwise it costs 5.
explain-b-towers4 = Eco-bus. Pays 8 if its row and column together have 4 skyscrapers; otherwise it costs 8.
explain-b-utilities = Eco-bus. Pays 8 if its row and column together have 3 other utilities; otherwise it costs 8.
explain-m-left = Windmill. Pays 4 if its tile is in the left column of the finished city; otherwise it costs 4.
explain-m-right = Windmill. Pays 4 if its tile is in the right column of the finished city; otherwise it costs 4.
explain-m-top = Windmill. Pays 4 if its tile is in the top row of the finished city; otherwise it costs 4.
explain-m-bottom = Windmill. Pays 4 if its tile is in the bottom row of the finished city; otherwise it costs 4.
explain-m-corner = Windmill. Pays 5 if its tile is in a corner of the finished city; otherwise it costs 5.
explain-m-middle = Windmill. Pays 6 if its tile is one of the four in the middle of the finished city; otherwise it costs 6.
explain-d-L3 = Biodome. Pays 5 if its district is exactly three squares round a corner; otherwise it costs 5.
explain-d-I3 = Biodome. Pays 5 if its district is exactly three squares in a line; otherwise it costs 5.
explain-d-O4 = Biodome. Pays 6 if its district is exactly a block of two by two; otherwise it costs 6.
explain-d-T4 = Biodome. Pays 6 if its district is exactly three squares in a line and one beside the middle one; otherwise it costs 6.
explain-d-X5 = Biodome. Pays 8 if its district is exactly a plus of five squares; otherwise it costs 8.
explain-d-V5 = Biodome. Pays 8 if its district is exactly a big corner of five squares; otherwise it costs 8.

## At a table in the browser

round-of = round { $round }/{ $rounds }
group-hand = Your hand
group-market = Open tiles
group-skyscrapers = Skyscrapers
group-utilities = Utilities
group-most = Most at the end: 5 points each
tab-hand = Hand
tab-market = Open
tab-skyscrapers = Towers
tab-utilities = Utilities
tab-most = Most
do-lay = Lay it here
do-build = Build { $terrain ->
    [E] clay
    [G] tree
    [R] stone
   *[W] waterfall
} { $value } here
do-build-utility = Build the { $kind ->
    [b] eco-bus
    [m] windmill
   *[d] biodome
} here
do-skip = Skip building
do-take = Take this tile
do-draw = Draw from the pile
do-done = End your turn
tip-lay = Choose a tile from your hand, turn it as you like and lay it beside your city. Neighbouring squares of the same terrain form a district.
tip-build = You may put one structure on the new tile, or skip. A skyscraper is a promise: its district must get that many squares.
tip-draw = Take one of the open tiles, or draw the top tile unseen. Then it is the next player’s turn.
tip-done = That was your last tile, so you do not draw. You can still undo.
tip-skyscraper = 3/5 beside a skyscraper means that its district has 3 of 5 squares. Complete, it pays its value; otherwise it costs as much.
tip-joining = A tile may not join two districts with skyscrapers, unless there is no other way.
tip-bus = An eco-bus counts what it shows in its own row and column. Enough of it pays; too little costs as much.
tip-windmill = A windmill pays if its tile lies in the part of the finished city that it shows; otherwise it costs as much.
tip-biodome = A biodome pays if its district has exactly the shape it shows, turned in any way. One square more is too many.
tip-most = Whoever has the most parks at the end gets 5 points; the same goes for sports facilities. Everyone who ties gets them.
tip-winner = The player with the most points wins. In a tie, it is whoever built more structures.
learn-first = The game
learn-biodomes = Biodomes, and the last turn

## Score sheets

sheet-no-terrain = “{ $text }” does not start with a terrain: E, G, R or W.
sheet-unknown-thing = “{ $text }” is not a park, sports facility, skyscraper or utility.
sheet-left-out = With { $seats } players there is no skyscraper of value { $value }.
sheet-two-on-a-tile = There is already another structure on this tile.
sheet-skyscraper-twice = { $what } appears twice.
sheet-utility-often = Our list has { $most } pieces of “{ $what }”. Your box may have more: this one is counted as well.
sheet-three-kinds = Only two kinds of utilities are in play.
sheet-too-many-of-kind = There are more than { $most } { $kind }.
sheet-dome-how = “{ $text }” is not a biodome on our list. If your box has another shape, draw it: d-, its points (5, 6 or 8), then its rows, as in d-6/.xx/xx; at most five rows of five squares.
sheet-dome-apart = The squares of a biodome must touch side to side, as those of a district do.
sheet-dome-unknown = Our list has no biodome of this shape with these points. Your box may have it: it is counted as you drew it.

## The score sheet, tapped in

tap-how = First paint the terrain, then add what stands on it. Tap squares, or drag over them.
tap-land = Terrain
tap-skyscrapers = Skyscrapers
tap-utilities = Utilities
tap-park = park
tap-sports = sports facility
tap-skyscraper = skyscraper of value { $value }
tap-built = { $land }, { $what }
tap-land-first = First the terrain, then what stands on it.
tap-dome = A biodome of another shape
tap-dome-how = Some of our shapes are guesses. If your box has another one, draw it here, choose its points, then tap the square where it stands.
tap-dome-points = Points
tap-dome-shape = Shape of the district
tap-dome-square = row { $row }, column { $column }

## The end of a match

end-skyscrapers = { $terrain ->
    [E] Clay skyscrapers
    [G] Tree skyscrapers
    [R] Stone skyscrapers
   *[W] Waterfall skyscrapers
}
end-most = Most parks and sports facilities
