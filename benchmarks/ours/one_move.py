"""Tabletown, interpreted: list the legal moves of Neoville, play one, score it. Prints the median and the most, in milliseconds."""
import json
from random import Random
from statistics import median
from time import perf_counter

from tabletown.arena.perft import settled
from tabletown.catalogue import load
from tabletown.kernel.chance import drawn_from, seed_of
from tabletown.kernel.game import legal_moves, waiting

GAME, MATCHES = load("neoville"), 5


def match_timed(seed: int) -> list[float]:
    """The seconds of every decision of a random match."""
    s, lot, chance, spent = GAME.start(4), Random(seed), drawn_from(seed_of(seed)), []
    seq = settled(GAME, s, chance, 0)
    while seats := waiting(GAME, s):
        began = perf_counter()
        GAME.play(s, seats[0], lot.choice(legal_moves(GAME, s, seats[0])))
        GAME.score(s, seats[0])
        spent.append(perf_counter() - began)
        seq = settled(GAME, s, chance, seq + 1)
    return spent


if __name__ == "__main__":
    spent = [1000 * seconds for seed in range(MATCHES) for seconds in match_timed(seed)]
    print(json.dumps({"median": median(spent), "most": max(spent)}))
