"""Compiling beforehand covers all that bots call later, so that nobody waits for it in a match."""
import ast
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tabletown import bots, catalogue
from tabletown.bots.bot import Bot
from tabletown.bots.precompile import first_choice
from tabletown.kernel.match import Match

THINKING = ("rollouts.py", "gains.py")  # the modules of bots at a table with entries
FOLDER = Path(bots.__file__).parent


def entries() -> set[str]:
    """Return the names of all functions of these modules that are compiled for Python to call."""
    trees = [ast.parse((FOLDER / name).read_text("utf-8")) for name in THINKING]
    found = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {each.name for each in found if "entry" in map(ast.unparse, each.decorator_list)}


@pytest.mark.parametrize("name", catalogue.names())
def test_a_rehearsal_calls_all_that_is_compiled(name: str) -> None:
    game, called = catalogue.load(name), set[str]()
    view, seat = first_choice(Match(game, min(game.SEATS)))

    def watch(frame: FrameType, event: str, arg: Any) -> None:
        if event == "call" and Path(frame.f_code.co_filename).parent == FOLDER:
            called.add(frame.f_code.co_name)

    player = Bot(name, "architect")
    sys.setprofile(watch)
    try:
        player.rehearse(view, seat)
    finally:
        sys.setprofile(None)
    assert {"weigh", "cycle", "count"} < entries() <= called
