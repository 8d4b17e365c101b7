"""Playouts: the match goes on for a few turns after each candidate, with the same luck for all of them."""
from typing import Any

from ..game import forget, moves, play
from ..kernel.rules.scratch import copy
from ..kernel.rules.mask import first
from ..kernel.rules.rule import entry, rule
from .mind import HERE, MATCH, PLAY, THERE, VIEW, Mind
from .nature import settle
from .worth import best_move, squashed, worth, worth_after

LIMIT = 2_000  # decisions of a playout


@entry
def look(mind: Mind, seat: int) -> int:
    """Forget what the seat cannot see, list its moves in HERE, and return how many there are."""
    copy(mind, MATCH, VIEW)
    forget(mind.states[VIEW], seat)
    return moves(mind.states[VIEW], seat, mind.out[HERE])


@entry
def weigh(mind: Mind, seat: int, some: list[int], n: int, worths: Any) -> None:
    """Write what n moves are worth by one ply into worths."""
    for k in range(n):
        worths[k] = worth_after(mind, VIEW, seat, some[k])


@entry
def play_on(mind: Mind, seat: int, move: int, luck: Any, horizon: int, others: int) -> float:
    """Deal what is hidden, make the move, play on, and return what the last position (at PLAY) is worth."""
    mind.luck[0] = luck[0]
    mind.chance[0] = luck[0]
    copy(mind, VIEW, PLAY)
    settle(mind.states[PLAY], mind.chance, mind.out[THERE])
    play(mind.states[PLAY], seat, move)
    return playout(mind, seat, horizon, others)


@entry
def cycle(
    mind: Mind, seat: int, chosen: list[int], n: int, brought: Any, luck: Any, horizon: int, others: int
) -> None:
    """Make one playout after each of the n chosen moves, with the same luck."""
    for k in range(n):
        brought[k] = squashed(play_on(mind, seat, chosen[k], luck, horizon, others))


@rule
def playout(mind: Mind, seat: int, horizon: int, others: int) -> float:
    """Play on until the seat has decided `horizon` times, or to the end; return the worth to the seat.

    The seat takes its best move by one ply, the others the best of a few moves drawn by lot.
    """
    decided = decisions = 0
    seats = settle(mind.states[PLAY], mind.chance, mind.out[THERE])
    while seats != 0 and decided < horizon and decisions < LIMIT:
        mover = first(seats) - 1
        n = moves(mind.states[PLAY], mover, mind.out[THERE])
        width = n if mover == seat else others
        play(mind.states[PLAY], mover, best_move(mind, PLAY, mover, n, mind.out[THERE], width))
        decided += mover == seat and n > 1
        decisions += 1
        if decided < horizon:
            seats = settle(mind.states[PLAY], mind.chance, mind.out[THERE])
    return worth(mind, PLAY, seat)
