"""The drawn board: it draws every view of every match, and points at everything that is legal."""
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.node import in_node, needs_node
from tests.playing import random_match
from tests.sample import examples

from ....kernel import NONE, SPOTS, TURNS
from ....kernel.drawing import drawn_view
from ....kernel.game import folder_of
from ....kernel.match import Match
from ....messages import LANGUAGES
from ..city import home, is_claimed, square_of
from ..moves import BUILD, LAY, MOVES, OMIT, SKIP
from ..state import TO_LAY
from .table import GAME, table, turn

FOLDER = folder_of(GAME)
pytestmark = needs_node


def snap(match: Match, viewer: int | None, rnd: random.Random) -> dict[str, Any]:
    """Return all that a page would know at this moment, and a few moves that would be refused."""
    view = match.state.view(viewer)
    legal = match.legal(viewer) if viewer in match.asked and viewer is not None else []
    return {
        "line": f"{match.seats} seats, {match.options}, event {match.seq}, seen by {viewer}",
        "view": drawn_view(GAME, view),
        "seat": viewer,
        "moves": [MOVES.text(move) for move in legal],
        "items": [items(view, seat) for seat in range(match.seats)],
        "refused": [] if not legal or viewer is None else refused(view, viewer, legal, rnd),
        "foreseen": [] if viewer is None else foreseen(match, viewer, legal),
    }


def foreseen(match: Match, seat: int, legal: Sequence[int]) -> list[dict[str, Any]]:
    """Return what the server tells of the first placement, and how many skyscrapers' districts would grow."""
    tried = [(move, match.tried(seat, move)) for move in legal[:1] if move < BUILD]
    return [
        {"move": MOVES.text(move), "after": drawn_view(GAME, after), "grown": grown(after, seat)}
        for move, after in tried
    ]


def grown(s: Any, seat: int) -> int:
    tile = [square_of(s, seat, s.laid[seat] - 1, corner) for corner in range(4)]
    return len({home(s, seat, square) for square in tile if is_claimed(s, seat, square)})


def refused(view: Any, seat: int, legal: Sequence[int], rnd: random.Random) -> list[dict[str, Any]]:
    """List some moves with the pieces at hand that are impossible, each for its own reason."""
    others = [
        move
        for move in (lays(view, seat) if view.phase == TO_LAY else range(BUILD, SKIP))
        if move not in set(legal)
    ]
    some = [*joining(view, seat, legal)[:1], *rnd.sample(others, min(len(others), 60))]
    by_reason = {why.id: (move, why) for move in some if (why := GAME.why_not(view, seat, move))}
    return [{"move": MOVES.text(move), "why": why.plain()} for move, why in by_reason.values()]


def lays(view: Any, seat: int) -> list[int]:
    tiles = set(view.hand[seat]) - {NONE}
    return [
        LAY + (tile * TURNS + turn) * SPOTS + spot
        for tile in tiles
        for turn in range(TURNS)
        for spot in range(SPOTS)
    ]


def joining(view: Any, seat: int, legal: Sequence[int]) -> list[int]:
    """List refused placements at spots where another tile may lie."""
    spots = {move % SPOTS for move in legal}
    return (
        [move for move in lays(view, seat) if move % SPOTS in spots and move not in set(legal)]
        if view.phase == TO_LAY
        else []
    )


def items(view: Any, seat: int) -> list[dict[str, Any]]:
    lines = [(line, GAME.lacks_told(line)) for line in GAME.score_lines(view, seat)]
    return [
        {"what": line.what, "at": line.at, "points": line.points, "lacks": lacks and lacks.plain()}
        for line, lacks in lines
    ]


def snaps() -> list[dict[str, Any]]:
    """Collect views of seats and spectators, from start to end, for all numbers of seats and all options."""
    rnd, found = random.Random(7), []

    def watch(match: Match, seat: int, move: int) -> None:
        if seat >= 0 and joining(match.state.view(seat), seat, match.legal(seat)):
            found.append(snap(match, seat, rnd))
        if match.seq == 0 or rnd.random() < examples(120) / 1000:
            found.append(
                snap(match, rnd.choice([None, *range(match.seats), *(2 * [seat] if seat >= 0 else [])]), rnd)
            )

    for seats in GAME.SEATS:
        for seed, choice in enumerate(GAME.OPTIONS[0].choices):
            match = random_match(GAME, seed, seats, watch, utilities=choice)
            found.append(snap(match, 0, rnd))
    return found


@pytest.fixture(scope="module")
def wrong() -> Any:
    """Return what Node finds wrong with the drawings, by kind."""
    spoken = [
        set(re.findall(r"^([\w-]+) =", (FOLDER / f"messages.{code}.ftl").read_text("utf-8"), re.MULTILINE))
        for code in LANGUAGES
    ]
    messages = sorted(set.intersection(*spoken))
    return in_node(
        Path(__file__).with_name("board_neoville.mjs"),
        {"snaps": snaps(), "messages": messages},
    )


def test_hundreds_of_views_are_drawn(wrong: dict[str, Any]) -> None:
    assert wrong["views"] > 100


def test_nothing_in_a_drawing_is_unfinished(wrong: dict[str, Any]) -> None:
    assert wrong["unfinished"] == []


def test_every_drawing_is_made_of_pieces_that_exist(wrong: dict[str, Any]) -> None:
    assert wrong["unknown"] == []


def test_every_id_is_given_once(wrong: dict[str, Any]) -> None:
    assert wrong["ids"] == []


def test_no_drawing_brings_styles_that_a_strict_page_forbids(wrong: dict[str, Any]) -> None:
    assert wrong["styled"] == []


def test_every_part_of_a_legal_move_and_of_a_score_lies_somewhere(wrong: dict[str, Any]) -> None:
    assert wrong["places"] == []


def test_no_two_legal_moves_point_at_the_same(wrong: dict[str, Any]) -> None:
    assert wrong["aims"] == []


def test_whoever_points_means_the_move_that_points_there(wrong: dict[str, Any]) -> None:
    assert wrong["composed"] == []


def test_reasons_of_every_step_were_drawn(wrong: dict[str, Any]) -> None:
    laying, building = (
        {"not-joining", "not-on-a-tile", "not-beyond"},
        {"not-second-skyscraper", "not-its-terrain", "not-on-a-park"},
    )
    assert laying | building <= set(wrong["refused"])


def test_who_is_asked_is_in_one_step(wrong: dict[str, Any]) -> None:
    assert wrong["steps"] == []


def test_tips_tell_of_every_move_and_of_all_that_scores(wrong: dict[str, Any]) -> None:
    tips, told = wrong["tips"], {tip["rule"] for tip in wrong["tips"]}
    ours = {MOVES.parts(move)[0] for move in range(OMIT)}
    assert {kind for tip in tips for kind in tip.get("kinds", [])} == ours
    assert set(re.findall(r"\*\*(§7\.\d+)", (FOLDER / "rulebook.en.md").read_text("utf-8"))) <= told
    assert all(sum(when in tip for when in ("kinds", "scored", "over")) == 1 for tip in tips)


def test_every_tip_is_told_in_every_language_and_its_rule_exists(wrong: dict[str, Any]) -> None:
    for code in LANGUAGES:
        texts, rules = (
            (FOLDER / f"messages.{code}.ftl").read_text("utf-8"),
            (FOLDER / f"rulebook.{code}.md").read_text("utf-8"),
        )
        assert all(f"\n{tip['id']} = " in texts and f"**{tip['rule']} " in rules for tip in wrong["tips"])


def test_a_tile_or_a_structure_under_the_finger_is_seen(wrong: dict[str, Any]) -> None:
    assert wrong["empty"] == []


def test_every_piece_says_what_it_is_in_words_that_exist(wrong: dict[str, Any]) -> None:
    assert wrong["words"] == []


def test_a_tile_in_mind_outlines_the_districts_of_skyscrapers_that_grow(wrong: dict[str, Any]) -> None:
    assert wrong["grown"] == []


def test_no_target_beside_a_structure_hides_what_it_lacks(wrong: dict[str, Any]) -> None:
    assert wrong["hidden"] == []


def test_a_view_tells_the_districts() -> None:
    """§1.2 Squares of one terrain that touch side to side, by their names on the table."""
    s = table()
    turn(s, "EsGEG 0 g7")
    turn(s, "EEEG 0 e7")
    first, second = drawn_view(GAME, s)["districts"]
    assert first == [["e7", "f7", "g7", "f8"], ["h8"], ["h7"], ["e8"], ["g8"]] and second == []


def test_a_view_tells_how_far_a_city_may_grow() -> None:
    """§4.3 Beside every tile, within 4 x 4."""
    match = random_match(GAME, 1, 2)
    start, end = (drawn_view(GAME, s)["room"][0] for s in (GAME.start(2), match.state))
    assert start == [3, 3, 3, 3] and [end[1] - end[0], end[3] - end[2]] == [3, 3]
