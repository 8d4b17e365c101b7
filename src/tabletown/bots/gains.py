"""What every legal move would bring in points: at once, and with the best move that could follow it."""
from typing import Any, NamedTuple

from .. import COMPILED
from ..game import moves, play, score, waits_for
from ..kernel.rules.rule import entry, only, rule
from ..kernel.rules.scratch import copy, put, rows
from ..kernel.state import State
from .mind import HERE, MATCH, PLAY, THERE, TRIAL, VIEW, Mind
from .nature import settle
from .rollouts import look


class Gain(NamedTuple):
    move: int
    now: int
    turn: int  # the most that one more move of the same turn can make of it


def gains(mind: Mind, view: State, seat: int) -> list[Gain]:
    """Return what each legal move changes in the seat's own total, as far as its view tells."""
    put(mind, MATCH, view)
    n = look(mind, seat)
    now, turn = rows(n), rows(n)
    before = count(mind, seat, n, now, turn)
    return [
        Gain(int(move), int(at_once) - before, int(later) - before)
        for move, at_once, later in zip(mind.out[HERE][:n], now, turn, strict=True)
    ]


@entry
def count(mind: Mind, seat: int, n: int, now: Any, turn: Any) -> int:
    """Write the totals after each of the n moves in HERE, and return the total before them.

    What the seat does not see is dealt first, since it must not stand between two of its own moves.
    """
    for k in range(n):
        copy(mind, VIEW, PLAY)
        settle(mind.states[PLAY], mind.chance, mind.out[THERE])
        play(mind.states[PLAY], seat, mind.out[HERE][k])
        now[k] = score(mind.states[PLAY], seat)
        turn[k] = best_total(mind, seat, now[k])
    return score(mind.states[VIEW], seat)


@rule
def best_total(mind: Mind, seat: int, least: int) -> int:
    """Return the best total after one more move, if the seat moves again before anybody else and chance."""
    if not COMPILED or waits_for(mind.states[PLAY]) != only(seat):
        return least
    for k in range(moves(mind.states[PLAY], seat, mind.out[THERE])):
        copy(mind, PLAY, TRIAL)
        play(mind.states[TRIAL], seat, mind.out[THERE][k])
        least = max(least, score(mind.states[TRIAL], seat))
    return least
