"""Measure how long single things take: the first match, interpreted moves, the best walkways."""
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.subjects import FOUND_BY, HERE, Tell

LIMIT, WARM_STARTS = 300.0, 3


@dataclass(frozen=True)
class Latency:
    cold: float  # seconds of a process that compiles Neoville and plays a match
    warm: float  # the same when the cache on disk is filled
    one_move: float  # median milliseconds to list, play and score, interpreted
    most: float  # and the longest
    walkways: dict[str, float]  # milliseconds (p95) of the exact search in Cloud City, by city


def measure_latency(tell: Tell) -> Latency:
    with TemporaryDirectory() as folder:
        tell("first match, nothing compiled yet")
        cold = seconds_of("first_match.py", {"XDG_CACHE_HOME": folder})
        tell("first match, compiled before")
        warm = median(seconds_of("first_match.py", {"XDG_CACHE_HOME": folder}) for _ in range(WARM_STARTS))
    tell("moves interpreted")
    spent = json.loads(run_ours("one_move.py"))
    tell("best walkways")
    found = [json.loads(line) for line in run_ours("best_walkways.py").splitlines()]
    return Latency(cold, warm, spent["median"], spent["most"], {row["city"]: row["p95"] for row in found})


def seconds_of(script: str, extra: Mapping[str, str]) -> float:
    """Return the seconds of a whole process, including the start of the interpreter."""
    began = perf_counter()
    run_ours(script, extra)
    return perf_counter() - began


def run_ours(script: str, extra: Mapping[str, str] = FOUND_BY) -> str:
    words, env = [sys.executable, str(HERE / "ours" / script)], {**os.environ, **FOUND_BY, **extra}
    return subprocess.run(words, env=env, check=True, capture_output=True, text=True, timeout=LIMIT).stdout
