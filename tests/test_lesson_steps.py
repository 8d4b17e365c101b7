"""The page finds the step of a lesson by the number of events that were played."""
from pathlib import Path
from typing import Any

import pytest

from .node import in_node, needs_node

SCRIPT = Path(__file__).parent / "js" / "lesson.mjs"
ATS = [3, 3, 5, 8]  # how many events come before each step

pytestmark = needs_node


def stands(seq: int) -> Any:
    return in_node(SCRIPT, dict(ats=ATS, seq=seq))


@pytest.mark.parametrize(("seq", "index"), [(3, 0), (5, 2), (8, 3)])
def test_a_moment_begins_with_its_first_step(seq: int, index: int) -> None:
    found = stands(seq)
    assert (found["index"], found["goesOn"], found["mayGoOn"]) == (index, True, True)
    assert found["behind"] == [i < index for i in range(len(ATS))]


def test_while_others_move_the_last_step_stays_and_nobody_goes_on() -> None:
    found = stands(6)
    assert (found["index"], found["goesOn"], found["mayGoOn"]) == (2, True, False)


def test_after_its_last_step_a_lesson_is_over() -> None:
    assert not stands(9)["goesOn"]
