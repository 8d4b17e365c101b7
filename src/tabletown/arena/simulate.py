"""Play thousands of matches between simple bots and tally the results."""
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from ..bots.weights import weights_of
from ..kernel.game import Game, chosen_options, place_of
from ..kernel.telling.message import problem
from ..kernel.telling.score import best
from ..kernel.compile_cache import cache_folder
from ..kernel.loading import World, can_compile, world

BATCH = 500
PLAYING = "bots.playing"
SIMPLE = ("random", "greedy", "learned")  # the bots that play there, by their numbers


@dataclass
class Tally:
    """Scores and wins by seat; winners of a shared victory get a share each."""

    seats: int
    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    sums: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sums, self.squares, self.wins = ([0.0] * self.seats for _ in range(3))

    def add(self, scores: Sequence[int], ties: Sequence[int]) -> None:
        self.matches += 1
        winners = best(scores, ties)
        for seat in range(self.seats):
            self.sums[seat] += scores[seat]
            self.squares[seat] += scores[seat] ** 2
            self.wins[seat] += (seat in winners) / len(winners)

    def mean(self, seat: int) -> float:
        return self.sums[seat] / self.matches

    def spread(self, seat: int) -> float:
        """Return the standard deviation of a seat's score."""
        return sqrt(max(self.squares[seat] / self.matches - self.mean(seat) ** 2, 0.0))


class Arena:
    """One game, one set of bots, one seed; compiled where that is possible."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        seed: int,
        options: Mapping[str, str],
        compiled: bool | None = None,
    ) -> None:
        if wrong := [bot for bot in bots if bot not in SIMPLE]:
            raise problem("no-such-bot", text=wrong[0], known=", ".join(SIMPLE))
        self.compiled = can_compile() if compiled is None else compiled
        self.state = game.start(len(bots), **chosen_options(game, len(bots), options))
        self.bots, self.seed, self.name = [SIMPLE.index(bot) for bot in bots], seed, place_of(game)

    @property
    def world(self) -> World:
        return world(self.name, self.compiled)

    def is_cold(self) -> bool:
        """Must the rules be compiled first?"""
        return self.compiled and not cache_folder(self.name, PLAYING).exists()

    def warm_up(self) -> None:
        """Compile what is not on disk yet."""
        self.player(1)(1, Tally(len(self.bots)))

    def run(self, matches: int, tick: Callable[[int], object] = lambda n: None) -> Tally:
        tally, play = Tally(len(self.bots)), self.player(min(matches, BATCH))
        began = time.perf_counter()
        while tally.matches < matches:
            n = min(BATCH, matches - tally.matches)
            play(n, tally)
            tick(n)
        tally.seconds = time.perf_counter() - began
        return tally

    def player(self, most: int) -> Callable[[int, Tally], None]:
        """Return a function that plays n more matches, at most `most` at once, and adds them to a tally."""
        playing, scratch, minds = (
            self.world.part(part) for part in (PLAYING, "kernel.rules.scratch", "bots.mind")
        )
        mind = minds.mind(self.state, weights_of(self.world), self.seed)
        guided, seats, bots = minds.without_weights(mind), len(self.bots), scratch.rows(len(self.bots))
        bots[:] = self.bots
        scores, ties = scratch.rows(most, seats), scratch.rows(most, seats)

        def play(n: int, tally: Tally) -> None:
            tally.decisions += int(playing.play_matches(mind, guided, n, bots, scores, ties))
            for points, tie in zip(listed(scores[:n]), listed(ties[:n]), strict=True):
                tally.add(points, tie)

        return play


def listed(rows: Any) -> list[list[int]]:
    return rows if isinstance(rows, list) else rows.tolist()
