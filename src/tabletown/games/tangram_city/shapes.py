"""Space by quarters of squares, and every placement of every tile as four sets of squares, made once.

Both diagonals cut a square into four quarters, N E S W. A set of quarters is four masks, one for each
(kernel/rules/mask.py): two pieces overlap if they meet in any of the four. A half such as NW is
the quarters N and W.
"""
from collections.abc import Iterator

from ...kernel import NONE, mask, read_square, square_names, table
from .pieces import BOARDS, HALVES, SIDES, TILE_LINES, TILES, WIDE

QUARTERS, TURNS, SQUARES = 4, 4, WIDE * WIDE
PARTS = {"F": "NESW", "NW": "NW", "NE": "NE", "SE": "ES", "SW": "SW"}
TURNED = {"F": "F", "NW": "NE", "NE": "SE", "SE": "SW", "SW": "NW"}  # a quarter turn clockwise
MIRRORED = {"F": "F", "NW": "NE", "NE": "NW", "SE": "SW", "SW": "SE"}

Cell = tuple[int, int, str]  # row, column, part
Shape = tuple[Cell, ...]
Quarters = tuple[int, ...]  # four masks


def shape_of(line: str) -> Shape:
    """Read `D   NE SW / .  NW` as cells."""
    rows = line[3:].split("/")
    return tuple(
        (r, c, part) for r, row in enumerate(rows) for c, part in enumerate(row.split()) if part != "."
    )


def pushed(shape: Shape) -> Shape:
    """Push a shape to the top left and sort its cells."""
    top, left = min(r for r, _, _ in shape), min(c for _, c, _ in shape)
    return tuple(sorted((r - top, c - left, part) for r, c, part in shape))


def mirrored(shape: Shape) -> Shape:
    return pushed(tuple((r, -c, MIRRORED[part]) for r, c, part in shape))


def turned(shape: Shape, turns: int) -> Shape:
    """Turn a shape clockwise by some quarter turns."""
    for _ in range(turns):
        shape = tuple((c, -r, TURNED[part]) for r, c, part in shape)
    return pushed(shape)


def ways(black: Shape) -> list[list[Shape]]:
    """Return both sides of a tile in their four turns."""
    return [[turned(side, turns) for turns in range(TURNS)] for side in (black, mirrored(black))]


WAYS = [ways(shape_of(line)) for line in TILE_LINES.split("\n") if line]  # [tile][side][turn]


def same_way(tile: int, side: int, turn: int) -> int:
    """Return the first turn in which this side of a tile looks the same."""
    return WAYS[tile][side].index(WAYS[tile][side][turn])


def fits(shape: Shape, row: int, column: int) -> bool:
    """Does a shape lie within the board if its top left is at this square?"""
    return all(row + r < WIDE and column + c < WIDE for r, c, _ in shape)


def quarters_of(shape: Shape) -> Quarters:
    at = [(8 * r + c, PARTS[part]) for r, c, part in shape]
    return tuple(mask(*(square for square, covered in at if quarter in covered)) for quarter in "NESW")


# Placements. The code of one is its number among the moves `place`:
# ((tile * 2 + side) * 4 + turn) * 49 + square.

SQUARE_NAMES = square_names(WIDE, WIDE)


def code_of(tile: int, side: int, turn: int, square: int) -> int:
    return ((tile * len(SIDES) + side) * TURNS + turn) * SQUARES + square


def placements_of(tile: int) -> Iterator[list[int]]:
    """Yield every placement of a tile within the board, none that looks like another: N, E, S, W, code."""
    for side, turn in (
        (side, turn)
        for side in range(len(SIDES))
        for turn in range(TURNS)
        if same_way(tile, side, turn) == turn
    ):
        shape = WAYS[tile][side][turn]
        quarters = quarters_of(shape)
        for square in (square for square in range(SQUARES) if fits(shape, *divmod(square, WIDE))):
            yield [*(mask << square + square // WIDE for mask in quarters), code_of(tile, side, turn, square)]


PER_TILE = len(SIDES) * TURNS * SQUARES
BY_TILE = [list(placements_of(tile)) for tile in range(len(TILES))]
PLACEMENTS = table([placement for placements in BY_TILE for placement in placements])  # [i]: N, E, S, W, code
CODES = [placement[-1] for placements in BY_TILE for placement in placements]
# [tile]: where its placements begin
FROM = table([sum(map(len, BY_TILE[:tile])) for tile in range(len(TILES) + 1)])
NUMBERED = {code: i for i, code in enumerate(CODES)}
# [code]: where it stands in PLACEMENTS
ROW_OF = table([NUMBERED.get(code, NONE) for code in range(len(TILES) * PER_TILE)])

# Fountains and printed pieces

# [half]: its two quarters
HALF_QUARTERS = table([["NESW".index(quarter) for quarter in PARTS[half.upper()]] for half in HALVES])


def cells_of(piece: str) -> Shape:
    """`c3:F d3:NW` as cells."""
    return tuple((*read_square(at), part) for at, _, part in (word.partition(":") for word in piece.split()))


# By board, side and quarter.
PRINTED = table([[list(quarters_of(cells_of(piece))) for piece in board] for board in BOARDS])
