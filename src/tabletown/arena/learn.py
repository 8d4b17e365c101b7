"""Teach a game's bots by self-play at all kinds of tables. The same seed gives the same weights.

Where a game has plans, bots that plan then learn weights of their own, at the smallest tables.
"""
from collections.abc import Callable, Sequence
from itertools import cycle, product, repeat
from typing import Any

from ..kernel.game import Game, chosen_options, place_of
from ..kernel.telling.message import problem
from ..kernel.loading import world

MOST_MATCHES = 100_000_000
BATCH = 10  # matches at one kind of table, then it is the next kind's turn
WATCHED = 0.3  # the share of all matches in which players follow the guide, and weights only watch
RATE, BLEND = 1.0, 0.5  # how far a weight moves, and how much of its target is the end of the match
PLANNED = 2 / 3  # how many matches bots that plan play after the others, as a share of those

Tick = Callable[[int, float], object]  # told after each batch: how many matches, and their mean result
Kind = tuple[int, dict[str, str]]  # of table: seats and options


def kinds(game: Game) -> list[Kind]:
    """Return every number of seats with all options permitted there; only variants matter."""
    return [
        (seats, dict(chosen))
        for seats in game.SEATS
        for chosen in product(*choices(game, seats, variants=True))
    ]


def smallest_tables(game: Game) -> list[Kind]:
    """Return the fewest seats with everything that can be chosen there."""
    fewest = min(game.SEATS)
    return [(fewest, dict(chosen)) for chosen in product(*choices(game, fewest, variants=False))]


def choices(game: Game, seats: int, variants: bool) -> list[list[tuple[str, str]]]:
    """Return, for every option, its name with each choice that so many seats have."""
    open_to = [
        option.choices if seats in option.seats and (option.variant or not variants) else (option.default,)
        for option in game.OPTIONS
    ]
    return [
        [(option.name, choice) for choice in found]
        for option, found in zip(game.OPTIONS, open_to, strict=True)
    ]


def starts(game: Game, tables: list[Kind]) -> list[Any]:
    return [game.start(seats, **chosen_options(game, seats, options)) for seats, options in tables]


class Learner:
    def __init__(self, game: Game, seed: int, tables: list[Kind] | None = None) -> None:
        here = world(place_of(game), compiled=True)
        self.learning, self.minds = here.part("bots.learning"), here.part("bots.mind")
        self.scratch, self.climbing = here.part("kernel.rules.scratch"), here.part("bots.climbing")
        if not self.learning.FEATURES:
            raise problem("nothing-to-learn", game=game.TITLE)
        self.starts, self.alone = starts(game, tables or kinds(game)), starts(game, smallest_tables(game))
        self.mind = self.minds.mind(self.starts[0], [0.0] * self.learning.FEATURES, seed)
        self.guided = self.minds.without_weights(self.mind)
        self.notes = self.learning.notes(max(game.SEATS))

    def run(self, matches: int, tick: Tick = lambda n, mean: None) -> None:
        """Learn from so many matches."""
        for done, start in zip(range(0, matches, BATCH), cycle(self.starts)):
            player, blend = (self.guided, 1.0) if done < WATCHED * matches else (self.mind, BLEND)
            self.learn(min(BATCH, matches - done), start, player, blend, self.climbing.WITHOUT_PLANS, tick)

    def run_with_plans(self, matches: int, tick: Tick = lambda n, mean: None) -> None:
        """Go on with so many matches of bots that plan; old errors no longer count."""
        self.notes = self.learning.notes(len(self.notes.steps))
        for done, start in zip(range(0, matches, BATCH), cycle(self.alone)):
            self.learn(min(BATCH, matches - done), start, self.mind, BLEND, self.climbing.TO_THE_END, tick)

    def weights(self, least: float = 0.0, before: Sequence[float] = ()) -> list[float]:
        """Return what is learned by now.

        Where errors add up to less than `least`, a weight is mostly chance, and stays as it was.
        """
        learned = zip(self.mind.weights, self.notes.efforts, before or repeat(0.0), strict=False)
        return [float(now) if errors >= least else old for now, errors, old in learned]

    def learn(self, matches: int, start: Any, player: Any, blend: float, ahead: Any, tick: Tick) -> None:
        """Play a few matches from this start and learn from them."""
        self.scratch.put(self.mind, self.minds.START, start)
        self.notes.results[:] = 0
        self.learning.learn(self.mind, player, self.notes, matches, RATE, blend, ahead)
        tick(matches, float(sum(self.notes.results)) / matches / start.seats)
