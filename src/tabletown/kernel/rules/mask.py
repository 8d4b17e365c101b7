"""Sets of squares of an 8 x 8 board as one whole number each: square = 8 * row + column.

A mask is signed, as 64 bits are: & | ^ ~ == and >> mean the same to Python and to the compiler, and a plain 0
is the empty set. Only what can leave the 64 bits differs: `wrap` cuts it off for Python and does nothing when
compiled. Rules never shift, add or subtract masks themselves; they call these functions.
"""
from typing import TYPE_CHECKING

from ... import COMPILED
from .rule import rule

TOP = 1 << 63
WORD = 2 * TOP - 1


def wrap(m: int) -> int:
    """Return what 64 bits keep of a number."""
    return (m & WORD ^ TOP) - TOP


def size(m: int) -> int:
    """Count the squares of a set."""
    return (m & WORD).bit_count()


def first(m: int) -> int:
    """Return the lowest square of a set that is not empty."""
    return (m & -m).bit_length() - 1


if COMPILED and not TYPE_CHECKING:
    from .compiled import first, size, wrap  # noqa: F401


def mask(*squares: int) -> int:
    """Make a set of squares, for tables."""
    return (sum(1 << square for square in set(squares)) ^ TOP) - TOP


def squares(m: int) -> list[int]:
    """List the squares of a set, for people."""
    found, left = [], m & WORD
    while left:
        found.append((left & -left).bit_length() - 1)
        left &= left - 1
    return found


NOT_LEFT = mask(*(i for i in range(64) if i % 8 != 0))
NOT_RIGHT = mask(*(i for i in range(64) if i % 8 != 7))
NOT_BOTTOM = mask(*range(56))


@rule
def bit(square: int) -> int:
    """Return the set of one square."""
    return wrap(1 << square)


@rule
def has(m: int, square: int) -> bool:
    return m >> square & 1 != 0


@rule
def rest(m: int) -> int:
    """Return all squares but the first."""
    return m & wrap(m - 1)


@rule
def several(m: int) -> bool:
    """Does the set have more than one square?"""
    return rest(m) != 0


@rule
def moved(m: int, by: int) -> int:
    """Move every square `by` further on (back, if negative); what leaves the board is lost."""
    return wrap(m << by) if by >= 0 else m >> -by & ~wrap(-1 << 64 + by)


@rule
def around(m: int) -> int:
    """Return the squares beside any square of the set (some may be in the set)."""
    return wrap(m << 1 & NOT_LEFT | m >> 1 & NOT_RIGHT | m << 8 | m >> 8 & NOT_BOTTOM)


@rule
def district(seeds: int, m: int) -> int:
    """Return all squares of m that are connected with the seeds, which lie in m."""
    old = 0
    while seeds != old:
        old = seeds
        seeds = (old | around(old)) & m
    return seeds


@rule
def districts(seeds: int, m: int) -> int:
    """Count the different districts of m that the seeds lie in."""
    n = 0
    while seeds != 0:
        seeds &= ~district(bit(first(seeds)), m)
        n += 1
    return n
