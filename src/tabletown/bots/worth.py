"""What a position is worth to a seat, and the best move by that."""
from math import exp

from ..game import play, value
from ..kernel.rules.scratch import copy
from ..kernel.rules.luck import lot
from ..kernel.rules.rule import rule
from .features import ODDS, base, features
from .mind import TRIAL, Mind

SURE = 30.0  # log odds that nothing can change


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


@rule
def worth_after(mind: Mind, i: int, seat: int, move: int) -> float:
    copy(mind, i, TRIAL)
    play(mind.states[TRIAL], seat, move)
    return worth(mind, TRIAL, seat)


@rule
def best_move(mind: Mind, i: int, seat: int, n: int, out: list[int], width: int) -> int:
    """Return the best by one ply of `width` moves drawn by lot, or of all n; lots decide between equals."""
    best, ties, most = out[0], 0, 0.0
    if n == 1:
        return best
    for k in range(min(n, width)):
        draw_from(mind, k, n, out, width)
        now = worth_after(mind, i, seat, out[k])
        if ties == 0 or now > most:
            best, ties, most = out[k], 1, now
        elif now == most:
            ties += 1
            best = out[k] if lot(mind.luck, ties) == 0 else best
    return best


@rule
def draw_from(mind: Mind, k: int, n: int, out: list[int], width: int) -> None:
    """Swap a random move of those from k on into place k, if only some are looked at."""
    if n > width:
        j = k + lot(mind.luck, n - k)
        move = out[k]
        out[k] = out[j]
        out[j] = move
