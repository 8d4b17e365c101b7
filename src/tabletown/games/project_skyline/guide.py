"""The rough guide for bots: a position's value in hundredths of a point, which the rules never read."""
from ...kernel import rule, size, table
from .rents import income, next_throw
from .cards import towers
from .pieces import LEVELS, TOWERS
from .scoring import score
from .state import OVER, State

# Found by trying: the worth of a rent of one over the rest of a match, of a rent within a throw, of winning,
# and of buildings by their height.
RENTS, NEAR, WIN = 30, 20, 100_000
HEIGHTS = table([2_000, 8_000, 30_000, 15_000])


@rule
def value(s: State, seat: int) -> int:
    """Return how far a seat is ahead of the others, above all of the best of them."""
    best = total = 0
    for other in range(s.seats):
        if other != seat:
            worth = prospects(s, other)
            best = max(best, worth)
            total += worth
    ahead = prospects(s, seat) - (best + total // (s.seats - 1)) // 2
    return ahead + verdict(s, seat) if is_decided(s) else ahead


@rule
def is_decided(s: State) -> bool:
    return s.phase == OVER or s.ruined != 0 or towers(s, s.seat) == TOWERS[s.seats]


@rule
def verdict(s: State, seat: int) -> int:
    """Value winning more than any money."""
    for other in range(s.seats):
        if other != seat and score(s, other) > score(s, seat):
            return -WIN
    return WIN


@rule
def prospects(s: State, seat: int) -> int:
    """Add up wealth now, rent to come, rent to pay soon, and what buildings promise."""
    total = 100 * score(s, seat) + RENTS * income(s, seat) - NEAR * next_throw(s, seat)[0]
    for level in range(LEVELS):
        total += HEIGHTS[level] * size(s.stands[seat][level])
    return total
