"""Report servers by sockets, the ratios we want, and what an author of boardgame.io could object to."""
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any

from rich.table import Table

from benchmarks.report import Wanted, figure
from benchmarks.server.servers import FLATFILE, JOURNAL, OURS, THEIRS
from benchmarks.server.load import Load, Round

NOTES = (
    "One client plays on all, with raw frames over its sockets: two sockets to a match, moves evenly over "
    "time. Matches are random and drawn, so that each lasts all its 42 moves: opening "
    "tables and sitting down never fall into the measured time.",
    "An answer is the state that holds the move, at the seat that moved; one that cannot be sent yet, "
    "because the state before it is late, is timed from when it was due. Every figure is the median of all "
    "rounds. Servers live through all of them; the first round warms them up and gives the memory of a "
    "connection, and counts only if it is the only one.",
    "CPU is the processor time of the server and all that it started, for each move. It suffers least from "
    "what else a machine does, and least of all as a ratio of one run.",
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
    "p50 ms", "p99 ms", "lowest to highest", "longest", "other seat p99", "CPU ms/move", "of boardgame.io",
    "kB/connection", "MB", "lost",
)


@dataclass
class Subject:
    server: str
    load: Load
    start: float  # seconds to its first answer
    rounds: list[Round] = field(default_factory=list)

    @property
    def counted(self) -> list[Round]:
        """Return the rounds that count: the first only warms up, if there are more."""
        return self.rounds[1:] or self.rounds

    def middle(self, what: str) -> float:
        return float(median(getattr(one, what) for one in self.counted))

    @property
    def lost(self) -> int:
        """Return how many moves had no answer."""
        return sum(one.lost for one in self.counted)


def wanted(subjects: Sequence[Subject]) -> list[Wanted]:
    loads = dict.fromkeys(one.load for one in subjects)
    return [
        *(goal for load in loads for goal in wanted_at(load, subjects)),
        Wanted("server start to first answer, s", 1.5, starts(subjects).get(OURS.name), False),
    ]


def starts(subjects: Sequence[Subject]) -> dict[str, float]:
    """Return how long each server took to its first answer, the median if it started more than once."""
    names = dict.fromkeys(one.server for one in subjects)
    return {name: median(one.start for one in subjects if one.server == name) for name in names}


def wanted_at(load: Load, subjects: Sequence[Subject]) -> list[Wanted]:
    ours, theirs, flat, journal = (
        find(subjects, one.name, load) for one in (OURS, THEIRS, FLATFILE, JOURNAL)
    )
    p99 = ours.middle("p99") if ours else None
    if load.every > 1:
        return [Wanted(f"{told(load)}: p99 on SQLite, ms", 100, p99, False)]
    cpu = f"{told(load)}: CPU per move, ours / boardgame.io's"
    return [
        Wanted(f"{cpu} in memory", 0.7, ratio("cpu", ours, theirs), False),
        Wanted(f"{cpu} with FlatFile", 0.4, ratio("cpu", ours, flat), False),
        Wanted(f"{cpu} with a journal", 0.4, ratio("cpu", ours, journal), False),
        Wanted(f"{told(load)}: p99, ours / boardgame.io's", 1, ratio("p99", ours, theirs), False),
        Wanted(f"{told(load)}: p99 on SQLite, ms", 20, p99, False),
    ]


def told(load: Load) -> str:
    return f"{load.sockets} sockets, a move every {load.every:g} s each"


def find(subjects: Sequence[Subject], server: str, load: Load) -> Subject | None:
    """Return what was measured of a server under a load, if anything was."""
    return next((one for one in subjects if (one.server, one.load) == (server, load) and one.rounds), None)


def ratio(what: str, ours: Subject | None, theirs: Subject | None) -> float | None:
    return ours.middle(what) / theirs.middle(what) if ours and theirs else None


def table(subjects: Sequence[Subject]) -> Table:
    shown = Table(
        title="Connect four, by sockets and seconds between two moves of a socket: the median of all rounds",
        title_justify="left",
    )
    shown.add_column("server", no_wrap=True)
    for head in ("sockets", *HEADS):
        shown.add_column(head, justify="right")
    for one in subjects:
        peer = find(subjects, THEIRS.name, one.load)
        shown.add_row(one.server, f"{one.load.sockets} / {one.load.every:g}", *cells(one, peer))
    return shown


def cells(subject: Subject, peer: Subject | None) -> Sequence[str]:
    if not subject.rounds:
        return ("did not run",)
    p50, p99, longest, other, cpu, memory = (
        figure(subject.middle(what)) for what in ("p50", "p99", "longest", "other", "cpu", "memory")
    )
    slowest = [one.p99 for one in subject.counted]
    spread = f"{figure(min(slowest))} to {figure(max(slowest))}"
    compared = f"{ratio('cpu', subject, peer):.2f}" if peer else "-"
    connection = figure(subject.rounds[0].connection)
    return p50, p99, spread, longest, other, cpu, compared, connection, memory, str(subject.lost)


def plain(subjects: Sequence[Subject], machine: Mapping[str, Any]) -> dict[str, Any]:
    """Return all results as JSON types."""
    goals = [{**asdict(goal), "verdict": goal.verdict} for goal in wanted(subjects)]
    return {
        "machine": dict(machine),
        "subjects": [asdict(one) for one in subjects],
        "wanted": goals,
    }
