"""A city of tiles whose place on the table stays open until the tiles fix it.

Tiles are 2 x 2 squares. They lie on the spots of a 7 x 7 table, the first one in the middle; a spot is
8 * row + column. The squares of a city are pushed to the top left of a mask; a tile laid above or to the left
of the city pushes all others on. A state with such cities declares, by seat, what `Cities` lists. A spot has
the name of its top left square on the table. Moves number the spots from 0 to 48 without a gap: a move `lay`
has a tile, how often it is turned, and a spot.
"""
from collections.abc import Sequence
from typing import Protocol

from .grid import square_name
from .mask import around, bit, mask
from ..move import Moves
from .rule import rule

TABLE_WIDE, TURNS = 7, 4
SPOTS = TABLE_WIDE * TABLE_WIDE
SPOT_NAMES = tuple(
    square_name(2 * row, 2 * column) for row in range(TABLE_WIDE) for column in range(TABLE_WIDE)
)
CENTRE = 8 * 3 + 3
ROW, COLUMN = 16, 2  # how far a whole tile down, a whole tile to the right lies


class Cities(Protocol):
    laid: list[int]  # how many tiles lie in the city; then, in the order laid,
    tile: list[list[int]]
    turned: list[list[int]]
    spot: list[list[int]]
    top: list[int]  # the rows and columns of spots that it covers
    bottom: list[int]
    left: list[int]
    right: list[int]
    taken: list[int]  # the set of its spots


# Spots and their numbers in moves


@rule
def spot_number(spot: int) -> int:
    return spot - spot // 8


@rule
def spot_numbered(number: int) -> int:
    return number + number // TABLE_WIDE


@rule
def laying(tile: int, turn: int, spot: int) -> int:
    """Return where a way to lay a tile stands among all moves `lay`."""
    return (tile * TURNS + turn) * SPOTS + spot_number(spot)


def spot_name(spot: int) -> str:
    return SPOT_NAMES[spot_number(spot)]


def spots_to_lay(moves: Moves, legal: Sequence[int]) -> set[int]:
    """Return the spots on which some tile may be laid."""
    return {spot_numbered(moves.parts(move)[1]["spot"]) for move in legal if moves.kind(move) == "lay"}


def rows_and_columns(spots: Sequence[int]) -> tuple[range, range]:
    """Return the rows and columns that hold all of these spots."""
    rows, columns = {spot // 8 for spot in spots}, {spot % 8 for spot in spots}
    return range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)


# How far a city may reach


def band(low: int, high: int, side: int, step: int, other: int) -> int:
    """Return the spots of the rows (or columns) that keep a city from low to high within a side, if any."""
    lines = range(max(high - side + 1, 0), min(low + side, TABLE_WIDE)) if high - low < side else range(0)
    return mask(*(step * a + other * b for a in lines for b in range(TABLE_WIDE)))


def rows_for(side: int) -> list[list[int]]:
    """Return by [top][bottom] the spots that keep a city no higher than a side."""
    return [[band(low, high, side, 8, 1) for high in range(TABLE_WIDE)] for low in range(TABLE_WIDE)]


def columns_for(side: int) -> list[list[int]]:
    """Return by [left][right] the spots that keep a city no wider than a side."""
    return [[band(low, high, side, 1, 8) for high in range(TABLE_WIDE)] for low in range(TABLE_WIDE)]


# Where its tiles lie


@rule
def beside_city(s: Cities, seat: int) -> int:
    """Return the free spots that touch a tile with a whole side."""
    return around(s.taken[seat]) & ~s.taken[seat]


@rule
def push(s: Cities, seat: int, spot: int) -> int:
    """Return how far the city must move to make room for a tile above it or to its left."""
    if s.taken[seat] == 0:
        return 0
    return (ROW if spot // 8 < s.top[seat] else 0) + (COLUMN if spot % 8 < s.left[seat] else 0)


@rule
def corner_of(s: Cities, seat: int, spot: int) -> int:
    """Return the top left square of a spot, once there is room for it."""
    return ROW * max(spot // 8 - s.top[seat], 0) + COLUMN * max(spot % 8 - s.left[seat], 0)


@rule
def stretch(s: Cities, seat: int, spot: int) -> None:
    """Note how far the city reaches once a tile lies on this spot."""
    row, column = spot // 8, spot % 8
    if s.taken[seat] == 0:
        s.top[seat] = s.bottom[seat] = row
        s.left[seat] = s.right[seat] = column
    s.top[seat] = min(s.top[seat], row)
    s.bottom[seat] = max(s.bottom[seat], row)
    s.left[seat] = min(s.left[seat], column)
    s.right[seat] = max(s.right[seat], column)
    s.taken[seat] |= bit(spot)


@rule
def note_tile(s: Cities, seat: int, tile: int, turn: int, spot: int) -> None:
    """Note which tile was laid, and how."""
    i = s.laid[seat]
    s.tile[seat][i] = tile
    s.turned[seat][i] = turn
    s.spot[seat][i] = spot
    s.laid[seat] += 1
