"""Mark rules: plain functions of whole numbers, which numba compiles in a compiled world."""
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, overload

from ... import COMPILED

NATURE, NONE, HIDDEN = -1, -1, -9

F = TypeVar("F", bound=Callable[..., Any])
Row = tuple[int, ...]


def rule(f: F) -> F:
    """Mark a function as a rule; in a compiled world only other rules and entries can call it."""
    return f


def entry(f: F) -> F:
    """Mark a function as an entry; in a compiled world it is kept on disk, and Python can call it."""
    return f


@overload
def table(rows: Sequence[int]) -> Row: ...
@overload
def table(rows: Sequence[Sequence[int]]) -> tuple[Row, ...]: ...
@overload
def table(rows: Sequence[Sequence[Sequence[int]]]) -> tuple[tuple[Row, ...], ...]: ...
def table(rows: Any) -> Any:
    """Make a table of whole numbers for rules to index; all rows are equally long."""
    return tuple(map(table, rows)) if isinstance(rows, list | tuple) else rows


if COMPILED and not TYPE_CHECKING:
    from .compiled import entry, rule, table  # noqa: F401


@rule
def find(line: Sequence[int], value: int) -> int:
    """Return where value first stands in a row, or NONE."""
    for i in range(len(line)):
        if line[i] == value:
            return i
    return NONE


@rule
def count(line: Sequence[int], value: int) -> int:
    """Count how often value stands in a row."""
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
