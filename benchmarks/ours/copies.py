"""Tabletown: how often a state of Neoville for four seats is copied, compiled (from desk to desk) or interpreted (as lists)."""
import sys
from typing import Any

from slice import Play, serve

from tabletown.catalogue import load
from tabletown.kernel.world import world

BATCH, DESK = 10_000, 8
COMPILED = sys.argv[1] == "compiled"

here = world("neoville", COMPILED)
desk, copy = here.part("kernel.desk").desk(load("neoville").start(4), DESK), here.part("kernel.desk").copy


def around(desk: Any, n: int) -> None:
    """Each copy is made from the one before."""
    for i in range(n):
        copy(desk, i % DESK, (i + 1) % DESK)


copy_around = here.part("kernel.rule").entry(around)


def copies(batch: int) -> Play:
    def play() -> tuple[int, int]:
        copy_around(desk, batch)
        return batch, 0

    return play


if __name__ == "__main__":
    serve(copies(BATCH))
