"""Start every server once for each load, then load them in turn, round after round."""
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from statistics import median
from time import monotonic

from benchmarks.server.servers import Server
from benchmarks.server.load import Load, play_round
from benchmarks.server.process import Process
from benchmarks.server.report import Subject
from benchmarks.subjects import Tell

STARTS = 3


@dataclass(frozen=True)
class Running:
    subject: Subject
    server: Server
    processes: Sequence[Process]

    def play(self, tell: Tell) -> bool:
        """Play one more round; return whether it went well."""
        tell(f"  {self.server.name}, {self.subject.load.sockets} sockets")
        try:
            self.subject.rounds.append(play_round(self.server, self.processes, self.subject.load))
        except RuntimeError as wrong:
            tell(f"  {self.server.name}: {wrong}")
            return False
        return True


def measure(servers: Sequence[Server], load: Load, rounds: int, until: float, tell: Tell) -> list[Subject]:
    """Load every server for some rounds; begin no further round at a time of the monotonic clock."""
    subjects = [Subject(server.name, load) for server in servers]
    with ExitStack() as stack:
        running = [
            Running(subject, server, stack.enter_context(server.start()))
            for subject, server in zip(subjects, servers, strict=True)
        ]
        for one in running:
            for process in one.processes:
                process.rest()
        for i in range(1, rounds + 1):
            tell(f"round {i} of {rounds}")
            running = [one for one in running if monotonic() < until and one.play(tell)]
    return subjects


def start_of(server: Server) -> float:
    """Return the seconds from starting a server to its first answer, the median of a few starts."""
    return median(measure_start(server) for _ in range(STARTS))


def measure_start(server: Server) -> float:
    with server.start() as processes:
        return processes[0].start
