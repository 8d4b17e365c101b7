"""What bots learn to value: structures, districts that wait for one, the races, the hand, the shape."""
from ...kernel import NONE, bit, corner_of, district, first, moved, rule, size
from .city import home, open_spots
from .guide import need, ways_out
from .pieces import (
    BUS, HAND, KINDS, LAND_OF, PARKS_OF, RANKS, ROUNDS, SKYSCRAPERS, SPORTS_OF, TERRAINS, TYPES, VALUE,
    WHOLE_TILE, WINDMILL,
)
from .scoring import (
    bus_lacks, dome_lacks, is_tower, points, score, square_at, type_of, windmill_chances,
)
from .state import OVER, TO_BUILD, TO_DRAW, State

LEFT = ROUNDS + 1
AT_PHASE = 0
AT_TOWER = AT_PHASE + LEFT * 3
AT_BUS = AT_TOWER + LEFT * RANKS * 13 * 8
AT_MILL = AT_BUS + LEFT * TYPES * 5
AT_DOME = AT_MILL + LEFT * TYPES * 17
AT_FREE = AT_DOME + LEFT * TYPES * 7 * 8
AT_NOW = AT_FREE + LEFT * 13 * 4 * 8
AT_RACE = AT_NOW + LEFT * 13 * 4 * 8
AT_HAND = AT_RACE + LEFT * 2 * 11
AT_FIT = AT_HAND + LEFT * KINDS
AT_BOX = AT_FIT + LEFT * 32
AT_SPOTS = AT_BOX + LEFT * 25
FEATURES = AT_SPOTS + LEFT * 17
MOST_FEATURES = 96
HORIZON = 9  # a search values a position after so many decisions of its own
WEIGHED_BY_OTHERS = 999  # moves: in a search the other seats take the best of all
# In a search another seat is too close from so many points behind on, and each point nearer costs so many;
# True: that counts for every choice in a playout, False: only at its end.
CONTEST = 30.0, 10.0, False
# How many of the best moves a bot follows to the next of its turn: at once, before a search, in playouts.
FOLLOWED = 16, 99, 8
SHORT_SEARCH = 3, 12  # where nothing is compiled: after so many, by so many playouts


@rule
def base(s: State, seat: int) -> int:
    """Return what is certain, in hundredths of a point."""
    return 100 * score(s, seat) if s.phase == OVER else 0


@rule
def features(s: State, seat: int, out: list[int]) -> int:
    if s.phase == OVER:
        return 0
    left = ROUNDS - s.laid[seat]
    phase = phase_of(s, seat)
    out[0] = AT_PHASE + left * 3 + phase
    out[1] = AT_BOX + left * 25 + 5 * (s.bottom[seat] - s.top[seat] + 1) + s.right[seat] - s.left[seat] + 1
    out[2] = AT_SPOTS + left * 17 + min(size(open_spots(s, seat)), 16)
    out[3] = AT_RACE + (left * 2) * 11 + lead(s, seat, s.parks)
    out[4] = AT_RACE + (left * 2 + 1) * 11 + lead(s, seat, s.sports)
    n = structures(s, seat, left, 5, out)
    n = waiting_districts(s, seat, left, phase, n, out)
    return tiles_in_hand(s, seat, left, n, out)


@rule
def phase_of(s: State, seat: int) -> int:
    """Return 0 when the seat may build, 1 when it draws, else 2."""
    if s.seat == seat and s.phase == TO_BUILD:
        return 0
    if s.seat == seat and s.phase == TO_DRAW:
        return 1
    return 2


@rule
def structures(s: State, seat: int, left: int, n: int, out: list[int]) -> int:
    for i in range(s.laid[seat]):
        if s.built[seat][i] != NONE:
            out[n] = structure(s, seat, i, left)
            n += 1
    return n


@rule
def tiles_in_hand(s: State, seat: int, left: int, n: int, out: list[int]) -> int:
    needs = need(s, seat, 0), need(s, seat, 1), need(s, seat, 2), need(s, seat, 3)
    for i in range(HAND):
        tile = s.hand[seat][i]
        if tile >= 0:
            out[n] = AT_HAND + left * KINDS + tile
            out[n + 1] = AT_FIT + left * 32 + fit(tile, needs)
            n += 2
    return n


@rule
def lead(s: State, seat: int, marks: list[int]) -> int:
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, size(marks[other]))
    return min(max(size(marks[seat]) - best, -5), 5) + 5


@rule
def structure(s: State, seat: int, i: int, left: int) -> int:
    if is_tower(s, seat, i):
        here, rank = home(s, seat, square_at(s, seat, i)), s.built[seat][i] % RANKS
        lacks = max(VALUE[rank] - size(here), 0)
        return AT_TOWER + ((left * RANKS + rank) * 13 + lacks) * 8 + min(ways_out(s, seat, here), 7)
    kind, at = (s.built[seat][i] - SKYSCRAPERS) // TYPES, left * TYPES + type_of(s, seat, i)
    if kind == BUS:
        return AT_BUS + at * 5 + min(bus_lacks(s, seat, i), 4)
    if kind == WINDMILL:
        return AT_MILL + at * 17 + windmill_chances(s, seat, i)
    here = home(s, seat, square_at(s, seat, i))
    lacks = dome_lacks(here, type_of(s, seat, i))
    fate = 6 if lacks == 0 and points(s, seat, i) < 0 else min(lacks + 1, 5)
    return AT_DOME + (at * 7 + fate) * 8 + min(ways_out(s, seat, here), 7)


@rule
def waiting_districts(s: State, seat: int, left: int, phase: int, n: int, out: list[int]) -> int:
    """List districts without a skyscraper by size, openness and the best skyscraper they could get."""
    last = moved(WHOLE_TILE, corner_of(s, seat, s.spot[seat][s.laid[seat] - 1])) if phase == 0 else 0
    for terrain in range(TERRAINS):
        free = s.land[seat][terrain] & ~s.claimed[seat][terrain]
        while free != 0:
            here = district(bit(first(free)), s.land[seat][terrain])
            free &= ~here
            best = best_skyscraper(s, terrain, size(here))
            at = ((left * 13 + min(size(here), 12)) * 4 + min(ways_out(s, seat, here) // 2, 3)) * 8 + best
            if n < 80:
                out[n] = (AT_NOW if here & last != 0 else AT_FREE) + at
                n += 1
    return n


@rule
def best_skyscraper(s: State, terrain: int, room: int) -> int:
    """Return the rank, from 1 on, of the best skyscraper in the supply that fits into a district, or 0."""
    best = RANKS
    while best > 0 and (VALUE[best - 1] > room or s.skyscraper[terrain * RANKS + best - 1] == 0):
        best -= 1
    return best


@rule
def fit(tile: int, needs: tuple[int, ...]) -> int:
    """Say how well a tile fits what each terrain needs."""
    total = 0
    for terrain in range(TERRAINS):
        total += size(LAND_OF[tile][0][terrain]) * needs[terrain]
    return min(total // 2, 15) + (16 if PARKS_OF[tile][0] | SPORTS_OF[tile][0] != 0 else 0)
