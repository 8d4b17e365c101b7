"""The SQLite store survives a full disk, another process's lock, and files that are no database."""
import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tabletown.kernel.telling.message import Problem
from tabletown.store import Head, Row, Stale, Store, sqlite
from tabletown.store.sqlite import SqliteStore

from .storing import NOON, card, opened, problem_of, rows

pytestmark = pytest.mark.anyio

HUGE = [Row(0, "x" * 1_000_000, "")]
SHORT, LONG = 0.05, 20.0  # seconds of patience


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with opened(SqliteStore(path, LONG)) as store:
        await store.add(card("t"))
        await store.append("t", 0, rows("a", "b"), NOON)
        yield store


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the write lock as another process would."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        yield
        other.execute("rollback")


async def fill(store: Store) -> None:
    """Let the file grow no more."""
    await store.write("pragma max_page_count = 1")


async def make_room(store: Store) -> None:
    await store.write("pragma max_page_count = 1000000")


# A full disk


async def test_a_full_disk_is_told_and_takes_nothing_away(store: Store) -> None:
    await fill(store)
    assert await problem_of(store.append("t", 2, [*rows("c"), *HUGE], NOON)) == "store-full"
    assert await problem_of(store.add(card("u", seed="5" * 1_000_000))) == "store-full"
    assert await store.events("t") == rows("a", "b") and await store.read("u") is None


async def test_when_there_is_room_again_it_goes_on(store: Store) -> None:
    await fill(store)
    assert await problem_of(store.append("t", 2, HUGE, NOON)) == "store-full"
    await make_room(store)
    await store.append("t", 2, HUGE, NOON)
    assert await store.events("t", 2) == HUGE


async def test_on_a_full_disk_exactly_what_was_acknowledged_is_there(store: Store) -> None:
    tables = [f"t{i}" for i in range(20)]
    for table in tables:
        await store.add(card(table))
    await fill(store)
    writing = (
        store.append(table, 0, HUGE if i % 5 == 4 else rows("a"), NOON) for i, table in enumerate(tables)
    )
    came = await asyncio.gather(*writing, return_exceptions=True)
    assert {type(one) for one in came} <= {type(None), Problem} and all(
        isinstance(one, Problem) for one in came[4::5]
    )
    assert {table: head.seq for table, head in (await store.heads(tables)).items()} == {
        table: int(one is None) for table, one in zip(tables, came, strict=True)
    }


# Somebody else's writes and locks


async def test_only_writes_of_others_are_worth_a_look(store: Store, path: Path) -> None:
    await store.append("t", 2, rows("c"), NOON)
    assert not await store.others_wrote()
    async with opened(SqliteStore(path, LONG)) as other:
        await other.append("t", 3, rows("d"), NOON)
        assert await store.others_wrote() and not await other.others_wrote()


async def test_a_locked_database_is_told_after_a_while_and_works_again_afterwards(
    store: Store, path: Path
) -> None:
    async with opened(SqliteStore(path, SHORT)) as impatient:
        with locked(path):
            assert await problem_of(impatient.append("t", 2, rows("c"), NOON)) == "store-busy"
            assert await impatient.events("t") == rows("a", "b")
        await impatient.append("t", 2, rows("d"), NOON)
    assert await store.events("t", 2) == rows("d")


async def test_a_short_lock_is_not_noticed(store: Store, path: Path) -> None:
    with locked(path):
        writing = asyncio.create_task(store.append("t", 2, rows("c"), NOON))
        assert await store.events("t") == rows("a", "b") and not writing.done()
    await writing
    assert await store.events("t", 2) == rows("c")


async def test_a_database_that_is_locked_from_the_start_is_told(store: Store, path: Path) -> None:
    with locked(path):
        assert await problem_of(SqliteStore(path, SHORT).open()) == "store-busy"
    async with opened(SqliteStore(path, SHORT)) as late:
        assert await late.events("t") == rows("a", "b")


# Many at once, behind a lock so that they are written together


# A table, the event after which to append, and a move; t has two events, v and u have none, gone is no table.
BATCH = (
    ("u", 0, "a"), ("t", 1, "late"), ("v", 0, "a"), ("u", 1, "b"), ("t", 2, "c"), ("gone", 0, "a"),
    ("u", 2, "c"),
)


async def test_in_a_batch_only_stale_writes_fail(store: Store, path: Path) -> None:
    for table in ("u", "v"):
        await store.add(card(table))
    with locked(path):
        writing = [
            asyncio.create_task(store.append(table, seq, rows(move), NOON)) for table, seq, move in BATCH
        ]
        await store.rows("select 1")
    came = await asyncio.gather(*writing, return_exceptions=True)
    assert [BATCH[i][0] for i, one in enumerate(came) if isinstance(one, Stale)] == ["t", "gone"]
    stored = [[row.move for row in await store.events(table)] for table in ("t", "u", "v")]
    assert stored == [["a", "b", "c"], ["a", "b", "c"], ["a"]]


async def test_a_batch_is_written_whole_or_not_at_all(store: Store, path: Path) -> None:
    for table in ("u", "v"):
        await store.add(card(table))
    await fill(store)
    with locked(path):
        alone = asyncio.create_task(store.remove("gone"))
        await asyncio.sleep(0)
        group = [
            asyncio.create_task(store.append(table, 0, some, NOON))
            for table, some in (("u", rows("a")), ("v", HUGE))
        ]
        await asyncio.sleep(0)
    await alone
    assert [await problem_of(one) for one in group] == ["store-full", "store-full"] and await store.events(
        "u"
    ) == []
    await store.append("u", 0, rows("a"), NOON)


async def test_a_statement_that_fails_is_told_and_stops_nobody_else(store: Store) -> None:
    assert await problem_of(store.write("this is no sql")) == "store-fails"
    await store.append("t", 2, rows("c"), NOON)
    assert await store.events("t", 2) == rows("c")


async def test_a_cancelled_write_stops_nobody_else(store: Store, path: Path) -> None:
    with locked(path):
        writing = [
            asyncio.create_task(store.append("t", seq, rows(move), NOON))
            for seq, move in ((2, "c"), (3, "d"))
        ]
        await store.rows("select 1")
        writing[0].cancel()
    await writing[1]
    assert writing[0].cancelled() and [row.move for row in await store.events("t", 2)] == ["c", "d"]


@pytest.mark.parametrize(("lately", "commits"), [(0.0, 2), (1e9, 1)])
async def test_only_under_load_a_write_waits_for_others(
    path: Path, monkeypatch: pytest.MonkeyPatch, lately: float, commits: int
) -> None:
    monkeypatch.setattr(sqlite, "LATELY", lately)
    store, done = SqliteStore(path, LONG), list[str]()
    async with opened(store):
        await store.add(card("t"))
        store._writing.set_trace_callback(done.append)
        await asyncio.gather(*(store.append("t", seq, rows("a"), NOON) for seq in range(20)))
        assert [sql.lower() for sql in done].count("commit") == commits


async def test_closing_finishes_pending_writes(path: Path) -> None:
    store = SqliteStore(path, LONG)
    await store.open()
    await store.add(card("t"))
    with locked(path):
        writing = [asyncio.create_task(store.append("t", seq, rows("a"), NOON)) for seq in range(3)]
        closing_down = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        assert not any(one.done() for one in (*writing, closing_down))
    await asyncio.gather(*writing, closing_down)
    async with opened(SqliteStore(path)) as store_again:
        assert await store_again.heads(["t"]) == {"t": Head(1, 3)}


async def test_a_database_that_stays_locked_is_closed_all_the_same(path: Path) -> None:
    store = SqliteStore(path, SHORT)
    await store.open()
    with locked(path):
        await store.close()


# Not a database


@pytest.mark.parametrize(
    "content", [b"This is a letter to the mayor, and no database at all.\n" * 40, bytes(4096)]
)
async def test_a_file_that_is_no_database_is_told_and_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert await problem_of(SqliteStore(path).open()) == "store-fails"
    assert path.read_bytes() == content


@pytest.mark.parametrize("way", ["tables.sqlite", "file/tables.sqlite", "file/folder/tables.sqlite"])
async def test_a_place_that_cannot_be_written_is_told(tmp_path: Path, way: str) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    (tmp_path / "tables.sqlite").mkdir()
    assert await problem_of(SqliteStore(tmp_path / way).open()) == "store-fails"


async def test_missing_folders_are_made(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "a" / "b" / "tables.sqlite")) as store:
        await store.alive()


# The truth


async def test_a_store_whose_file_is_gone_takes_nothing_more(store: Store, path: Path) -> None:
    """Not even if another file has come in its place."""
    path.rename(path.with_name("elsewhere"))
    for _ in range(2):
        assert await problem_of(store.append("t", 2, rows("c"), NOON)) == "store-gone"
        assert await problem_of(store.alive()) == "store-gone"
        path.touch()
    path.with_name("elsewhere").replace(path)
    await store.append("t", 2, rows("c"), NOON)
    assert await store.events("t", 2) == rows("c")


async def test_a_store_whose_journal_is_gone_takes_nothing_more(store: Store, path: Path) -> None:
    Path(f"{path}-wal").unlink()
    assert await problem_of(store.append("t", 2, rows("c"), NOON)) == "store-gone"


async def test_a_damaged_file_is_noticed(store: Store, path: Path) -> None:
    await store.alive()
    await store.rows("pragma wal_checkpoint(truncate)")
    size = path.stat().st_size
    with open(path, "r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (size - 4096))
    store._checked = -1e9  # type: ignore[attr-defined]
    assert await problem_of(store.alive()) in ("store-damaged", "store-fails")


async def test_a_rollback_that_fails_hangs_nobody(store: SqliteStore) -> None:
    """Whatever happens in the thread that writes, everybody gets an answer, and a new connection helps."""
    store._writing = Broken(store._writing)  # type: ignore[assignment]
    assert await problem_of(store.append("t", 2, rows("c"), NOON)) == "store-fails"
    await store.append("t", 2, rows("d"), NOON)
    assert await store.events("t", 2) == rows("d")


class Broken:
    """A connection whose disk fails, first for the commit and then for the rollback."""

    def __init__(self, real: sqlite3.Connection) -> None:
        self.real = real

    def __getattr__(self, name: str) -> object:
        return getattr(self.real, name)

    def execute(self, sql: str, *args: Any) -> object:
        if sql in ("commit", "rollback"):
            raise sqlite3.OperationalError("disk I/O error")
        return self.real.execute(sql, *args)


async def test_errors_are_reported(store: Store, path: Path) -> None:
    noted: list[str] = []
    store.on_failure = lambda wrong: noted.append(wrong.message.id)
    assert await problem_of(store.write("this is no sql")) == "store-fails"
    assert await problem_of(store.rows("nor is this")) == "store-fails"
    assert noted == ["store-fails", "store-fails"]
