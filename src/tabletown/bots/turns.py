"""The best move with the rest of the turn in mind, because one move of a turn often prepares the next."""
from ..game import moves, play, waits_for
from ..kernel.rules.mask import first
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
    if let_others_answer(mind, waits_for(mind.states[i]) & ~only(seat), seat) & only(seat) == 0:
        return worth_of_choice(mind, TRIAL, seat, ahead)
    most = LEAST
    for k in range(moves(mind.states[TRIAL], seat, mind.out[AFTER])):
        copy(mind, TRIAL, NEXT)
        play(mind.states[NEXT], seat, mind.out[AFTER][k])
        most = max(most, worth_of_choice(mind, NEXT, seat, ahead))
    return most


@rule
def let_others_answer(mind: Mind, asked: int, seat: int) -> int:
    """Let the others that were asked together with the seat make any move, until it is asked again.

    Return which seats are asked then; it may be others, or none.
    """
    seats = waits_for(mind.states[TRIAL])
    while seats & only(seat) == 0 and seats & asked != 0:
        other = first(seats & asked) - 1
        moves(mind.states[TRIAL], other, mind.out[AFTER])
        play(mind.states[TRIAL], other, mind.out[AFTER][0])
        seats = waits_for(mind.states[TRIAL])
    return seats


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
