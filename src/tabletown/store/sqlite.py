"""The store in one file; one thread batches pending writes, so that one sync to disk serves many."""
import asyncio
import os
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from ..kernel.remark import Remark
from ..kernel.telling.message import Problem, problem
from .store import (
    ADD, COLUMNS, MIGRATIONS, News, Stale, Statement, Store, check_version, facts_of, remarking,
)
from .stored_table import Card, Row

PATIENCE = 5.0  # seconds to wait for another process's lock
CHECKING = 600.0  # seconds between two looks at the whole file
WATCHING = 600.0  # seconds for which we look for writes of another process, once we noticed one
MANY, LATELY = 8, 0.04  # so many writes in so many seconds are a load …
GATHER = 0.008  # … under which we wait so many seconds for more writes before one sync serves them all
INSERT = "insert into events values (?, ?, ?, ?, ?, ?)"
# Work never returns a cursor, because another thread that drops it would disturb the writer.
Work = Callable[[sqlite3.Connection], int | None]


class Waiting:
    """A pending write, and the future that tells how it went."""

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
        self._reader, self._writer = (
            ThreadPoolExecutor(1, "store-reader"),
            ThreadPoolExecutor(1, "store-writer"),
        )
        self._names = str(path), f"{path}-wal"
        self._waiting: list[Waiting] = []
        self._busy = False
        self._lately: deque[float] = deque([-1.0] * MANY, MANY)  # when the last writes came

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._make_folder()
        self._writing, self._reading = self._connect(), self._connect()
        migrate(self._writing)
        self._files, self._checked = self._identity(), 0.0
        self._version, self._noticed = data_version(self._writing), -WATCHING

    def _make_folder(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise problem("store-fails", why=str(wrong)) from wrong

    def _connect(self) -> sqlite3.Connection:
        try:
            db = sqlite3.connect(
                self.path, timeout=self.patience, isolation_level=None, check_same_thread=False
            )
            for setting in ("journal_mode = wal", "synchronous = full", "foreign_keys = on"):
                db.execute(f"pragma {setting}")
        except sqlite3.Error as wrong:
            raise told(wrong) from wrong
        return db

    async def close(self) -> None:
        """Finish pending writes, then close."""
        with suppress(Problem):
            await self._write_soon(lambda db: None)
        self._writer.shutdown()
        self._reader.shutdown()
        self._writing.close()
        self._reading.close()

    def listen(self, news: News) -> None:
        """Do nothing: usually one process has the file, and what a second one writes is found by polling."""

    async def others_wrote(self) -> bool:
        version = await self._loop.run_in_executor(self._writer, lambda: data_version(self._writing))
        if version != self._version:
            self._version, self._noticed = version, time.monotonic()
        return time.monotonic() - self._noticed < WATCHING

    async def rows(self, sql: str, *args: Any) -> list[Any]:
        def work() -> list[Any]:
            try:
                return self._reading.execute(sql, named(args)).fetchall()
            except sqlite3.Error as wrong:
                raise told(wrong) from wrong

        async with self._noting():
            return await self._loop.run_in_executor(self._reader, work)

    async def write(self, sql: str, *args: Any) -> int:
        return int(await self._write_soon(lambda db: db.execute(sql, named(args)).rowcount))

    async def write_all(self, first: Statement, *rest: Statement) -> int:
        return int(await self._write_soon(lambda db: run_together(db, first, rest)))

    async def append(self, match: str, seq: int, rows: Sequence[Row], now: float) -> None:
        lines = lines_of(match, seq, rows, now)
        await self._write_soon(lambda db: db.executemany(INSERT, lines).rowcount)

    async def add(
        self, card: Card, rows: Sequence[Row] = (), now: float = 0, remarks: Sequence[Remark] = ()
    ) -> None:
        await self._write_soon(lambda db: add_table(db, card, rows, now, remarks))

    async def dump(self, file: Path) -> None:
        def work() -> None:
            try:
                with closing(self._connect()) as db, closing(sqlite3.connect(file)) as copy:
                    db.backup(copy)
                    copy.execute("pragma journal_mode = delete")
            except sqlite3.Error as wrong:
                raise told(wrong) from wrong

        async with self._noting():
            await asyncio.to_thread(work)

    async def load(self, file: Path) -> None:
        def work(db: sqlite3.Connection) -> None:
            with closing(sqlite3.connect(file)) as kept:
                for table, columns in COLUMNS.items():
                    db.executemany(insert_into(table), kept.execute(f"select {columns} from {table}"))

        await self._write_soon(work)

    # Whether the files are still those that were opened, and whole

    async def alive(self) -> None:
        await super().alive()
        if time.monotonic() - self._checked > CHECKING:
            async with self._noting():
                await asyncio.to_thread(self._check)
            self._checked = time.monotonic()

    def _check(self) -> None:
        """Read the whole file through a new connection; raise a problem if it is damaged."""
        with closing(self._connect()) as db:
            try:
                found = db.execute("pragma quick_check(1)").fetchone()
            except sqlite3.Error as wrong:
                raise problem("store-damaged", why=str(wrong)) from wrong
        if found != ("ok",):
            raise problem("store-damaged", why=str(found[0]))

    def _identity(self) -> list[tuple[int, int] | None]:
        """Return which files the path and its journal are; somebody may replace or remove them."""
        return [file_at(name) for name in self._names]

    def _check_files(self) -> None:
        if self._identity() != self._files:
            raise problem("store-gone")

    # The writing thread

    async def _write_soon(self, work: Work) -> Any:
        """Write soon, together with everything that comes until then."""
        waiting = Waiting(work)
        self._waiting.append(waiting)
        self._lately.append(time.monotonic())
        if not self._busy:
            self._hand_over_soon()
        try:
            return await waiting.future
        except Problem as wrong:
            self.on_failure(wrong)
            raise

    def _hand_over_soon(self) -> None:
        """Let the thread write: at once, or under load when some more writes may have come."""
        self._busy = True
        if self._lately[-1] - self._lately[0] < LATELY:
            self._loop.call_later(GATHER, self._hand_over)
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting, []
        self._writer.submit(self._write, batch)

    def _write(self, batch: Sequence[Waiting]) -> None:
        try:
            write_together(self._writing, batch, self._check_files)
            if self._writing.in_transaction:  # it could not be rolled back
                self._connect_again()
        except Exception as wrong:  # whatever it is, nobody may wait for ever
            for waiting in batch:
                waiting.error = waiting.error or wrong
        self._loop.call_soon_threadsafe(self._finish, batch)

    def _connect_again(self) -> None:
        broken, self._writing = self._writing, self._connect()
        self._version = -1  # versions of two connections cannot be compared
        with suppress(sqlite3.Error):
            broken.close()

    def _finish(self, batch: Sequence[Waiting]) -> None:
        self._busy = False
        for waiting in batch:
            waiting.answer()
        if self._waiting:
            self._hand_over_soon()


def write_together(
    db: sqlite3.Connection, batch: Sequence[Waiting], check: Callable[[], None]
) -> None:
    """Write a batch in one transaction; a stale write fails alone, a failing disk fails them all."""
    try:
        db.execute("begin immediate")
        for waiting in batch:
            write_one(db, waiting)
        check()
        db.execute("commit")
    except (sqlite3.Error, Problem) as wrong:
        if db.in_transaction:
            with suppress(sqlite3.Error):
                db.execute("rollback")
        for waiting in batch:
            waiting.error = waiting.error or (wrong if isinstance(wrong, Problem) else told(wrong))


def write_one(db: sqlite3.Connection, waiting: Waiting) -> None:
    db.execute("savepoint one")
    try:
        waiting.result = waiting.work(db)
    except sqlite3.IntegrityError:
        waiting.error = Stale()
    except sqlite3.Error:
        raise
    except Exception as bug:  # a bug in one write must not fail the others
        waiting.error = bug
    if waiting.error:
        db.execute("rollback to one")
    db.execute("release one")


def data_version(db: sqlite3.Connection) -> int:
    """Return a number that changes when another connection has written."""
    try:
        return int(db.execute("pragma data_version").fetchone()[0])
    except sqlite3.Error as wrong:
        raise told(wrong) from wrong


def run_all(db: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    for sql, args in statements:
        db.execute(sql, named(args))


def run_together(db: sqlite3.Connection, first: Statement, rest: Sequence[Statement]) -> int:
    """Run statements if the first touches a row; return how many it touched."""
    touched = db.execute(first[0], named(first[1])).rowcount
    if touched:
        run_all(db, rest)
    return touched


def add_table(
    db: sqlite3.Connection, card: Card, rows: Sequence[Row], now: float, remarks: Sequence[Remark]
) -> int:
    """Add a table with its first events and remarks; return the number of events."""
    db.execute(ADD, named(facts_of(card)))
    run_all(db, remarking(card.id, 0, remarks, now))
    return db.executemany(INSERT, lines_of(card.id, 0, rows, now)).rowcount


def new_file(file: Path) -> sqlite3.Connection:
    """Make a database with empty tables."""
    db = sqlite3.connect(file, isolation_level=None)
    migrate(db)
    return db


def insert_into(table: str) -> str:
    columns = COLUMNS[table]
    return f"insert into {table} ({columns}) values ({', '.join('?' * len(columns.split()))})"


def lines_of(match: str, seq: int, rows: Sequence[Row], now: float) -> list[tuple[Any, ...]]:
    """Return events as rows of the database."""
    return [(match, seq + i, row.seat, row.move, row.digest, now) for i, row in enumerate(rows, 1)]


def file_at(name: str) -> tuple[int, int] | None:
    try:
        found = os.stat(name)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def named(args: Sequence[Any]) -> dict[str, Any]:
    """Name the arguments of $1, $2 as SQLite wants them."""
    return {str(i): arg for i, arg in enumerate(args, 1)}


def told(wrong: sqlite3.Error) -> Problem:
    """Return an error as a message for people."""
    name = getattr(wrong, "sqlite_errorname", "")
    known = {"SQLITE_FULL": "store-full", "SQLITE_BUSY": "store-busy"}
    return problem(known[name]) if name in known else problem("store-fails", why=str(wrong))


def migrate(db: sqlite3.Connection, to: int | None = None) -> None:
    """Bring the database up to a version, by default the newest: one process at a time, all or nothing."""
    to = len(MIGRATIONS) if to is None else to
    try:
        db.execute("begin immediate")
        with db:
            (version,) = db.execute("pragma user_version").fetchone()
            check_version(version)
            # One statement at a time, because executescript would end the transaction.
            for statement in ";\n".join(MIGRATIONS[version:to]).split(";\n"):
                db.execute(statement)
            db.execute(f"pragma user_version = {to}")
    except sqlite3.Error as wrong:
        raise told(wrong) from wrong
