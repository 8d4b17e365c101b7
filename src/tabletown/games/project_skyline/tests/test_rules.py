"""Every paragraph of the rulebook up to the cards has a test here, and so has everything a rule forbids."""
from itertools import product

import pytest

from ....kernel import NATURE, NONE, squares
from ....kernel.game import legal_moves, waiting
from ....kernel.match import Match
from ..city import floor_left
from ..rents import rent_at, rent_of
from ..moves import MOVES
from ..pieces import (
    BESIDE, CARDS, CENTRE, COPIES, FIELD_NAMES, FLOORS, KINDS, ONE, SEATS, SIDE, SPACES, SQUARE, TOWERS, TWO,
)
from ..rules import start
from ..state import DRAWING, TO_BUILD, TO_END, TO_ROLL, State
from .table import (
    GAME, architect, at, chance, do, fields, legal, on_board, reason, refused, rolled, square, table,
    to_build,
)

# §1 What there is


def test_the_board() -> None:
    """§1.1 It has six by six fields; the centre is in the middle."""
    assert len(FIELD_NAMES) == 36 and FIELD_NAMES[0] == "a1" and FIELD_NAMES[-1] == "f6"
    assert squares(CENTRE) == [square(field) for field in ("c3", "d3", "c4", "d4")]


def test_the_street() -> None:
    """§1.2 It has 28 spaces, four of them corners, and touches the corner fields of the board twice."""
    touched = [BESIDE[space] for space in range(SPACES)]
    assert SPACES == 28 and [space for space in range(SPACES) if touched[space] == NONE] == [0, 7, 14, 21]
    twice = {field for field in FIELD_NAMES if touched.count(square(field)) == 2}
    assert twice == {"a1", "f1", "f6", "a6"} and (touched[1], touched[8], touched[15], touched[22]) == tuple(
        square(field) for field in ("a1", "f1", "f6", "a6"))


def test_buildings() -> None:
    """§1.3 Each seat has 13 floors, and 7 towers with two seats, 5 with more."""
    assert FLOORS == 13 and [TOWERS[seats] for seats in (2, 3, 4)] == [7, 5, 5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_money(seats: int) -> None:
    """§1.4 Everybody has 700, open to all."""
    s = start(seats)
    assert s.cash == [700] * seats + [0] * (SEATS - seats) and s.view(1) == s == s.view()


def test_cards() -> None:
    """§1.5 There are 20 cards with 13 effects."""
    assert (CARDS, KINDS) == (20, 13) and list(COPIES) == [2, 1, 2, 1, 2, 1, 2, 2, 1, 2, 1, 2, 1]


# §2 Set-up


def test_figures_start_together() -> None:
    """§2.1 They start on the corner at the top left."""
    assert start(4).figure == [0, 0, 0, 0]


def test_towers_go_to_the_centre() -> None:
    """§2.2 Seats place them counter-clockwise from seat 1, each on a free field of the centre."""
    s = start(3)
    order = []
    for field in ("c3", "d3", "c4"):
        order.append(s.seat)
        do(s, f"tower {field}")
        if len(order) == 1:
            assert reason(s, "tower c3") == "not-free §2.2"
            assert reason(s, "tower b3") == "not-in-the-centre §2.2"
            assert reason(s, "floor a1") == "not-this-step §2.2" and fields(s) == "c4 d3 d4"
    assert order == [0, 2, 1] and on_board(s) == {"c3": "rT", "d3": "bT", "c4": "gT"}


def set_up(seats: int) -> State:
    s = start(seats)
    for field in ("c3", "d3", "c4", "d4")[:seats]:
        do(s, f"tower {field}")
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_floors_each(seats: int) -> None:
    """§2.3 Seats place them counter-clockwise, three times around, on any free field."""
    s = set_up(seats)
    order = []
    for i in range(3 * seats):
        order.append(s.seat)
        assert reason(s, "floor c3") == "not-free §2.3"
        do(s, legal(s)[i % 5])
    assert order == [0, *range(seats - 1, 0, -1)] * 3
    assert sorted(on_board(s).values()) == sorted(
        f"{colour}{what}" for colour in "rgby"[:seats] for what in "T111"
    )


def test_chance_may_choose_the_start_player() -> None:
    """§2.2 Every seat may start; the others follow counter-clockwise, so the next one clockwise is last."""
    s = start(3, corners="own", first="chance")
    begins = [MOVES.text(move) for move in legal_moves(GAME, s, NATURE)]
    assert waiting(GAME, s) == [NATURE] and begins == [f"begin {n}" for n in range(1, 4)]
    assert {GAME.odds(s, MOVES.read(line)) for line in begins} == {1}
    GAME.play(s, NATURE, MOVES.read("begin 2"))
    order = []
    while s.phase < TO_ROLL:
        order.append(s.seat)
        do(s, legal(s)[0])
    assert order == [1, 0, 2] * 5 and s.seat == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_architect_stands_on_the_last_floor(seats: int) -> None:
    """§2.4 Its owner takes the first turn."""
    s = set_up(seats)
    for i in range(3 * seats):
        assert architect(s) == ""
        do(s, f"floor {FIELD_NAMES[i]}")
    assert architect(s) == FIELD_NAMES[3 * seats - 1] and s.seat == 1 and legal(s) == ["roll"]


# §3 A turn


def test_turns_go_clockwise() -> None:
    """§3.1 After the last to place comes the next seat; the start player's turn is the last."""
    s = table("a1=g1", seats=3)
    s.seat = 1
    order = []
    for _ in range(6):
        order.append(s.seat)
        s.figure[s.seat] = 1
        rolled(s, 1, 1)
        do(s, legal(s)[0], "done")
    assert order == [1, 2, 0, 1, 2, 0]


def test_steps_come_in_order() -> None:
    """§3.1 Nobody acts out of turn or out of order."""
    s = table("a1=g1")
    assert reason(s, "roll", 1) == "not-your-turn §3.1" and reason(
        s, "build b1"
    ) == "not-this-step §3.1" == reason(s, "done")
    do(s, "roll")
    assert reason(s, "roll") == "not-your-turn §3.1", "the dice are rolling"


def test_both_dice_at_once() -> None:
    """§3.2 There are 36 equally likely outcomes, which only chance brings."""
    s = table("a1=g1")
    assert (
        reason(s, "rolled 1 1") == "not-yours-to-draw §3.2"
        and reason(s, "rolled 1 1", NATURE) == "not-drawn-now §3.2"
    )
    do(s, "roll")
    outcomes = legal_moves(GAME, s, NATURE)
    assert [MOVES.text(m) for m in outcomes] == [f"rolled {w} {b}" for w, b in product(range(1, 7), repeat=2)]
    assert {GAME.odds(s, m) for m in outcomes} == {1}
    assert reason(s, "card tax-self", NATURE) == "not-drawn-now §3.2"
    chance(s, "rolled 3 5")
    assert s.figure[0] == 3 and (s.white, s.black) == (3, 5)


def test_the_figure_moves_by_the_white_die() -> None:
    """§3.3 Passing a corner does nothing, spaces are shared, own buildings and empty fields cost nothing."""
    s = table("a1=g1", "b1=r1")
    s.figure[:2] = [26, 2]
    rolled(s, 4)
    assert s.figure[:2] == [2, 2] and s.cash[:2] == [700, 700] and s.phase == TO_BUILD and s.card == NONE
    s = rolled(table("a1=g1"), 3)
    assert s.cash[:2] == [700, 700] and s.rent == 0


def test_an_action_field_brings_a_card() -> None:
    """§3.4 Then the turn is over and nothing is built."""
    s = table("a1=g1")
    s.figure[0] = 5
    rolled(s, 2)
    assert s.phase == DRAWING and waiting(GAME, s) == [NATURE]
    chance(s, "card tax-self")
    assert s.phase == TO_ROLL and s.seat == 1 and on_board(s) == {"a1": "g1"}


@pytest.mark.parametrize(
    ("buildings", "space", "rent"),
    [
        (["a1=g1", "b2=g1"], 1, 10),
        (["a1=gT", "b1=g1", "b2=g1", "c3=g2"], 1, 120),
        (["a1=g1", "a2=g1", "a3=g2"], 1, 40),
        (["a1=g1", "a2=g1", "a3=g2"], 27, 40),
        (["f6=gT", "e6=g2", "d6=r1", "c6=g1"], 13, 120),
        (["a1=g1"], 7, 0),
    ],
)
def test_rent_is_for_the_whole_group(buildings: list[str], space: int, rent: int) -> None:
    """§3.5 One floor costs 10, two 20, a tower 100; groups touch side to side, as in the worked examples."""
    s = table(*buildings)
    s.figure[0] = (space - 1) % SPACES
    rolled(s, 1)
    assert s.rent == rent and s.cash[:2] == [700 - rent, 700 + rent]
    assert rent_at(s, 0, space) == rent and rent_at(s, 1, space) == 0


def test_the_last_coin_is_no_ruin() -> None:
    """§3.5 Only owing more than one has ruins."""
    s = table("a1=gT")
    s.cash[0] = 100
    rolled(s, 1)
    assert s.cash[:2] == [0, 800] and not s.ruined and s.phase == TO_BUILD


def test_a_choice_can_be_taken_back() -> None:
    """§3.6 That holds for the end of a turn, building and capturing until the next roll, not for dice."""
    match = Match(GAME, 2)
    for line in ("tower c3", "tower d3", "floor a1", "floor b1"):
        match.step(next(iter(match.asked)), MOVES.read(line))
    assert match.undoable(1) and not match.undoable(0), "the other has placed since"
    for line in ("floor c1", "floor d1", "floor e1", "floor f6", "roll"):
        match.step(next(iter(match.asked)), MOVES.read(line))
    match.step(NATURE, MOVES.read("rolled 6 1"))
    assert not match.undoable(1), "what has been rolled stays"
    match.step(1, MOVES.read("build e6"))
    match.step(1, MOVES.read("done"))
    assert list(match.asked) == [0]
    match.undo(1)
    match.undo(1)
    assert match.state.phase == TO_BUILD and at(match.state, "e6") == ""
    match.step(1, MOVES.read("build f5"))
    match.step(1, MOVES.read("done"))
    match.step(0, MOVES.read("roll"))
    assert not match.undoable(1)


# §4 The architect builds


def test_the_architect_goes_exactly_as_far() -> None:
    """§4.1 With one bend at most it reaches every field at that distance."""
    s = to_build(table("a1=g1"), 2)
    assert fields(s) == "a3 b2 c1" and reason(s, "build d1") == "not-so-far §4.1" == reason(
        s, "build a1"
    ) == reason(s, "build b1")
    assert fields(to_build(table("c3=g1", architect="c3"), 6)) == "f6"
    assert fields(to_build(table("c3=g1", architect="c3"), 5)) == "a6 e6 f1 f5"


def test_where_the_architect_may_end() -> None:
    """§4.2 It ends neither on a tower nor on another seat's building, but passes over anything."""
    s = to_build(table("a1=g1", "a3=g1", "b2=rT", "b1=gT", "a2=gT"), 2)
    assert fields(s) == "c1"
    assert reason(s, "build a3") == "not-on-anothers §4.2"
    assert reason(s, "build b2") == "not-on-a-tower §4.2"


def test_on_an_empty_field() -> None:
    """§4.3 The floor is built, the architect stands on top, and the turn is over."""
    s = do(to_build(table("a1=g1"), 1), "build b1")
    assert at(s, "b1") == "r1" and architect(s) == "b1" and legal(s) == ["done"]
    assert do(s, "done").seat == 1 and s.phase == TO_ROLL


def test_raising_needs_a_capture() -> None:
    """§4.4 An own building may only be raised if it can then capture; the architect waits."""
    s = to_build(table("a1=g1", "b1=r1", "a2=r1", "d1=g1"), 1)
    assert fields(s) == "b1" and reason(s, "build a2") == "not-without-capture §4.4"
    do(s, "build b1")
    assert at(s, "b1") == "r2" and architect(s) == "a1" and legal(s) == ["capture d1"]
    assert reason(s, "done") == "not-this-step §3.1"


def test_who_can_build_must() -> None:
    """§4.5 Nobody may pass; without a legal field the turn is over and the architect stays."""
    s = table("a1=g1", "b1=gT")
    s.figure[0] = 8
    assert fields(rolled(s, 1, 1)) == "a2" and reason(s, "done") == "not-this-step §3.1"
    s = table("a1=g1", "b1=gT", "a2=rT")
    s.figure[0] = 8
    rolled(s, 1, 1)
    assert s.seat == 1 and s.phase == TO_ROLL and architect(s) == "a1" and len(on_board(s)) == 3


def fill(s: State, seat: int, ones: int, twos: int, begin: int = 1) -> State:
    """Give a seat so many buildings, on the fields from a number on."""
    for i in range(ones + twos):
        s.stands[seat][ONE if i < ones else TWO] |= 1 << SQUARE[begin + i]
    return s


@pytest.mark.parametrize(
    ("seats", "ones", "twos", "left"),
    [
        (4, 12, 0, True),
        (4, 13, 0, False),
        (4, 1, 6, False),
        (3, 13, 0, True),
        (3, 1, 12, True),
        (3, 0, 13, False),
        (2, 0, 13, True),
        (2, 0, 19, True),
        (2, 1, 19, False),
    ],
)
def test_borrowed_floors(seats: int, ones: int, twos: int, left: bool) -> None:
    """§4.6 Beyond 13 they come from unused colours: 26 with two seats, 13 with three, none with four."""
    assert floor_left(fill(start(seats), 0, ones, twos), 0) is left


def test_borrowed_floors_are_for_all_together() -> None:
    """§4.6 What one has borrowed another cannot; below 13 all use their own; borrowed ones count as own."""
    s = fill(fill(start(3), 0, 0, 12), 1, 0, 7, 13)
    assert not floor_left(fill(s, 0, 1, 0, 21), 0) and not floor_left(s, 1) and floor_left(s, 2)
    assert rent_of(s, 0, SQUARE[1]) == 20 * 12


def test_without_a_floor_nothing_is_built() -> None:
    """§4.6 The turn is over after the figure has moved, even if there is a field."""
    s = fill(table("a1=g1", seats=4), 0, 13, 0)
    s.figure[0] = 8
    rolled(s, 1, 6)
    assert s.seat == 1 and s.phase == TO_ROLL
    s = fill(table("a1=g1", seats=4), 0, 12, 0)
    s.figure[0] = 8
    assert rolled(s, 1, 6).phase == TO_BUILD


# §5 Capturing


def test_a_raised_building_goes_two_or_three_fields() -> None:
    """§5.1 It goes exactly two with two floors, exactly three with three."""
    s = do(to_build(table("a1=g1", "b1=r1", "c2=g1", "d1=g1", "c1=g1", "d2=g1"), 1), "build b1")
    assert fields(s) == "c2 d1" and reason(s, "capture d2") == "not-so-far-raised §5.1" == reason(
        s, "capture c1"
    )
    s = do(to_build(table("a1=g1", "b1=r2", "c2=g1", "d1=g1", "d2=g1", "e1=g2"), 1), "build b1")
    assert fields(s) == "d2 e1" and reason(s, "capture c2") == "not-so-far-raised §5.1"


def test_what_two_floors_may_capture() -> None:
    """§5.2 They capture no tower, no equal building, nothing under the architect, empty or own."""
    s = to_build(table("b2=g1", "c3=r1", "a3=g1", "b4=g2", "c5=gT", "d4=r1", architect="b2"), 2)
    do(s, "build c3")
    assert fields(s) == "a3"
    assert (
        reason(s, "capture b4") == "not-smaller §5.2" == reason(s, "capture c5")
        and reason(s, "capture b2") == "not-onto-architect §5.2"
    )
    assert reason(s, "capture d2") == "not-onto-empty §5.2"
    assert reason(s, "capture d4") == "not-onto-own §5.2"


def test_what_three_floors_may_capture() -> None:
    """§5.2 They capture one or two floors, but no tower and no empty field."""
    s = do(to_build(table("b2=g1", "c3=r2", "c6=g1", "d5=g2", "e4=gT", architect="b2"), 2), "build c3")
    assert at(s, "c3") == "r3" and fields(s) == "c6 d5"
    assert reason(s, "capture e4") == "not-smaller §5.2"
    assert reason(s, "capture f3") == "not-onto-empty §5.2"


def test_captured_floors_go_back() -> None:
    """§5.3 The captor stands there, with the architect on top; the field it left is empty."""
    s = do(to_build(table("a1=g1", "b1=r1", "c2=g1"), 1), "build b1", "capture c2")
    assert on_board(s) == {"a1": "g1", "c2": "r2"} and architect(s) == "c2" and legal(s) == ["done"]


def test_three_floors_become_a_tower() -> None:
    """§5.4 They do so at once; the floors go back to the supply."""
    s = do(to_build(table("a1=g1", "b1=r2", "d2=g2"), 1), "build b1", "capture d2")
    assert on_board(s) == {"a1": "g1", "d2": "rT"} and architect(s) == "d2" and s.phase == TO_END


# §8 Variants


def test_experts_may_join_first() -> None:
    """§8.1 Two floors onto an own single floor make three, which go on and become a tower."""
    board = ("a1=g1", "b1=r1", "c2=r1", "f2=g2", "d1=r2")
    s = do(to_build(table(*board, experts="on"), 1), "build b1")
    assert legal(s) == ["join c2"]
    assert reason(s, "join d1") == "not-a-single-floor §8.1"
    assert reason(s, "join e1") == "not-so-far-raised §5.1"
    do(s, "join c2")
    assert at(s, "c2") == "r3" and at(s, "b1") == "" and legal(s) == ["capture f2"] and architect(s) == "a1"
    assert reason(s, "join d1") == "not-with-three §8.1"
    do(s, "capture f2")
    assert (
        on_board(s) == {"a1": "g1", "f2": "rT", "d1": "r2"} and architect(s) == "f2" and legal(s) == ["done"]
    )


def test_joining_is_all_or_nothing() -> None:
    """§8.1 It needs three floors that can go on, is never under the architect, and needs the variant."""
    s = to_build(table("a1=g1", "b1=r1", "c2=r1", experts="on"), 1)
    assert fields(s) == "a2" and reason(s, "build b1") == "not-without-capture §4.4"
    s = do(to_build(table("a1=g1", "b1=r1", "c2=r1", "d1=g1", experts="on"), 1), "build b1")
    assert legal(s) == ["capture d1"] and reason(s, "join c2") == "not-without-way-on §8.1"
    s = to_build(table("b2=r1", "c3=r1", "b4=g1", "e2=g1", architect="b2", experts="on"), 2)
    do(s, "build c3")
    assert reason(s, "join b2") == "not-onto-architect §8.1"
    s = do(to_build(table("a1=g1", "b1=r1", "c2=r1", "f2=g2", "d1=g1"), 1), "build b1")
    assert legal(s) == ["capture d1"] and reason(s, "join c2") == "only-experts §8.1"


def test_own_corners() -> None:
    """§8.2 They are chosen before the set-up and in its order; several seats may share one."""
    s = start(3, corners="own")
    assert (
        legal(s) == ["corner nw", "corner ne", "corner se", "corner sw"]
        and reason(s, "tower c3") == "not-this-step §2.2"
    )
    do(s, "corner se", "corner sw", "corner se")
    assert s.figure[:3] == [2 * SIDE, 2 * SIDE, 3 * SIDE] and s.seat == 0 and fields(s) == "c3 c4 d3 d4"


def test_the_variants_go_together() -> None:
    """§8.1 and §8.2 work in one match."""
    s = start(2, experts="on", corners="own")
    assert s.experts == 1 and refused(s, "corner ne") is None
