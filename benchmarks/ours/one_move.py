"""Tabletown, interpreted: list Neoville's moves, play one, score it; print the median and longest ms."""
import json
from random import Random
from statistics import median
from time import perf_counter

from tabletown.catalogue import load
from tabletown.kernel.chance import drawn_from, seed_of
from tabletown.kernel.game import legal_moves
from tabletown.kernel.match import Match

GAME, MATCHES = load("neoville"), 5


def match_timed(seed: int) -> list[float]:
    """Return the seconds of every decision of a random match."""
    match, lot, chance, spent = Match(GAME, 4), Random(seed), drawn_from(seed_of(seed)), []
    match.settle(chance)
    while not match.over:
        seat, s = next(iter(match.asked)), match.state.copy()
        began = perf_counter()
        move = lot.choice(legal_moves(GAME, s, seat))
        GAME.play(s, seat, move)
        GAME.score(s, seat)
        spent.append(perf_counter() - began)
        match.step(seat, move)
        match.settle(chance)
    return spent


if __name__ == "__main__":
    spent = [1000 * seconds for seed in range(MATCHES) for seconds in match_timed(seed)]
    print(json.dumps({"median": median(spent), "most": max(spent)}))
