"""The page counts the time of a seat down from what the server said last, and puts it into words."""
from pathlib import Path

import pytest

from .node import in_node, needs_node

SCRIPT = Path(__file__).parent / "js" / "clock.mjs"
SAID = {"left": [90.5, 30.0, None], "runs": [0], "heard": 1_000.0}  # heard: in milliseconds

pytestmark = needs_node


@pytest.mark.parametrize(
    ("seconds", "code", "told"),
    [
        (300, "en", ["5 minutes", "5:00"]),
        (60, "nl", ["1 minuut", "1:00"]),
        (7200, "pl", ["2 godziny", "2:00:00"]),
        (259_200, "en", ["3 days", "3d 0h"]),
        (12, "en", ["12 seconds", "0:12"]),
        (59.2, "en", ["59.2 seconds", "1:00"]),
    ],
)
def test_a_time_is_told_in_every_language(seconds: float, code: str, told: list[str]) -> None:
    asked = dict(seconds=seconds, code=code, clocks=SAID, seat=0, now=1_000, whole=60)
    assert in_node(SCRIPT, asked)["told"] == told


@pytest.mark.parametrize(
    ("seat", "now", "left", "short"),
    [
        (0, 1_000, 90.5, False),
        (0, 31_000, 60.5, False),
        (0, 31_500, 60, True),
        (0, 500_000, 0, True),
        (1, 500_000, 30, True),  # it does not run
        (2, 500_000, None, False),  # a bot
    ],
)
def test_only_a_time_that_runs_becomes_less(seat: int, now: float, left: float | None, short: bool) -> None:
    told = in_node(SCRIPT, dict(seconds=60, code="en", clocks=SAID, seat=seat, now=now, whole=600))
    assert (told["left"], told["short"]) == (left, short)
