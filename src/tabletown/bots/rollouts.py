"""Playouts: the match goes on for a few turns after each candidate, with the same luck for all of them."""
from typing import Any

from ..game import forget, moves, play
from ..kernel.rules.scratch import copy
from ..kernel.rules.mask import first
from ..kernel.rules.rule import NONE, entry, rule
from .contest import worth_in_contest
from .foresight import Foresight
from .mind import HERE, MATCH, PLAY, THERE, TRIAL, VIEW, Mind
from .nature import settle
from .one_ply import best_move, worth_after
from .plans import follow, plan
from .turns import best_turn, worth_of_turn
from .worth import squashed

LIMIT = 2_000  # decisions of a playout


@entry
def look(mind: Mind, seat: int) -> int:
    """Forget what the seat cannot see, list its moves in HERE, and return how many there are."""
    copy(mind, MATCH, VIEW)
    forget(mind.states[VIEW], seat)
    return moves(mind.states[VIEW], seat, mind.out[HERE])


@entry
def weigh(mind: Mind, seat: int, ahead: Foresight, some: list[int], n: int, worths: Any) -> None:
    """Write what n moves are worth by one ply into worths."""
    for k in range(n):
        worths[k] = worth_after(mind, VIEW, seat, some[k], ahead)


@entry
def weigh_turns(
    mind: Mind, seat: int, ahead: Foresight, luck: Any, some: list[int], n: int, worths: Any
) -> None:
    """Deal what is hidden, and write what n moves are worth with the rest of the turn into worths."""
    mind.chance[0] = luck[0]
    copy(mind, VIEW, PLAY)
    settle(mind.states[PLAY], mind.chance, mind.out[THERE])
    for k in range(n):
        worths[k] = worth_of_turn(mind, PLAY, seat, some[k], ahead)


@entry
def make_plan(mind: Mind, seat: int, move: int, number: int, luck: Any) -> int:
    """Make a plan for the time after a move, under a number; return what the game's `plan` returns."""
    copy(mind, VIEW, TRIAL)
    play(mind.states[TRIAL], seat, move)
    return plan(mind.states[TRIAL], seat, luck, mind.plans[number])  # type: ignore[no-any-return]


@entry
def cycle(
    mind: Mind, seat: int, chosen: list[list[int]], n: int, brought: Any, luck: Any, ahead: Foresight
) -> None:
    """Make one playout after each of the n chosen moves, by its plan if it has one, with the same luck.

    The position at which the last one ended stays at PLAY.
    """
    for k in range(n):
        brought[k] = squashed(play_on(mind, seat, chosen[k][0], chosen[k][1], luck, ahead))


@rule
def play_on(mind: Mind, seat: int, move: int, number: int, luck: Any, ahead: Foresight) -> float:
    """Deal what is hidden, make the move, play on, and return what the last position (at PLAY) is worth."""
    mind.luck[0] = luck[0]
    mind.chance[0] = luck[0]
    copy(mind, VIEW, PLAY)
    settle(mind.states[PLAY], mind.chance, mind.out[THERE])
    play(mind.states[PLAY], seat, move)
    return playout(mind, seat, number, ahead)


@rule
def playout(mind: Mind, seat: int, number: int, ahead: Foresight) -> float:
    """Play on until the seat has decided `horizon` times, or to the end; return the worth to the seat.

    The seat follows the plan of this number to the end; without one it takes its best move, with the rest of
    the turn in mind. The others take the best of all moves, or of some drawn by lot.
    """
    decided = decisions = 0
    seats = settle(mind.states[PLAY], mind.chance, mind.out[THERE])
    while seats != 0 and decided < ahead.horizon and decisions < LIMIT:
        mover = first(seats) - 1
        move = planned_move(mind, mover, number) if mover == seat else NONE
        if move == NONE:
            n = moves(mind.states[PLAY], mover, mind.out[THERE])
            if mover == seat:
                move = best_turn(mind, PLAY, seat, n, mind.out[THERE], ahead.followed_later, ahead)
                decided += n > 1
            else:
                move = best_move(mind, PLAY, mover, n, mind.out[THERE], ahead.weighed_by_others, ahead)
        play(mind.states[PLAY], mover, move)
        decisions += 1
        if decided < ahead.horizon:
            seats = settle(mind.states[PLAY], mind.chance, mind.out[THERE])
    return worth_in_contest(mind, PLAY, seat, ahead)


@rule
def planned_move(mind: Mind, seat: int, number: int) -> int:
    """Return the move of a plan, or NONE where there is none."""
    return NONE if number == NONE else follow(mind.states[PLAY], seat, mind.plans[number])
