"""A scratch: a few states side by side that rules and bots copy onto each other without making new ones."""
from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ... import COMPILED
from ..state import State


class Scratch(NamedTuple):
    states: Any  # a list of states; compiled: an array of blocks
    words: Any  # compiled: the same memory as rows of 64-bit words


class HasStates(Protocol):
    """A scratch, or something that has more besides."""

    @property
    def states(self) -> Any: ...
    @property
    def words(self) -> Any: ...


def laid_out(state: State, n: int) -> tuple[Any, Any]:
    return [state.copy() for _ in range(n)], None


def put(scratch: HasStates, i: int, state: State) -> None:
    """Copy a state onto the scratch; rules cannot call this."""
    scratch.states[i] = state.copy()


def copy(scratch: HasStates, i: int, j: int) -> None:
    """Make state j of the scratch equal to state i."""
    scratch.states[j] = scratch.states[i].copy()


def rows(*shape: int) -> Any:
    """Make room for numbers that rules write, such as a buffer of moves or a table of results."""
    return [rows(*shape[1:]) for _ in range(shape[0])] if len(shape) > 1 else [0] * shape[0]


def reals(values: Iterable[float], kind: str = "d") -> Any:
    """Make room for numbers with a fraction, of 64 bits ("d") or 32 ("f")."""
    return array(kind, values)


if COMPILED and not TYPE_CHECKING:
    from .compiled import copy, laid_out, put, reals, rows  # noqa: F401


def scratch(state: State, n: int) -> Scratch:
    return Scratch(*laid_out(state, n))
