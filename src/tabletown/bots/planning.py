"""Candidates in games with plans: some follow a plan, and moves after which none is found have a handicap."""
from collections.abc import Callable
from itertools import cycle
from typing import Any

from ..kernel.rules.rule import NONE
from .mind import Mind
from .plans import LONGEST_PLAN, MOST_PLANS, PLAN_WORTH
from .race import Rival
from .rollouts import make_plan

SHARE = 0.3  # of the effort, for making plans
DOUBTFUL = 4  # how many moves without a plan are tried, if others have one


class Planning:
    """The plans of a seat for one decision."""

    def __init__(self, mind: Mind, seat: int, luck: Any, spent: Callable[[int], float]) -> None:
        self.mind, self.seat, self.luck, self.spent = mind, seat, luck, spent
        self.made = 0  # how often it tried to make one; each counts as a playout
        self.plans: list[Rival] = []

    def is_time(self) -> bool:
        return len(self.plans) < MOST_PLANS and self.spent(self.made) < SHARE

    def make(self, move: int) -> int:
        """Make a plan for the time after a move, keep it if it is short enough, and return its length."""
        self.made += 1
        length = int(make_plan(self.mind, self.seat, move, len(self.plans), self.luck))
        if 0 < length <= LONGEST_PLAN:
            self.plans.append(Rival(move, plan=len(self.plans)))
        return length

    def rivals(self, moves: list[int], keep: int) -> list[Rival]:
        """Return at most `keep` moves to go on freely after, and plans to follow."""
        lengths = self.make_one_each(moves, keep)
        doubtful = [move for move, length in lengths.items() if length == NONE]
        sound = [move for move in moves if move not in doubtful]
        self.make_more()
        return [*self.free(sound, doubtful, keep), *self.plans]

    def make_one_each(self, moves: list[int], keep: int) -> dict[int, int]:
        """Plan after each move, until enough have a plan or it is too early; return the lengths."""
        found: dict[int, int] = {}
        for move in moves:
            if not self.is_time() or sum(length > 0 for length in found.values()) == keep:
                break
            found[move] = self.make(move)
            if found[move] == 0:
                break
        return found

    def make_more(self) -> None:
        """Make more plans after the moves that have one, as long as there is time."""
        for move in cycle([rival.move for rival in self.plans]):
            if not self.is_time():
                break
            self.make(move)

    def free(self, sound: list[int], doubtful: list[int], keep: int) -> list[Rival]:
        """Return the best moves, a few doubtful ones among them."""
        few = doubtful[: DOUBTFUL if sound else keep]
        return [
            *(Rival(move) for move in sound[: keep - len(few)]),
            *(Rival(move, handicap=PLAN_WORTH) for move in few),
        ]
