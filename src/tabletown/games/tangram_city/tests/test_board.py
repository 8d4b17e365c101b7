"""Node draws views of random matches, every legal move and every piece, and says what is wrong with them."""
from pathlib import Path
from typing import Any

import pytest

from tests.node import in_node, needs_node
from tests.playing import random_match
from tests.sample import THOROUGH
from tests.texts import variables_by_id

from ....kernel import NATURE
from ....kernel.drawing import drawn_view
from ....kernel.match import Match
from ....kernel.telling.sheet import read_sheet as sheet_of
from ..moves import MOVES
from ..pieces import BOARD_NAMES
from ..sheet import read_sheet, write_sheet
from .table import GAME

HERE = Path(__file__).parent
pytestmark = needs_node
MATCHES: list[dict[str, Any]] = [
    *(dict(seats=seats) for seats in GAME.SEATS),
    *(dict(seats=seats, first="chance") for seats in GAME.SEATS[1:]),
    *(dict(seats=1, board=board) for board in BOARD_NAMES),
]
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
EVERY = 11 if THOROUGH else 37  # one of so many states is drawn, so that all seats and steps get their turn


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    legal = [] if seat is None else match.legal(seat)
    return dict(
        view=drawn_view(GAME, match.state.view(seat)), seat=seat, moves=[MOVES.text(move) for move in legal]
    )


def watched(seed: int, chosen: dict[str, Any]) -> list[dict[str, Any]]:
    """Collect a match as seats and spectators see it, from start to end, and its end as a score sheet."""
    shots: list[dict[str, Any]] = []

    def watch(match: Match, seat: int, move: int) -> None:
        if match.seq % EVERY == 0 or match.seq < 3:
            shots.append(seen(match, None if seat == NATURE else seat))

    match = random_match(GAME, seed, watch=watch, **chosen)
    _, finished = read_sheet(sheet_of(write_sheet(match.state, NAMES[: match.seats])))
    return [
        *shots,
        seen(match, 0),
        seen(match, None),
        dict(view=drawn_view(GAME, finished), seat=None, moves=[]),
    ]


@pytest.fixture(scope="module")
def drawn() -> Any:
    return in_node(
        HERE / "board_tangram_city.mjs",
        [shot for seed, chosen in enumerate(MATCHES) for shot in watched(seed, chosen)],
    )


def test_every_view_every_legal_move_and_every_piece_can_be_drawn(drawn: Any) -> None:
    assert drawn["wrong"] == []


@pytest.mark.parametrize("language", ["en", "nl", "pl"])
def test_whatever_the_board_says_is_a_message_with_all_its_variables(drawn: Any, language: str) -> None:
    known = {name: sorted(found) for name, found in variables_by_id(language, HERE.parent).items()}
    assert len(drawn["said"]) > 70 and {name: known.get(name) for name in drawn["said"]} == drawn["said"]


def test_tips_cover_every_kind_of_move_and_every_rule_that_scores(drawn: Any) -> None:
    finished = random_match(GAME, 1).state
    assert {kind for tip in drawn["tips"] for kind in tip.get("kinds", [])} >= {
        "side", "place", "fountain", "skip", "done",
    }
    assert {tip["rule"] for tip in drawn["tips"]} >= {line.rule for line in GAME.score_lines(finished, 0)} | {
        "§9.3"
    }
