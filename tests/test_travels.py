"""When others move, pieces travel to places that are there."""
from pathlib import Path
from typing import Any

import pytest

from tabletown import catalogue
from tabletown.kernel.drawing import drawn_view
from tabletown.kernel.game import is_drawn
from tabletown.kernel.match import Match

from .node import in_node, needs_node
from .playing import random_match

SCRIPT = Path(__file__).parent / "js" / "travels.mjs"
DRAWN = [name for name in catalogue.names() if is_drawn(catalogue.load(name))]
MOST = 60  # events of a match

pytestmark = needs_node


def travels(name: str) -> list[dict[str, Any]]:
    """Return what travels in the middle of a random match, as spectators see it."""
    game, views, moves = catalogue.load(name), list[Any](), list[dict[str, Any]]()

    def watch(match: Match, seat: int, move: int) -> None:
        views.append(drawn_view(game, match.state.view(None)))
        moves.append({"seat": seat, "move": game.MOVES.text(move)})

    random_match(game, 2, watch=watch)
    some = range(len(views) // 3, min(len(views) // 3 + MOST, len(views) - 1))
    steps = [{"before": views[i], "event": moves[i], "after": views[i + 1]} for i in some]
    found: list[dict[str, Any]] = in_node(SCRIPT, {"game": name, "steps": steps})
    return found


@pytest.mark.parametrize("name", DRAWN)
def test_whatever_travels_arrives(name: str) -> None:
    found = travels(name)
    assert found and [one for one in found if not one["there"]] == []


def test_figures_walk_and_rents_flow() -> None:
    found = travels("project_skyline")
    assert {"architect", "figure-1"} <= {one.get("piece") for one in found}
    assert any(one.get("text") for one in found)


@pytest.mark.parametrize("name", ["cloud_city", "tangram_city"])
def test_walkways_and_rectangles_are_drawn(name: str) -> None:
    assert any("piece" not in one and "text" not in one for one in travels(name))
