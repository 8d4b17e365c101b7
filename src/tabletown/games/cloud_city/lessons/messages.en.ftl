# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    What you are after
    A finished city of three by three tiles, above the clouds. Every walkway between two buildings of one height brings votes, long ones by far the most: 56 in all. You will now lay four tiles of your own.

lesson-first-table =
    Your table
    Your start tile lies there with two low, blue buildings. You hold three tiles, three more lie open. A turn: lay a tile, build walkways if you like, draw a tile.

lesson-first-lay =
    Lay a tile
    Choose the framed tile, one low and one middle building, and lay it at the right of your start tile. Tiles touch with a whole side; colours need not match.

lesson-first-walk =
    Join two buildings
    Two low buildings stand in one row: join them. The walkway has length 2 and gives 2 votes. Length 3 gives 3, length 4 gives 5, length 5 gives 8.

lesson-first-take =
    Draw a tile
    Take the open tile in the frame: it has one more low building. That ends your turn, and Teun plays.

lesson-first-third =
    Three in a row
    Lay it at the right again. Your city is three tiles wide now, and that is the most it may be: three by three.

lesson-first-short =
    Two votes more
    Join the second low building with the new one: length 2 again, and 2 more votes.

lesson-first-over =
    Tempting, isn’t it?
    From the first low building to the last it would be length 4: five votes. Try it: tap the first, then the one at the far right.

lesson-first-more =
    Plan ahead
    A walkway passes over lower buildings only. The framed tile has a middle building and a low one: good for something long, later. Take it.

lesson-first-below =
    Two more low ones
    Lay the tile with two low buildings below the middle of your city. Its buildings go up at once.

lesson-first-beside =
    Side by side
    Join the two new buildings: length 1, one vote. You may build as many walkways in a turn as you like, and anywhere in your city.

lesson-first-two =
    And upwards as well?
    The low building above is so close. Try to join it: tap it, then the new one below it.

lesson-first-pile =
    Into the unknown
    So two walkways to a building, no more. Instead of an open tile you may also draw the top one of the pile, unseen. Do that now.

lesson-first-turn =
    Turn it first
    Choose the tile and turn it once, with the button or R, so that the middle building comes to the lower right. Lay it at the bottom, in the frame.

lesson-first-high =
    Over the low ones
    Now it pays. The two middle buildings stand four squares apart, and only low ones are between. Build the walkway: five votes.

lesson-first-levels =
    Three levels
    River walkways join low buildings, forest ones middle and sand ones high buildings. They run one above the other, so they may cross; two of one level may not. Join the two low buildings below the new walkway.

lesson-first-choose =
    And one for later
    There are few long walkways, and everybody builds from one supply: be quick. Take the framed tile.

lesson-first-play =
    Now play on
    You know every step. Four tiles are left; then the most votes win, and in a tie those for river walkways decide. Chance and Teun are real from here on.

## cards

lesson-cards-cards =
    Two special requests
    With cards, one or two requests lie open from the start, the same for all. Here one gives votes for circuits, the other takes 2 for every building without a walkway. It is your last turn.

lesson-cards-last =
    Fill the gap
    Lay the framed tile into the last gap. Its two buildings have no walkway yet, and that costs votes for a moment.

lesson-cards-circuit =
    Close the ring
    Walkways joined end to end are a route. This one ends where it began: a circuit. Build it, for 8 votes of its own and 3 of the card.

lesson-cards-solo =
    Nobody alone
    Give the new building at the lower right a walkway: 3 votes, and the card no longer takes 2 for it.

lesson-cards-again =
    A second circuit
    One more walkway from there, and another ring is closed: 2 votes and 3 of the card.

lesson-cards-small =
    Small change
    The last one is short, but a vote is a vote.

lesson-cards-most =
    Four cards for the most
    Other cards compare: the best single route on river or forest, the most separate routes, the most low or the most middle buildings. The most gets 6; those who tie get 3 each.

lesson-cards-others =
    Two that give
    One card gives 6 for a route with four different lengths, 8 for all five. Another gives 2 for every building with exactly one walkway.

lesson-cards-costs =
    Two that cost
    One card takes 2 for each crossing of walkways. Another takes 4 unless you have five walkways of 3 votes, one of 5 and one of 8.

lesson-cards-done =
    Every vote is counted
    After your last tile you draw no more: end your turn. Teun finishes, and the most votes win.

## rectangle

lesson-rectangle-wide =
    Three by four
    In the rectangular city one side may be four tiles long. You choose which: lay this tile at the left, and your city is four wide. So it will be three high.

lesson-rectangle-long =
    Room for long walkways
    Two high buildings stand five squares apart, with lower ones between. The longest walkway there is: 8 votes.

lesson-rectangle-take =
    Two high ones
    Take the framed tile with two high buildings.

lesson-rectangle-beyond =
    Even wider?
    What about a fifth tile in the row, at the far left? Press “Show me” to try it.

lesson-rectangle-below =
    Then below
    Four wide is wide enough. Lay the tile with two high buildings below the right end.

lesson-rectangle-join =
    Go on from there
    The high building above has one walkway and room for a second. Join it with the new one.

lesson-rectangle-draw =
    And on it goes
    Take the framed tile.

lesson-rectangle-play =
    Now play on
    A rectangular city takes eleven rounds; everything else stays as it is. Seven tiles are left.
