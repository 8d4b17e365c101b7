"""Report servers by sockets, the ratios we want, and what an author of boardgame.io could object to."""
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any

from rich.table import Table

from benchmarks.report import Wanted, figure
from benchmarks.server.servers import JOURNAL, OURS, THEIRS
from benchmarks.server.load import Round

NOTES = (
    "One client plays on all, with raw frames over its sockets: two sockets to a match, a move a second "
    "each, evenly over time. Matches are random and drawn, so that each lasts all its 42 moves: opening "
    "tables and sitting down never fall into the measured time.",
    "An answer is the state that holds the move, at the seat that moved; one that cannot be sent yet, "
    "because the state before it is late, is timed from when it was due. Every figure is the median of all "
    "rounds. Servers live through all of them; a first round that is not counted warms them up, and gives "
    "the memory of a connection.",
    "Ours writes every move to disk before it tells anybody, and sends each seat its view, its legal moves "
    "and what happened. boardgame.io tells first and keeps its matches in memory, which is its default; it "
    "sends each seat its state, but no legal moves. FlatFile is its own store in files, which it does not "
    "sync; the journal is made for it here, and syncs every move, many at once.",
    "boardgame.io: NODE_ENV=production, whole states as by default (deltaState sends less and computes "
    "more), websockets at once instead of after polling, credentials from its lobby.",
    "PostgreSQL: two processes of ours, the two seats of a match at different ones. They, the database and "
    "the client share all cores; all others have one core to themselves. The CPU of the database is not "
    "counted.",
)
HEADS = (
    "p50 ms", "p99 ms", "lowest to highest", "longest", "other seat p99", "CPU ms/move", "kB/connection",
    "MB", "lost",
)


@dataclass
class Subject:
    server: str
    sockets: int
    warming: Round | None = None
    rounds: list[Round] = field(default_factory=list)

    def take(self, played: Round) -> None:
        """Keep a round; the first only warms up."""
        if self.warming:
            self.rounds.append(played)
        else:
            self.warming = played

    def middle(self, what: str) -> float:
        return float(median(getattr(one, what) for one in self.rounds))

    @property
    def connection(self) -> float:
        return self.warming.connection if self.warming else 0.0

    @property
    def lost(self) -> int:
        """Return how many moves had no answer."""
        return sum(one.lost for one in self.rounds)


def wanted(subjects: Sequence[Subject], starts: Mapping[str, float]) -> list[Wanted]:
    found = {(one.server, one.sockets): one for one in subjects if one.rounds}
    counts = sorted({one.sockets for one in subjects})
    return [
        *(
            goal
            for sockets in counts
            for goal in wanted_at(
                sockets, *(found.get((one.name, sockets)) for one in (OURS, THEIRS, JOURNAL))
            )
        ),
        Wanted("server start to first answer, s", 1.5, starts.get(OURS.name), False),
    ]


def wanted_at(
    sockets: int, ours: Subject | None, theirs: Subject | None, durable: Subject | None
) -> list[Wanted]:
    cpu = f"{sockets} sockets: CPU per move, ours /"
    return [
        Wanted(f"{cpu} boardgame.io's in memory", 0.7, ratio("cpu", ours, theirs), False),
        Wanted(f"{cpu} boardgame.io's with a journal", 0.4, ratio("cpu", ours, durable), False),
        Wanted(f"{sockets} sockets: p99, ours / boardgame.io's", 1, ratio("p99", ours, theirs), False),
        Wanted(f"{sockets} sockets: p99 on SQLite, ms", 20, ours.middle("p99") if ours else None, False),
    ]


def ratio(what: str, ours: Subject | None, theirs: Subject | None) -> float | None:
    return ours.middle(what) / theirs.middle(what) if ours and theirs else None


def table(subjects: Sequence[Subject]) -> Table:
    shown = Table(
        title="Connect four, one move a second a socket: the median of all rounds", title_justify="left"
    )
    shown.add_column("server", no_wrap=True)
    for head in ("sockets", *HEADS):
        shown.add_column(head, justify="right")
    for subject in sorted(subjects, key=lambda one: one.sockets):
        shown.add_row(subject.server, str(subject.sockets), *cells(subject))
    return shown


def cells(subject: Subject) -> Sequence[str]:
    if not subject.rounds:
        return ("did not run",)
    p50, p99, longest, other, cpu, memory = (
        figure(subject.middle(what)) for what in ("p50", "p99", "longest", "other", "cpu", "memory")
    )
    slowest = [one.p99 for one in subject.rounds]
    spread = f"{figure(min(slowest))} to {figure(max(slowest))}"
    return p50, p99, spread, longest, other, cpu, figure(subject.connection), memory, str(subject.lost)


def plain(
    subjects: Sequence[Subject], starts: Mapping[str, float], machine: Mapping[str, Any]
) -> dict[str, Any]:
    """Return all results as JSON types."""
    goals = [{**asdict(goal), "verdict": goal.verdict} for goal in wanted(subjects, starts)]
    return {
        "machine": dict(machine),
        "subjects": [asdict(one) for one in subjects],
        "starts": dict(starts),
        "wanted": goals,
    }
