"""Beside a picture of a piece nobody needs its code."""
from pathlib import Path

from .node import in_node, needs_node

SCRIPT = Path(__file__).parent / "js" / "uncoded.mjs"
pytestmark = needs_node


def test_the_end_tells_lines_without_codes() -> None:
    inner = {"id": "grass skyscraper 6 (G6)", "args": {"value": 6, "name": "G6"}}
    outer = {"id": "kept: grass skyscraper 6 (G6)", "args": {"piece": inner}}
    messages = [inner, outer, {"id": "two (of three)"}]
    plain = ["grass skyscraper 6", "kept: grass skyscraper 6", "two (of three)"]
    assert in_node(SCRIPT, messages) == plain
