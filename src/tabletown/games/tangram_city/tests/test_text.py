"""The board as text: what it shows, and what one may type."""
import importlib
from typing import Any

import pytest

from ....kernel.game import folder_of, legal_moves
from ....kernel.telling.message import Problem, Text
from ... import tangram_city
from ..moves import MOVES
from ..pieces import TILES
from .table import GAME, Table
from .test_scoring import board, scored

NAMES = ["Anna", "Bram", "Celina", "Daan", "Ewa"]
MESSAGES: Any = importlib.import_module("tabletown.messages")


def told(text: Text, code: str = "en") -> str:
    return str(MESSAGES.words(MESSAGES.language(code, folder_of(GAME)), text))


def typed(t: Table, line: str, seat: int = 0) -> str:
    """Return what a typed line comes to: a move as the record writes it, or the answer."""
    said = tangram_city.answer(t.state.view(seat), seat, legal_moves(GAME, t.state, seat), line, NAMES)
    assert said is not None
    return MOVES.text(said) if isinstance(said, int) else told(said)


def problem_of(t: Table, line: str) -> str:
    with pytest.raises(Problem) as raised:
        typed(t, line)
    return raised.value.message.id


def shown(t: Table, seat: int | None = 0, code: str = "en") -> str:
    legal = legal_moves(GAME, t.state, seat) if seat is not None else []
    return told(tangram_city.picture(t.state.view(seat), seat, legal, NAMES), code)


def test_a_board_tells_halves_apart() -> None:
    s = scored(board("a1=B/G", "b1=B\\G", "c1=F/.", "d1=.\\F", "e1=G", "f1=B", "g1=F/F"))
    rows = told(tangram_city.picture(s, 0, [], NAMES)).splitlines()
    assert (
        rows[1] == "     a    b    c    d    e    f    g"
        and rows[2] == " 1  B/G  B\\G  F/.  .\\F   G    B   F/F"
    )
    assert (
        rows[3].startswith(" 2   .    . ") and rows[9] == "Largest rectangle: 3   Balance: 1 black, 1 green"
    )


@pytest.mark.parametrize("code", ["en", "nl", "pl"])
def test_rows_are_aligned_in_all_languages(code: str) -> None:
    t = Table(2, "D")
    t.do("place D green 0 a1")
    rows = shown(t, 0, code).splitlines()
    assert (
        rows[1] == "     a    b    c    d    e    f    g"
        and rows[2] == " 1  ./G  G/.   .    .    .    .    ."
    )
    assert "    .\\B  B\\.     ./G  G/." in rows and "     .   B/.     .\\G   ." in rows


def test_before_the_choice_both_sides_are_shown() -> None:
    s = tangram_city.start(2)
    rows = told(tangram_city.picture(s.view(1), 1, legal_moves(GAME, s, 1), NAMES)).splitlines()
    assert rows[0] == "black side" and rows[3:5] == [
        " 2   .    .    .    .    B    .    .",
        " 3   .    .    .    .   .\\B   .    .",
    ]
    assert rows[10] == "green side" and rows[13:15] == [
        " 2   .    .    G    .    .    .    .",
        " 3   .    .   G/.   .    .    .    .",
    ]
    assert rows[-1] == "Now choose the side of your board."


def test_everybody_sees_his_own_cards() -> None:
    t = Table(5, "HABCDE")
    assert "Now: H (short trapezoid), black and green side (look-alike: compare carefully)" in shown(t)
    assert "Private card of seat 1: A (roof)" in shown(t) and "Private card of seats 2+3: face down" in shown(
        t
    )
    assert "Private card of seats 4+5: C" in shown(t, 3) and "Private card of seats 4+5: C" in shown(t, 4)
    assert "face down" in shown(t, None) and "roof" not in shown(t, None) and "H (short" in shown(t, None), (
        "open is open to all"
    )


def test_alone_the_second_card_lies_open_too() -> None:
    assert "Face up: B (small parallelogram)" in shown(Table(1)) and "Face up" not in shown(Table(2))


def test_the_last_round_shows_three_cards() -> None:
    t = Table(1)
    t.pass_rounds(5)
    assert all(f"Now: {tile} (" in shown(t) for tile in "UVW")
    t.pass_on(3)
    assert "Now place your fountain, or skip it." in shown(t)


@pytest.mark.parametrize(
    "line",
    ["place c4 green 1", "place green 1 c4", "place H green 1 c4", "place h 1 green C4", "PLACE c4 green 1"],
)
def test_ways_to_place(line: str) -> None:
    assert typed(Table(2, "H"), line) == "place H green 1 c4"


def test_black_unturned_is_meant_if_nothing_is_said() -> None:
    assert typed(Table(2, "H"), "place c4") == "place H black 0 c4"


def test_a_turn_that_looks_the_same_is_understood() -> None:
    assert (
        typed(Table(2, "F"), "place a1 2") == "place F black 0 a1"
        and typed(Table(2, "J"), "place a1 3") == "place J black 0 a1"
    )


def test_ways_to_skip_and_pour() -> None:
    t = Table(2, "H")
    assert typed(t, "skip") == "skip H" == typed(t, "skip h")
    t.pass_on(4)
    assert typed(t, "skip") == "skip fountain" == typed(t, "skip fountain")
    assert typed(t, "fountain c4 nw") == "fountain c4 nw" == typed(t, "fountain nw c4")


def test_in_the_last_round_the_tile_must_be_named() -> None:
    t = Table(1)
    t.pass_rounds(5)
    assert (
        problem_of(t, "place a1") == "which-tile" == problem_of(t, "skip")
        and typed(t, "place v a1") == "place V black 0 a1"
    )
    t.do("skip U")
    t.do("skip V")
    assert typed(t, "skip") == "skip W" == typed(t, "skip w")


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("place", "how-to-place"),
        ("place H", "how-to-place"),
        ("place c3 c4", "how-to-place"),
        ("place c3 black green", "how-to-place"),
        ("place c3 1 2", "how-to-place"),
        ("place a b c3", "how-to-place"),
        ("place ?", "not-a-square"),
        ("place z9", "no-such-choice"),
        ("place c3 9", "no-such-choice"),
        ("place c3 ²", "how-to-place"),
        ("fountain", "how-to-pour"),
        ("fountain c3", "how-to-pour"),
        ("fountain c3 d3", "how-to-pour"),
        ("fountain ? nw", "not-a-square"),
        ("fountain h9 nw", "no-such-choice"),
        ("skip x", "no-such-choice"),
        ("skip a b", "how-to-skip"),
        ("side", "how-to-choose-side"),
        ("side red", "no-such-choice"),
        ("done now", "wrong-parts"),
        ("city 9", "no-such-seat"),
        ("city x", "no-such-seat"),
        ("tile", "how-to-ask-tile"),
        ("tile x", "how-to-ask-tile"),
        ("tile a b", "how-to-ask-tile"),
        ("at", "how-to-ask-at"),
        ("at 77", "not-a-square"),
        ("at h1", "no-such-square"),
        ("legal ²", "not-a-square"),
    ],
)
def test_nonsense_gets_a_hint(line: str, id: str) -> None:
    t = Table(2, "H")
    if line == "tile":
        t.pass_on(4)
    assert problem_of(t, line) == id


def test_questions() -> None:
    t = Table(2, "H")
    assert (
        typed(t, "at d3") == "d3:  B/.  not completely built"
        and typed(t, "at c3") == "c3:   B   completely built"
    )
    assert typed(t, "left") == f"23 tiles are left: {' '.join(TILES)}"
    assert (
        typed(t, "legal c4").splitlines()[0] == "8 legal moves:" and typed(t, "legal g7") == "No legal move."
    )
    assert typed(t, "at d3 2").splitlines()[0] == typed(t, "left 2").splitlines()[
        0
    ] == "Bram" and "place H" in typed(t, "legal h")
    assert "The board of Bram" in typed(t, "city 2") and "The board of Anna" in typed(t, "city")
    assert typed(t, "cards").startswith("Round 1 of 6; start player: seat 1\nNow: H")
    t.pass_on()
    assert typed(t, "left").startswith("22 tiles are left: A B") and " H " not in typed(t, "left")


def test_a_tile_in_all_its_turns() -> None:
    rows = typed(Table(2, "H"), "tile b").splitlines()
    assert rows == [
        "B (small parallelogram)", "black side", "     0            1", "    .\\B  B\\.     ./B",
        "                 B/.", "green side", "     0            1", "    ./G  G/.     G\\.",
        "                 .\\G",
    ]
    assert typed(Table(2, "H"), "tile").startswith("H (short trapezoid)")


def test_a_hint_is_exact() -> None:
    t = Table(1)
    assert typed(t, "hint").startswith("You can still fill the rest of the board with ")
    t.pass_on(8)
    assert typed(t, "hint") == "You can no longer fill the board completely; this is certain.", (
        "too much was left out"
    )


def test_what_is_not_of_this_game_is_left_to_others() -> None:
    assert tangram_city.answer(Table(2).state, 0, [], "undo", NAMES) is None


def test_every_legal_move_can_be_typed_as_the_record_writes_it() -> None:
    t = Table(2, "D")
    for _ in range(6):
        assert all(typed(t, line) == line for line in t.legal())
        t.pass_on()


def test_also_in_the_last_round() -> None:
    t = Table(1)
    t.pass_rounds(5)
    assert len(t.legal()) > 500 and all(typed(t, line) == line for line in t.legal())
    t.pass_on(3)
    t.pass_on()
    assert typed(t, "done") == "done"


@pytest.mark.parametrize(
    ("move", "hidden", "text"),
    [
        ("side green", "", "takes the green side of the board"),
        ("place H black 0 c3", "", "places H (short trapezoid) at c3, black side up"),
        ("place H green 3 c3", "", "places H (short trapezoid) at c3, green side up, turned 3 × clockwise"),
        ("fountain c3 nw", "", "places the fountain in the north-west half of c3"),
        ("skip H", "", "leaves out H (short trapezoid)"),
        ("skip fountain", "", "leaves out the fountain"),
        ("done", "", "ends the match"),
        ("begin 2", "", "makes seat 2 the start player of round 1"),
        ("open H", "", "turns up the card H (short trapezoid)"),
        ("deal 1 H", "", "deals H (short trapezoid) to seat 1"),
        ("deal 1 H", "tile", "deals a card to seat 1"),
        ("deal 3 H", "tile", "deals a card to seats 4+5"),
    ],
)
def test_moves_are_told(move: str, hidden: str, text: str) -> None:
    t = Table(5)
    message = tangram_city.told(t.state, 0, MOVES.read(move), frozenset([hidden] if hidden else []))
    assert told([[(message, "")]]) == text


def test_score_lines_are_told() -> None:
    s = scored(board("a1:c1=B"), rounds="1 1 2 2 3")
    lines = tangram_city.score_lines(s, 0)
    texts = [told([[(tangram_city.score_line_told(line), "")]]) for line in lines]
    assert texts[0] == "round 1: the largest rectangle" and texts[5:8] == [
        "round 6: the largest rectangle", "planning bonus for a full board", "balance bonus"]
    assert texts[8] == "under 100: try again"
    lacks = [tangram_city.lacks_told(line) for line in lines]
    assert lacks[:6] == [None] * 6 and lacks[8] is None
    assert [told([[(lack, "")]]) for lack in lacks[6:8] if lack] == [
        "46 squares are not built",
        "the markers are 3 apart",
    ]
