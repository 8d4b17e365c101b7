"""The servers that we compare and how to start them: ours on both stores, boardgame.io's on three."""
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.server.cores import CORES, SERVER_CORE, on_cores
from benchmarks.server.process import Process, free_port
from benchmarks.subjects import FOUND_BY
from tests.postgres import private_cluster
from tests.serving import NO_LIMITS

HERE = Path(__file__).resolve().parent
Store = Callable[[], AbstractContextManager[str]]


@dataclass(frozen=True)
class Server:
    name: str
    dialect: str  # the client's module that speaks to it
    serve: Callable[[int, str], Process]  # at a port, on a store
    store: Store
    processes: int = 1

    @property
    def cores(self) -> Sequence[int]:
        """Return one core for one process; several and their database share all, even the client's."""
        return [SERVER_CORE] if self.processes == 1 else CORES

    @contextmanager
    def start(self) -> Iterator[list[Process]]:
        """Start its processes on a store of their own."""
        with ExitStack() as stack:
            with on_cores(self.cores):
                place = stack.enter_context(self.store())
                processes = [
                    stack.enter_context(stopped_after(self.serve(free_port(), place)))
                    for _ in range(self.processes)
                ]
            yield processes


@contextmanager
def stopped_after(process: Process) -> Iterator[Process]:
    try:
        yield process
    finally:
        process.stop()


@contextmanager
def one_file() -> Iterator[str]:
    with TemporaryDirectory() as folder:
        yield str(Path(folder, "tables.db"))


@contextmanager
def one_cluster() -> Iterator[str]:
    with private_cluster(fsync=True) as cluster:
        yield cluster.new_database()


def tabletown(port: int, store: str, limits: Sequence[str] = NO_LIMITS) -> Process:
    words = [sys.executable, "-m", "tabletown", "serve", "--port", str(port), "--db", store, *limits]
    return Process(words, FOUND_BY, port, "/health")


def boardgame_io(port: int, store: str) -> Process:
    """Start it in memory, or on a store such as `journal PATH`."""
    return Process(
        ["node", str(HERE / "boardgame_io" / "server.js"), str(port), *store.split()],
        {"NODE_ENV": "production"},
        port,
        "/games",
    )


@contextmanager
def their_store(kind: str) -> Iterator[str]:
    with TemporaryDirectory() as folder:
        yield f"{kind} {Path(folder, kind)}"


OURS = Server("ours, SQLite", "tabletown", tabletown, one_file)
THEIRS = Server("boardgame.io", "boardgame_io", boardgame_io, lambda: nullcontext(""))
FLATFILE = Server("boardgame.io, FlatFile", "boardgame_io", boardgame_io, lambda: their_store("flatfile"))
JOURNAL = Server("boardgame.io, journal", "boardgame_io", boardgame_io, lambda: their_store("journal"))
SHARED = Server("ours, PostgreSQL", "tabletown", tabletown, one_cluster, processes=2)
SERVERS: Sequence[Server] = (OURS, THEIRS, FLATFILE, JOURNAL, SHARED)
