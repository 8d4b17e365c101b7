"""What bots ask of the street: the same as a walk along it, space by space."""
from tests.playing import random_match

from ....kernel import NONE
from ....kernel.match import Match
from ..pieces import BESIDE, DIE, SIDE, SPACES
from ..rents import income, landlord, next_throw, rent_at, rent_of
from ..state import State
from .table import GAME, table


def rents_of_next_throw(s: State, seat: int) -> list[int]:
    return [rent_at(s, seat, (s.figure[seat] + steps) % SPACES) for steps in range(1, DIE + 1)]


def check(match: Match, *_: int) -> None:
    s = match.state
    for seat in range(s.seats):
        owned = [space for space in range(SPACES) if space % SIDE and landlord(s, NONE, space) == seat]
        rents = rents_of_next_throw(s, seat)
        assert income(s, seat) == sum(rent_of(s, seat, BESIDE[space]) for space in owned)
        assert next_throw(s, seat) == (sum(rents), sum(rent > s.cash[seat] for rent in rents))


def test_rents_of_many_spaces_are_those_of_each() -> None:
    for seats in GAME.SEATS:
        random_match(GAME, seats, seats, check)


def test_a_field_in_a_corner_counts_for_both_spaces_that_touch_it() -> None:
    s = table("a1=gT")
    s.figure[0], s.cash[0] = SPACES - 3, 90
    assert income(s, 1) == 200 and next_throw(s, 0) == (200, 2)
