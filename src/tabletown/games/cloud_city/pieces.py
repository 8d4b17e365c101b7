"""What is in the box.

The tile list is our own, because the printed pictures are lost: correct it here alone.
"""
from ...kernel import mask, table

SEATS, HAND, MARKET, CARDS_IN_PLAY = 4, 3, 3, 2
SIDE, LONG_SIDE, MOST_TILES = 3, 4, 12  # of a city: its sides in tiles, and all its tiles

# Heights of buildings and their walkways: low is blue with the river, middle green with the forest,
# high tan with the sand.

HEIGHTS = 3
LOW, MIDDLE, HIGH = range(HEIGHTS)
LETTERS = "bgt"
LEVELS = ("river", "forest", "sand")
BUILDINGS = 32  # of each height

# A tile: its four squares clockwise from the top left, a letter for the site of a building; and its number.

TILE_LIST = """
b.b. 4    bb.. 4
g.g. 4    gg.. 4
t.t. 4    tt.. 4
b.g. 4    bg.. 2    gb.. 2
b.t. 4    bt.. 2    tb.. 2
g.t. 4    gt.. 2    tg.. 2
"""
TILES = tuple(TILE_LIST.split()[::2])
KINDS = len(TILES)
# One for each seat, taken out of those above; all alike, because others favoured the first seats.
START_TILES = ("b.b.",) * SEATS
START = table([TILES.index(tile) for tile in START_TILES])
# How many of each tile are in the pile.
COPIES = table(
    [int(n) - START_TILES.count(tile) for tile, n in zip(TILES, TILE_LIST.split()[1::2], strict=True)]
)


def turned(tile: str, turn: int) -> str:
    """Return the squares of a tile after `turn` quarter turns clockwise."""
    return "".join(tile[(corner - turn) % 4] for corner in range(4))


# By tile: how many of its turns, from the first on, look different.
WAYS = table([len({turned(tile, turn) for turn in range(4)}) for tile in TILES])


# The same as sets of squares, for a tile in the top left corner of the board

CORNERS = (0, 1, 9, 8)
WHOLE_TILE = mask(*CORNERS)


def sites(tile: str, letter: str) -> int:
    return mask(*(square for square, found in zip(CORNERS, tile, strict=True) if found == letter))


SITES_OF = table(
    [[[sites(turned(tile, turn), letter) for letter in LETTERS] for turn in range(4)] for tile in TILES]
)

# Walkways by length, which is the distance between the two buildings

LENGTHS = 5
VOTES = table([0, 1, 2, 3, 5, 8])
PIECES = (6, 8, 8, 6, 3)  # of each level

# Cards: the special requests of the personal model, named as on the score sheet

CARDS = tuple(
    "longest-route separate-routes varied-routes circuits blue-hill green-hill "
    "minimalist crossed solo balanced".split()
)
LONGEST, SEPARATE, VARIED, CIRCUITS, BLUE_HILL, GREEN_HILL, MINIMALIST, CROSSED, SOLO, BALANCED = range(
    len(CARDS)
)
IS_MAJORITY = table([1, 1, 0, 0, 1, 1, 0, 0, 0, 0])
MAJORITY, SHARED_MAJORITY = 6, 3
VARIED_VOTES = table([0, 0, 0, 0, 6, 8])  # by the number of lengths in the route
CIRCUIT, LONELY, CROSSING, UNUSED, UNBALANCED = 3, 2, -2, -2, -4
BALANCE = table([0, 0, 5, 1, 1])  # how many walkways of each length it wants
