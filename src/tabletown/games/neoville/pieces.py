"""What is in the box.

The tile list and some utilities are our own, because the printed pictures are lost: correct them here alone.
"""
from collections.abc import Iterator

from ...kernel import mask, table

SEATS, ROUNDS, HAND, MARKET = 4, 16, 3, 4
SIDE = 4  # tiles along a side of the finished city

# Terrains and marks

TERRAINS = 4
EARTH, GRASS, ROCK, WATER = range(TERRAINS)
LETTERS = "EGRW"
PLAIN, PARK, SPORT = range(3)
MARKS = ("", "p", "s")

# A tile: its four squares clockwise from the top left; p a park, s a sports facility.

TWICE = "EEEG EEER EEEW EGGG ERRR EWWW GGGR GGGW GRRR GWWW RRRW RWWW"
ONCE = """
EEGG EERR EEWW GGRR GGWW RRWW
EEGpR EEGsW EERpG EERsW EEWpG EEWsR  GGEpR GGEsW GGRpE GGRsW GGWpE GGWsR
RREpG RREsW RRGpE RRGsW RRWpE RRWsG  WWEpG WWEsR WWGpE WWGsR WWRpE WWRsG
EGpER EGpEW ERpEW GRpGE GRsGW GWpGE RGsRE RWpRE RWsRG WGWEp WRWEp WRsWG
EsGEG EsWEW GsRGR RWsRW ERER GWGW
EWGR EWRG
"""
EQUITY = "EGRW EpGWR ERGsW EpRWsG"  # one for each seat; later seats get better ones

TILES = tuple((TWICE + ONCE + EQUITY).split())
KINDS = len(TILES)
FIRST_EQUITY = KINDS - SEATS
COPIES = table([2] * len(TWICE.split()) + [1] * len(ONCE.split()) + [0] * SEATS)  # how many are in the pile

Square = tuple[int, int]  # terrain and mark


def squares_of(tile: str) -> list[Square]:
    """Read 'EpGWR' as four pairs of terrain and mark."""
    found: list[Square] = []
    for letter in tile:
        if letter in LETTERS:
            found.append((LETTERS.index(letter), PLAIN))
        else:
            found[-1] = (found[-1][0], MARKS.index(letter))
    return found


def turned(tile: list[Square], turn: int) -> list[Square]:
    """Return the squares of a tile after `turn` quarter turns clockwise."""
    return [tile[(corner - turn) % 4] for corner in range(4)]


EVERY_TILE = [[turned(squares_of(tile), turn) for turn in range(4)] for tile in TILES]  # [tile][turn][corner]
# By tile: how many of its turns, from the first on, look different.
WAYS = table([len({tuple(squares) for squares in turns}) for turns in EVERY_TILE])

# The same as sets of squares, for a tile in the top left corner of the board

CORNERS = ("nw", "ne", "se", "sw")
PLACES = ((0, 0), (0, 1), (1, 1), (1, 0))  # row and column of each corner within the tile
CORNER = table([8 * row + column for row, column in PLACES])
WHOLE_TILE = mask(*(8 * row + column for row, column in PLACES))


def land_of(tile: list[Square]) -> list[int]:
    """Return the squares of each terrain."""
    return [mask(*(at for at, (found, _) in under(tile) if found == land)) for land in range(TERRAINS)]


def marked(tile: list[Square], mark: int) -> int:
    """Return the squares with this mark."""
    return mask(*(at for at, (_, found) in under(tile) if found == mark))


def under(tile: list[Square]) -> Iterator[tuple[int, Square]]:
    return zip(map(int, CORNER), tile, strict=True)


# [tile][turn][terrain], then [tile][turn]
LAND_OF = table([[land_of(tile) for tile in turns] for turns in EVERY_TILE])
PARKS_OF = table([[marked(tile, PARK) for tile in turns] for turns in EVERY_TILE])
SPORTS_OF = table([[marked(tile, SPORT) for tile in turns] for turns in EVERY_TILE])

# Skyscrapers: seven for each terrain; the number of seats decides which values stay in the box.

VALUES = (4, 5, 6, 7, 8, 10, 12)
VALUE = table(VALUES)
RANKS, SKYSCRAPERS = len(VALUES), len(VALUES) * TERRAINS
LEFT_OUT: dict[int, tuple[int, ...]] = {1: (), 2: (5, 7), 3: (7,), 4: ()}

# Utilities: three kinds of six types, two of each type in the box.

UTILITY_KINDS, TYPES, UTILITY_COPIES = 3, 6, 2
UTILITIES = UTILITY_KINDS * TYPES
BUS, WINDMILL, BIODOME = range(UTILITY_KINDS)
KIND_NAMES = ("buses", "windmills", "biodomes")
UTILITY_NAMES = tuple(
    "b-parks b-sports b-leisure b-towers3 b-towers4 b-utilities "
    "m-left m-right m-top m-bottom m-corner m-middle "
    "d-L3 d-I3 d-O4 d-T4 d-X5 d-V5".split()
)
# In the supply, by the number of seats; a lone score sheet may come from any table.
OF_EACH_KIND = table([0, 7, 5, 6, 7])

# Structures: all skyscrapers, then all types of utilities, named as on the score sheet.

STRUCTURE_NAMES = tuple(f"{letter}{value}" for letter in LETTERS for value in VALUES) + UTILITY_NAMES

# Eco-buses: what they count in their row and column, how many of it they need, their points.

PARKS, SPORTS, LEISURE, TOWERS, OTHER_UTILITIES = range(5)
BUSES = table(
    [(PARKS, 4, 8), (SPORTS, 4, 8), (LEISURE, 4, 5), (TOWERS, 3, 5), (TOWERS, 4, 8), (OTHER_UTILITIES, 3, 8)]
)

# Windmills: the tiles of the finished 4 x 4 on which they turn, and their points.

MILL_POINTS = table([4, 4, 4, 4, 5, 6])
MILL_TILES = table([[int(x) for x in text.replace(" ", "")] for text in (
    "1000 1000 1000 1000", "0001 0001 0001 0001", "1111 0000 0000 0000", "0000 0000 0000 1111",
    "1001 0000 0000 1001", "0000 0110 0110 0000")])

# Biodomes: the shape of the whole district, in any rotation, and their points.

DOME_POINTS = table([5, 5, 6, 6, 8, 8])
SHAPES = ("x.. xx. ...", "xxx ... ...", "xx. xx. ...", "xxx .x. ...", ".x. xxx .x.", "x.. x.. xxx")


def rotated(shape: str) -> Iterator[int]:
    """Yield the squares of a shape in its four rotations, pushed to the top left."""
    cells = [(r, c) for r, line in enumerate(shape.split()) for c, x in enumerate(line) if x == "x"]
    for _ in range(4):
        top, left = min(r for r, _ in cells), min(c for _, c in cells)
        yield mask(*(8 * (r - top) + c - left for r, c in cells))
        cells = [(c, -r) for r, c in cells]


DOMES = table([list(rotated(shape)) for shape in SHAPES])  # [type][turn]

# Five of these shapes are our own, so a score sheet may draw others: how large, and how many.

DOME_VALUES, DOME_SIDE, DRAWN_DOMES = tuple(sorted({*map(int, DOME_POINTS)})), 5, 7
FIRST_DOME = SKYSCRAPERS + BIODOME * TYPES  # as a structure; drawn ones follow ours

MAJORITY = 5
