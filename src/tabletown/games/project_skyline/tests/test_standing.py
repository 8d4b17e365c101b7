"""What a view tells besides its fields: groups with their rent, and what everybody still has."""
from tests.playing import random_match

from ....kernel import squares
from ....kernel.drawing import drawn_view
from ..city import buildings, floor_left, floors
from ..rents import rent_of
from ..pieces import FLOORS, TOWERS
from ..standing import figures
from ..state import State
from .table import GAME, square, table

NOTHING_LENT = dict(borrowed=0, lent=26)


def test_a_view_tells_every_group_and_its_rent() -> None:
    s = table("a1=r1", "b1=rT", "d1=r2", "a2=g1")
    assert drawn_view(GAME, s.view(1))["groups"] == [
        dict(seat=0, squares=[square("a1"), square("b1")], rent=110),
        dict(seat=0, squares=[square("d1")], rent=20),
        dict(seat=1, squares=[square("a2")], rent=10),
    ]


def test_a_view_tells_what_everybody_has_beside_the_board() -> None:
    s = table("a1=r1", "b1=rT", "d1=r2")
    assert drawn_view(GAME, s)["supply"] == [
        dict(floors=10, built=1, towers=7, **NOTHING_LENT),
        dict(floors=13, built=0, towers=7, **NOTHING_LENT),
    ]


def test_borrowed_floors_are_told() -> None:
    s = table(*(f"{column}{row}=r2" for column in "abcdef" for row in (1, 2)))
    assert [drawn_view(GAME, s)["supply"][0][what] for what in ("floors", "borrowed", "lent")] == [0, 11, 15]


def test_a_figure_stands_once_its_corner_is_chosen() -> None:
    """§8.2 Seat 1 chooses first, then the others from behind."""
    s = GAME.start(3, corners="own")
    found = [figures(s)]
    for s.seat in (2, 1):
        found.append(figures(s))
    assert found == [[], [0], [0, 2]]


def check(s: State) -> None:
    plain = drawn_view(GAME, s)
    for seat in range(s.seats):
        groups = [group for group in plain["groups"] if group["seat"] == seat]
        assert sorted(at for group in groups for at in group["squares"]) == squares(buildings(s, seat))
        assert all(rent_of(s, seat, at) == group["rent"] for group in groups for at in group["squares"])
        supply = plain["supply"][seat]
        assert (
            supply["floors"] - supply["borrowed"] == FLOORS - floors(s, seat)
            and supply["towers"] == TOWERS[s.seats]
        )
        assert floor_left(s, seat) is (supply["floors"] + supply["lent"] > 0)


def test_what_a_view_tells_is_what_the_rules_count() -> None:
    for seed in range(6):
        random_match(GAME, seed, GAME.SEATS[seed % 3], lambda match, seat, move: check(match.state))
