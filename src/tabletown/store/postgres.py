"""The store for several processes, which tell each other of changes by NOTIFY and poll for missed ones."""
import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import asyncpg

from ..kernel.remark import Remark
from ..kernel.telling.message import Problem, problem
from .sqlite import insert_into, new_file
from .store import (
    ADD, COLUMNS, MIGRATIONS, News, Stale, Statement, Store, check_version, facts_of, remarking,
)
from .stored_table import Card, Row

CHANNEL = "tabletown"
MIGRATING = 7_401_953  # the number of the lock that lets one process at a time migrate
AGAIN = 0.5  # seconds between attempts to listen again
CLOSING = 5.0  # seconds that pending writes have when the store closes
AWAY = (
    OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError, asyncpg.InsufficientResourcesError, asyncpg.InternalClientError,
)  # InternalClientError is raised when a connection breaks halfway through a message

APPEND = """
with added as (
    insert into events (match, seq, seat, move, digest, at)
    select $1, $2 + n, seat, move, digest, $6
    from unnest($3::int[], $4::text[], $5::text[]) with ordinality as e (seat, move, digest, n)
    returning seq
)
select pg_notify('tabletown', $1 || ' ' || max(seq)) from added
"""


class PostgresStore(Store):
    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with asking():
            self._pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=4, command_timeout=10, timeout=10
            )
            async with self._pool.acquire() as db, db.transaction():
                await migrate(db)

    async def close(self) -> None:
        """Finish pending writes, unless the database is unreachable."""
        if self._listening:
            self._listening.cancel()
        with suppress(*AWAY):
            async with asyncio.timeout(CLOSING):
                await self._pool.close()

    async def rows(self, sql: str, *args: Any) -> list[Any]:
        async with self._noting(), asking():
            with suppress(asyncpg.CharacterNotInRepertoireError):
                return list(await self._pool.fetch(sql, *args))
        return []  # PostgreSQL cannot store such characters, so there is nothing to find

    async def write(self, sql: str, *args: Any) -> int:
        async with self._noting(), asking():
            done = await self._pool.execute(sql, *args)
        await self._notify(args[0], 0)
        return count_in(done)

    async def write_all(self, first: Statement, *rest: Statement) -> int:
        async with self._noting(), asking(), self._pool.acquire() as db, db.transaction():
            touched = count_in(await db.execute(first[0], *first[1]))
            if touched:
                await run_all(db, rest)
        await self._notify(first[1][0], 0)
        return touched

    async def append(self, match: str, seq: int, rows: Sequence[Row], now: float) -> None:
        async with self._noting(), asking():
            await self._pool.execute(APPEND, match, seq, *columns_of(rows), now)

    async def add(
        self, card: Card, rows: Sequence[Row] = (), now: float = 0, remarks: Sequence[Remark] = ()
    ) -> None:
        async with self._noting(), asking(), self._pool.acquire() as db, db.transaction():
            await db.execute(ADD, *facts_of(card))
            if rows:
                await db.execute(APPEND, card.id, 0, *columns_of(rows), now)
            await run_all(db, remarking(card.id, 0, remarks, now))
        await self._notify(card.id, 0)

    async def dump(self, file: Path) -> None:
        async with (
            self._noting(), asking(), self._pool.acquire() as db,
            db.transaction(isolation="repeatable_read", readonly=True),
        ):
            with closing(new_file(file)) as copy:
                copy.execute("begin")
                for table, columns in COLUMNS.items():
                    async for row in db.cursor(f"select {columns} from {table}", prefetch=1000):
                        copy.execute(insert_into(table), tuple(row))
                copy.execute("commit")

    async def load(self, file: Path) -> None:
        async with self._noting(), asking(), self._pool.acquire() as db, db.transaction():
            with closing(sqlite3.connect(file)) as kept:
                for table, columns in COLUMNS.items():
                    records = kept.execute(f"select {columns} from {table}")
                    names = columns.split(", ")
                    await db.copy_records_to_table(table, records=records, columns=names)

    async def _notify(self, match: str, seq: int) -> None:
        with suppress(*AWAY):
            await self._pool.execute("select pg_notify($1, $2)", CHANNEL, f"{match} {seq}")

    # Listening

    def listen(self, news: News) -> None:
        self._listening = asyncio.create_task(self._listen(news))

    async def _listen(self, news: News) -> None:
        """Listen forever, and connect again whenever the connection breaks."""
        while True:
            with suppress(*AWAY, asyncpg.PostgresError):
                await self._listen_once(news)
            await asyncio.sleep(AGAIN)

    async def _listen_once(self, news: News) -> None:
        db, lost = await asyncpg.connect(self.url, timeout=10), asyncio.Event()
        db.add_termination_listener(lambda *_: lost.set())
        try:
            await db.add_listener(CHANNEL, lambda _db, _pid, _channel, heard: news(*read_news(str(heard))))
            await lost.wait()
        finally:
            db.terminate()


@asynccontextmanager
async def asking() -> AsyncIterator[None]:
    """Turn database errors into messages for people; raise Stale for the second of two writers."""
    try:
        yield
    except (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError) as second:
        raise Stale from second
    except (*AWAY, asyncpg.PostgresError, ValueError) as wrong:
        raise told(wrong) from wrong


def told(wrong: Exception) -> Problem:
    """Return an error as a message for people; a ValueError means a malformed address."""
    if isinstance(wrong, asyncpg.DiskFullError):
        return problem("store-full")
    away = isinstance(wrong, AWAY) and not isinstance(wrong, ValueError)
    return problem("store-away") if away else problem("store-fails", why=str(wrong))


async def run_all(db: Any, statements: Sequence[Statement]) -> None:
    for sql, args in statements:
        await db.execute(sql, *args)


def count_in(done: str) -> int:
    """Return how many rows a command touched, from what the database says of it."""
    return int(done.rpartition(" ")[2])


def columns_of(rows: Sequence[Row]) -> list[list[Any]]:
    return [[row.seat for row in rows], [row.move for row in rows], [row.digest for row in rows]]


def read_news(heard: str) -> tuple[str, int]:
    match, seq = heard.split(" ")
    return match, int(seq)


async def migrate(db: Any) -> None:
    await db.execute("select pg_advisory_xact_lock($1)", MIGRATING)
    await db.execute("create table if not exists migrated (version integer primary key)")
    version = int(await db.fetchval("select coalesce(max(version), 0) from migrated"))
    check_version(version)
    for number, sql in enumerate(MIGRATIONS[version:], version + 1):
        await db.execute(sql)
        await db.execute("insert into migrated values ($1)", number)
