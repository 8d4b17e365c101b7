"""A city: where a tile may go and what it changes, worked out with sets of squares (masks).

It floats on the table until its tiles fix its place: see the kernel's floating.py.
"""
from ...kernel import (
    CENTRE, NONE, around, beside_city, bit, columns_for, corner_of, district, districts, first, has, moved,
    push, rest, rows_for, rule, several, stretch, table,
)
from .pieces import CORNER, LAND_OF, PARKS_OF, SIDE, SKYSCRAPERS, SPORTS_OF, TERRAINS, WHOLE_TILE
from .state import State

ROWS_FOR, COLUMNS_FOR = table(rows_for(SIDE)), table(columns_for(SIDE))


# §4.1 to §4.3 Where a tile may go


@rule
def open_spots(s: State, seat: int) -> int:
    """Return where a tile may go: the first in the middle, every other beside the city, within its reach."""
    if s.laid[seat] == 0:
        return bit(CENTRE)
    return beside_city(s, seat) & within_reach(s, seat)


@rule
def within_reach(s: State, seat: int) -> int:
    """§4.3 Return the spots that keep the city within 4 x 4."""
    return ROWS_FOR[s.top[seat]][s.bottom[seat]] & COLUMNS_FOR[s.left[seat]][s.right[seat]]


# §4.4 Joining


@rule
def rival_terrains(s: State, seat: int) -> int:
    """Return the set of terrains with more than one skyscraper: nothing can be joined on the others."""
    terrains = 0
    for terrain in range(TERRAINS):
        if several(s.towers[seat] & s.land[seat][terrain]):
            terrains |= bit(terrain)
    return terrains


@rule
def at_risk(s: State, seat: int, by: int, at: int, terrains: int) -> int:
    """Return those terrains of which a tile here would touch two districts with skyscrapers.

    That is rare, so it is asked once a spot and spares most placements the test of §4.4.
    """
    risk = 0
    ring = around(moved(WHOLE_TILE, at))
    while terrains != 0:
        terrain = first(terrains)
        terrains = rest(terrains)
        claimed = moved(s.claimed[seat][terrain], by)
        if several(ring & claimed) and districts(ring & claimed, claimed) > 1:
            risk |= bit(terrain)
    return risk


@rule
def joins(s: State, seat: int, tile: int, turn: int, by: int, at: int, risk: int) -> bool:
    """§4.4 Would this tile join a district with a skyscraper to another one?"""
    while risk != 0:
        terrain = first(risk)
        risk = rest(risk)
        new = moved(LAND_OF[tile][turn][terrain], at)
        if several(around(new) & moved(s.claimed[seat][terrain], by)) and unites(s, seat, terrain, new, by):
            return True
    return False


@rule
def unites(s: State, seat: int, terrain: int, new: int, by: int) -> bool:
    """Do new squares in the pushed city leave fewer districts with a skyscraper than before?"""
    old = moved(s.land[seat][terrain], by)
    towers = moved(s.towers[seat], by) & old
    return districts(towers, old | new) < districts(towers, old)


# Adding a tile, putting a structure


@rule
def add_tile(s: State, seat: int, tile: int, turn: int, spot: int) -> None:
    push_city(s, seat, push(s, seat, spot))
    stretch(s, seat, spot)
    at = corner_of(s, seat, spot)
    for terrain in range(TERRAINS):
        new = moved(LAND_OF[tile][turn][terrain], at)
        if new != 0:
            s.land[seat][terrain] |= new
            claim(s, seat, terrain)
    s.parks[seat] |= moved(PARKS_OF[tile][turn], at)
    s.sports[seat] |= moved(SPORTS_OF[tile][turn], at)


@rule
def push_city(s: State, seat: int, by: int) -> None:
    if by == 0:
        return
    for terrain in range(TERRAINS):
        s.land[seat][terrain] = moved(s.land[seat][terrain], by)
        s.claimed[seat][terrain] = moved(s.claimed[seat][terrain], by)
    s.parks[seat] = moved(s.parks[seat], by)
    s.sports[seat] = moved(s.sports[seat], by)
    s.towers[seat] = moved(s.towers[seat], by)
    s.works[seat] = moved(s.works[seat], by)


@rule
def claim(s: State, seat: int, terrain: int) -> None:
    """Claim all districts of a terrain that hold a skyscraper."""
    s.claimed[seat][terrain] = district(s.towers[seat] & s.land[seat][terrain], s.land[seat][terrain])


@rule
def put(s: State, seat: int, structure: int, square: int) -> None:
    """Put a structure on a square."""
    if structure < SKYSCRAPERS:
        s.towers[seat] |= bit(square)
        claim(s, seat, terrain_at(s, seat, square))
    else:
        s.works[seat] |= bit(square)


# Looking at a square


@rule
def square_of(s: State, seat: int, i: int, corner: int) -> int:
    """Return the square under a corner of the tile that was laid in turn i."""
    return corner_of(s, seat, s.spot[seat][i]) + CORNER[corner]


@rule
def terrain_at(s: State, seat: int, square: int) -> int:
    for terrain in range(TERRAINS):
        if has(s.land[seat][terrain], square):
            return terrain
    return NONE


@rule
def has_mark(s: State, seat: int, square: int) -> bool:
    """Does the square carry a park or a sports facility?"""
    return has(s.parks[seat] | s.sports[seat], square)


@rule
def is_claimed(s: State, seat: int, square: int) -> bool:
    return has(s.claimed[seat][terrain_at(s, seat, square)], square)


@rule
def home(s: State, seat: int, square: int) -> int:
    """Return the district of a square."""
    return district(bit(square), s.land[seat][terrain_at(s, seat, square)])
