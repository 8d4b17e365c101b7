"""Count what anybody can see on the board. Views carry it, so that drawings need not know the rules."""
from typing import TypedDict

from ...kernel import bit, district, first, squares
from .city import borrowed, buildings, floors, to_lend
from .rents import rent_of
from .cards import towers
from .pieces import FLOORS, TOWERS
from .state import TO_CORNER, State


class Group(TypedDict):
    seat: int
    squares: list[int]
    rent: int


class Supply(TypedDict):
    floors: int
    built: int
    towers: int
    borrowed: int
    lent: int


def groups(s: State) -> list[Group]:
    """§3.5 The buildings that hang together, seat by seat, and what a visitor pays beside them."""
    return [
        {"seat": seat, "squares": squares(group), "rent": rent_of(s, seat, first(group))}
        for seat in range(s.seats) for group in parts(buildings(s, seat))
    ]


def parts(left: int) -> list[int]:
    """Split a set of squares into parts that do not touch."""
    found: list[int] = []
    while left:
        found.append(district(bit(first(left)), left))
        left &= ~found[-1]
    return found


def supply(s: State, seat: int) -> Supply:
    """Return what a seat has beside the board (§1.3, §4.6): floors, towers, and floors to borrow."""
    return {
        "floors": max(FLOORS - floors(s, seat), 0), "built": towers(s, seat), "towers": int(TOWERS[s.seats]),
        "borrowed": borrowed(s, seat), "lent": to_lend(s),
    }


def figures(s: State) -> list[int]:
    """§8.2 The seats whose figures stand on the street: while corners are chosen, those that have chosen."""
    order = [-seat % s.seats for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if s.phase != TO_CORNER or order[seat] < order[s.seat]]
