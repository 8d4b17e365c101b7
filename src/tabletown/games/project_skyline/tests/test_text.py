"""The board as text: what it shows, and what one may type."""
import importlib
from typing import Any

import pytest

from ....kernel.game import folder_of
from ....kernel.telling.message import Problem, Text
from ....kernel.rules.rule import NATURE
from ... import project_skyline
from ..moves import MOVES
from ..pieces import CARD_NAMES, FLOORS, ONE, SQUARE
from ..rules import start
from ..state import DRAWING, State
from .table import GAME, chance, do, drawn, legal, rolled, table, to_build

NAMES = ["Anna", "Bram", "Cleo", "Dirk"]


def told(text: Text, code: str = "en") -> str:
    """Return a text as words."""
    messages: Any = importlib.import_module("tabletown.messages")
    return str(messages.words(messages.language(code, folder_of(GAME)), text))


def said(s: State, seat: int, line: str, code: str = "en") -> str:
    """Return a move as it is told after it was made."""
    return told([[(project_skyline.told(s, seat, MOVES.read(line), frozenset()), "")]], code)


def typed(s: State, line: str) -> str:
    """Return what a typed line comes to: a move as the record writes it, or the answer."""
    answer = project_skyline.answer(s, 0, [MOVES.read(m) for m in legal(s)], line, NAMES)
    assert answer is not None
    return MOVES.text(answer) if isinstance(answer, int) else told(answer)


def problem_of(s: State, line: str) -> str:
    with pytest.raises(Problem) as raised:
        typed(s, line)
    return raised.value.message.id


def shown(s: State, code: str = "en") -> list[str]:
    return told(project_skyline.picture(s, 0, [MOVES.read(m) for m in legal(s)], NAMES), code).split("\n")


def rule_said(s: State, line: str) -> str:
    return project_skyline.told(s, NATURE, MOVES.read(line), frozenset()).rule


def test_a_turn_without_a_building_says_why() -> None:
    """§4.5 There is no field, or §4.6 no floor; a turn that goes on says nothing."""
    s = rolled(on_street(table("a1=g1", "b1=gT", "a2=rT")), 1, 1)
    assert said(s, NATURE, "rolled 1 1").endswith("; there is no field to build on")
    assert rule_said(s, "rolled 1 1") == "§4.5"
    s = on_street(table("a1=g1", seats=4))
    s.stands[0][ONE] = sum(1 << SQUARE[i] for i in range(1, 1 + FLOORS))
    assert said(rolled(s, 1, 6), NATURE, "rolled 1 6").endswith("; there is no floor left to build with")
    assert rule_said(s, "rolled 1 6") == "§4.6"
    s = rolled(on_street(table("a1=g1")), 1, 1)
    assert said(s, NATURE, "rolled 1 1") == "white 1, black 1" and rule_said(s, "rolled 1 1") == ""


def on_street(s: State) -> State:
    """Put the figure of seat 1 where a roll of 1 costs nothing and draws no card."""
    s.figure[0] = 8
    return s


def test_a_card_that_does_nothing_says_why() -> None:
    """§6.2 It has no target, or §6.13 there are only two players."""
    s = drawn(table("a1=g1"), "raze-theirs")
    assert said(s, NATURE, "card raze-theirs").endswith(". It has no target, so nothing happens.")
    assert rule_said(s, "card raze-theirs") == "§6.2"
    s = drawn(table("a1=g1"), "swap-theirs")
    assert said(s, NATURE, "card swap-theirs").endswith(". With two players another card is drawn.")
    assert rule_said(s, "card swap-theirs") == "§6.13"
    s = drawn(table("a1=g1"), "tax-self")
    assert rule_said(s, "card tax-self") == "§6.9"


def test_the_board_shows_buildings_figures_rents_and_targets() -> None:
    s = to_build(table("a1=g1", "b1=gT", "f6=r2"), 2)
    s.figure[:2] = [2, 14]
    rows = shown(s)
    assert rows[0].split() == list("abcdef")
    assert rows[1].split() == ["?", "R", "?"] and rows[2].split() == ["g110", "g110", "·", "·", "·", "·"]
    assert rows[3].split() == ["1", "g1*", "gT", ".", ".", ".", "."] and rows[4].split() == [
        "g110",
        "+c1",
        "·",
    ]
    assert rows[13].split() == ["6", ".", ".", ".", ".", ".", "r2"] and rows[16].split()[-1] == "G"
    assert "white 0, black 2" in rows[-1] and "cash   700   towers 1/7   floors left 12" in rows[19]


@pytest.mark.parametrize("code", ["en", "nl", "pl"])
def test_rows_are_aligned_in_every_language(code: str) -> None:
    s = to_build(table("a1=g1", "b1=gT", "f6=r2", seats=4), 2)
    board = project_skyline.picture(s, 0, [MOVES.read(m) for m in legal(s)], NAMES)[1:17]
    assert {sum(len(str(text)) for text, _ in row) for row in board} == {3 + 8 * 7}, (
        "no words on the board itself"
    )
    people = shown(s, code)[18:22]
    assert len({row.index("/5") for row in people}) == 1 and len({len(row) for row in people}) == 1


def test_borrowed_floors_are_shown() -> None:
    s = table(*(f"{column}{row}=r2" for column in "abcdef" for row in (2, 3)), "a1=g1")
    assert [row.endswith("floors left  0   borrowed 11") for row in shown(s)[18:20]] == [True, False]


def test_a_card_is_shown_while_it_is_carried_out() -> None:
    assert "Card: Take one of your own buildings" in shown(drawn(table("a1=g1", "b1=r1"), "raze-mine"))[-1]


def test_everybody_sees_the_same() -> None:
    s = table("a1=g1", "b1=r1")
    assert project_skyline.picture(s.view(), None, [], NAMES) == project_skyline.picture(
        s.view(1), 1, [], NAMES
    )


@pytest.mark.parametrize(
    ("line", "move"),
    [("c1", "build c1"), ("build c1", "build c1"), ("BUILD C1", "build c1"), ("a1", "build a1")],
)
def test_ways_to_build(line: str, move: str) -> None:
    assert typed(to_build(table("a1=g1"), 2), line) == move


def test_a_field_alone_means_what_can_be_done_there() -> None:
    s = start(2)
    assert typed(s, "c3") == "tower c3" and typed(do(s, "tower c3", "tower d3"), "a1") == "floor a1"
    s = do(to_build(table("a1=g1", "b1=r1", "c2=r1", "d1=g1", "f2=g1", experts="on"), 1), "build b1")
    assert typed(s, "d1") == "capture d1" and typed(s, "c2") == "join c2"
    s = drawn(table("a1=g1", "b1=r1", "c1=g1"), "swap-mine")
    assert typed(s, "b1") == "pick b1" and typed(do(s, "pick b1"), "c1") == "swap c1"
    s = do(drawn(table("a1=g1", "b1=r1", "c1=g1"), "move-mine"), "pick b1")
    assert typed(s, "f6") == "move f6"


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("c1", "no-field-now"),
        ("build", "wrong-parts"),
        ("build z9", "no-such-choice"),
        ("roll it", "wrong-parts"),
        ("push 9 1", "no-such-choice"),
        ("at", "how-to-ask-at"),
        ("at 77", "not-a-square"),
        ("at g1", "no-such-field"),
        ("at a7", "no-such-field"),
        ("rent 3", "no-such-seat"),
        ("rent x", "no-such-seat"),
        ("legal ²", "not-a-square"),
    ],
)
def test_nonsense_gets_a_hint(line: str, id: str) -> None:
    assert problem_of(table("a1=g1"), line) == id


def test_questions() -> None:
    s = to_build(table("a1=g1", "b1=gT"), 2)
    assert (
        typed(s, "at b1") == " gT  b1 belongs to Bram; beside this group the rent is 110."
        and typed(s, "at c3") == "c3 is empty."
    )
    assert typed(s, "legal").split("\n")[0] == "3 legal moves:" and typed(s, "legal c1").split() == [
        "One", "legal", "move:", "build", "c1",
    ]
    assert typed(s, "legal f6") == "No legal move." and "Anna" in typed(s, "seats")
    assert typed(s, "where") == "No building." and typed(s, "where 2") == "Bram\n2 buildings: a1=g1* b1=gT"


def test_the_street_of_a_seat() -> None:
    """It shows what each space would cost the seat, and what lies before its figure."""
    s = table("a1=g1", "b1=gT")
    s.figure[0] = 26
    rows = typed(s, "rent").split("\n")
    assert rows[0] == "What the street costs Anna" and rows[1].split()[3:7] == ["a1", "110", "b1", "110"]
    assert rows[4].split()[-2:] == ["a1", "110"] and rows[5].endswith(
        "1: 110   2: ?   3: 110   4: 110   5: 0   6: 0"
    )
    assert "110" not in typed(s, "rent 2")


def test_the_cards() -> None:
    """Unseen ones are shown by number, known ones in the order in which they come again."""
    s = drawn(table("a1=g1"), "tax-self")
    assert typed(s, "cards").startswith("19 cards have not been seen:") and "20. Pay the bank 50" in typed(
        s, "cards"
    )


def test_what_is_not_of_this_game_is_left_to_others() -> None:
    assert project_skyline.answer(table("a1=g1"), 0, [], "undo", NAMES) is None


def test_every_legal_move_can_be_typed_as_the_record_writes_it() -> None:
    s = start(2, corners="own")
    for _ in range(6):
        assert all(typed(s, line) == line for line in legal(s))
        do(s, legal(s)[-1])


def test_moves_are_told() -> None:
    s = rolled(table("a1=g1"), 1, 2)
    assert said(s, NATURE, "rolled 1 2") == "white 1, black 2; red pays 10 to green"
    assert said(do(s, "build c1"), 0, "build c1") == "builds on c1"
    s = table("a1=gT")
    s.cash[0] = 0
    assert (
        said(rolled(s, 1, 2), NATURE, "rolled 1 2")
        == "white 1, black 2; red owes 100 to green and cannot pay it"
    )
    s = drawn(table("a1=g1"), "dice-gift")
    assert said(chance(s, "gift 2 3"), NATURE, "gift 2 3") == "2 and 3: the bank pays 50"
    assert said(start(2, corners="own"), 0, "corner se") == "starts in the corner bottom right"


@pytest.mark.parametrize("code", ["en", "nl", "pl"])
def test_every_move_has_words(code: str) -> None:
    s = table("a1=g1")
    for kind in MOVES.kinds:
        line = MOVES.text(MOVES.first[kind])
        assert "move-" not in said(s, 0, line, code) and "{" not in said(s, 0, line, code)
    for card in CARD_NAMES:
        assert "card-" not in said(s, NATURE, f"card {card}", code)
    s.phase = DRAWING
    assert told(project_skyline.picture(s, None, [], NAMES), code)
