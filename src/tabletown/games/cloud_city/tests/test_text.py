"""The board as text: what it shows, and what one may type."""
import importlib

import pytest

from ....kernel.game import folder_of
from ....kernel.telling.message import Message, Problem, Text
from ... import cloud_city
from ..exact import best_walkways
from ..moves import MOVES
from ..pieces import CARDS
from ..state import State
from .cities import OVER_EACH_OTHER, PLUS, RIVER_SQUARE, SAND_SQUARE, SQUARES, THREE
from .table import GAME, do, finished, hold, legal, table, to_walk, turn

NAMES = ["Anna", "Bram"]


def told(text: Text, code: str = "en") -> str:
    """Return a text in the words of a language."""
    messages = importlib.import_module("tabletown.messages")
    return str(messages.words(messages.language(code, folder_of(GAME)), text))


def typed(s: State, line: str) -> str:
    """Return what a typed line comes to: a move as the record writes it, or the answer."""
    said = cloud_city.answer(s, 0, [MOVES.read(m) for m in legal(s)], line, NAMES)
    assert said is not None
    return MOVES.text(said) if isinstance(said, int) else told(said)


def problem_of(s: State, line: str) -> str:
    with pytest.raises(Problem) as raised:
        typed(s, line)
    return raised.value.message.id


# The board


def test_a_city_shows_its_buildings_and_where_the_next_tile_may_go() -> None:
    s = table()
    turn(s, "bb.. 0 i7", "g7-i7", "i7-j7")
    hold(s, "b.g.", "tt..", "gt..")
    shown = told(cloud_city.picture(s, 0, [MOVES.read(m) for m in legal(s)], NAMES))
    assert " 7 + e7    b~~~·~~~b~~~b   + k7" in shown and " 8         ·   b   ·   ·" in shown
    assert "+ g5" in shown and "+ i9" in shown and "Anna: 2 of 9 tiles" in shown


def test_all_levels_together() -> None:
    """Several walkways side by side each have their own sign; those leading down stand beside each other."""
    shown = told(cloud_city.picture(finished((THREE, OVER_EACH_OTHER)), None, [], NAMES)).splitlines()
    assert (
        " 3 t:::b~ :·~ :·~ :b:::t" in shown
        and shown[shown.index(" 2 ·   t   g   ·   t   ·") + 1] == "           ="
    )


def test_a_level_at_a_time() -> None:
    s = finished((SQUARES, RIVER_SQUARE + SAND_SQUARE))
    river, sand = typed(s, "level b").splitlines(), typed(s, "level t").splitlines()
    assert river[0] == "Anna: river level, low buildings (b); # is taller"
    across, down = "b~~~·~~~b   ·   #   ·", "   ~       ~"
    assert river[2:8] == [f" 1 {across}", down, " 2 ·   #   ·   #   ·   #", down, f" 3 {across}", ""]
    assert sand[4] == " 2 ·   t:::·:::t   ·   t" and "#" not in "".join(sand[1:])


def test_a_spectator_sees_all_cities_and_no_hand() -> None:
    shown = told(cloud_city.picture(table().view(), None, [], NAMES))
    assert "Anna" in shown and "Bram" in shown and "Hand" not in shown


@pytest.mark.parametrize("code", ["en", "nl", "pl"])
def test_columns_stay_aligned_in_every_language(code: str) -> None:
    s = table()
    supply = told(cloud_city.answer(s, 0, [], "supply", NAMES), code).splitlines()  # type: ignore[arg-type]
    places = [
        [i for i, sign in enumerate(row) if sign in "68(" and (sign == "(") == (row is supply[0])]
        for row in supply
    ]
    assert len(supply) == 4 and places[1] == places[2] == places[3] and len(places[0]) == 5
    assert all(
        abs(one - other) <= 3
        for one, other in zip(places[0], [i for i, x in enumerate(supply[1]) if x.isdigit()], strict=True)
    )
    hand, market = (
        told(cloud_city.answer(s, 0, [], word, NAMES), code).splitlines()  # type: ignore[arg-type]
        for word in ("hand", "market")
    )
    assert hand[0].index("1.") == market[0].index("1.") and hand[1].index("b") == market[1].index("b")


def test_the_hand_and_the_open_tiles_are_numbered() -> None:
    s = table(hand=("b.g.", "tt..", "gt.."))
    assert "1. b.g." in typed(s, "hand") and "3. gt.." in typed(s, "hand") and "3. t.t." in typed(s, "market")
    assert "35 tiles are left" in typed(s, "market")


def test_the_supply_leaves_out_what_is_gone() -> None:
    s = table()
    s.piece[0] = [0, 8, 8, 6, 3]
    assert typed(s, "supply").splitlines()[1].split() == ["~", "river", "-", "8", "8", "6", "3"]


@pytest.mark.parametrize("code", ["en", "nl", "pl"])
def test_every_card_is_told(code: str) -> None:
    messages = importlib.import_module("tabletown.messages")
    tell = messages.language(code, folder_of(GAME))
    for card in CARDS:
        said = cloud_city.answer(table(cards=(card,)), 0, [], "cards", NAMES)
        assert not isinstance(said, int) and said is not None and "card-" not in told(said, code)
        assert tell(Message(f"card-text-{card}")) in told(
            cloud_city.picture(table(cards=(card,)), 0, [], NAMES), code
        )
    assert typed(table(), "cards") == "This match is played without special requests."


def test_the_walkways_that_can_be_built_are_listed() -> None:
    s = to_walk(PLUS)
    shown = told(cloud_city.picture(s, 0, [MOVES.read(m) for m in legal(s)], NAMES))
    assert (
        "Walkways you can build (votes)" in shown and "c1-c5 (5)" in shown and ": sand     b2-d2 (2)" in shown
    )


# What one may type


@pytest.mark.parametrize("line", ["lay 2 i7 1", "lay tt.. 1 i7", "lay TT.. 1 i7", "lay 2 j8 1", "lay 2 1 i7"])
def test_ways_to_lay(line: str) -> None:
    assert typed(table(), line) == "lay tt.. 1 i7"


def test_turns_may_be_left_out() -> None:
    assert typed(table(), "lay 1 i7") == "lay b.g. 0 i7"
    assert typed(table(hand=("b.b.", "b.g.", "tt..")), "lay 1 i7 3") == "lay b.b. 1 i7", "it looks the same"


@pytest.mark.parametrize("line", ["walk a1-c1", "walk c1-a1", "walk a1 c1", "walk A1-C1"])
def test_ways_to_walk(line: str) -> None:
    assert typed(to_walk(PLUS), line) == "walk a1-c1"


def test_draws() -> None:
    s = table()
    do(s, "lay tt.. 0 i7")
    ways = {
        "take 1": "take bb..",
        "take 3": "take t.t.",
        "take T.T.": "take t.t.",
        "draw": "draw",
        "done": "done",
    }
    assert {line: typed(s, line) for line in ways} == ways


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
        ("lay xxxx g7", "no-such-choice"),
        ("lay 1 z9", "no-such-choice"),
        ("lay 1 ?", "not-a-square"),
        ("lay 1 g7 9", "no-such-choice"),
        ("walk", "how-to-walk"),
        ("walk a1", "how-to-walk"),
        ("walk a1 b1 c1", "how-to-walk"),
        ("walk a1-b1-c1", "how-to-walk"),
        ("walk a1-", "not-a-square"),
        ("walk a1-b2", "not-straight"),
        ("walk a1-a1", "not-straight"),
        ("walk a1-g1", "not-so-long"),
        ("walk z1-y1", "not-on-the-table"),
        ("take", "how-to-take"),
        ("take 9", "no-such-tile-number"),
        ("draw it", "wrong-parts"),
        ("city 9", "no-such-seat"),
        ("city x", "no-such-seat"),
        ("at", "how-to-ask-at"),
        ("at 77", "not-a-square"),
        ("where", "how-to-ask-where"),
        ("where bg", "how-to-ask-where"),
        ("level", "how-to-ask-level"),
        ("level x", "how-to-ask-level"),
        ("level b 9", "no-such-seat"),
        ("legal ²", "not-a-square"),
        ("lay ² g7", "no-such-choice"),
    ],
)
def test_nonsense_gets_a_hint(line: str, id: str) -> None:
    assert problem_of(table(), line) == id


def test_questions_about_squares_and_buildings() -> None:
    s = table()
    turn(s, "bb.. 0 i7", "g7-i7", "i7-j7")
    assert typed(s, "at i7").splitlines() == [
        "the low building at i7",
        "   ~ river    g7-i7",
        "   ~ river    i7-j7",
    ]
    assert typed(s, "at h7").splitlines() == ["h7: no building.", "   ~ river    g7-i7"]
    assert typed(s, "at a1") == "There is no tile at a1." and typed(s, "at z9") == "There is no tile at z9."
    assert typed(s, "where b") == "4 buildings, with the number of their walkways: g7=1 i7=2 j7=1 h8=0"
    assert typed(s, "where t") == "None."
    assert "Bram" in typed(s, "city 2") and "Bram: forest level" in typed(s, "level g 2")
    assert typed(s, "at a1 2") == "Bram\nThere is no tile at a1." and typed(s, "where t 2") == "Bram\nNone."


def test_questions_about_legal_moves() -> None:
    s = table()
    turn(s, "bb.. 0 i7", "g7-i7", "i7-j7")
    assert typed(s, "legal g5").splitlines()[0] == "6 legal moves:"
    assert typed(s, "legal a1") == "No legal move."
    told_of_tile = typed(table(), "legal tt..")
    assert told_of_tile.count("lay tt..") == len(told_of_tile.splitlines()) - 1
    assert typed(to_walk(PLUS), "legal c1").splitlines() == [
        "3 legal moves:", "   walk a1-c1", "   walk c1-e1", "   walk c1-c5",
    ]


def test_the_best_walkways() -> None:
    s = to_walk(SQUARES)
    best = typed(s, "best")
    assert best.startswith("The best choice is ") and f"(votes: {best_walkways(s, 0).votes})" in best
    s.piece = [[0] * 5 for _ in range(3)]
    assert typed(s, "best").strip() == "You cannot build anything more now."


def test_what_is_not_of_this_game_is_left_to_others() -> None:
    assert cloud_city.answer(table(), 0, [], "undo", NAMES) is None


def test_every_legal_move_can_be_typed_as_the_record_writes_it() -> None:
    s = table()
    assert all(typed(s, line) == line for line in legal(s))
    do(s, legal(s)[-1])
    assert all(typed(s, line) == line for line in legal(s))
    assert all(typed(to_walk(PLUS), line) == line for line in legal(to_walk(PLUS)))


# What is told


def test_moves_are_told() -> None:
    s = table()
    turn(s, "bb.. 0 i7", "g7-i7", "i7-j7")
    said = [
        cloud_city.told(s, 0, MOVES.read(line), frozenset())
        for line in ("walk g7-i7", "walk i7-j7", "card solo", "lay tt.. 2 i7")
    ]
    assert [told([[(message, "")]]) for message in said] == [
        "builds g7-i7: river walkway, 2 votes", "builds i7-j7: river walkway, one vote",
        "turns up a special request: solo building", "lays a tile: high at j8, high at i8",
    ]
    deal = MOVES.read("deal 2 bb..")
    assert told([[(cloud_city.told(s, -1, deal, frozenset({"tile"})), "")]]) == "deals a tile to seat 2"
    assert told([[(cloud_city.told(s, -1, deal, frozenset()), "")]]) == "deals a tile to seat 2: low + low"


@pytest.mark.parametrize("code", ["en", "nl", "pl"])
def test_every_score_line_is_told(code: str) -> None:
    s = finished((THREE, OVER_EACH_OTHER), cards="crossed, balanced")
    for line in cloud_city.score_lines(s, 0):
        lacks = cloud_city.lacks_told(line)
        words = told([[(cloud_city.score_line_told(line), "")], [(lacks or "", "")]], code)
        assert words and "{" not in words and "card-" not in words and "lacks-" not in words
