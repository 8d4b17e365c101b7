"""Every sound is short and quiet, and games name only sounds that there are."""
from pathlib import Path
from typing import Any

import pytest

from tabletown import catalogue
from tabletown.kernel.game import is_drawn

from .node import in_node, needs_node

SCRIPT = Path(__file__).parent / "js" / "sound.mjs"
DRAWN = [name for name in catalogue.names() if is_drawn(catalogue.load(name))]
LONGEST = 1.5  # seconds
LOUDEST = 0.3  # 1 is what a machine can play

pytestmark = needs_node


@pytest.fixture(scope="module")
def played() -> Any:
    return in_node(SCRIPT, {"games": DRAWN})


def loudness(notes: list[dict[str, Any]], at: float) -> float:
    """Return how loud all notes are together at a moment, as if none had faded yet."""
    return float(sum(note["loud"] for note in notes if note["starts"] <= at < note["stops"]))


def test_every_sound_fades_soon_and_is_quiet(played: Any) -> None:
    for name, (notes, later) in played["sounds"].items():
        assert notes, name
        assert max(loudness(notes, note["starts"]) for note in notes) <= LOUDEST, name
        for note, delayed in zip(notes, later, strict=True):
            assert note["out"] == "destination"
            assert 0 <= note["starts"] < note["stops"] <= LONGEST, name
            assert note["ends"] == note["stops"]
            assert delayed["starts"] == pytest.approx(note["starts"] + 0.1)


@pytest.mark.parametrize("name", DRAWN)
def test_a_game_gives_its_moves_sounds_that_there_are(played: Any, name: str) -> None:
    named = played["ofGames"][name]
    assert {*named} <= {*catalogue.load(name).MOVES.kinds}
    assert {*named.values()} <= {*played["sounds"]}
