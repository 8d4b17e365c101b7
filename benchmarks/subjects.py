"""Run what is measured: each subject is a process that says ready, then runs for as long as it is told."""
import json
import os
import select
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import MappingProxyType

HERE = Path(__file__).resolve().parent
FOUND_BY = MappingProxyType({
    "TABLETOWN_GAMES": str(HERE / "games"),
    "PYTHONPATH": os.pathsep.join(map(str, (HERE.parent / "src", HERE / "peers"))),
})
Tell = Callable[[str], object]
START_LIMIT, SLICE_LIMIT = 300.0, 60.0  # seconds before we give up on a subject


@dataclass(frozen=True)
class Slice:
    count: int  # decisions, or whatever the subject counts
    matches: int
    seconds: float


@dataclass
class Subject:
    name: str
    command: Sequence[str]  # a script below this folder, and its arguments
    base: str = ""  # the subject of ours to compare it with
    unit: str = "count"  # what to compare: count or matches
    slices: list[Slice] = field(default_factory=list)

    def rates(self, unit: str) -> list[float]:
        return [getattr(piece, unit) / piece.seconds for piece in self.slices]

    def rate(self, unit: str = "count") -> float:
        return median(self.rates(unit)) if self.slices else 0.0


class Failed(Exception):
    """A subject did not answer."""


class Running:
    """The process of a subject, which works only when asked."""

    def __init__(self, subject: Subject, python: str) -> None:
        self.subject = subject
        words = [python, str(HERE / subject.command[0]), *subject.command[1:]]
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, env={**os.environ, **FOUND_BY}
        )
        while self.line(START_LIMIT) != "ready":
            pass

    def line(self, limit: float) -> str:
        out = self.process.stdout
        if out is None or not select.select([out], [], [], limit)[0] or not (raw := out.readline()):
            self.stop()
            raise Failed(self.subject.name)
        return raw.decode().strip()

    def run(self, seconds: float) -> None:
        """Measure one more slice."""
        assert self.process.stdin
        self.process.stdin.write(f"{seconds}\n".encode())
        self.subject.slices.append(Slice(**json.loads(self.line(seconds + SLICE_LIMIT))))

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def measure(subjects: Sequence[tuple[Subject, str]], rounds: int, seconds: float, tell: Tell) -> None:
    """Start every subject with its Python, then measure one slice of each, round after round."""
    running = [one for subject, python in subjects if (one := started(subject, python, tell))]
    for i in range(rounds):
        tell(f"round {i + 1} of {rounds}")
        running = [one for one in running if ran(one, seconds, tell)]
    for one in running:
        one.stop()


def started(subject: Subject, python: str, tell: Tell) -> Running | None:
    tell(f"starting {subject.name}")
    try:
        return Running(subject, python)
    except (Failed, OSError):
        tell(f"{subject.name} did not start")
        return None


def ran(one: Running, seconds: float, tell: Tell) -> bool:
    try:
        one.run(seconds)
    except (Failed, OSError):
        tell(f"{one.subject.name} stopped")
        return False
    return True
