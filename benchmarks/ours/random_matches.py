"""Tabletown: random matches of GAME with SEATS, compiled or interpreted, in the arena's own loop.

Every decision lists all legal moves, and the end scores all seats. Nature's moves cost time but do not count.
"""
import sys

from slice import Play, serve

from tabletown.catalogue import load
from tabletown.kernel.loading import world

BATCH = 2_000


def random_matches(name: str, seats: int, compiled: bool, batch: int) -> Play:
    """Return a function that plays a batch of matches and returns the numbers of moves and matches."""
    playing, scratch, minds = (
        world(name, compiled).part(part) for part in ("bots.playing", "kernel.rules.scratch", "bots.mind")
    )
    mind = minds.mind(load(name).start(seats), (), 1)  # random bots weigh nothing
    bots = scratch.rows(seats)  # bot 0 is the random one
    scores, ties = scratch.rows(batch, seats), scratch.rows(batch, seats)
    return lambda: (int(playing.play_matches(mind, mind, batch, bots, scores, ties)), batch)


if __name__ == "__main__":
    game, count, how = sys.argv[1:]
    serve(random_matches(game, int(count), how == "compiled", BATCH if how == "compiled" else 1))
