"""What a rule is: a plain function of whole numbers. Interpreted it stays as it is; in a compiled world numba takes it."""
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, overload

from .. import COMPILED

NATURE, NONE, HIDDEN = -1, -1, -9

F = TypeVar("F", bound=Callable[..., Any])
Row = tuple[int, ...]


def rule(f: F) -> F:
    """Mark a function as a rule: in a compiled world only other rules and entries call it."""
    return f


def entry(f: F) -> F:
    """Mark a function as an entry: compiled, kept on disk, to be called from Python."""
    return f


@overload
def table(rows: Sequence[int]) -> Row: ...
@overload
def table(rows: Sequence[Sequence[int]]) -> tuple[Row, ...]: ...
@overload
def table(rows: Sequence[Sequence[Sequence[int]]]) -> tuple[tuple[Row, ...], ...]: ...
def table(rows: Any) -> Any:
    """A table of whole numbers that rules index; all rows equally long."""
    return tuple(map(table, rows)) if isinstance(rows, list | tuple) else rows


if COMPILED and not TYPE_CHECKING:
    from .compiled import entry, rule, table  # noqa: F401


@rule
def find(line: Sequence[int], value: int) -> int:
    """Where value first stands in a row, or NONE."""
    for i in range(len(line)):
        if line[i] == value:
            return i
    return NONE


@rule
def count(line: Sequence[int], value: int) -> int:
    """How often value stands in a row."""
    n = 0
    for i in range(len(line)):
        if line[i] == value:
            n += 1
    return n


# Who must act, as a set of bits: nobody, nature, or seats, joined by |.


@rule
def nobody() -> int:
    return 0


@rule
def nature() -> int:
    return 1


@rule
def only(seat: int) -> int:
    return 2 << seat
