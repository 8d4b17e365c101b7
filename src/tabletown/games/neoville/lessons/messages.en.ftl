# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    What you are after
    A finished city of sixteen tiles. Every skyscraper, eco-bus and windmill in it promised something and kept its word: 70 points. You will now lay the first five tiles of a city like this.

lesson-first-table =
    Your table
    You hold three tiles. Four more lie open for everybody, and so do all structures that can be built. A turn has three steps: lay a tile, build if you like, draw a tile.

lesson-first-lay =
    Lay your first tile
    Choose the framed tile: three squares of water, one of rock. Your first tile goes to the middle. Tap that place twice, or press the large button.

lesson-first-promise =
    Promise something
    A skyscraper with a 4 promises: here I get at least four squares of water. There are only three yet, so for now it costs 4. Build it on the framed square.

lesson-first-take =
    Draw a tile
    Take the open tile in the frame: it has the water you need. Then it is Teun’s turn, and after that yours again.

lesson-first-touch =
    Let the district grow
    A new tile touches your city with a whole side. Lay this one at the right: water meets water, the district has five squares, and the promise is kept. Four points.

lesson-first-second =
    Tempting, isn’t it?
    So much water: why not a second skyscraper? Try it. Choose the waterfall 6 and tap the framed square.

lesson-first-bus =
    Build an eco-bus instead
    Utilities may stand anywhere. This eco-bus looks along its row and its column and wants four parks or sports facilities. It already sees one park. It pays 5.

lesson-first-more =
    Think of the bus
    The framed open tile has a park. Take it: later it will lie in the row of the bus.

lesson-first-most =
    Parks and sports
    Lay the tile with the sports facility below the bus: now the bus sees two. And whoever has the most sports facilities at the end gets 5, just as for the most parks.

lesson-first-another =
    Another district
    This water does not touch the other: it is a district of its own, so a skyscraper may stand here. The waterfall 6 is a big promise. Build it; you have thirteen more tiles to keep it.

lesson-first-pile =
    Into the unknown
    If no open tile pleases you, draw the top one of the pile, unseen. Do that now.

lesson-first-joining =
    Never join two of them
    What a tile: three squares of water. Try to lay it in the corner between the two skyscrapers, in the frame.

lesson-first-wide =
    Lay it at the right
    So lay the tile with the park at the far right. The bus sees three now. Your city may become four tiles wide and four high, never more.

lesson-first-windmill =
    A windmill has a place
    This windmill pays 4 if its tile ends up in the right column of the finished city, and costs 4 otherwise. You are about to make that certain. Build it.

lesson-first-third =
    One park is missing
    The bus lacks one more. The framed tile has a park: take it.

lesson-first-turn =
    Turn it first
    Choose the tile and turn it once, with the button or R, so that the park comes to the lower right. Lay it at the far left: the bus has its four, and the city is four wide.

lesson-first-skip =
    You need not build
    Bus and windmill both pay now. A promise that you cannot keep costs points, so building nothing is often wise. Skip it this time.

lesson-first-choose =
    And one for later
    Take the framed tile with three squares of grass. Grass has no skyscraper in your city yet.

lesson-first-play =
    Now play on
    You know every step. Eleven tiles are left, and the 6 still wants five more squares of water. After sixteen rounds the most points win. Chance and Teun are real from here on.

## biodomes

lesson-biodomes-late =
    Nearly there
    Fourteen tiles lie, two rounds are left. Two biodomes already pay: one in a district of exactly two by two squares, one in a district of exactly three round a corner.

lesson-biodomes-plus =
    Make a plus
    Choose the framed tile, turn it once and lay it into the frame. The grass there becomes a plus of five squares, and not one more.

lesson-biodomes-dome =
    Exactly its shape
    This biodome pays 8 if its district is exactly a plus, turned in any way. One square too many or too few, and it costs 8. Build it on the new grass.

lesson-biodomes-take =
    Nothing that spoils it
    For the last place you want a tile that changes none of the three shapes. Take the framed one: earth and water.

lesson-biodomes-last =
    The last tile
    Your sixteenth tile completes the four by four. Lay it into the last gap: all shapes stay as they are.

lesson-biodomes-skip =
    Leave it at that
    Nothing in the supply would be fulfilled on this tile, and a promise that is not kept costs points. Build nothing.

lesson-biodomes-done =
    Every point is counted
    After your last tile you draw no more: end your turn. Teun finishes, and the most points win. If that is a tie, more structures decide.
