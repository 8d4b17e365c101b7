"""Search: sort the moves by one ply, make playouts after the best, and drop the worse half again and again.

A search stops early when only one move can still be the best.
"""
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from .. import COMPILED
from ..kernel.rules.scratch import put, reals, rows
from ..kernel.rules.luck import seeded
from ..kernel.state import State
from .foresight import Foresight
from .mind import HERE, MATCH, PLAY, Mind, position
from .planning import Planning
from .plans import HAS_PLANS
from .race import Rival, leaders, next_look, still_racing
from .rollouts import cycle, look, make_plan, weigh, weigh_turns

Spent = Callable[[int], float]  # which share of the effort is spent after so many playouts
AT_ONCE = 999 if COMPILED else 1  # playouts between two looks at the clock: interpreted ones take long


def seconds(limit: float, clock: Callable[[], float]) -> Spent:
    began = clock()
    return lambda playouts: (clock() - began) / limit


def playouts(limit: int) -> Spent:
    return lambda playouts: playouts / limit


def by_worth(moves: list[int], weigh_all: Callable[[Any, int, Any], None]) -> list[int]:
    """Sort moves by what they are worth; equal ones keep their order."""
    if len(moves) < 2:
        return moves
    some, worths = rows(len(moves)), reals([0.0] * len(moves))
    some[:] = moves
    weigh_all(some, len(moves), worths)
    return [moves[k] for k in sorted(range(len(moves)), key=lambda k: -worths[k])]


class Search:
    """A seat's thoughts about one position after another. All chance comes from the luck it is given."""

    def __init__(self, mind: Mind, foresight: Foresight) -> None:
        self.mind, self.foresight, self.playouts = mind, foresight, 0

    def noticed(self, view: State, seat: int, chance: int, luck: int) -> list[int]:
        """Return the moves that a seat sees, each with a chance in percent but at least one, by one ply."""
        put(self.mind, MATCH, view)
        lot, moves = Random(luck), [int(move) for move in self.mind.out[HERE][: look(self.mind, seat)]]
        lot.shuffle(moves)
        seen = [move for move in moves if lot.random() * 100 < chance] or moves[:1]
        return by_worth(seen, partial(weigh, self.mind, seat, self.foresight))

    def by_turn(self, seat: int, moves: list[int], followed: int, luck: int) -> list[int]:
        """Sort so many of the best moves once more, by the turns that they begin."""
        best, others = moves[:followed], moves[followed:]
        return by_worth(best, partial(weigh_turns, self.mind, seat, self.foresight, seeded(luck))) + others

    def played_on(self, seat: int, move: int, luck: int) -> State:
        """Return a position to which the match may lead after a move."""
        self.play_some(seat, [Rival(move)], seeded(luck))
        return position(self.mind, PLAY)

    def rehearse(self, view: State, seat: int) -> None:
        """Do everything once that a search may do, at a position with a choice."""
        moves = self.noticed(view, seat, 100, 0)
        self.by_turn(seat, moves, 2, 0)
        self.played_on(seat, moves[0], 0)
        make_plan(self.mind, seat, moves[0], 0, seeded(0))

    def best(self, seat: int, moves: list[int], luck: int, spent: Spent) -> int:
        """Return the best move found. The same luck and the same number of playouts find the same move."""
        self.playouts = 0
        rivals = self.rivals(seat, moves, luck, spent)
        rounds, begun = (len(rivals) - 1).bit_length(), spent(self.playouts)
        for number in range(rounds):
            rivals = self.tried(seat, rivals, luck, spent, begun + (1 - begun) * (number + 1) / rounds)
            rivals = leaders(rivals, (len(rivals) + 1) // 2)
        return rivals[0].move

    def rivals(self, seat: int, moves: list[int], luck: int, spent: Spent) -> list[Rival]:
        """Return the candidates: the best moves by one ply, and plans to follow after them."""
        if not (HAS_PLANS and self.foresight.plans):
            return [Rival(move) for move in moves[: self.foresight.keep]]
        planning = Planning(self.mind, seat, seeded(luck), spent)
        rivals = planning.rivals(moves, self.foresight.keep)
        self.playouts = planning.made
        return rivals

    def tried(self, seat: int, rivals: list[Rival], luck: int, spent: Spent, until: float) -> list[Rival]:
        """Make playouts until that share of the effort is spent; return the rivals that can still be best."""
        look = next_look(len(rivals[0].brought))
        while len(rivals) > 1 and spent(self.playouts) < until:
            self.play_round(seat, rivals, seeded(luck + self.playouts), spent)
            if len(rivals[0].brought) == look:
                rivals, look = still_racing(rivals), next_look(look)
        return rivals

    def play_round(self, seat: int, rivals: list[Rival], luck: Any, spent: Spent) -> None:
        """Make one playout after each move, with the same luck; a round cut short does not count."""
        brought: list[float] = []
        for i in range(0, len(rivals), AT_ONCE):
            if i and spent(self.playouts) >= 1:
                return
            brought += self.play_some(seat, rivals[i : i + AT_ONCE], luck)
        for rival, worth in zip(rivals, brought, strict=True):
            rival.bring(worth)
        self.playouts += len(rivals)

    def play_some(self, seat: int, rivals: list[Rival], luck: Any) -> list[float]:
        chosen, brought = rows(len(rivals), 2), reals([0.0] * len(rivals))
        chosen[:] = [(rival.move, rival.plan) for rival in rivals]
        cycle(self.mind, seat, chosen, len(rivals), brought, luck, self.foresight)
        return [float(worth) for worth in brought]
