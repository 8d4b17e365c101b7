"""The page finds the turns of a match by its events."""
from pathlib import Path

import pytest

from .node import in_node, needs_node

SCRIPT = Path(__file__).parent / "js" / "story.mjs"
SEATS = [-1, 0, 0, -1, 1, 1, -1, -1, 0]  # who made the events 1 to 9; chance is -1

pytestmark = needs_node


@pytest.mark.parametrize(
    ("at", "way", "found"),
    [(0, 1, 4), (2, 1, 4), (4, 1, 8), (8, 1, 9), (9, 1, 9), (9, -1, 8), (8, -1, 4), (5, -1, 4), (4, -1, 0)],
)
def test_a_turn_ends_with_what_chance_adds_to_it(at: int, way: int, found: int) -> None:
    assert in_node(SCRIPT, dict(seats=SEATS, at=at, way=way))["next"] == found


def test_what_a_seat_does_in_one_go_is_told_together() -> None:
    told = in_node(SCRIPT, dict(seats=SEATS, at=0, way=1))["turns"]
    assert told == [[0, [2, 3]], [1, [5, 6]], [0, [9]]]
