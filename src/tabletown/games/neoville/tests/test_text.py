"""The board as text: what it shows, and what one may type."""
import pytest

from ....kernel.game import folder_of
from ....kernel.telling.message import Message, Problem, Text
from ... import neoville
from ..moves import MOVES
from ..state import State
from .table import GAME, do, hold, legal, table, turn

NAMES = ["Anna", "Bram"]


def told(text: Text) -> str:
    """Return a text in English words."""
    import importlib

    messages = importlib.import_module("tabletown.messages")
    return str(messages.words(messages.language("en", folder_of(GAME)), text))


def typed(s: State, line: str) -> str:
    """Return what a typed line comes to: a move as the record writes it, or the answer."""
    said = neoville.answer(s, 0, [MOVES.read(m) for m in legal(s)], line, NAMES)
    assert said is not None
    return MOVES.text(said) if isinstance(said, int) else told(said)


def problem_of(s: State, line: str) -> str:
    with pytest.raises(Problem) as raised:
        typed(s, line)
    return raised.value.message.id


def test_a_city_shows_its_squares_and_where_the_next_tile_may_go() -> None:
    s = table(hand=("EEGG", "RRWW", "EGRW"))
    turn(s, "EpRWsG 0 g7", "R4 ne")
    shown = told(neoville.picture(s, 0, [MOVES.read(m) for m in legal(s)], NAMES))
    assert (
        " 7  + e7    Ep  R4  + i7" in shown
        and " 8          G   Ws" in shown
        and "+ g5" in shown
        and "+ g9" in shown
    )
    assert "Anna: 1 of 16 tiles" in shown


def test_a_spectator_sees_all_cities_and_no_hand() -> None:
    shown = told(neoville.picture(table().view(), None, [], NAMES))
    assert "Anna" in shown and "Bram" in shown and "Hand" not in shown


def test_the_hand_and_the_open_tiles_are_numbered() -> None:
    s = table(hand=("EpRWsG", "RRWW", "EGRW"))
    assert (
        "1. EpRWsG" in typed(s, "hand") and "3. EGRW" in typed(s, "hand") and "4. GWGW" in typed(s, "market")
    )


def test_the_supply_leaves_out_what_is_gone() -> None:
    s = table(2)
    turn(s, "EEGG 0 g7", "E4 nw")
    assert "E4" not in typed(s, "supply") and "E5" not in typed(s, "supply") and "E6" in typed(s, "supply")


@pytest.mark.parametrize("line", ["lay 2 g7 1", "lay RRWW 1 g7", "lay rrww 1 g7", "lay 2 h8 1", "lay 2 1 g7"])
def test_ways_to_lay(line: str) -> None:
    assert typed(table(), line) == "lay RRWW 1 g7"


def test_turns_may_be_left_out() -> None:
    assert typed(table(), "lay 1 g7") == "lay EEGG 0 g7"
    assert typed(table(hand=("ERER", "RRWW", "EGRW")), "lay 1 g7 3") == "lay ERER 1 g7", "it looks the same"


@pytest.mark.parametrize("line", ["build W4 g8", "build w4 g8", "build W4 sw"])
def test_ways_to_build(line: str) -> None:
    s = table()
    do(s, "lay RRWW 0 g7")
    assert typed(s, line) == "build W4 sw"


def test_a_square_that_is_also_the_name_of_a_skyscraper() -> None:
    s = table(4)
    hold(s, "EGRW", "RRWW", "EEGG")
    do(s, "lay EGRW 3 g7")
    assert typed(s, "build G7 g7") == "build G7 nw" and typed(s, "build m-left g8") == "build m-left sw"


def test_draws() -> None:
    s = table()
    do(s, "lay RRWW 0 g7")
    do(s, "skip")
    assert [typed(s, line) for line in ("take 1", "take 4", "take gwgw", "draw")] == [
        "take EEER", "take GWGW", "take GWGW", "draw",
    ]


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("lay", "how-to-lay"),
        ("lay 1", "how-to-lay"),
        ("lay 1 2 3 4", "how-to-lay"),
        ("lay 1 g7 h7", "how-to-lay"),
        ("lay 1 1 1", "how-to-lay"),
        ("lay 7 g7", "no-such-tile-number"),
        ("lay 0 g7", "no-such-tile-number"),
        ("lay XXXX g7", "no-such-choice"),
        ("lay 1 z9", "how-to-lay"),
        ("lay 1 ?", "not-a-square"),
        ("lay 1 g7 9", "how-to-lay"),
        ("take", "how-to-take"),
        ("take 9", "no-such-tile-number"),
        ("skip it", "wrong-parts"),
        ("city 9", "no-such-seat"),
        ("city x", "no-such-seat"),
        ("at", "how-to-ask-at"),
        ("at 77", "not-a-square"),
        ("where", "how-to-ask-where"),
        ("legal ²", "not-a-square"),
        ("lay ² g7", "no-such-choice"),
    ],
)
def test_nonsense_gets_a_hint(line: str, id: str) -> None:
    assert problem_of(table(), line) == id


@pytest.mark.parametrize(
    ("line", "id"),
    [("build", "how-to-build"), ("build W9 g7", "how-to-build"), ("build W4 ??", "not-a-square")],
)
def test_nonsense_while_building(line: str, id: str) -> None:
    s = table()
    assert problem_of(s, line) == "illegal-move", "first a tile must be laid"
    do(s, "lay RRWW 0 g7")
    assert problem_of(s, line) == id


def test_questions() -> None:
    s = table(4)
    turn(s, "EWWW 0 g7", "W4 se")
    assert typed(s, "at h8") == " W4 h8, a district of 3 squares. waterfall skyscraper 4 (W4)"
    assert typed(s, "at a1") == "There is no tile at a1."
    assert typed(s, "where w") == "3 squares: h7 g8 h8=4" and typed(s, "where p") == "None."
    assert typed(s, "where towers") == "One square: h8=W4"
    assert (
        typed(s, "legal i7").splitlines()[0] == "8 legal moves:" and typed(s, "legal a1") == "No legal move."
    )
    assert "Bram" in typed(s, "city 2")
    assert typed(s, "at h8 2") == "Bram\nThere is no tile at h8." and typed(s, "where w 2") == "Bram\nNone."


def test_what_is_legal_with_a_piece() -> None:
    """G7 is a skyscraper and a square: with a tile there, the square is meant."""
    s = table(4)
    hold(s, "EGRW", "RRWW", "EEGG")
    assert set(typed(s, "legal rrww").split()) >= {"RRWW"} and "EGRW" not in typed(s, "legal RRWW")
    do(s, "lay EGRW 3 g7")
    assert all(
        line.startswith("build R4") for line in typed(s, "legal R4").replace("   ", "").splitlines()[1:]
    )
    assert (
        "build R4 ne" in typed(s, "legal h7")
        and "build G7 nw" in typed(s, "legal g7")
        and "build G4 nw" in typed(s, "legal G7")
    )


def test_who_watches_asks_about_every_city() -> None:
    s = table()
    turn(s, "EEGG 0 g7", "skip")
    for line in ("city", "at g7", "where e"):
        said = neoville.answer(s.view(), None, [], line, NAMES)
        assert isinstance(said, list) and all(name in told(said) for name in NAMES)


def test_what_is_not_of_this_game_is_left_to_others() -> None:
    assert neoville.answer(table(), 0, [], "undo", NAMES) is None


def test_every_legal_move_can_be_typed_as_the_record_writes_it() -> None:
    s = table()
    for _ in range(3):
        assert all(typed(s, line) == line for line in legal(s))
        do(s, legal(s)[-1])


def test_moves_are_told() -> None:
    s = table()
    do(s, "lay RRWW 1 g7")
    do(s, "build W4 nw")
    told_build = neoville.told(s, 0, MOVES.read("build W4 nw"), frozenset())
    assert told([[(told_build, "")]]) == "builds at g7: waterfall skyscraper 4 (W4)"
    deal = MOVES.read("deal 2 EEGG")
    assert isinstance(neoville.told(s, -1, deal, frozenset({"tile"})), Message)
    assert told([[(neoville.told(s, -1, deal, frozenset({"tile"})), "")]]) == "deals a tile to seat 2"
    assert told([[(neoville.told(s, -1, deal, frozenset()), "")]]) == "deals EEGG to seat 2"
