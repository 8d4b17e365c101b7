"""Start every server once for each load, then load them in turn, round after round."""
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from time import monotonic

from benchmarks.server.servers import Server
from benchmarks.server.load import Load, play_round
from benchmarks.server.process import Process
from benchmarks.server.report import Subject
from benchmarks.subjects import Tell


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
    with ExitStack() as stack:
        everybody = running = [begin(server, load, stack.enter_context(server.start())) for server in servers]
        for i in range(1, rounds + 1):
            tell(f"round {i} of {rounds}")
            running = [one for one in running if monotonic() < until and one.play(tell)]
    return [one.subject for one in everybody]


def begin(server: Server, load: Load, processes: Sequence[Process]) -> Running:
    for process in processes:
        process.rest()
    return Running(Subject(server.name, load, processes[0].start), server, processes)

