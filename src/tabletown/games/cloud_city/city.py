"""A city: where a tile may go and what it changes. Sets of squares (masks) do the work.

The squares of a city lie pushed to the top left of a board of 8 x 8; a tile laid above or to the left of it pushes all others on.
"""
from ...kernel import NONE, around, bit, has, mask, moved, rule, table
from .pieces import HEIGHTS, LONG_SIDE, SIDE, SITES_OF, WHOLE_TILE
from .state import State

CENTRE = 8 * 3 + 3
ROW, COLUMN = 16, 2  # how far a whole tile down, a whole tile to the right lies


def band(low: int, high: int, side: int, step: int, other: int) -> int:
    """The spots of the rows (or columns) that keep a city from low to high within a side; none, if it is beyond already."""
    rows = range(max(high - side + 1, 0), min(low + side, 7)) if high - low < side else range(0)
    return mask(*(step * a + other * b for a in rows for b in range(7)))


SIDES = (SIDE, LONG_SIDE)
ROWS_FOR = table([[[band(low, high, side, 8, 1) for high in range(7)] for low in range(7)] for side in SIDES])
COLUMNS_FOR = table([[[band(low, high, side, 1, 8) for high in range(7)] for low in range(7)] for side in SIDES])


# §4.2 and §4.3 Where a tile may go


@rule
def open_spots(s: State, seat: int) -> int:
    return beside_city(s, seat) & within_reach(s, seat)


@rule
def beside_city(s: State, seat: int) -> int:
    """§4.2 Free spots that touch a tile with a whole side."""
    return around(s.taken[seat]) & ~s.taken[seat]


@rule
def within_reach(s: State, seat: int) -> int:
    """§4.3 Spots that keep the city within 3 x 3; §8.1 within 3 x 4 or 4 x 3, whichever way is still open."""
    wide = within(s, seat, 0, s.long_side - SIDE)
    return wide if s.long_side == SIDE else wide | within(s, seat, s.long_side - SIDE, 0)


@rule
def within(s: State, seat: int, high: int, wide: int) -> int:
    return ROWS_FOR[high][s.top[seat]][s.bottom[seat]] & COLUMNS_FOR[wide][s.left[seat]][s.right[seat]]


@rule
def tiles_in_city(s: State) -> int:
    """Of a complete city."""
    return SIDE * s.long_side


# Adding a tile


@rule
def add_tile(s: State, seat: int, tile: int, turn: int, spot: int) -> None:
    """§4.4 A tile comes with its two buildings."""
    push_city(s, seat, push(s, seat, spot))
    stretch(s, seat, spot)
    at = corner_of(s, seat, spot)
    s.cover[seat] |= moved(WHOLE_TILE, at)
    for height in range(HEIGHTS):
        s.building[seat][height] |= moved(SITES_OF[tile][turn][height], at)


@rule
def push(s: State, seat: int, spot: int) -> int:
    """How far the city must move on its 8 x 8 to make room for a tile above it or to its left."""
    if s.taken[seat] == 0:
        return 0
    return (ROW if spot // 8 < s.top[seat] else 0) + (COLUMN if spot % 8 < s.left[seat] else 0)


@rule
def corner_of(s: State, seat: int, spot: int) -> int:
    """The top left square of a spot, once there is room for it."""
    return ROW * max(spot // 8 - s.top[seat], 0) + COLUMN * max(spot % 8 - s.left[seat], 0)


@rule
def push_city(s: State, seat: int, by: int) -> None:
    if by == 0:
        return
    for height in range(HEIGHTS):
        s.building[seat][height] = moved(s.building[seat][height], by)
        s.over[seat][height] = moved(s.over[seat][height], by)
    s.begun[seat][0] = moved(s.begun[seat][0], by)
    s.begun[seat][1] = moved(s.begun[seat][1], by)
    s.cover[seat] = moved(s.cover[seat], by)
    s.once[seat] = moved(s.once[seat], by)
    s.full[seat] = moved(s.full[seat], by)


@rule
def stretch(s: State, seat: int, spot: int) -> None:
    """Note how far the city reaches now."""
    row, column = spot // 8, spot % 8
    if s.taken[seat] == 0:
        s.top[seat] = s.bottom[seat] = row
        s.left[seat] = s.right[seat] = column
    s.top[seat] = min(s.top[seat], row)
    s.bottom[seat] = max(s.bottom[seat], row)
    s.left[seat] = min(s.left[seat], column)
    s.right[seat] = max(s.right[seat], column)
    s.taken[seat] |= bit(spot)


# Looking at a square


@rule
def buildings(s: State, seat: int) -> int:
    return s.building[seat][0] | s.building[seat][1] | s.building[seat][2]


@rule
def height_at(s: State, seat: int, square: int) -> int:
    """Which building stands there; NONE without one."""
    for height in range(HEIGHTS):
        if has(s.building[seat][height], square):
            return height
    return NONE
