"""Give the server one core and the client another, and measure how busy a core was."""
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, CLIENT_CORE = CORES[0], CORES[-1]
TICKS = os.sysconf("SC_CLK_TCK")  # per second


@contextmanager
def on_cores(cores: Sequence[int]) -> Iterator[None]:
    """Keep all processes that start within on these cores."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def busy(core: int) -> float:
    """Return the seconds that a core has been busy, whoever used it."""
    times = next(
        line.split()[1:9]
        for line in Path("/proc/stat").read_text().splitlines()
        if line.startswith(f"cpu{core} ")
    )
    user, nice, system, _idle, _waiting, *more = map(int, times)
    return (user + nice + system + sum(more)) / TICKS
