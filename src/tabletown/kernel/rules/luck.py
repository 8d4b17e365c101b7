"""Luck for bots and arenas: a row of one number, the same sequence in every world.

Real tables draw by chance.py.
"""
from collections.abc import MutableSequence
from typing import TYPE_CHECKING

from ... import COMPILED

WORD = (1 << 64) - 1
SPREAD = 0x9E3779B97F4A7C15
MULTIPLIER = 0x2545F4914F6CDD1D


def first_word(seed: int) -> int:
    """Spread seeds that lie close together far apart (one step of splitmix64); never return 0."""
    x = (seed + 1) * SPREAD & WORD
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & WORD
    x = (x ^ x >> 27) * 0x94D049BB133111EB & WORD
    return x ^ x >> 31 or SPREAD


def kept(word: int) -> MutableSequence[int]:
    return [word]


def lot(luck: MutableSequence[int], n: int) -> int:
    """Draw a number below n (xorshift64*)."""
    x = luck[0]
    x ^= x >> 12
    x ^= x << 25 & WORD
    x ^= x >> 27
    luck[0] = x
    return ((x * MULTIPLIER & WORD) >> 32) * n >> 32


if COMPILED and not TYPE_CHECKING:
    from .compiled import kept, lot  # noqa: F401


def seeded(seed: int) -> MutableSequence[int]:
    return kept(first_word(seed))
