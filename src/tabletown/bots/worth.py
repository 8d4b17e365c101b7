"""What a position is worth to a seat."""
from math import exp

from ..game import value
from ..kernel.rules.rule import rule
from .features import ODDS, base, features
from .mind import Mind

SURE = 30.0  # log odds that nothing can change
LEAST = -1e9  # less than anything is worth


@rule
def worth(mind: Mind, i: int, seat: int) -> float:
    """Return the points, or log odds of winning, that a seat may expect at state i."""
    if len(mind.weights) == 0:
        return value(mind.states[i], seat) / 100
    total: float = base(mind.states[i], seat) / 100
    for k in range(features(mind.states[i], seat, mind.found)):
        total += mind.weights[mind.found[k]]
    return total


@rule
def squashed(x: float) -> float:
    """Make a worth fit for averaging: points stay as they are, log odds become a chance to win."""
    return 1 / (1 + exp(-min(max(x, -SURE), SURE))) if ODDS else x
