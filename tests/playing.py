"""Play random matches for tests."""
import random
from collections.abc import Callable
from typing import Any

from tabletown.kernel.chance import drawn_from, seed_of
from tabletown.kernel.game import Game
from tabletown.kernel.match import Match
from tabletown.kernel.rules.rule import NATURE

Watch = Callable[[Match, int, int], Any]


def nobody_watches(match: Match, seat: int, move: int) -> None:
    pass


def random_match(
    game: Game, seed: int, seats: int | None = None, watch: Watch = nobody_watches, **options: str
) -> Match:
    """Play a random match; call watch(match, seat, move) before every move, nature's too."""
    rnd, chance = random.Random(seed), drawn_from(seed_of(seed))
    match = Match(game, seats or game.SEATS[seed % len(game.SEATS)], options)
    while not match.over:
        seat = rnd.choice(list(match.asked))
        move = match.drawn(chance) if seat == NATURE else rnd.choice(match.legal(seat))
        watch(match, seat, move)
        match.step(seat, move)
    return match
