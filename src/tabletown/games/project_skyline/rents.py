"""§3.5 Rent: what it costs to stop beside a building, and who is paid."""
from ...kernel import NONE, bit, district, first, rule, size
from .city import buildings, owner_at
from .pieces import AHEAD, BESIDE, CORNERS, LEVELS, RENT, SIDE, STREETSIDE
from .state import State


@rule
def rent_of(s: State, owner: int, square: int) -> int:
    """§3.5 Return the rent of the whole group to which a building belongs."""
    return rent_of_group(s, owner, district(bit(square), buildings(s, owner)))


@rule
def rent_of_group(s: State, owner: int, group: int) -> int:
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


# The same for many spaces at once: bots ask for it all the time, and every group is counted once.


@rule
def income(s: State, owner: int) -> int:
    """Return what all spaces of the street together would cost a visitor."""
    total, left = 0, buildings(s, owner) & STREETSIDE
    while left != 0:
        group = district(bit(first(left)), buildings(s, owner))
        left &= ~group
        total += rent_of_group(s, owner, group) * (size(group & STREETSIDE) + size(group & CORNERS))
    return total


@rule
def next_throw(s: State, seat: int) -> tuple[int, int]:
    """Add up the rents that the next throw may lead to, and count those that the seat cannot pay."""
    rents = ruinous = 0
    once, twice = AHEAD[s.figure[seat]][0], AHEAD[s.figure[seat]][1]
    for owner in range(s.seats):
        left = buildings(s, owner) & once if owner != seat else 0
        while left != 0:
            group = district(bit(first(left)), buildings(s, owner))
            left &= ~group
            rent, throws = rent_of_group(s, owner, group), size(group & once) + size(group & twice)
            rents += rent * throws
            ruinous += throws if rent > s.cash[seat] else 0
    return rents, ruinous
