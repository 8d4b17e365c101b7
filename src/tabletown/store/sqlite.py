"""The store in one file. One thread writes: whatever waits goes into one transaction, so that one sync to disk serves many."""
import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from ..kernel.message import Problem, problem
from .card import Row
from .store import MIGRATIONS, News, Stale, Store, check_version

PATIENCE = 5.0  # seconds that a writer waits for somebody else's lock
Work = Callable[[sqlite3.Connection], Any]


class Waiting:
    """Something to write, and who waits for it."""

    def __init__(self, work: Work) -> None:
        self.work, self.future = work, asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def answer(self) -> None:
        if self.future.cancelled():
            return
        if self.error:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SqliteStore(Store):
    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self.path, self.patience = path, patience
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader")

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        with suppress(FileExistsError):
            self.path.parent.mkdir(parents=True)
        self._writing, self._reading = self._connected(), self._connected()
        migrate(self._writing)
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    def _connected(self) -> sqlite3.Connection:
        try:
            db = sqlite3.connect(self.path, timeout=self.patience, isolation_level=None, check_same_thread=False)
            for setting in ("journal_mode = wal", "synchronous = full", "foreign_keys = on"):
                db.execute(f"pragma {setting}")
        except sqlite3.Error as wrong:
            raise told(wrong) from wrong
        return db

    async def close(self) -> None:
        """What waits is written first."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._writing.close()
        self._reading.close()

    def listen(self, news: News) -> None:
        """Only one process has the file; should there be a second, looking now and then finds what it wrote."""

    async def rows(self, sql: str, *args: Any) -> list[Any]:
        def work() -> list[Any]:
            try:
                return self._reading.execute(sql, named(args)).fetchall()
            except sqlite3.Error as wrong:
                raise told(wrong) from wrong

        return await self._loop.run_in_executor(self._reader, work)

    async def write(self, sql: str, *args: Any) -> int:
        return int(await self._written(lambda db: db.execute(sql, named(args)).rowcount))

    async def append(self, match: str, seq: int, rows: Sequence[Row], now: float) -> None:
        lines = [(match, seq + i, row.seat, row.move, row.digest, now) for i, row in enumerate(rows, 1)]
        await self._written(lambda db: db.executemany("insert into events values (?, ?, ?, ?, ?, ?)", lines))

    # The writing thread

    async def _written(self, work: Work) -> Any:
        waiting = Waiting(work)
        self._waiting.put(waiting)
        return await waiting.future

    def _write_all(self) -> None:
        more = True
        while more:
            waiting = self._next()
            more = None not in waiting
            batch = [one for one in waiting if one]
            write_together(self._writing, batch)
            with suppress(RuntimeError):  # the loop is gone: so are those who waited
                self._loop.call_soon_threadsafe(tell_all, batch)

    def _next(self) -> list[Waiting | None]:
        """All that waits, at least one; None is the end."""
        waiting = [self._waiting.get()]
        while not self._waiting.empty():
            waiting.append(self._waiting.get())
        return waiting


def write_together(db: sqlite3.Connection, batch: Sequence[Waiting]) -> None:
    """One transaction. Who comes second fails alone; when the disk fails, all fail."""
    try:
        db.execute("begin immediate")
        for waiting in batch:
            write_one(db, waiting)
        db.execute("commit")
    except sqlite3.Error as wrong:
        if db.in_transaction:
            db.execute("rollback")
        for waiting in batch:
            waiting.error = waiting.error or told(wrong)


def write_one(db: sqlite3.Connection, waiting: Waiting) -> None:
    db.execute("savepoint one")
    try:
        waiting.result = waiting.work(db)
    except sqlite3.IntegrityError:
        waiting.error = Stale()
        db.execute("rollback to one")
    db.execute("release one")


def tell_all(batch: Sequence[Waiting]) -> None:
    for waiting in batch:
        waiting.answer()


def named(args: Sequence[Any]) -> dict[str, Any]:
    """$1, $2 as SQLite understands them."""
    return {str(i): arg for i, arg in enumerate(args, 1)}


def told(wrong: sqlite3.Error) -> Problem:
    """What went wrong, as a person is told."""
    name = getattr(wrong, "sqlite_errorname", "")
    known = {"SQLITE_FULL": "store-full", "SQLITE_BUSY": "store-busy"}
    return problem(known[name]) if name in known else problem("store-fails", why=str(wrong))


def migrate(db: sqlite3.Connection) -> None:
    try:
        (version,) = db.execute("pragma user_version").fetchone()
        check_version(version)
        for number, sql in enumerate(MIGRATIONS[version:], version + 1):
            db.executescript(f"begin immediate; {sql}; pragma user_version = {number}; commit")
    except sqlite3.Error as wrong:
        raise told(wrong) from wrong
