"""The store of a browser: SQLite in memory, whose rows the browser keeps, each change before it counts.

All SQL, migrations and backups are those of a server. Triggers note each changed row as JSON; a keeper,
which is IndexedDB in a page, stores these rows in one transaction.
"""
import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

import msgspec

from ..kernel.remark import Remark
from ..kernel.telling.message import problem
from ..store import Card, Row, Stale, Store
from ..store.sqlite import INSERT, add_table, insert_into, lines_of, migrate, named, run_together, told
from ..store.store import COLUMNS, MIGRATIONS, News, Statement, check_version

Work = Callable[[sqlite3.Connection], int]
# What may be wrong, as browsers call it; one closes its database if somebody deletes all that a site keeps.
WROTE_FIRST, NO_ROOM, CLOSED = "ConstraintError", "QuotaExceededError", "InvalidStateError"
NOTING = (("add", "insert", "new"), ("put", "update", "new"), ("delete", "delete", "old"))


class Keeper(Protocol):
    """What keeps rows for good, as JSON objects of columns under keys that begin with their table."""

    async def read(self) -> str:
        """Return {"version": the number of migrations they have seen, "rows": [[table, row], …]}."""

    async def write(self, changes: str) -> str:
        """Keep [["add", "put" or "delete", key, row], …], all or nothing; return an error's name, or ""."""

    async def replace(self, version: int, changes: str) -> str:
        """Keep these rows, and nothing else, as those of a version."""


class Kept(msgspec.Struct):
    version: int
    rows: list[tuple[str, dict[str, Any]]]


class KeptStore(Store):
    def __init__(self, keeper: Keeper) -> None:
        self._keeper, self._gate = keeper, asyncio.Lock()
        self._writing: set[asyncio.Task[int]] = set()

    async def open(self) -> None:
        """Read all rows, and bring those of an older version up to date; refuse those of a newer one."""
        kept = msgspec.json.decode(await self._keeper.read(), type=Kept)
        check_version(kept.version)
        self._db = sqlite3.connect(":memory:", isolation_level=None)
        self._db.execute("pragma foreign_keys = on")
        self._take(kept)
        note_changes(self._db)
        if kept.version < len(MIGRATIONS):
            self._raise_for(await self._keep_everything())

    def _take(self, kept: Kept) -> None:
        migrate(self._db, kept.version)
        self._db.execute("begin")
        for table, row in sorted(kept.rows, key=lambda one: [*COLUMNS].index(one[0])):
            marks = ", ".join("?" * len(row))
            self._db.execute(f"insert into {table} ({', '.join(row)}) values ({marks})", [*row.values()])
        self._db.execute("commit")
        migrate(self._db)

    async def close(self) -> None:
        async with self._gate:
            self._db.close()

    def listen(self, news: News) -> None:
        """Do nothing: nobody else writes."""

    async def rows(self, sql: str, *args: Any) -> list[Any]:
        async with self._gate:
            return self._db.execute(sql, named(args)).fetchall()

    async def write(self, sql: str, *args: Any) -> int:
        return await self._write(lambda db: db.execute(sql, named(args)).rowcount)

    async def write_all(self, first: Statement, *rest: Statement) -> int:
        return await self._write(lambda db: run_together(db, first, rest))

    async def append(self, match: str, seq: int, rows: Sequence[Row], now: float) -> None:
        lines = lines_of(match, seq, rows, now)
        await self._write(lambda db: db.executemany(INSERT, lines).rowcount)

    async def add(
        self, card: Card, rows: Sequence[Row] = (), now: float = 0, remarks: Sequence[Remark] = ()
    ) -> None:
        await self._write(lambda db: add_table(db, card, rows, now, remarks))

    async def dump(self, file: Path) -> None:
        async with self._gate:
            with closing(sqlite3.connect(file)) as copy:
                self._db.backup(copy)

    async def load(self, file: Path) -> None:
        def work(db: sqlite3.Connection) -> int:
            with closing(sqlite3.connect(file)) as kept:
                for table, columns in COLUMNS.items():
                    db.executemany(insert_into(table), kept.execute(f"select {columns} from {table}"))
            return db.total_changes

        await self._write(work)

    async def merge(self, file: Path) -> None:
        """Add from a backup the tables that are not here, and the events that follow those that are here."""
        async with self._gate:
            self._db.execute("attach ? as brought", [str(file)])
        try:
            await self._write(lambda db: sum(db.execute(sql).rowcount for sql in merging()))
        finally:
            async with self._gate:
                self._db.execute("detach brought")

    # Writing

    async def _write(self, work: Work) -> int:
        """Write to the end, even if nobody waits for it any more."""
        task = asyncio.create_task(self._write_now(work))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        async with self._noting():
            return await asyncio.shield(task)

    async def _write_now(self, work: Work) -> int:
        async with self._gate:
            self._db.execute("begin")
            try:
                result = work(self._db)
                await self._keep()
            except BaseException as wrong:
                self._db.execute("rollback")
                raise reason(wrong) from wrong
            self._db.execute("commit")
            return result

    async def _keep(self) -> None:
        changes = self._db.execute("select how, key, row from changes order by rowid").fetchall()
        self._db.execute("delete from changes")
        if changes:
            error = await self._keeper.write(as_json(changes))
            self._raise_for(await self._keep_everything() if error == CLOSED else error)

    async def _keep_everything(self) -> str:
        return await self._keeper.replace(len(MIGRATIONS), everything(self._db))

    def _raise_for(self, error: str) -> None:
        if error == WROTE_FIRST:
            raise Stale
        if error:
            raise problem("store-full") if error == NO_ROOM else problem("store-fails", why=error)


def merging() -> list[str]:
    """Return SQL that adds what is missing, except to tables that went on differently here."""
    other = """select 1 from main.events as ours join brought.events as theirs using (match, seq)
        where match = new.match and ours.digest <> theirs.digest"""
    only = {"events": f"where not exists ({other})"}
    return [
        f"insert or ignore into {table} ({names}) "
        f"select {names} from brought.{table} as new {only.get(table, '')}"
        for table, names in COLUMNS.items()
    ]


def reason(wrong: BaseException) -> BaseException:
    """Return why a write failed, as every store says it."""
    if isinstance(wrong, sqlite3.IntegrityError):
        return Stale()
    return told(wrong) if isinstance(wrong, sqlite3.Error) else wrong


# Rows as JSON


def note_changes(db: sqlite3.Connection) -> None:
    """Let the database note every row that is added, changed or deleted."""
    db.execute("create temp table changes (how text, key text, row text)")
    for table in COLUMNS:
        for how, verb, row in NOTING:
            noted = f"insert into changes values ('{how}', {key_of(db, table, row)}, {row_of(table, row)})"
            db.execute(f"create temp trigger {table}_{verb} after {verb} on {table} begin {noted}; end")


def key_of(db: sqlite3.Connection, table: str, row: str) -> str:
    """Return SQL for the key of a row: its table and its primary key."""
    columns = db.execute(f"select name from pragma_table_info('{table}') where pk > 0 order by pk")
    return f"json_array('{table}', {', '.join(f'{row}.{name}' for (name,) in columns)})"


def row_of(table: str, row: str) -> str:
    pairs = (f"'{name}', {row}.{name}" for name in COLUMNS[table].split(", "))
    return f"json_object({', '.join(pairs)})"


def everything(db: sqlite3.Connection) -> str:
    """Return all rows, as if they had just been added."""
    found: list[tuple[str, str, str]] = []
    for table in COLUMNS:
        found += db.execute(f"select 'add', {key_of(db, table, table)}, {row_of(table, table)} from {table}")
    return as_json(found)


def as_json(changes: Sequence[tuple[str, str, str]]) -> str:
    return "[" + ", ".join(f'["{how}", {key}, {row}]' for how, key, row in changes) + "]"
