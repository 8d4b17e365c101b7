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


def test_what_a_seat_did_is_told_together() -> None:
    told = in_node(SCRIPT, dict(seats=SEATS, at=0, way=1))["deeds"]
    assert told == [[0, [2, 3, 9]], [1, [5, 6]]]


REMARKS = [(0, 1), (3, 0), (3, 1), (9, 0)]  # after which event, about which seat


@pytest.mark.parametrize(
    ("first", "all"),
    [
        (0, ["r1", 1, 2, 3, "r2", "r3", 4, 5, 6, 7, 8, 9, "r4"]),
        (3, ["r2", "r3", 4, 5, 6, 7, 8, 9, "r4"]),
        (7, [8, 9, "r4"]),
    ],
)
def test_a_remark_stands_after_the_event_that_it_followed(first: int, all: list[object]) -> None:
    facts = dict(seats=SEATS, at=0, way=1, remarks=REMARKS)
    assert in_node(SCRIPT, {**facts, "from": first})["all"] == all


@pytest.mark.parametrize(("me", "fresh"), [(0, []), (1, [4]), (2, [1, 2, 3, 4]), (None, [4])])
def test_remarks_about_others_are_news_until_the_next_move(me: int | None, fresh: list[int]) -> None:
    assert in_node(SCRIPT, dict(seats=SEATS, at=0, way=1, remarks=REMARKS, me=me))["fresh"] == fresh
