"""What is in the box. Tiles, boards and look-alikes are reconstructed: correct them here, and only here."""
from ...kernel import mask, table

SEATS, ROUNDS, WIDE = 5, 6, 7

# A tile: its rows from the top; F is a whole square, NW NE SE SW the half whose right angle lies in that
# corner, . nothing. This is the black side; the green one is its left-right mirror. ! marks look-alikes.

TILE_LINES = """
A   NE NW
B   NE SW
C   F  NW
D   NE SW / .  NW
E   SE SW / NE .
F   F  F
G   F  NW / NW .
H ! NE F  NW
I ! NE F  SW
J   SE SW / NE NW
K ! F  NW / NE .
L ! F  SW / NE .
M ! F  SW / .  NE
N ! F  SW / .  NW
O   F  F  NW
P ! F  F  / NE .
Q ! F  F  / NW .
R   F  SW / NE NW
S   F  SW / .  F
T   F  SW / NE F
U ! NE F  F  NW
V ! NE F  F  SW
W   F  F  / NE NW
"""
TILES = tuple(line[0] for line in TILE_LINES.split("\n") if line)
CARDS = len(TILES)
LOOK_ALIKES = frozenset(line[0] for line in TILE_LINES.split("\n") if line[1:3] == " !")
SIDES = ("black", "green")
BLACK, GREEN = range(len(SIDES))

# A fountain is one half and has no colour.

FOUNTAINS = ROUNDS
HALVES = ("nw", "ne", "se", "sw")

# Boards: the printed piece of the black side, then of the green side, as squares and halves.

BOARDS = (
    ("c3:F d3:NW", "e3:F d3:NE"),
    ("e2:F e3:NE", "c2:F c3:NW"),
    ("b5:F b4:SE", "f5:F f4:SW"),
    ("e5:F d5:SE", "c5:F d5:SW"),
    ("d4:F e4:SW", "d4:F c4:SE"),
)
BOARD_NAMES = tuple(str(i + 1) for i in range(len(BOARDS)))

# Cards of a round, by the number of seats: how many lie open, how many face down in the middle, and who holds
# the private ones, counted clockwise from the start player.

CARDS_OF_ROUND, LAST_CARDS, PRIVATE = 4, 3, 3
DEALS = {
    1: (2, 2, ()),
    2: (1, 1, ((0,), (1,))),
    3: (1, 0, ((0,), (1,), (2,))),
    4: (1, 0, ((0,), (1,), (2, 3))),
    5: (1, 0, ((0,), (1, 2), (3, 4))),
}
OPEN_CARDS = table([0, *(opened for opened, _, _ in DEALS.values())])  # [seats]
DOWN_CARDS = table([0, *(down for _, down, _ in DEALS.values())])


def sets_of_seats(holders: tuple[tuple[int, ...], ...]) -> list[int]:
    """Return a set of seats for each private card; nobody holds those that are not dealt."""
    dealt = [mask(*seats) for seats in holders]
    return dealt + [0] * (PRIVATE - len(dealt))


# [seats][private card]
HOLDERS = table([sets_of_seats(()), *(sets_of_seats(holders) for _, _, holders in DEALS.values())])

# Bonuses, that for balance by the distance of the markers; 5 and more give nothing.

PLANNING = 15
BALANCE = table([20, 10, 10, 5, 5, 0])

# Ratings: the points at which each begins

RATINGS = (0, 100, 140, 180, 200)
