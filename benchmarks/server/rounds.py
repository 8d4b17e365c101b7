"""Start every server once for each number of sockets, then load them in turn, round after round."""
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from statistics import median

from benchmarks.server.houses import House
from benchmarks.server.load import played
from benchmarks.server.process import Process
from benchmarks.server.report import Subject
from benchmarks.subjects import Tell

STARTS = 3


@dataclass(frozen=True)
class Running:
    subject: Subject
    house: House
    processes: Sequence[Process]

    def play(self, seconds: float, tell: Tell) -> bool:
        """Play one more round; return whether it went well."""
        tell(f"  {self.house.name}, {self.subject.sockets} sockets")
        try:
            self.subject.take(played(self.house, self.processes, self.subject.sockets, seconds))
        except RuntimeError as wrong:
            tell(f"  {self.house.name}: {wrong}")
            return False
        return True


def measure(
    houses: Sequence[House], sockets: Sequence[int], rounds: int, seconds: float, tell: Tell
) -> list[Subject]:
    subjects = [(Subject(house.name, count), house) for count in sockets for house in houses]
    with ExitStack() as stack:
        running = [
            Running(subject, house, stack.enter_context(house.opened())) for subject, house in subjects
        ]
        for i in range(rounds + 1):
            tell(f"round {i} of {rounds}" if i else "a round to warm up")
            running = [one for one in running if one.play(seconds, tell)]
    return [subject for subject, _ in subjects]


def start_of(house: House) -> float:
    """Return the seconds from starting a server to its first answer, the median of a few starts."""
    return median(started_once(house) for _ in range(STARTS))


def started_once(house: House) -> float:
    with house.opened() as processes:
        return processes[0].start
