"""Teach a game's bots by self-play at all kinds of tables. The same seed gives the same weights."""
from collections.abc import Callable
from itertools import cycle, product
from typing import Any

from ..kernel.game import Game, chosen_options, place_of
from ..kernel.telling.message import problem
from ..kernel.loading import world

MOST_MATCHES = 100_000_000
BATCH = 10  # matches at one kind of table, then it is the next kind's turn
WATCHED = 0.3  # the share of all matches in which players follow the guide, and weights only watch
RATE, BLEND = 1.0, 0.5  # how far a weight moves, and how much of its target is the end of the match

Kind = tuple[int, dict[str, str]]  # of table: seats and options


def kinds(game: Game) -> list[Kind]:
    """Return every number of seats with all options permitted there."""
    return [(seats, dict(chosen)) for seats in game.SEATS for chosen in product(*choices(game, seats))]


def choices(game: Game, seats: int) -> list[list[tuple[str, str]]]:
    """Return, for every option, its name with each choice that so many seats have; only variants matter."""
    open_to = [
        option.choices if option.variant and seats in option.seats else (option.default,)
        for option in game.OPTIONS
    ]
    return [
        [(option.name, choice) for choice in found]
        for option, found in zip(game.OPTIONS, open_to, strict=True)
    ]


class Learner:
    def __init__(self, game: Game, seed: int, tables: list[Kind] | None = None) -> None:
        here = world(place_of(game), compiled=True)
        self.learning, self.minds = here.part("bots.learning"), here.part("bots.mind")
        self.scratch = here.part("kernel.rules.scratch")
        if not self.learning.FEATURES:
            raise problem("nothing-to-learn", game=game.TITLE)
        chosen = [(seats, chosen_options(game, seats, options)) for seats, options in tables or kinds(game)]
        self.starts = [game.start(seats, **options) for seats, options in chosen]
        self.mind = self.minds.mind(self.starts[0], [0.0] * self.learning.FEATURES, seed)
        self.guided = self.minds.without_weights(self.mind)
        self.notes = self.learning.notes(max(game.SEATS))

    def run(self, matches: int, tick: Callable[[int, float], object] = lambda n, mean: None) -> Any:
        """Return the weights after so many matches; call `tick` after each batch with its mean result."""
        for done, start in zip(range(0, matches, BATCH), cycle(self.starts)):
            self.scratch.put(self.mind, self.minds.START, start)
            self.notes.results[:] = 0
            player, blend = (self.guided, 1.0) if done < WATCHED * matches else (self.mind, BLEND)
            self.learning.learn(self.mind, player, self.notes, BATCH, RATE, blend)
            tick(BATCH, float(sum(self.notes.results)) / BATCH / start.seats)
        return self.mind.weights
