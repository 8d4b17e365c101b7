"""§3.5 Rent: what it costs to stop beside a building, and who is paid."""
from ...kernel import NONE, bit, district, rule, size
from .city import buildings, owner_at
from .pieces import BESIDE, LEVELS, RENT, SIDE
from .state import State


@rule
def rent_of(s: State, owner: int, square: int) -> int:
    """§3.5 Return the rent of the whole group to which a building belongs."""
    group = district(bit(square), buildings(s, owner))
    total = 0
    for level in range(LEVELS):
        total += RENT[level] * size(group & s.stands[owner][level])
    return total


@rule
def landlord(s: State, seat: int, space: int) -> int:
    """Return the seat that is paid on a space of the street, or NONE."""
    if space % SIDE == 0:
        return NONE
    owner = owner_at(s, BESIDE[space])
    return NONE if owner == seat else owner


@rule
def rent_at(s: State, seat: int, space: int) -> int:
    """Return what a space of the street costs a seat."""
    owner = landlord(s, seat, space)
    return 0 if owner == NONE else rent_of(s, owner, BESIDE[space])
