"""Play one round: the client loads a server for some seconds, and we measure what that costs."""
import json
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import quantiles
from threading import Timer
from time import perf_counter
from typing import Any

from benchmarks.server.cores import CLIENT_CORE, busy, on_cores
from benchmarks.server.servers import HERE, Server
from benchmarks.server.process import Process

WARM = 2.0  # seconds of a round before it counts, or as many as it takes until all have moved
LONGEST = 21.0 - WARM  # seconds until the matches are over, at one move a second
PATIENCE = 90.0  # more seconds, in which all sit down, before we give up on the client


@dataclass(frozen=True)
class Load:
    """How many sockets there are, and how often each moves."""

    sockets: int
    seconds: float  # that are measured
    every: float = 1.0  # seconds from one move of a socket to its next

    @property
    def warm(self) -> float:
        return max(WARM, self.every)


@dataclass(frozen=True)
class Round:
    p50: float  # ms from a move to the state that holds it, at its own seat
    p99: float
    longest: float
    other: float  # p99 at the other seat
    cpu: float  # ms of the server's time for a move
    connection: float  # kB for each, once all are seated
    memory: float  # MB once all have played
    lost: int  # moves without an answer
    busy: float  # how much of its core the client took
    others: float  # how much of the server's cores anybody else took


def play_round(server: Server, processes: Sequence[Process], load: Load) -> Round:
    addresses = [process.address for process in processes]
    figures = (load.sockets, load.every, load.warm, load.seconds)
    idle = memory(processes)
    with client(
        [server.dialect, *map(str, figures), *addresses], load.warm + load.seconds + PATIENCE
    ) as lines:
        reach(lines, "seated")
        seated = memory(processes)
        reach(lines, "warm")
        began, before, cores_before = perf_counter(), *spent(server, processes)
        reach(lines, "measured")
        took = perf_counter() - began
        after, cores_after = spent(server, processes)
        full, told = memory(processes), heard(lines)
    own, all_cores = after - before, cores_after - cores_before
    return Round(
        **latencies(told), cpu=1000 * own / len(told["answers"]),
        connection=(seated - idle) / load.sockets / 1000, memory=full / 1e6,
        others=(all_cores - own) / took / len(server.cores),
    )


@contextmanager
def client(words: Sequence[str], limit: float) -> Iterator[Iterator[Any]]:
    """Run the client and yield what it says line by line; kill it when it takes too long."""
    with (
        on_cores([CLIENT_CORE]),
        subprocess.Popen(
            ["node", str(HERE / "client" / "main.js"), *words], stdout=subprocess.PIPE
        ) as process,
    ):
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


def spent(server: Server, processes: Sequence[Process]) -> tuple[float, float]:
    """Return the busy seconds so far, of the server and of its cores."""
    return sum(process.cpu() for process in processes), sum(busy(core) for core in server.cores)


def latencies(told: dict[str, Any]) -> dict[str, Any]:
    """Return what the client itself measured."""
    answers, (p50, p99) = told["answers"], percentiles(told["answers"])
    lost, (_, other) = told["moves"] - len(answers), percentiles(told["tellings"])
    return dict(p50=p50, p99=p99, longest=max(answers), other=other, busy=told["busy"], lost=lost)


def percentiles(times: Sequence[float]) -> tuple[float, float]:
    """Return p50 and p99."""
    cuts = quantiles(times, n=100, method="inclusive")
    return cuts[49], cuts[98]
