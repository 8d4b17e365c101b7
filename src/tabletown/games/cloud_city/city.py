"""A city: where a tile may go and what it changes, worked out with sets of squares (masks).

It floats on the table until its tiles fix its place: see the kernel's floating.py.
"""
from ...kernel import (
    NONE, beside_city, columns_for, corner_of, has, moved, push, rows_for, rule, stretch, table,
)
from .pieces import HEIGHTS, LONG_SIDE, SIDE, SITES_OF, WHOLE_TILE
from .state import State

SIDES = (SIDE, LONG_SIDE)
ROWS_FOR, COLUMNS_FOR = (
    table([rows_for(side) for side in SIDES]),
    table([columns_for(side) for side in SIDES]),
)


# §4.2 and §4.3 Where a tile may go


@rule
def open_spots(s: State, seat: int) -> int:
    return beside_city(s, seat) & within_reach(s, seat)


@rule
def within_reach(s: State, seat: int) -> int:
    """§4.3 Return the spots that keep the city within 3 x 3, §8.1 or 3 x 4 or 4 x 3, if still possible."""
    wide = within(s, seat, 0, s.long_side - SIDE)
    return wide if s.long_side == SIDE else wide | within(s, seat, s.long_side - SIDE, 0)


@rule
def within(s: State, seat: int, high: int, wide: int) -> int:
    return ROWS_FOR[high][s.top[seat]][s.bottom[seat]] & COLUMNS_FOR[wide][s.left[seat]][s.right[seat]]


@rule
def tiles_in_city(s: State) -> int:
    """Count the tiles of a complete city."""
    return SIDE * s.long_side


# Adding a tile


@rule
def add_tile(s: State, seat: int, tile: int, turn: int, spot: int) -> None:
    """§4.4 Add a tile with its two buildings."""
    push_city(s, seat, push(s, seat, spot))
    stretch(s, seat, spot)
    at = corner_of(s, seat, spot)
    s.cover[seat] |= moved(WHOLE_TILE, at)
    for height in range(HEIGHTS):
        s.building[seat][height] |= moved(SITES_OF[tile][turn][height], at)


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


# Looking at a square


@rule
def buildings(s: State, seat: int) -> int:
    return s.building[seat][0] | s.building[seat][1] | s.building[seat][2]


@rule
def height_at(s: State, seat: int, square: int) -> int:
    """Return the height of the building that stands there, or NONE."""
    for height in range(HEIGHTS):
        if has(s.building[seat][height], square):
            return height
    return NONE
