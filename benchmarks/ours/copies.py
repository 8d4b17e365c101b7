"""Tabletown: copy a state of Neoville for four seats, compiled (in scratch memory) or interpreted (lists)."""
import sys
from typing import Any

from slice import Play, serve

from tabletown.catalogue import load
from tabletown.kernel.loading import world

BATCH, SIZE = 10_000, 8
COMPILED = sys.argv[1] == "compiled"

here = world("neoville", COMPILED)
scratch, copy = (
    here.part("kernel.rules.scratch").scratch(load("neoville").start(4), SIZE),
    here.part("kernel.rules.scratch").copy,
)


def around(scratch: Any, n: int) -> None:
    """Make each copy from the one before."""
    for i in range(n):
        copy(scratch, i % SIZE, (i + 1) % SIZE)


copy_around = here.part("kernel.rules.rule").entry(around)


def copies(batch: int) -> Play:
    def play() -> tuple[int, int]:
        copy_around(scratch, batch)
        return batch, 0

    return play


if __name__ == "__main__":
    serve(copies(BATCH))
