"""What bots learn to value: small windows of the board as patterns, and some counts by stage of the match."""
from collections.abc import Sequence
from itertools import product

from ...kernel import around, has, rule, size, table
from .city import BOARD, distance, touched, whole
from .rectangle import largest_rectangle
from .pieces import ROUNDS, WIDE
from .rules import points_so_far
from .scoring import score
from .state import OVER, TO_END, TO_POUR, State

# A square is empty, holds one half, or is built: 6 codes, and what a quarter turn and a mirror make of them

EMPTY, NW, NE, SE, SW, FULL = range(6)
CODES = 6
CODE_OF = table([0, 0, 0, NE, 0, 0, SE, 0, 0, NW, 0, 0, SW, 0, 0, FULL])  # by the quarters N, E, S and W
TURNED, MIRRORED = (EMPTY, NE, SE, SW, NW, FULL), (EMPTY, NE, NW, SW, SE, FULL)

Cell = tuple[int, int]  # row and column
Cells = tuple[Cell, ...]
SYMMETRIES = 8  # of the board: four turns, plain and mirrored


def moved_by(g: int, cell: Cell) -> Cell:
    """Return where a symmetry brings a square."""
    r, c = cell
    for _ in range(g % 4):
        r, c = c, WIDE - 1 - r
    return (r, WIDE - 1 - c) if g >= 4 else (r, c)


def code_after(g: int, code: int) -> int:
    for _ in range(g % 4):
        code = TURNED[code]
    return MIRRORED[code] if g >= 4 else code


# Three squares in a row are a triple, read as one number; two triples side by side are a window. Windows that
# a symmetry maps onto each other form one class and share what is learned.


def triple(codes: Sequence[int]) -> int:
    return 36 * codes[0] + 6 * codes[1] + codes[2]


ACROSS: list[Cells] = [tuple((r, c + i) for i in range(3)) for r in range(WIDE) for c in range(WIDE - 2)]
TRIPLES = ACROSS + [tuple((c, r) for r, c in cells) for cells in ACROSS]
NUMBER = {cells: i for i, cells in enumerate(TRIPLES)}


def windows() -> list[Cells]:
    across = [cells + tuple((r + 1, c) for r, c in cells) for cells in ACROSS if cells[0][0] < WIDE - 1]
    return across + [tuple((c, r) for r, c in cells) for cells in across]


def image_of(window: Cells) -> tuple[Cells, int]:
    """Return the first of all horizontal windows of its class, and the symmetry that leads there."""
    images = [(tuple(sorted(moved_by(g, cell) for cell in window)), g) for g in range(SYMMETRIES)]
    return min((image, g) for image, g in images if image[0][0] == image[1][0] == image[2][0])


def reading(window: Cells) -> list[int]:
    """Return how a window is read as its image: the row of READ, and its two triples."""
    image, g = image_of(window)
    back = {moved_by(g, cell): cell for cell in window}
    first, second = tuple(back[cell] for cell in image[:3]), tuple(back[cell] for cell in image[3:])
    return [2 * g + (first[0] > first[1]), NUMBER[tuple(sorted(first))], NUMBER[tuple(sorted(second))]]


def reads(g: int, backwards: bool) -> list[int]:
    """Return what every triple reads after a symmetry."""
    found = [[code_after(g, code) for code in codes] for codes in product(range(CODES), repeat=3)]
    return [triple(codes[::-1] if backwards else codes) for codes in found]


WINDOWS = windows()
IMAGES = sorted({image_of(window)[0] for window in WINDOWS})
CLASSES, WINDOW_COUNT = len(IMAGES), len(WINDOWS)
WINDOW = table([[*reading(window), IMAGES.index(image_of(window)[0])] for window in WINDOWS])
READ = table([reads(g, backwards) for g in range(SYMMETRIES) for backwards in (False, True)])
LINE_CLASS = table([0, 1, 2, 3, 2, 1, 0])

STAGES, ERAS = 5 * ROUNDS + 1, 3  # of a match: one for each piece, and three rough ones
TRIPLE_CODES, WINDOW_CODES, LINE_CODES = CODES**3, CODES**6, 3**WIDE
AT_WINDOW = 0
AT_LINE = AT_WINDOW + ERAS * CLASSES * WINDOW_CODES
AT_RECTANGLE = AT_LINE + STAGES * 4 * LINE_CODES
AT_DISTANCE = AT_RECTANGLE + STAGES * 50
AT_BUILT = AT_DISTANCE + STAGES * 16
AT_HALVES = AT_BUILT + STAGES * 50
AT_HOLES = AT_HALVES + STAGES * 50
FEATURES = AT_HOLES + STAGES * 16
CODE_ROOM = WINDOW_COUNT + 14 + 5  # room behind the features for codes of squares, then of triples
TRIPLE_ROOM = CODE_ROOM + 49
MOST_FEATURES = TRIPLE_ROOM + 70
HORIZON = 5  # a search values a position after so many decisions of its own
# How many of the best moves a bot follows to the next of its turn: at once, before a search, in playouts.
FOLLOWED = 16, 0, 0
SHORT_SEARCH = 3, 12  # where nothing is compiled: after so many, by so many playouts
THIRD = table([0, 1, 1, 1, 1, 2])


@rule
def stage(s: State, seat: int) -> int:
    """Count the pieces, tiles and fountains, that a seat has been offered."""
    return min(5 * s.rounds + (4 if s.phase == TO_POUR else s.step) + s.answered[seat], 5 * ROUNDS)


@rule
def is_over(s: State, seat: int) -> bool:
    return (
        s.phase == OVER
        or s.phase == TO_END
        or (s.rounds == ROUNDS - 1 and s.phase == TO_POUR and s.answered[seat] > 0)
    )


@rule
def base(s: State, seat: int) -> int:
    """Return the points that are certain, in hundredths."""
    if is_over(s, seat):
        return 100 * score(s, seat)
    now = points_so_far(s, seat)
    if s.phase == TO_POUR and s.answered[seat] > 0:
        now += largest_rectangle(whole(s.built[seat]))
    return 100 * now


@rule
def features(s: State, seat: int, out: list[int]) -> int:
    if is_over(s, seat):
        return 0
    read_squares(s, seat, out)
    n = window_features(stage(s, seat), out)
    n = line_features(stage(s, seat), n, out)
    return counts(s, seat, n, out)


@rule
def window_features(at: int, out: list[int]) -> int:
    era = min(at * ERAS // STAGES, ERAS - 1)
    for k in range(WINDOW_COUNT):
        read = READ[WINDOW[k][0]]
        code = TRIPLE_CODES * read[out[TRIPLE_ROOM + WINDOW[k][1]]] + read[out[TRIPLE_ROOM + WINDOW[k][2]]]
        out[k] = AT_WINDOW + (era * CLASSES + WINDOW[k][3]) * WINDOW_CODES + code
    return WINDOW_COUNT


@rule
def line_features(at: int, n: int, out: list[int]) -> int:
    """Read every row and every column: which of its squares are empty, begun or built."""
    for line in range(WIDE):
        across = down = 0
        for j in range(WIDE):
            across = 3 * across + THIRD[out[CODE_ROOM + WIDE * line + j]]
            down = 3 * down + THIRD[out[CODE_ROOM + WIDE * j + line]]
        lines = AT_LINE + (at * 4 + LINE_CLASS[line]) * LINE_CODES
        out[n] = lines + across
        out[n + 1] = lines + down
        n += 2
    return n


@rule
def counts(s: State, seat: int, n: int, out: list[int]) -> int:
    at, built, begun = stage(s, seat), whole(s.built[seat]), touched(s.built[seat])
    free = BOARD & ~begun
    out[n] = AT_RECTANGLE + at * 50 + largest_rectangle(built)
    out[n + 1] = AT_DISTANCE + at * 16 + min(distance(s, seat), 15)
    out[n + 2] = AT_BUILT + at * 50 + size(built)
    out[n + 3] = AT_HALVES + at * 50 + size(begun & ~built)
    out[n + 4] = AT_HOLES + at * 16 + min(size(free & ~around(free)), 15)
    return n + 5


@rule
def read_squares(s: State, seat: int, out: list[int]) -> None:
    """Write the codes of all squares and of all triples."""
    north, east, south, west = s.built[seat][0], s.built[seat][1], s.built[seat][2], s.built[seat][3]
    for r in range(7):
        for c in range(7):
            at = 8 * r + c
            out[CODE_ROOM + 7 * r + c] = CODE_OF[
                has(north, at) + 2 * has(east, at) + 4 * has(south, at) + 8 * has(west, at)
            ]
    for r in range(7):
        for c in range(5):
            at = CODE_ROOM + 7 * r + c
            out[TRIPLE_ROOM + 5 * r + c] = 36 * out[at] + 6 * out[at + 1] + out[at + 2]
            at = CODE_ROOM + 7 * c + r
            out[TRIPLE_ROOM + 35 + 5 * r + c] = 36 * out[at] + 6 * out[at + 7] + out[at + 14]
