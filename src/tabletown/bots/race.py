"""A race between candidates: which of them can still be the best, after the same luck for all?"""
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import fsum, sqrt

from ..kernel.rules.rule import NONE

CLEAR = 3.0  # standard errors by which a candidate must lie behind to be given up
SLIGHT = 0.01  # of what luck does to playouts: a lead that is no larger than this does not matter
FIRST_LOOK = 16  # playouts of each candidate, below which nothing is clear


@dataclass
class Rival:
    move: int
    brought: list[float] = field(default_factory=list)  # by playout; all rivals met the same luck in it
    plan: int = NONE  # the number of the plan that is followed after the move
    handicap: float = 0.0  # what is taken off every playout

    def bring(self, worth: float) -> None:
        self.brought.append(worth - self.handicap)

    def total(self) -> float:
        return sum(self.brought)


def leaders(rivals: Sequence[Rival], most: int) -> list[Rival]:
    """Return the best, at most so many; of equals the first."""
    return sorted(rivals, key=Rival.total, reverse=True)[:most]


def still_racing(rivals: Sequence[Rival]) -> list[Rival]:
    """Return the leader, and those that are not clearly behind."""
    first, *others = leaders(rivals, len(rivals))
    return [first, *(one for one in others if not is_behind(one, first))]


def is_behind(one: Rival, first: Rival) -> bool:
    """Is it certain that it is not better than the first, or by so little that it does not matter?"""
    gaps = [most - less for most, less in zip(first.brought, one.brought, strict=True)]
    (gap, doubt), (_, luck) = mean_and_spread(gaps), mean_and_spread(first.brought)
    return (gap + SLIGHT * luck) * sqrt(len(gaps)) >= CLEAR * doubt


def mean_and_spread(values: Sequence[float]) -> tuple[float, float]:
    mean = fsum(values) / len(values)
    return mean, sqrt(fsum((value - mean) ** 2 for value in values) / len(values))


def next_look(playouts: int) -> int:
    """Return after how many playouts to look again: with few looks luck misleads less often."""
    return max(FIRST_LOOK, playouts + playouts // 4)
