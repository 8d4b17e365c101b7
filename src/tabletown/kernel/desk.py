"""A desk: a few states side by side, which rules and bots may copy onto each other without making new ones."""
from typing import TYPE_CHECKING, Any, NamedTuple

from .. import COMPILED
from .state import State


class Desk(NamedTuple):
    states: Any  # a list of states; compiled: an array of blocks
    words: Any  # compiled: the same memory as rows of 64-bit words


def laid_out(state: State, n: int) -> tuple[Any, Any]:
    return [state.copy() for _ in range(n)], None


def copy(desk: Desk, i: int, j: int) -> None:
    """Make state j of the desk equal to state i."""
    desk.states[j] = desk.states[i].copy()


def rows(*shape: int) -> Any:
    """Room for numbers that rules write: a buffer of moves, or a table of results."""
    return [rows(*shape[1:]) for _ in range(shape[0])] if len(shape) > 1 else [0] * shape[0]


if COMPILED and not TYPE_CHECKING:
    from .compiled import copy, laid_out, rows  # noqa: F401


def desk(state: State, n: int) -> Desk:
    return Desk(*laid_out(state, n))
