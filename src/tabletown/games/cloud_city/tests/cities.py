"""Complete cities, as rows without spaces, that several tests look at."""

# c1 has buildings of its height to the left, to the right and below; taller ones stand between others.
PLUS = ("b.b.b.", ".t.t.t", "g..tg.", ".b.b.b", "t.b.t.", ".g.g.g")

# a2-e2 and c1-c3 would cross on the river level; d1-d4 passes above.
CROSS = ("g.bg.t", "b...b.", "t.b.g.", ".t.g.b", "t.g.t.", ".b.t.g")

# Two squares of walkways, on the river and on the sand, that cross twice.
SQUARES = ("b.b.g.", ".t.t.t", "b.b.g.", ".t.t.t", "g.g.b.", ".b.b.t")
RIVER_SQUARE = ("a1-c1", "a1-a3", "c1-c3", "a3-c3")
SAND_SQUARE = ("b2-d2", "b2-b4", "b4-d4", "d2-d4")

# Three walkways over c3, two of them along one line.
THREE = ("b.b..b", ".tg.t.", "tb..bt", "..gg..", "b..bb.", ".tt..t")
OVER_EACH_OTHER = ("a3-f3", "b3-e3", "c2-c4")

# Rectangular cities: one with a route of four lengths, one with five, and one in balance.
FOUR_LENGTHS = ("g.b.b.", "g..bg.", ".tb.bg", "t..b..", "g.gbgt", "g.....", "b.g.b.", ".b.t.g")
FOUR_LENGTHS_WALKS = ("a1-a2", "a2-e2", "e2-e5", "c5-e5", "c1-e1")
FIVE_LENGTHS = (".g....g.", "b.ggtt.t", ".gb..tb.", ".g.bg..b", "......gg", "tbbbtt..")
FIVE_LENGTHS_WALKS = ("b1-g1", "b1-b3", "g1-g5", "b3-b4", "b4-e4", "g5-h5", "d4-d6")
BALANCED_CITY = ("tg.t.b", "...tg.", "t..g.t", ".t.bt.", ".bb.gt", "b..b..", "ttggtt", "......")
BALANCED_WALKS = (
    "d4-d6", "b5-c5", "a6-d6", "d3-d7", "c7-d7", "a1-d1", "d1-d2", "a3-f3", "a3-a7", "f3-f5", "b4-e4",
    "b4-b7", "e4-e7", "f5-f7", "b7-e7",
)
