"""The rough guide for bots: a position's value in hundredths of a point, which the rules never read."""
from ...kernel import NONE, rule, size, table
from .rents import landlord, rent_at, rent_of
from .cards import towers
from .pieces import BESIDE, DIE, LEVELS, SIDE, SPACES, TOWERS
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
    total = 100 * score(s, seat) + RENTS * income(s, seat) - NEAR * ahead_of(s, seat)
    for level in range(LEVELS):
        total += HEIGHTS[level] * size(s.stands[seat][level])
    return total


@rule
def income(s: State, seat: int) -> int:
    """Return what all spaces of the street together would cost a visitor."""
    total = 0
    for space in range(SPACES):
        if space % SIDE != 0 and landlord(s, NONE, space) == seat:
            total += rent_of(s, seat, BESIDE[space])
    return total


@rule
def ahead_of(s: State, seat: int) -> int:
    """Return what the spaces cost that the next throw may lead to."""
    total = 0
    for steps in range(1, DIE + 1):
        total += rent_at(s, seat, (s.figure[seat] + steps) % SPACES)
    return total
