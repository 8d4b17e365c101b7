"""Others' moves are shown one after another, and at once as soon as somebody hurries."""
from pathlib import Path

import pytest

from .node import in_node, needs_node

SCRIPT = Path(__file__).parent / "js" / "pacer.mjs"

pytestmark = needs_node


@pytest.mark.parametrize(
    ("deeds", "happened"),
    [
        pytest.param(
            [["follow", 1], ["follow", 2], ["end"], ["end"], ["end"]],
            ["perform 1", "show 1", "rest", "perform 2", "show 2", "rest"],
            id="one after another",
        ),
        pytest.param(
            [["showAtOnce", 1], ["follow", 2], ["end"], ["end"]],
            ["show 1", "rest", "perform 2", "show 2", "rest"],
            id="one's own move rests too",
        ),
        pytest.param(
            [["follow", 1], ["follow", 2], ["hurry"], ["follow", 3], ["end"]],
            ["perform 1", "show 1", "show 2", "perform 3", "show 3", "rest"],
            id="hurrying shows all that waits",
        ),
        pytest.param(
            [["follow", 1], ["showAtOnce", 2], ["end"]],
            ["perform 1", "show 1", "show 2", "rest"],
            id="nothing is shown out of order",
        ),
        pytest.param([["follow", 1], ["forget"]], ["perform 1"], id="nothing is shown to the next person"),
    ],
)
def test_others_are_followed(deeds: list[list[object]], happened: list[str]) -> None:
    assert in_node(SCRIPT, deeds) == happened
