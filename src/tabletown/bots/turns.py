"""The best move with the rest of the turn in mind, because one move of a turn often prepares the next."""
from ..game import moves, play, waits_for
from ..kernel.rules.rule import only, rule
from ..kernel.rules.scratch import copy
from .contest import worth_of_choice
from .foresight import Foresight
from .mind import AFTER, NEXT, TRIAL, Mind
from .one_ply import best_move, worth_after
from .worth import LEAST


@rule
def worth_of_turn(mind: Mind, i: int, seat: int, move: int, ahead: Foresight) -> float:
    """Return what a move is worth with the best next one, if the seat moves again at once."""
    copy(mind, i, TRIAL)
    play(mind.states[TRIAL], seat, move)
    if waits_for(mind.states[TRIAL]) & only(seat) == 0:
        return worth_of_choice(mind, TRIAL, seat, ahead)
    most = LEAST
    for k in range(moves(mind.states[TRIAL], seat, mind.out[AFTER])):
        copy(mind, TRIAL, NEXT)
        play(mind.states[NEXT], seat, mind.out[AFTER][k])
        most = max(most, worth_of_choice(mind, NEXT, seat, ahead))
    return most


@rule
def best_turn(mind: Mind, i: int, seat: int, n: int, out: list[int], followed: int, ahead: Foresight) -> int:
    """Return the move that begins the best turn, of so many moves that are best by one ply."""
    if n == 1 or followed < 2:
        return best_move(mind, i, seat, n, out, n, ahead)
    for k in range(n):
        mind.worths[k] = worth_after(mind, i, seat, out[k], ahead)
    best, most = out[0], LEAST
    for _ in range(min(n, followed)):
        k = take_best(mind, n)
        now = worth_of_turn(mind, i, seat, out[k], ahead)
        if now > most:
            best, most = out[k], now
    return best


@rule
def take_best(mind: Mind, n: int) -> int:
    """Return the place of the move that is worth most of the first n, and drop it."""
    best = 0
    for k in range(1, n):
        if mind.worths[k] > mind.worths[best]:
            best = k
    mind.worths[best] = LEAST
    return best
