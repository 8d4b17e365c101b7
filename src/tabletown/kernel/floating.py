"""A city of tiles whose place on the table stays open until the tiles fix it.

Tiles are 2 x 2 squares. They lie on spots of a table of 7 x 7, the first one in its middle; a spot is 8 * row + column. The squares of a
city lie pushed to the top left of a mask; a tile laid above or to the left of it pushes all others on. A state that holds such cities
declares, by seat, the rows and columns of spots that a city covers and the set of its spots.
"""
from typing import Protocol

from .mask import around, bit, mask
from .rule import rule

WIDE = 7
CENTRE = 8 * 3 + 3
ROW, COLUMN = 16, 2  # how far a whole tile down, a whole tile to the right lies


class Cities(Protocol):
    top: list[int]
    bottom: list[int]
    left: list[int]
    right: list[int]
    taken: list[int]


def band(low: int, high: int, side: int, step: int, other: int) -> int:
    """The spots of the rows (or columns) that keep a city from low to high within a side; none, if it is beyond already."""
    lines = range(max(high - side + 1, 0), min(low + side, WIDE)) if high - low < side else range(0)
    return mask(*(step * a + other * b for a in lines for b in range(WIDE)))


def rows_for(side: int) -> list[list[int]]:
    """[top][bottom]: the spots that keep a city no higher than a side."""
    return [[band(low, high, side, 8, 1) for high in range(WIDE)] for low in range(WIDE)]


def columns_for(side: int) -> list[list[int]]:
    """[left][right]: the spots that keep a city no wider than a side."""
    return [[band(low, high, side, 1, 8) for high in range(WIDE)] for low in range(WIDE)]


@rule
def beside_city(s: Cities, seat: int) -> int:
    """Free spots that touch a tile with a whole side."""
    return around(s.taken[seat]) & ~s.taken[seat]


@rule
def push(s: Cities, seat: int, spot: int) -> int:
    """How far the city must move on its 8 x 8 to make room for a tile above it or to its left."""
    if s.taken[seat] == 0:
        return 0
    return (ROW if spot // 8 < s.top[seat] else 0) + (COLUMN if spot % 8 < s.left[seat] else 0)


@rule
def corner_of(s: Cities, seat: int, spot: int) -> int:
    """The top left square of a spot, once there is room for it."""
    return ROW * max(spot // 8 - s.top[seat], 0) + COLUMN * max(spot % 8 - s.left[seat], 0)


@rule
def stretch(s: Cities, seat: int, spot: int) -> None:
    """Note how far the city reaches with a tile on this spot."""
    row, column = spot // 8, spot % 8
    if s.taken[seat] == 0:
        s.top[seat] = s.bottom[seat] = row
        s.left[seat] = s.right[seat] = column
    s.top[seat] = min(s.top[seat], row)
    s.bottom[seat] = max(s.bottom[seat], row)
    s.left[seat] = min(s.left[seat], column)
    s.right[seat] = max(s.right[seat], column)
    s.taken[seat] |= bit(spot)
