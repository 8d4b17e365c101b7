"""Every paragraph about cards: each card with and without a legal target, and everything it forbids."""
import pytest

from ....kernel import NATURE
from ....kernel.game import legal_moves
from ..moves import MOVES
from ..pieces import CARD_NAMES, COPIES, SQUARE
from ..state import AGAIN, DRAWING, GIFT, OVER, TO_END, TO_OBEY, TO_ROLL, State
from .table import GAME, architect, at, chance, do, drawn, fields, legal, on_board, reason, table


def nothing_happened(s: State, before: State) -> bool:
    """Check that the next seat is to roll, with board and money as they were."""
    return (
        s.phase == TO_ROLL
        and s.seat == (before.seat + 1) % s.seats
        and s.stands == before.stands
        and s.cash == before.cash
    )


def does_nothing(s: State, card: str) -> bool:
    before = s.copy()
    return nothing_happened(drawn(s, card), before)


def test_the_pile() -> None:
    """§6.1 Cards come by chance the first time, by their number; then in the same order for ever."""
    s = table("a1=g1", "c3=gT", seats=3)
    order: list[str] = []
    box = dict(zip(CARD_NAMES, COPIES, strict=True))
    for i in range(45):
        s.phase, s.seat, s.cash = DRAWING, 0, [700] * 3 + [0]
        outcomes = legal_moves(GAME, s, NATURE)
        if i < 20:
            assert [MOVES.text(m).split()[1] for m in outcomes] == [
                card for card in box if order.count(card) < box[card]
            ]
            assert sum(GAME.odds(s, m) for m in outcomes) == 20 - i
        else:
            assert [MOVES.text(m) for m in outcomes] == [f"card {order[i % 20]}"]
        drawn_now = outcomes[i * 7 % len(outcomes)]
        order.append(MOVES.text(drawn_now).split()[1])
        GAME.play(s, NATURE, drawn_now)
    assert order[:20] == order[20:40] and {card: order[:20].count(card) for card in box} == box


def test_a_card_must_be_carried_out() -> None:
    """§6.2 What can be done must be done; a card without a target does nothing."""
    s = drawn(table("a1=g1", "b1=g1"), "raze-theirs")
    assert legal(s) == ["remove b1"] and reason(s, "done") == "not-this-step §6.2" == reason(s, "roll")
    assert does_nothing(table("a1=g1"), "raze-theirs")


@pytest.mark.parametrize(
    ("card", "line"),
    [("lose-tower", "remove a1"), ("raze-theirs", "remove a1"), ("swap-theirs", "pick a1")],
)
def test_the_architect_protects_others(card: str, line: str) -> None:
    """§6.3 What stands under it cannot be chosen, not even a tower."""
    what = "T" if card == "lose-tower" else "1"
    s = drawn(table(f"a1=g{what}", f"b1=g{what}", f"c1=b{what}", seats=3), card)
    assert line not in legal(s) and reason(s, line) == "protected §6.3" and architect(s) == "a1"


@pytest.mark.parametrize(
    ("card", "line"), [("swap-mine", "pick a1"), ("move-mine", "pick a1"), ("raze-mine", "remove a1")],
)
def test_the_architect_protects_oneself(card: str, line: str) -> None:
    """§6.3 It protects own buildings as well."""
    s = drawn(table("a1=r1", "b1=r1", "c1=g1"), card)
    assert line not in legal(s) and reason(s, line) == "protected §6.3"


def test_the_architect_protects_the_second_of_two() -> None:
    """§6.3 Nothing is swapped with what stands under it."""
    s = do(drawn(table("a1=g1", "b1=r1", "c1=g1"), "swap-mine"), "pick b1")
    assert fields(s) == "c1" and reason(s, "swap a1") == "protected §6.3"
    s = do(drawn(table("a1=g1", "b1=b1", "c1=g1", seats=3), "swap-theirs"), "pick b1")
    assert fields(s) == "c1" and reason(s, "swap a1") == "protected §6.3"


def test_roll_again() -> None:
    """§6.4 The white die is rolled alone; rent is due and may ruin."""
    s = drawn(table("f1=g1", "a1=gT"), "roll-again")
    assert s.phase == AGAIN and len(legal_moves(GAME, s, NATURE)) == 6
    chance(s, "again 1")
    assert s.figure[0] == 8 and s.cash[:2] == [690, 710] and s.seat == 1 and s.phase == TO_ROLL
    s = table("f1=g2", "a1=gT")
    s.cash[0] = 10
    chance(drawn(s, "roll-again"), "again 1")
    assert (
        s.phase == OVER and s.ruined and (s.payer, s.payee, s.rent) == (0, 1, 20) and s.cash[:2] == [10, 700]
    )


def test_the_richest_moves_on() -> None:
    """§6.5 One to three spaces, any of several richest seats; only cash counts, and the owner pays."""
    s = table("b1=r2", "f6=rT", "a1=b1", seats=3)
    s.cash[:3] = [500, 800, 800]
    s.figure[:3] = [7, 0, 12]
    drawn(s, "push-richest")
    assert legal(s) == [f"push {seat} {steps}" for seat in (2, 3) for steps in (1, 2, 3)]
    assert reason(s, "push 1 1") == "not-the-richest §6.5" and reason(s, "push 4 1") == "no-such-seat §6.5"
    do(s, "push 2 2")
    assert s.figure[1] == 2 and s.cash[:3] == [520, 780, 800] and s.phase == TO_END


def test_the_richest_may_be_oneself_and_draws_no_card() -> None:
    """§6.5 Own figures may move too; on a corner nothing happens."""
    s = drawn(table("a1=g1"), "push-richest")
    assert legal(s)[0] == "push 1 1" and s.cash[0] == s.cash[1]
    s.figure[1] = 12
    do(s, "push 2 2", "done")
    assert s.figure[1] == 14 and s.phase == TO_ROLL and s.seat == 1


def test_the_richest_may_be_ruined() -> None:
    """§6.5 That ends the match."""
    s = table("a1=rT", "b1=rT", "c1=rT")
    s.cash[:2] = [100, 290]
    s.figure[1] = 0
    do(drawn(s, "push-richest"), "push 2 1")
    assert s.ruined and legal(s) == ["done"]
    assert do(s, "done").phase == OVER and (s.payer, s.payee, s.rent) == (1, 0, 300)


@pytest.mark.parametrize(
    ("cash", "after"),
    [([500, 300, 700], [500, 400, 700]), ([300, 300, 700], [400, 400, 700]), ([10, 10, 10], [110, 110, 110])],
)
def test_help_for_the_poorest(cash: list[int], after: list[int]) -> None:
    """§6.6 The poorest get 100, each of several, even all."""
    s = table("a1=g1", seats=3)
    s.cash[:3] = cash
    assert drawn(s, "aid-poorest").cash[:3] == after and s.seat == 1 and s.cash[3] == 0


def test_a_gift() -> None:
    """§6.7 It is ten times the sum of two dice."""
    s = drawn(table("a1=g1"), "dice-gift")
    assert s.phase == GIFT and len(legal_moves(GAME, s, NATURE)) == 36
    chance(s, "gift 3 6")
    assert s.cash[:2] == [790, 700] and s.seat == 1 and s.figure[0] == 7


def test_tax_for_one() -> None:
    """§6.8 Anybody, oneself included, pays 50 for each tower."""
    s = drawn(table("a1=gT", "b1=gT", "c3=rT", seats=3), "tax-one")
    assert legal(s) == ["tax 1", "tax 2", "tax 3"] and reason(s, "tax 4") == "no-such-seat §6.8"
    assert do(s.copy(), "tax 2").cash[:3] == [700, 600, 700] and do(s.copy(), "tax 1").cash[:3] == [
        650,
        700,
        700,
    ]
    assert do(s, "tax 3").cash[:3] == [700, 700, 700] and s.phase == TO_END


def test_tax_for_oneself() -> None:
    """§6.9 One pays 50 for each own tower."""
    s = drawn(table("a1=rT", "b1=rT", "c3=gT"), "tax-self")
    assert s.cash[:2] == [600, 700] and s.seat == 1
    assert does_nothing(table("a1=g1"), "tax-self")


def test_one_tower_fewer() -> None:
    """§6.10 The seat with the most towers loses one; of several any."""
    s = drawn(table("a1=g1", "b1=gT", "c1=gT", "d1=bT", "e1=rT", "f1=r1", seats=3), "lose-tower")
    assert (
        fields(s) == "b1 c1"
        and reason(s, "remove d1") == "not-most-towers §6.10"
        and reason(s, "remove f1") == "not-a-tower §6.10"
    )
    assert reason(s, "remove a3") == "not-a-tower §6.10"
    assert at(do(s, "remove c1"), "c1") == "" and s.phase == TO_END
    assert fields(drawn(table("a1=g1", "b1=gT", "c1=rT"), "lose-tower")) == "b1 c1", "it may be one's own"


def test_a_protected_tower_is_not_replaced() -> None:
    """§6.10 Nobody with fewer towers is hit instead; without a tower nothing happens."""
    assert fields(drawn(table("a1=gT", "b1=gT", "c1=rT"), "lose-tower")) == "b1"
    assert does_nothing(table("a1=gT", "b1=r1"), "lose-tower"), "the only tower is protected"
    assert does_nothing(table("a1=g1", "b1=r1"), "lose-tower")
    assert fields(drawn(table("a1=gT", "b1=rT"), "lose-tower")) == "b1", (
        "of two who have most one is protected"
    )


def test_swap_one_of_mine() -> None:
    """§6.11 Each has one or two floors, not necessarily the same."""
    s = drawn(table("a1=g1", "b1=r1", "c1=rT", "d1=g2", "e1=gT"), "swap-mine")
    assert legal(s) == ["pick b1"]
    assert reason(s, "pick c1") == "no-towers §6.11" and reason(s, "pick d1") == "not-yours §6.11"
    assert reason(s, "pick f1") == "nothing-there §6.11"
    do(s, "pick b1")
    assert legal(s) == ["swap d1"] and reason(s, "done") == "not-this-step §6.2"
    assert reason(s, "swap e1") == "no-towers §6.11" and reason(s, "swap b1") == "not-your-own §6.11"
    assert reason(s, "swap f1") == "nothing-there §6.11"
    do(s, "swap d1")
    assert (at(s, "b1"), at(s, "d1")) == ("g2", "r1") and architect(s) == "a1" and s.phase == TO_END


def test_swap_one_of_mine_without_target() -> None:
    """§6.11 There is nothing own or nothing of others to swap."""
    assert does_nothing(table("a1=g1", "b1=rT", "c1=g1"), "swap-mine") and does_nothing(
        table("a1=g1", "b1=r1", "c1=gT"), "swap-mine"
    )


def test_one_floor_more() -> None:
    """§6.12 It goes on a free field; the architect stays."""
    s = drawn(table("a1=g1", "b1=r1"), "place-floor")
    assert len(legal(s)) == 34 and reason(s, "floor b1") == "not-free §6.12"
    do(s, "floor f6")
    assert at(s, "f6") == "r1" and architect(s) == "a1" and s.phase == TO_END


def test_one_floor_more_without_target() -> None:
    """§6.12 There is no floor to be had, or no free field."""
    s = table("a1=g1", seats=4)
    for i in range(1, 14):
        s.stands[0][0] |= 1 << SQUARE[i]
    assert does_nothing(s, "place-floor")
    s = table("a1=g1")
    for i in range(1, 36):
        s.stands[0][3] |= 1 << SQUARE[i]
    assert does_nothing(s, "place-floor")


def test_swap_two_of_theirs() -> None:
    """§6.13 They belong to two different others; towers may be swapped too."""
    s = drawn(table("a1=g1", "b1=r1", "c1=bT", "d1=g2", "e1=g1", seats=3), "swap-theirs")
    assert (
        fields(s) == "c1 d1 e1"
        and reason(s, "pick b1") == "not-your-own §6.13"
        and reason(s, "pick f1") == "nothing-there §6.13"
    )
    do(s, "pick d1")
    assert (
        fields(s) == "c1"
        and reason(s, "swap e1") == "same-owner §6.13"
        and reason(s, "swap b1") == "not-your-own §6.13"
    )
    assert reason(s, "swap f1") == "nothing-there §6.13"
    do(s, "swap c1")
    assert (at(s, "c1"), at(s, "d1")) == ("g2", "bT") and s.phase == TO_END


def test_swap_two_of_theirs_without_target() -> None:
    """§6.13 Only one other seat has anything unprotected; with two seats another card is drawn."""
    assert does_nothing(table("a1=b1", "b1=r1", "c1=g1", "d1=g1", seats=3), "swap-theirs")
    s = drawn(table("a1=g1", "b1=r1"), "swap-theirs")
    assert s.phase == DRAWING and s.seat == 0
    chance(s, "card tax-self")
    assert s.seat == 1 and s.on_top == 2


def test_move_one_of_mine() -> None:
    """§6.14 A building of one or two floors moves to any empty field."""
    s = drawn(table("a1=g1", "b1=r2", "c1=rT"), "move-mine")
    assert (
        legal(s) == ["pick b1"]
        and reason(s, "pick c1") == "no-towers §6.14"
        and reason(s, "pick a1") == "not-yours §6.14"
    )
    do(s, "pick b1")
    assert len(legal(s)) == 33 and reason(s, "move c1") == "not-free §6.14" == reason(s, "move b1")
    do(s, "move f6")
    assert at(s, "f6") == "r2" and at(s, "b1") == "" and s.phase == TO_END


def test_move_one_of_mine_without_target() -> None:
    """§6.14 There is nothing low to move, or nowhere to go."""
    assert does_nothing(table("a1=g1", "b1=rT"), "move-mine")
    s = table("a1=g1", "b1=r1")
    for i in range(2, 36):
        s.stands[1][3] |= 1 << SQUARE[i]
    assert does_nothing(s, "move-mine")


def test_take_one_of_theirs() -> None:
    """§6.15 It has one or two floors and belongs to another seat."""
    s = drawn(table("a1=g1", "b1=g2", "c1=gT", "d1=r1"), "raze-theirs")
    assert legal(s) == ["remove b1"]
    assert reason(s, "remove c1") == "no-towers §6.15" and reason(s, "remove d1") == "not-your-own §6.15"
    assert reason(s, "remove e1") == "nothing-there §6.15"
    assert at(do(s, "remove b1"), "b1") == "" and s.phase == TO_END
    assert does_nothing(table("a1=g1", "c1=gT", "d1=r1"), "raze-theirs")


def test_take_one_of_mine() -> None:
    """§6.16 It may be any own building, even a tower."""
    s = drawn(table("a1=g1", "b1=r2", "c1=rT"), "raze-mine")
    assert (
        fields(s) == "b1 c1"
        and reason(s, "remove a1") == "not-yours §6.16"
        and reason(s, "remove d1") == "nothing-there §6.16"
    )
    assert at(do(s, "remove c1"), "c1") == "" and s.phase == TO_END
    assert does_nothing(table("a1=r1", "b1=g1"), "raze-mine")


def test_back_to_the_supply_and_no_debts() -> None:
    """§6.17 A tax takes what there is; a floor that leaves the board can be built again."""
    s = table("a1=rT", "b1=rT")
    s.cash[0] = 60
    assert drawn(s, "tax-self").cash[0] == 0 and s.phase == TO_ROLL and not s.ruined
    s = table("a1=g1", seats=4)
    for i in range(1, 14):
        s.stands[0][0] |= 1 << SQUARE[i]
    do(drawn(s, "raze-mine"), "remove b1", "done")
    s.seat = 0
    assert drawn(s, "place-floor").phase == TO_OBEY and len(on_board(s)) == 13
