"""The rough guide for bots: a position's value in hundredths of a point, which the rules never read."""
from ...kernel import COLUMN, NONE, ROW, around, bit, district, first, moved, rule, size
from .city import home
from .pieces import (
    BUS, BUSES, DOME_POINTS, HAND, LAND_OF, MILL_POINTS, PARKS_OF, RANKS, ROUNDS, SKYSCRAPERS, SPORTS_OF,
    TERRAINS, TYPES, VALUE, WINDMILL,
)
from .scoring import (
    bus_lacks, dome_lacks, is_tower, majority, points, score, square_at, tower_lacks, type_of,
    windmill_chances,
)
from .state import OVER, State


@rule
def value(s: State, seat: int) -> int:
    """Return the score at the end; before that, what structures, marks, free districts and hand promise."""
    if s.phase == OVER:
        return 100 * score(s, seat)
    total = race(s, seat, s.parks) + race(s, seat, s.sports) + room(s, seat) + hand(s, seat)
    for i in range(s.laid[seat]):
        if s.built[seat][i] != NONE:
            total += promise(s, seat, i)
    return total


@rule
def promise(s: State, seat: int, i: int) -> int:
    """Estimate what a structure will be worth at the end."""
    left = ROUNDS - s.laid[seat]
    if left == 0:
        return 100 * points(s, seat, i)
    if is_tower(s, seat, i):
        return odds_of(tower_chance(s, seat, i, left), VALUE[s.built[seat][i] % RANKS])
    kind, which = (s.built[seat][i] - SKYSCRAPERS) // TYPES, type_of(s, seat, i)
    if kind == BUS:
        return odds_of(bus_chance(s, seat, i, left), BUSES[which][2])
    if kind == WINDMILL:
        return odds_of(100 * windmill_chances(s, seat, i) // 16, MILL_POINTS[which])
    return odds_of(dome_chance(s, seat, i, left), DOME_POINTS[which])


@rule
def odds_of(chance: int, worth: int) -> int:
    """Return the worth, in hundredths of a point, of a chance in hundredths to win it rather than lose it."""
    return (2 * chance - 100) * worth


@rule
def tower_chance(s: State, seat: int, i: int, left: int) -> int:
    """Estimate a chance from the squares it lacks, the tiles left and the ways its district can grow."""
    lacks = tower_lacks(s, seat, i)
    if lacks == 0:
        return 100
    ways = ways_out(s, seat, home(s, seat, square_at(s, seat, i)))
    return 0 if ways == 0 else max(100 - 100 * lacks // (left + min(ways, left)), 0)


@rule
def ways_out(s: State, seat: int, here: int) -> int:
    """Count the squares beside a district without a tile, also above and left of a city that still floats."""
    by = (ROW if s.bottom[seat] - s.top[seat] < 3 else 0) + (
        COLUMN if s.right[seat] - s.left[seat] < 3 else 0
    )
    land = s.land[seat][0] | s.land[seat][1] | s.land[seat][2] | s.land[seat][3]
    return size(around(moved(here, by)) & ~moved(land, by))


@rule
def bus_chance(s: State, seat: int, i: int, left: int) -> int:
    return max(100 - 280 * bus_lacks(s, seat, i) // (left + 1), 0)


@rule
def dome_chance(s: State, seat: int, i: int, left: int) -> int:
    """Estimate a chance: certain if complete and shut in, at risk if open, none if it can never fit."""
    here = home(s, seat, square_at(s, seat, i))
    lacks, ways = dome_lacks(here, type_of(s, seat, i)), ways_out(s, seat, here)
    if lacks == NONE or (lacks > 0 and ways == 0) or (points(s, seat, i) < 0 and lacks == 0):
        return 0
    return max(100 - 8 * ways - 25 * lacks, 5)


@rule
def race(s: State, seat: int, marks: list[int]) -> int:
    """Estimate a majority: half won when level, and more or less with every mark of difference."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, size(marks[other]))
    if s.laid[seat] == ROUNDS:
        return 100 * majority(s, seat, marks)
    return min(max(250 + 90 * (size(marks[seat]) - best), 0), 500)


@rule
def room(s: State, seat: int) -> int:
    """Value districts without a skyscraper that can still grow, because the next one will stand there."""
    total = 0
    for terrain in range(TERRAINS):
        free = s.land[seat][terrain] & ~s.claimed[seat][terrain]
        while free != 0:
            here = district(bit(first(free)), s.land[seat][terrain])
            free &= ~here
            if ways_out(s, seat, here) > 0:
                total += 12 * min(size(here), 8) * size(here)
    return total * min(ROUNDS - s.laid[seat], 8) // 8


@rule
def hand(s: State, seat: int) -> int:
    """Value the tiles in the hand by the squares that districts still lack, and by their parks and sports."""
    total = 0
    for i in range(HAND):
        tile = s.hand[seat][i]
        if tile >= 0:
            total += 20 * size(PARKS_OF[tile][0] | SPORTS_OF[tile][0])
            for terrain in range(TERRAINS):
                total += size(LAND_OF[tile][0][terrain]) * need(s, seat, terrain)
    return total


@rule
def need(s: State, seat: int, terrain: int) -> int:
    """Say how badly squares of a terrain are wanted."""
    total = 0
    for i in range(s.laid[seat]):
        if is_tower(s, seat, i) and s.built[seat][i] // RANKS == terrain:
            total += tower_lacks(s, seat, i)
    return min(total, 12)
