"""Tabletown: time the compiled search for the best walkways of complete cities in Cloud City.

Prints p95 and the longest time of a hundred cities without walkways, in milliseconds: for random tiles,
square and rectangular, and for buildings of one height, which no match gives but which are the hardest.
Making the block is included.
"""
import json
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

from tabletown.catalogue import load
from tabletown.kernel.chance import drawn_from, seed_of
from tabletown.kernel.match import Match
from tabletown.kernel.loading import world

GAME, CITIES = load("cloud_city"), 1000


def complete_city(seed: int, city: str) -> Any:
    """Play alone until the last tile is laid, without any walkway; return the state."""
    match, lot, chance = Match(GAME, 1, {"city": city}), Random(seed), drawn_from(seed_of(seed))
    while True:
        match.settle(chance)
        moves = [move for move in match.legal(0) if GAME.MOVES.kind(move) != "walk"]
        if GAME.MOVES.kind(moves[0]) == "done":
            return match.state
        match.step(0, lot.choice(moves))


def of_one_height(s: Any) -> Any:
    low, middle, high = s.building[0]
    s.building[0] = [low | middle | high, 0, 0]
    return s


def timed(states: list[Any]) -> dict[str, float]:
    best_walkways = world("cloud_city").part("games.cloud_city.exact").best_walkways
    best_walkways(states[0], 0)
    spent = []
    for s in states:
        began = perf_counter()
        best_walkways(s, 0)
        spent.append(1000 * (perf_counter() - began))
    return {"p95": round(quantiles(spent, n=20)[-1], 3), "most": round(max(spent), 3)}


if __name__ == "__main__":
    for city in ("square", "rectangle"):
        print(
            json.dumps(
                {
                    "city": city,
                    "cities": CITIES,
                    **timed([complete_city(seed, city) for seed in range(CITIES)]),
                }
            )
        )
        alike = [of_one_height(complete_city(seed, city)) for seed in range(CITIES // 10)]
        print(json.dumps({"city": f"{city}, one height", "cities": len(alike), **timed(alike)}))
