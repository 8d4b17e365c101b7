"""What every board promises: it draws each view of a match, and points at whatever is legal."""
from pathlib import Path
from typing import Any

import pytest

from tabletown import catalogue
from tabletown.kernel import NATURE
from tabletown.kernel.drawing import drawn_view
from tabletown.kernel.game import folder_of, is_drawn
from tabletown.kernel.match import Match

from .node import in_node, needs_node
from .playing import random_match
from .texts import entries

SCRIPT = Path(__file__).parent / "js" / "board.mjs"
MOST = 45  # views of a match; of a longer one, as many that lie evenly apart
DRAWN = [name for name in catalogue.names() if is_drawn(catalogue.load(name))]


def snap(match: Match, seat: int, moves: list[int]) -> dict[str, Any]:
    """Return what the page of a seat would know at this moment."""
    view = drawn_view(match.game, match.state.view(seat))
    return {"view": view, "seat": seat, "moves": [match.game.MOVES.text(move) for move in moves]}


@needs_node
@pytest.mark.parametrize("name", DRAWN)
def test_every_view_is_drawn_and_every_legal_move_points_at_something(name: str) -> None:
    game, snaps = catalogue.load(name), list[dict[str, Any]]()

    def watch(match: Match, seat: int, move: int) -> None:
        if seat != NATURE:
            snaps.append(snap(match, seat, list(match.legal(seat))))

    snaps.append(snap(random_match(game, 1, watch=watch), 0, []))
    some = snaps[:: -(len(snaps) // MOST + 1)]
    messages = [*entries("en", None), *entries("en", folder_of(game))]
    assert in_node(SCRIPT, {"game": name, "snaps": some, "messages": messages}) == []
