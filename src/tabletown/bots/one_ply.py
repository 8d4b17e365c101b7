"""What a move is worth to a seat that looks no further, and the best move by that."""
from ..game import play
from ..kernel.rules.luck import lot
from ..kernel.rules.rule import rule
from ..kernel.rules.scratch import copy
from .contest import worth_of_choice
from .foresight import Foresight
from .mind import TRIAL, Mind


@rule
def worth_after(mind: Mind, i: int, seat: int, move: int, ahead: Foresight) -> float:
    copy(mind, i, TRIAL)
    play(mind.states[TRIAL], seat, move)
    return worth_of_choice(mind, TRIAL, seat, ahead)


@rule
def best_move(mind: Mind, i: int, seat: int, n: int, out: list[int], width: int, ahead: Foresight) -> int:
    """Return the best by one ply of `width` moves drawn by lot, or of all n; lots decide between equals."""
    best, ties, most = out[0], 0, 0.0
    if n == 1:
        return best
    for k in range(min(n, width)):
        draw_from(mind, k, n, out, width)
        now = worth_after(mind, i, seat, out[k], ahead)
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
