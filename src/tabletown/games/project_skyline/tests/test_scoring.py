"""How a match ends and what it comes to, §7; and that neither money nor pieces come from nowhere."""
import pytest

from tests.playing import random_match

from ....kernel import NONE, size
from ....kernel.game import leaders
from ....kernel.match import Match
from ....kernel.rules.rule import NATURE
from ... import project_skyline
from ..city import buildings, empty, floors
from ..moves import MOVES
from ..pieces import FLOORS, SEATS, THREE, TOWER, TOWERS
from ..state import OVER, TO_CAPTURE, TO_ROLL, State
from .table import GAME, at, do, on_board, reason, rolled, table, to_build


def lines(s: State, seat: int) -> dict[str, int]:
    return {f"{line.rule} {line.what}": line.points for line in project_skyline.score_lines(s, seat)}


def scores(s: State) -> list[int]:
    return [project_skyline.score(s, seat) for seat in range(s.seats)]


TALL = ("c3=rT", "d3=rT", "c4=rT", "d4=rT")


@pytest.mark.parametrize(("seats", "more"), [(3, ()), (4, ()), (2, ("e6=rT", "f6=rT"))])
def test_all_towers_end_the_match(seats: int, more: tuple[str, ...]) -> None:
    """§7.1 It takes seven with two seats, five with three or four."""
    s = to_build(table("a1=g1", "b1=r2", "d2=g2", *TALL, *more, seats=seats), 1)
    do(s, "build b1", "capture d2", "done")
    assert (
        s.phase == OVER
        and not s.ruined
        and reason(s, "roll") == "not-after-the-end §7.1" == reason(s, "rolled 1 1", NATURE)
    )
    assert lines(s, 0) == {"§7.3 cash": 700, "§7.4 premium": 100 * TOWERS[seats]}


def test_one_tower_short_is_not_the_end() -> None:
    """§7.1 Six are not enough with two seats."""
    s = do(to_build(table("a1=g1", "b1=r2", "d2=g2", *TALL, "e6=rT"), 1), "build b1", "capture d2", "done")
    assert s.phase == TO_ROLL and s.seat == 1


def test_ruin_ends_the_match() -> None:
    """§7.2 It does so at once, before anything is built."""
    s = table("a1=gT", "b1=g1")
    s.cash[0] = 100
    rolled(s, 1)
    assert s.phase == OVER and s.ruined and (s.payer, s.payee, s.rent) == (0, 1, 110) and at(s, "b1") == "g1"


def test_cash_counts() -> None:
    """§7.3 Everybody scores the cash in hand."""
    s = table("a1=g1")
    s.cash[:2] = [120, 30]
    assert lines(s, 0)["§7.3 cash"] == 120 and scores(s) == [120, 30]


def test_premium() -> None:
    """§7.4 Each own tower on the board scores 100; during the match the line says how many are to come."""
    s = table("a1=gT", "b1=gT", "c1=g2", "d1=rT")
    assert [lines(s, seat)["§7.4 premium"] for seat in (0, 1)] == [100, 200]
    told = [project_skyline.lacks_told(line) for line in project_skyline.score_lines(s, 0)]
    assert told[0] is None and told[1] is not None and told[1].args == {"count": 6}
    assert [project_skyline.score_line_told(line).id for line in project_skyline.score_lines(s, 0)] == [
        "line-cash",
        "line-premium",
    ]


def test_lines_say_which_buildings_they_speak_of() -> None:
    """§7.4 The towers, and §7.5 the building beside which a seat was ruined, are named."""
    s = table("b1=gT", "a1=gT", "c1=g2", "d1=rT")
    s.cash[0] = 0
    rolled(s, 1)
    where = [[line.at for line in project_skyline.score_lines(s, seat)] for seat in (0, 1)]
    assert where == [["", "d1", "a1"], ["", "a1 b1", "a1"]]


@pytest.mark.parametrize(
    ("buildings", "rent", "debt"),
    [
        (("a1=gT", "c3=rT", "d3=rT"), 100, -100),
        (("a1=gT", "b1=gT", "c1=gT", "c3=rT", "d3=rT"), 300, -130),
        (("a1=gT",), 100, -30),
        (("a1=g2", "b1=g2", "c3=rT"), 40, -40),
    ],
)
def test_the_debt(buildings: tuple[str, ...], rent: int, debt: int) -> None:
    """§7.5 All cash goes, then up to half of the premium; the bank pays the rest, as in the examples."""
    s = table(*buildings)
    s.cash[0] = 30
    rolled(s, 1)
    assert lines(s, 0)["§7.5 debt"] == debt and lines(s, 1)["§7.5 claim"] == rent == s.rent
    told = [
        project_skyline.score_line_told(line).id
        for seat in (0, 1)
        for line in project_skyline.score_lines(s, seat)
    ]
    assert told[2] == "line-debt" and told[5] == "line-claim"


def test_only_two_are_concerned_by_a_ruin() -> None:
    """§7.5 Others have no line about it."""
    s = table("a1=gT", seats=3)
    s.cash[0] = 0
    rolled(s, 1)
    assert lines(s, 2) == {"§7.3 cash": 700, "§7.4 premium": 0}


def test_the_richest_wins_and_ties_share() -> None:
    """§7.6 Money alone decides."""
    s = table("a1=gT", "b1=rT", "c1=g2", seats=3)
    s.cash[:3] = [600, 500, 650]
    assert leaders(GAME, s) == [0]
    s.cash[1] = 600
    assert leaders(GAME, s) == [0, 1]


# Nothing comes from nowhere


def from_bank(match: Match, before: State, move: int) -> int:
    """Return what the bank pays in an event; it is negative when the bank gets money."""
    kind, at_ = MOVES.parts(move)
    if kind == "gift":
        return 10 * (at_["white"] + at_["black"] + 2)
    if MOVES.text(move) == "card aid-poorest":
        cash = before.cash[: before.seats]
        return 100 * cash.count(min(cash))
    if kind == "tax" or MOVES.text(move) == "card tax-self":
        seat = at_["seat"] if kind == "tax" else before.seat
        return -min(50 * size(before.stands[seat][TOWER]), before.cash[seat])
    return 0


def check_pieces(s: State) -> None:
    seats = range(s.seats)
    assert sum(size(buildings(s, seat)) for seat in seats) == 36 - size(empty(s)) == len(on_board(s))
    assert sum(max(floors(s, seat) - FLOORS, 0) for seat in seats) <= FLOORS * (SEATS - s.seats)
    assert all(size(s.stands[seat][TOWER]) <= TOWERS[s.seats] for seat in seats)
    assert sum(size(s.stands[seat][THREE]) for seat in seats) <= (s.phase == TO_CAPTURE)
    assert s.architect == NONE or not empty(s) >> s.architect & 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_money_and_pieces_are_conserved(seats: int) -> None:
    """After every event money has moved between seats and bank only, and no seat has too many pieces."""
    def watch(match: Match, seat: int, move: int) -> None:
        after = match.copy()
        after.step(seat, move)
        s, old = after.state, match.state
        assert sum(s.cash) - sum(old.cash) == from_bank(match, old, move) and min(s.cash) >= 0
        assert all(cash % 10 == 0 for cash in s.cash)
        check_pieces(s)

    for seed in range(8):
        random_match(
            GAME, seed, seats, watch,
            experts="off" if seed % 2 else "on",
            corners="own" if seed % 3 else "shared",
        )


def test_borrowed_floors_are_in_use_in_random_matches() -> None:
    """Otherwise the test above would say little."""
    most = [0]

    def watch(match: Match, seat: int, move: int) -> None:
        most[0] = max(most[0], *(floors(match.state, who) for who in range(2)))

    for seed in range(20):
        random_match(GAME, seed, 2, watch)
    assert most[0] > FLOORS
