"""What a position is worth to a seat that wants to win: another seat that comes close counts against it."""
from ..kernel.rules.rule import rule
from .mind import Mind
from .turns import DROPPED
from .worth import worth

TOO_CLOSE = 2.0  # what a point costs by which another seat is too close


@rule
def worth_in_contest(mind: Mind, i: int, seat: int, close: float) -> float:
    """Return the worth of state i to a seat, less if another is ahead or less than `close` points behind."""
    mine = worth(mind, i, seat)
    if close > 0:
        mine -= TOO_CLOSE * max(0.0, best_other(mind, i, seat) + close - mine)
    return mine


@rule
def best_other(mind: Mind, i: int, seat: int) -> float:
    """Return what state i is worth to the best of the other seats."""
    most = DROPPED
    for other in range(mind.states[i].seats):
        if other != seat:
            most = max(most, worth(mind, i, other))
    return most
