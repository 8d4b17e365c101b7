"""Who works on which core, and how busy a core was: a server has one, the client another, as far as there are two."""
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, CLIENT_CORE = CORES[0], CORES[-1]
TICKS = os.sysconf("SC_CLK_TCK")  # a second


@contextmanager
def on_cores(cores: Sequence[int]) -> Iterator[None]:
    """All that is started within stays there."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def busy(core: int) -> float:
    """Seconds that a core has not been idle, whoever used it."""
    times = next(
        line.split()[1:9]
        for line in Path("/proc/stat").read_text().splitlines()
        if line.startswith(f"cpu{core} ")
    )
    user, nice, system, _idle, _waiting, *more = map(int, times)
    return (user + nice + system + sum(more)) / TICKS
