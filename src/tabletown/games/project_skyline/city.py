"""The common board: which buildings stand where, and what may be built and moved where."""
from ...kernel import NONE, bit, first, has, rest, rule, size
from .pieces import BOARD, FLOORS, LEVELS, ONE, REACH, SEATS, THREE, TOWER, TWO
from .state import State

# What stands where


@rule
def buildings(s: State, seat: int) -> int:
    return s.stands[seat][ONE] | s.stands[seat][TWO] | s.stands[seat][THREE] | s.stands[seat][TOWER]


@rule
def low(s: State, seat: int) -> int:
    """Return the buildings of one or two floors."""
    return s.stands[seat][ONE] | s.stands[seat][TWO]


@rule
def empty(s: State) -> int:
    taken = 0
    for seat in range(s.seats):
        taken |= buildings(s, seat)
    return BOARD & ~taken


@rule
def others(s: State, seat: int, level: int) -> int:
    """Return the buildings of other seats that are lower than a level."""
    found = 0
    for other in range(s.seats):
        if other != seat:
            for below in range(level):
                found |= s.stands[other][below]
    return found


@rule
def under_architect(s: State) -> int:
    return 0 if s.architect == NONE else bit(s.architect)


@rule
def owner_at(s: State, square: int) -> int:
    for seat in range(s.seats):
        if has(buildings(s, seat), square):
            return seat
    return NONE


@rule
def level_at(s: State, square: int) -> int:
    for seat in range(s.seats):
        for level in range(LEVELS):
            if has(s.stands[seat][level], square):
                return level
    return NONE


@rule
def put(s: State, seat: int, level: int, square: int) -> None:
    s.stands[seat][level] |= bit(square)


@rule
def clear(s: State, square: int) -> None:
    """Return what stands on a square to its owner's supply."""
    for seat in range(s.seats):
        for level in range(LEVELS):
            s.stands[seat][level] &= ~bit(square)


# §4.6 Floors


@rule
def floors(s: State, seat: int) -> int:
    """Count the floors that a seat has on the board."""
    return size(s.stands[seat][ONE]) + 2 * size(s.stands[seat][TWO]) + 3 * size(s.stands[seat][THREE])


@rule
def borrowed(s: State, seat: int) -> int:
    """§4.6 Count the floors that a seat has beyond its own."""
    return max(floors(s, seat) - FLOORS, 0)


@rule
def to_lend(s: State) -> int:
    """§4.6 Count the floors that are left of the colours nobody plays."""
    left = FLOORS * (SEATS - s.seats)
    for seat in range(s.seats):
        left -= borrowed(s, seat)
    return left


@rule
def floor_left(s: State, seat: int) -> bool:
    """§4.6 Has the seat a floor of its own left, or one to borrow?"""
    return floors(s, seat) < FLOORS or to_lend(s) > 0


# §4 The architect, §5 a raised building


@rule
def to_build(s: State, seat: int) -> int:
    """§4.2 Return where the architect may end: empty fields, and own buildings that could then capture."""
    reach = REACH[s.architect][s.black]
    fields = reach & empty(s)
    for level in range(THREE):
        raised = reach & s.stands[seat][level]
        if raised != 0:
            fields |= able(s, seat, raised, level + 1)
    return fields


@rule
def able(s: State, seat: int, raised: int, level: int) -> int:
    """§4.4 Return the raised buildings that could capture something at that level."""
    found = raised & within(prey(s, seat, level), level)
    if level == TWO and s.experts:
        found |= raised & within(stages(s, seat), TWO)
    return found


@rule
def within(goals: int, level: int) -> int:
    """Return all squares from which a building of that level reaches one of the goals."""
    found = 0
    while goals != 0:
        found |= REACH[first(goals)][level + 1]
        goals = rest(goals)
    return found


@rule
def prey(s: State, seat: int, level: int) -> int:
    """§5.2 Return smaller buildings of other seats, except the one under the architect."""
    return others(s, seat, level) & ~under_architect(s)


@rule
def stages(s: State, seat: int) -> int:
    """§8.1 Return own single floors onto which two more may move, because all three can then capture."""
    return s.stands[seat][ONE] & ~under_architect(s) & within(prey(s, seat, THREE), THREE)


# Lists of moves


@rule
def list_each(kind: int, squares: int, n: int, out: list[int]) -> int:
    """List one move of a kind for every square of a set."""
    while squares != 0:
        square = first(squares)
        out[n] = kind + square - square // 8 * 2
        squares = rest(squares)
        n += 1
    return n
