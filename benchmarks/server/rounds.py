"""Start every server once for each number of sockets, then load them in turn, round after round."""
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from statistics import median

from benchmarks.server.servers import Server
from benchmarks.server.load import play_round
from benchmarks.server.process import Process
from benchmarks.server.report import Subject
from benchmarks.subjects import Tell

STARTS = 3


@dataclass(frozen=True)
class Running:
    subject: Subject
    server: Server
    processes: Sequence[Process]

    def play(self, seconds: float, tell: Tell) -> bool:
        """Play one more round; return whether it went well."""
        tell(f"  {self.server.name}, {self.subject.sockets} sockets")
        try:
            self.subject.take(play_round(self.server, self.processes, self.subject.sockets, seconds))
        except RuntimeError as wrong:
            tell(f"  {self.server.name}: {wrong}")
            return False
        return True


def measure(
    servers: Sequence[Server], sockets: Sequence[int], rounds: int, seconds: float, tell: Tell
) -> list[Subject]:
    subjects = [(Subject(server.name, count), server) for count in sockets for server in servers]
    with ExitStack() as stack:
        running = [
            Running(subject, server, stack.enter_context(server.start())) for subject, server in subjects
        ]
        for i in range(rounds + 1):
            tell(f"round {i} of {rounds}" if i else "a round to warm up")
            running = [one for one in running if one.play(seconds, tell)]
    return [subject for subject, _ in subjects]


def start_of(server: Server) -> float:
    """Return the seconds from starting a server to its first answer, the median of a few starts."""
    return median(measure_start(server) for _ in range(STARTS))


def measure_start(server: Server) -> float:
    with server.start() as processes:
        return processes[0].start
