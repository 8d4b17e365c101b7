"""What bots learn to value: a city's lines as patterns, ends of walkways, the supply, the hand, the shape."""
from ...kernel import has, rule, size
from .city import tiles_in_city
from .guide import LATER, READY, places, within_reach_now
from .pieces import HAND, HEIGHTS, KINDS, SITES_OF
from .scoring import score
from .state import TO_DRAW, State

LEFT = 12  # how many tiles may still be to lay
LINE = 5**6  # six squares, each without tile, without building, low, middle or high
AT_LINE = 0
AT_PHASE = AT_LINE + LEFT * 2 * LINE
AT_PLACES = AT_PHASE + LEFT * 2
AT_SUPPLY = AT_PLACES + LEFT * HEIGHTS * 64
AT_HAND = AT_SUPPLY + LEFT * HEIGHTS * 4 * 7
AT_FIT = AT_HAND + LEFT * KINDS
AT_BOX = AT_FIT + LEFT * HEIGHTS * 32 * 7
FEATURES = AT_BOX + LEFT * 25
MOST_FEATURES = 12 + 1 + 3 * HEIGHTS + HAND + 1
HORIZON = 12  # a search values a position after so many decisions of its own
WEIGHED_BY_OTHERS = 999  # moves: in a search the other seats take the best of all
# In a search another seat is too close from so many points behind on, and each point nearer costs so many;
# True: that counts for every choice in a playout, False: only at its end.
CONTEST = 10.0, 2.0, True
SHORT_SEARCH = 12, 14  # where nothing is compiled: after so many, by so many playouts


@rule
def is_mine(s: State, seat: int) -> bool:
    """Can the seat still build walkways in this turn?"""
    return s.seat == seat and s.phase == TO_DRAW


@rule
def base(s: State, seat: int) -> int:
    """Return the votes there are and those that building would bring, in hundredths."""
    total = 100 * score(s, seat)
    if s.laid[seat] < tiles_in_city(s) or is_mine(s, seat):
        within_reach = (
            within_reach_now(s, seat, 0) + within_reach_now(s, seat, 1) + within_reach_now(s, seat, 2)
        )
        total += (READY if is_mine(s, seat) else LATER) * within_reach
    return total


@rule
def features(s: State, seat: int, out: list[int]) -> int:
    left = min(tiles_in_city(s) - s.laid[seat], LEFT - 1)
    if left == 0:
        return 0
    high, wide = s.bottom[seat] - s.top[seat] + 1, s.right[seat] - s.left[seat] + 1
    n = lines(s, seat, left, high, wide, out)
    out[n] = AT_PHASE + left * 2 + is_mine(s, seat)
    out[n + 1] = AT_BOX + left * 25 + 5 * high + wide
    n = levels(s, seat, left, n + 2, out)
    return tiles_in_hand(s, seat, left, n, out)


@rule
def levels(s: State, seat: int, left: int, n: int, out: list[int]) -> int:
    for height in range(HEIGHTS):
        at = left * HEIGHTS + height
        out[n] = AT_PLACES + at * 64 + min(places(s, seat, height), 63)
        out[n + 1] = AT_SUPPLY + (at * 4 + min(s.piece[height][4], 3)) * 7 + min(s.piece[height][3], 6)
        out[n + 2] = (
            AT_FIT
            + (at * 32 + min(size(s.building[seat][height] & ~s.full[seat]), 31)) * 7
            + sites_in_hand(s, seat, height)
        )
        n += 3
    return n


@rule
def tiles_in_hand(s: State, seat: int, left: int, n: int, out: list[int]) -> int:
    for i in range(HAND):
        if s.hand[seat][i] >= 0:
            out[n] = AT_HAND + left * KINDS + s.hand[seat][i]
            n += 1
    return n


@rule
def lines(s: State, seat: int, left: int, high: int, wide: int, out: list[int]) -> int:
    n = 0
    for r in range(min(2 * high, 6)):
        out[n] = AT_LINE + (left * 2 + (wide == 3)) * LINE + pattern(s, seat, 8 * r, 1, 2 * wide)
        n += 1
    for c in range(min(2 * wide, 6)):
        out[n] = AT_LINE + (left * 2 + (high == 3)) * LINE + pattern(s, seat, c, 8, 2 * high)
        n += 1
    return n


@rule
def pattern(s: State, seat: int, at: int, step: int, length: int) -> int:
    """Return a line as a number, the smaller one of its two directions."""
    one = other = 0
    power = 1
    for k in range(min(length, 6)):
        here = at + k * step
        code = 0
        if has(s.cover[seat], here):
            code = 1
            for height in range(HEIGHTS):
                if has(s.building[seat][height], here):
                    code = 2 + height
        one = 5 * one + code
        other += power * code
        power *= 5
    return min(one, other)


@rule
def sites_in_hand(s: State, seat: int, height: int) -> int:
    sites = 0
    for i in range(HAND):
        if s.hand[seat][i] >= 0:
            sites += size(SITES_OF[s.hand[seat][i]][0][height])
    return min(sites, 6)
