"""Matches between simple bots, the whole list of legal moves made at every decision."""
from typing import Any

from ..game import forget, moves, play, score, tie_break
from ..kernel.rules.scratch import copy
from ..kernel.rules.luck import lot
from ..kernel.rules.mask import first
from ..kernel.rules.rule import entry, rule
from .foresight import LONGEST, Foresight, foresight
from .mind import HERE, MATCH, START, THERE, VIEW, Mind
from .nature import settle
from .one_ply import best_move
from .turns import best_turn

LIMIT = 100_000  # decisions, after which a match of bots is scored as it stands: no game we know comes near
RANDOM, GREEDY, LEARNED = range(3)
HASTY, THOROUGH = Foresight(LONGEST), foresight(thorough=True, seconds=0.0)


@entry
def play_matches(mind: Mind, guided: Mind, n: int, bots: list[int], scores: Any, ties: Any) -> int:
    """Play n matches from the state at START, write a row of both tables for each, and count all decisions.

    Both minds share their memory; `guided` has no weights and follows the guide.
    """
    decisions = 0
    for i in range(n):
        copy(mind, START, MATCH)
        decisions += play_match(mind, guided, bots)
        for seat in range(mind.states[MATCH].seats):
            scores[i][seat] = score(mind.states[MATCH], seat)
            ties[i][seat] = tie_break(mind.states[MATCH], seat)
    return decisions


@rule
def play_match(mind: Mind, guided: Mind, bots: list[int]) -> int:
    decisions = 0
    seats = settle(mind.states[MATCH], mind.chance, mind.out[HERE])
    while seats != 0 and decisions < LIMIT:
        seat = first(seats) - 1
        play(mind.states[MATCH], seat, chosen(bots[seat], guided if bots[seat] == GREEDY else mind, seat))
        decisions += 1
        seats = settle(mind.states[MATCH], mind.chance, mind.out[HERE])
    return decisions


@rule
def chosen(bot: int, mind: Mind, seat: int) -> int:
    """Return a move of the list: any for a random bot, what looks best from its view for the others."""
    n = moves(mind.states[MATCH], seat, mind.out[HERE])
    if bot == RANDOM:
        move: int = mind.out[HERE][lot(mind.luck, n)]
        return move
    copy(mind, MATCH, VIEW)
    forget(mind.states[VIEW], seat)
    if bot == GREEDY:
        return best_move(mind, VIEW, seat, n, mind.out[HERE], n, HASTY)
    settle(mind.states[VIEW], mind.luck, mind.out[THERE])
    return best_turn(mind, VIEW, seat, n, mind.out[HERE], THOROUGH.followed, THOROUGH)
