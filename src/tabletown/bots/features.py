"""The features of a position that a game declares for learning. A game without any is judged by its guide."""
from typing import Any

from .. import game
from ..kernel.rules.rule import rule
from ..kernel.state import State


@rule
def nothing(s: State, seat: int, out: list[int]) -> int:
    return 0


FEATURES: int = getattr(game, "FEATURES", 0)  # how many there are
MOST: int = getattr(game, "MOST_FEATURES", 1)  # how many one position has at most
ODDS: bool = getattr(game, "WORTH_IS_ODDS", False)  # is a position worth its log odds of winning, or points?
features: Any = getattr(game, "features", nothing)
base: Any = getattr(game, "base", game.value)  # what is certain, in hundredths
