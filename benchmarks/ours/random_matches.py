"""Tabletown: random matches of GAME with SEATS, compiled or interpreted, in the arena's own loop.

At every decision all legal moves are listed, at the end all seats are scored. Nature's moves are played and paid for, but do not count.
"""
import sys

from slice import Play, serve

from tabletown.catalogue import load
from tabletown.kernel.world import world

BATCH = 2_000


def random_matches(name: str, seats: int, compiled: bool, batch: int) -> Play:
    """A function that plays a batch of matches and returns the number of moves and of matches."""
    playing, desk, luck = (world(name, compiled).part(part) for part in ("bots.playing", "kernel.desk", "kernel.luck"))
    states, lots, out = desk.desk(load(name).start(seats), playing.DESK), luck.seeded(1), desk.rows(load(name).MOVES.count)
    bots, scores, ties = desk.rows(seats), desk.rows(batch, seats), desk.rows(batch, seats)  # bot 0 is the random one
    return lambda: (int(playing.play_matches(states, batch, bots, lots, out, scores, ties)), batch)


if __name__ == "__main__":
    game, count, how = sys.argv[1:]
    serve(random_matches(game, int(count), how == "compiled", BATCH if how == "compiled" else 1))
