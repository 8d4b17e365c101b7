"""The rough guide for bots: a position's value in hundredths of a vote, which the rules never read."""
from ...kernel import bit, first, has, rest, rule, size
from .city import tiles_in_city
from .pieces import HAND, HEIGHTS, LENGTHS, SITES_OF, VOTES
from .scoring import score
from .state import TO_DRAW, State
from .walkways import AHEAD, BETWEEN, STEP, as_tall

READY, LATER, HOPE = 97, 95, 50  # worth of a vote: buildable now, buildable next turn, still needing a tile
ROOM, TILE = 10, 5  # worth of a place left for a walkway, and of tiles in the hand that fit the city


@rule
def value(s: State, seat: int) -> int:
    """Add up what the city has, what could be built, what it hopes for, and the hand."""
    total = 100 * score(s, seat)
    left = tiles_in_city(s) - s.laid[seat]
    mine = s.seat == seat and s.phase == TO_DRAW
    if left == 0 and not mine:
        return total
    for height in range(HEIGHTS):
        total += (READY if mine else LATER) * within_reach_now(s, seat, height)
        if left > 0:
            total += (
                HOPE * hopes(s, seat, height) + ROOM * left * places(s, seat, height) + hand(s, seat, height)
            )
    return total


@rule
def within_reach_now(s: State, seat: int, height: int) -> int:
    """Estimate quickly the votes of walkways that could be built together, taking the longest first."""
    votes, over, once, full = 0, s.over[seat][height] | ~s.cover[seat], s.once[seat], s.full[seat]
    tall = as_tall(s, seat, height)
    for shorter in range(LENGTHS):
        length = LENGTHS - shorter
        left, starts = s.piece[height][length - 1], s.building[seat][height]
        while starts != 0 and left > 0:
            a = first(starts)
            starts = rest(starts)
            for down in range(2):
                between = BETWEEN[down][a][length - 1]
                if between & over == 0 and left > 0 and leads(s, seat, height, down, a, length, tall, full):
                    ends = bit(a) | bit(a + length * STEP[down])
                    full |= once & ends
                    once |= ends
                    over |= between
                    left -= 1
                    votes += VOTES[length]
    return votes


@rule
def leads(s: State, seat: int, height: int, down: int, a: int, length: int, tall: int, full: int) -> bool:
    """Is the next building of this height so far ahead, with room at both ends and no walkway yet?"""
    ahead = AHEAD[down][a] & tall
    if ahead == 0 or first(ahead) != a + length * STEP[down] or has(s.begun[seat][down], a):
        return False
    return has(s.building[seat][height] & ~full, a) and has(s.building[seat][height] & ~full, first(ahead))


@rule
def hopes(s: State, seat: int, height: int) -> int:
    """Return the votes of all lines that only need tiles where there are none yet."""
    votes, tall, free = 0, as_tall(s, seat, height), s.building[seat][height] & ~s.full[seat]
    starts = free
    while starts != 0:
        a = first(starts)
        starts = rest(starts)
        for down in range(2):
            ahead = AHEAD[down][a] & tall
            if ahead != 0 and has(free, first(ahead)):
                length = (first(ahead) - a) // STEP[down]
                if (
                    length <= LENGTHS
                    and BETWEEN[down][a][length - 1] & ~s.cover[seat] != 0
                    and s.piece[height][length - 1] > 0
                ):
                    votes += VOTES[length]
    return votes


@rule
def places(s: State, seat: int, height: int) -> int:
    """Count the ends of walkways for which the buildings of a height have room."""
    mine = s.building[seat][height]
    return 2 * size(mine) - size(mine & s.once[seat]) - size(mine & s.full[seat])


@rule
def hand(s: State, seat: int, height: int) -> int:
    """Value tiles in the hand with buildings of a height of which the city has many."""
    sites = 0
    for i in range(HAND):
        tile = s.hand[seat][i]
        if tile >= 0:
            sites += size(SITES_OF[tile][0][height])
    return TILE * sites * size(s.building[seat][height] & ~s.full[seat])
