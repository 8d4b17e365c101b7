"""One round: the client plays on a house for some seconds, and what that cost the house is read before and after."""
import json
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import quantiles
from threading import Timer
from typing import Any

from benchmarks.server.houses import HERE
from benchmarks.server.process import Process, on_core

WARM = 2.0  # seconds of a round before it counts
LONGEST = 21.0 - WARM  # seconds: then the matches are over
PATIENCE = 60.0  # seconds more, until the client is given up


@dataclass(frozen=True)
class Round:
    p50: float  # ms from a move to the state that holds it, at its own seat
    p99: float
    longest: float
    other: float  # p99 of the same at the other seat
    cpu: float  # ms of the server for a move
    connection: float  # kB for each, once all are seated
    memory: float  # MB once all have played
    busy: float  # how much of its core the client took
    lost: int  # moves without an answer


def played(dialect: str, processes: Sequence[Process], sockets: int, seconds: float, core: int) -> Round:
    words = ["node", str(HERE / "client" / "main.js"), dialect, str(sockets), str(WARM), str(seconds), *(one.address for one in processes)]
    idle = memory(processes)
    with on_core(core), client(words, WARM + seconds + PATIENCE) as lines:
        reach(lines, "seated")
        seated = memory(processes)
        reach(lines, "warm")
        before = cpu(processes)
        reach(lines, "measured")
        spent, full = cpu(processes) - before, memory(processes)
        return summed_up(heard(lines), spent, (seated - idle) / sockets, full)


@contextmanager
def client(words: Sequence[str], limit: float) -> Iterator[Iterator[Any]]:
    """What the client says, line by line; it is ended when it takes too long."""
    with subprocess.Popen(words, stdout=subprocess.PIPE) as process:
        alarm = Timer(limit, process.kill)
        alarm.start()
        try:
            yield map(json.loads, process.stdout or ())
        finally:
            alarm.cancel()
            process.kill()


def reach(lines: Iterator[Any], stage: str) -> None:
    if (told := heard(lines)) != stage:
        raise RuntimeError(f"the client is {told}, not {stage}")


def heard(lines: Iterator[Any]) -> Any:
    for told in lines:
        return told
    raise RuntimeError("the client has stopped")


def memory(processes: Sequence[Process]) -> int:
    return sum(process.memory() for process in processes)


def cpu(processes: Sequence[Process]) -> float:
    return sum(process.cpu() for process in processes)


def summed_up(told: dict[str, Any], spent: float, connection: float, full: int) -> Round:
    p50, p99 = percentiles(told["answers"])
    return Round(
        p50, p99, longest=max(told["answers"]), other=percentiles(told["tellings"])[1], cpu=1000 * spent / told["moves"],
        connection=connection / 1000, memory=full / 1e6, busy=told["busy"], lost=told["moves"] - len(told["answers"]),
    )


def percentiles(times: Sequence[float]) -> tuple[float, float]:
    """p50 and p99."""
    cuts = quantiles(times, n=100, method="inclusive")
    return cuts[49], cuts[98]
