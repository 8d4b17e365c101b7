"""A mind is all the memory a bot thinks with. It is made once, so that thinking allocates nothing."""
from collections.abc import Sequence
from typing import Any, NamedTuple

from .. import COMPILED, game
from ..kernel.rules.scratch import laid_out, reals, rows
from ..kernel.rules.luck import seeded
from ..kernel.state import State
from .features import MOST
from .plans import PLAN_ROOM, SPARE

# The states of a mind: the match, what a seat knows of it, a playout, one and two moves further, and a start.
MATCH, VIEW, PLAY, TRIAL, NEXT, START = range(6)
HERE, THERE, AFTER = range(3)  # its rows of moves: to choose from, of a playout, and after one of these


class Mind(NamedTuple):
    states: Any  # a list of states; compiled: an array of blocks
    words: Any  # compiled: the same memory as rows of 64-bit words
    out: Any
    found: Any  # the features of one position
    weights: Any  # what each feature is worth; without any the guide is asked
    luck: Any  # what players decide by lot
    chance: Any  # what nature draws: apart, so that candidates meet the same luck whatever the players do
    plans: Any  # a row for each plan
    worths: Any  # of the moves of a playout


def position(mind: Mind, i: int) -> State:
    """Return a copy of a state of a mind."""
    now = mind.states[i]
    return game.State.from_block(now) if COMPILED else now.copy()


def without_weights(mind: Mind) -> Mind:
    """Return a mind with the same memory that follows the guide."""
    return mind._replace(weights=reals([], "f"))


def mind(state: State, weights: Sequence[float] = (), seed: int = 0) -> Mind:
    states, words = laid_out(state, START + 1)
    return Mind(
        states,
        words,
        rows(3, game.MOVES.count),
        rows(MOST),
        reals(weights, "f"),
        seeded(seed),
        seeded(~seed),
        rows(SPARE + 1, PLAN_ROOM),
        reals([0.0] * game.MOVES.count),
    )
