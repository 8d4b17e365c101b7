"""Interpreted and compiled bots play the same matches, with every option and number of seats."""
import importlib
from typing import Any

import pytest

from tests.sample import sample

from .table import GAME

OPTIONS = {1: {"board": "4"}, 2: {"first": "chance"}, 3: {}, 4: {"first": "chance"}, 5: {}}


@pytest.mark.parametrize("seats", sample([1, 2, 3, 4, 5], lambda i, seats: seats in (1, 4)))
def test_both_worlds_play_the_same_matches(seats: int) -> None:
    arena: Any = importlib.import_module("tabletown.arena.simulate")
    bots = ["greedy", "random", "greedy", "random", "random"][:seats]
    plain, fast = (arena.Arena(GAME, bots, 3, OPTIONS[seats], compiled).run(6) for compiled in (False, True))
    assert (plain.sums, plain.squares, plain.wins, plain.decisions) == (
        fast.sums, fast.squares, fast.wins, fast.decisions,
    )
    assert plain.mean(0) > 80, "the greedy bot plans"
