"""What a position is worth to a seat that wants to win: another seat that comes close counts against it."""
from ..kernel.rules.rule import rule
from .foresight import Foresight
from .mind import Mind
from .worth import LEAST, worth


@rule
def worth_in_contest(mind: Mind, i: int, seat: int, ahead: Foresight) -> float:
    """Return the worth of state i to a seat, less if another is ahead or less than `close` points behind."""
    mine = worth(mind, i, seat)
    if ahead.close > 0:
        mine -= ahead.cost * max(0.0, best_other(mind, i, seat) + ahead.close - mine)
    return mine


@rule
def worth_of_choice(mind: Mind, i: int, seat: int, ahead: Foresight) -> float:
    """Return what state i is worth to a seat that chooses a move."""
    return worth_in_contest(mind, i, seat, ahead) if ahead.contests_moves else worth(mind, i, seat)


@rule
def best_other(mind: Mind, i: int, seat: int) -> float:
    """Return what state i is worth to the best of the other seats."""
    most = LEAST
    for other in range(mind.states[i].seats):
        if other != seat:
            most = max(most, worth(mind, i, other))
    return most
