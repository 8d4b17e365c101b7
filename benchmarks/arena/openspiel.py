"""Let OpenSpiel's own Monte Carlo tree search play at our tables.

Use it by `tabletown arena GAME --bots 0.1s,benchmarks/arena/openspiel.py:MCTS`.

The adapter is thin: a position answers what OpenSpiel asks of a state. It plays with two seats, asks
simultaneous questions one after the other, and deals what the seat cannot see once for every move.
"""
from functools import cache
from random import Random
from time import thread_time
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

from tabletown.kernel.rules.rule import NATURE
from tabletown.kernel.loading import World, world

SECONDS = 0.1  # of processor time for a move
EXPLORE = 1.4  # the constant of UCT, for results from -1 to 1
SEATS = 2


class Rules:
    """The compiled rules of a game, and the memory they write to."""

    def __init__(self, here: World) -> None:
        self.game, self.step, self.playing = here.game, here.part("bots.step"), here.part("bots.playing")
        self.minds, self.scratch = here.part("bots.mind"), here.part("kernel.rules.scratch")
        self.out = self.scratch.rows(here.game.MOVES.count)
        self.mind = self.minds.mind(here.game.start(SEATS))
        self.random, self.scores, self.ties = (
            self.scratch.rows(SEATS),
            self.scratch.rows(1, SEATS),
            self.scratch.rows(1, SEATS),
        )

    def random_match(self, states: Any) -> Any:
        """Finish a match at random from a position; return the result for each seat."""
        self.mind.states[self.minds.START] = states[0]
        self.playing.play_matches(self.mind, self.mind, 1, self.random, self.scores, self.ties)
        return result(*zip(self.scores[0], self.ties[0], strict=True))


@cache
def rules_of(game: str) -> Rules:
    return Rules(world(game, compiled=True))


def result(mine: Any, theirs: Any) -> Any:
    won = 1.0 if mine > theirs else -1.0 if mine < theirs else 0.0
    return numpy.array([won, -won])


class Position:
    """What OpenSpiel calls a state."""

    def __init__(self, rules: Rules, states: Any) -> None:
        self.rules, self.states = rules, states

    def clone(self) -> "Position":
        return Position(self.rules, self.states.copy())

    def waits_for(self) -> int:
        return int(self.rules.step.waits_for(self.states, 0))

    def is_terminal(self) -> bool:
        return self.waits_for() == 0

    def current_player(self) -> int:
        """Return the seat to move; in the set of waiting seats, nature is bit 0 and seats count from 1."""
        waiting = self.waits_for()
        seat = (waiting & -waiting).bit_length() - 2
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def is_chance_node(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.CHANCE)

    def mover(self) -> int:
        return NATURE if self.is_chance_node() else self.current_player()

    def legal_actions(self, player: int | None = None) -> list[int]:
        n = self.rules.step.moves(self.states, 0, self.mover(), self.rules.out)
        return [int(move) for move in self.rules.out[:n]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        moves = self.legal_actions()
        odds = [self.rules.step.odds(self.states, 0, move) for move in moves]
        return [(move, chance / sum(odds)) for move, chance in zip(moves, odds, strict=True)]

    def apply_action(self, move: int) -> None:
        self.rules.step.play(self.states, 0, self.mover(), move)

    def returns(self) -> Any:
        ends = [
            (self.rules.step.score(self.states, 0, i), self.rules.step.tie_break(self.states, 0, i))
            for i in range(SEATS)
        ]
        return result(*ends)


class RandomRollout(mcts.Evaluator):  # type: ignore[misc]
    """Evaluate by one random match of our compiled rules, a hundred times faster than through the adapter."""

    def evaluate(self, state: Position) -> Any:
        return state.rules.random_match(state.states)

    def prior(self, state: Position) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


class TwoSeats:
    """What OpenSpiel asks of a game."""

    def get_type(self) -> Any:
        return pyspiel.load_game("tic_tac_toe").get_type()  # sequential, with results at the end

    def max_utility(self) -> float:
        return 1.0


class TimeIsUp(Exception):
    pass


class Timed(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with a time limit instead of a number of simulations."""

    def __init__(self, seed: int) -> None:
        super().__init__(
            TwoSeats(), EXPLORE, 10**9, RandomRollout(), random_state=numpy.random.RandomState(seed)
        )
        self.root: Any = None
        self.until = 0.0

    def _apply_tree_policy(self, root: Any, state: Position) -> Any:
        if thread_time() > self.until and root.children:
            raise TimeIsUp
        self.root = root
        return super()._apply_tree_policy(root, state)

    def best(self, state: Position) -> int:
        self.until = thread_time() + SECONDS
        try:
            return int(self.mcts_search(state).best_child().action)
        except TimeIsUp:
            return int(self.root.best_child().action)


class MCTS:
    """OpenSpiel's search as a bot for our tables."""

    def __init__(self) -> None:
        self.bot, self.luck = Timed(1), Random(1)

    def choose(self, view: dict[str, Any], moves: list[str]) -> str:
        rules = rules_of(view["game"])
        states, _ = rules.scratch.laid_out(rules.game.State.from_plain(view["state"]), 1)
        rules.step.forget(states, 0, view["seat"])
        position = self.dealt(Position(rules, states))
        return rules.game.MOVES.text(self.bot.best(position)) if len(moves) > 1 else moves[0]

    def dealt(self, position: Position) -> Position:
        while position.is_chance_node():
            moves, odds = zip(*position.chance_outcomes(), strict=True)
            position.apply_action(self.luck.choices(moves, odds)[0])
        return position
