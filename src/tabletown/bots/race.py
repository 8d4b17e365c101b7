"""A race between candidates: which of them can still be the best, after the same luck for all?"""
from collections.abc import Sequence
from dataclasses import dataclass, field

from ..kernel.rules.rule import NONE

CLEAR = 4.0  # standard errors by which a candidate must lie behind to be given up
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
    """Is it further behind than luck explains? A candidate that always equals the first counts as behind."""
    gaps = [most - less for most, less in zip(first.brought, one.brought, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
    return mean**2 * len(gaps) >= CLEAR**2 * spread


def next_look(playouts: int) -> int:
    """Return after how many playouts to look again: with few looks luck misleads less often."""
    return max(FIRST_LOOK, playouts + playouts // 4)
