"""Processes on one PostgreSQL hear of each other, and lose nothing acknowledged when it goes away."""
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import asyncpg
import pytest

from tabletown.kernel.telling.message import Problem
from tabletown.store import Row, Stale, Store, store_at

from .postgres import CRASH, FAST, Cluster
from .serving import LOOKING, WAIT
from .storing import NOON, card, opened, problem_of, rows

pytestmark = pytest.mark.anyio

LISTENS, WAITS = "query ilike 'listen %' and state = 'idle'", "wait_event_type = 'Lock'"
News = asyncio.Queue[tuple[str, int]]


@pytest.fixture
async def store(cluster: Cluster) -> AsyncIterator[Store]:
    url = cluster.new_database()
    async with opened(url) as store:
        await store.add(card("t"))
        await store.append("t", 0, rows("a", "b"), NOON)
        yield store


@pytest.fixture
async def news(store: Store) -> AsyncIterator[News]:
    """Return the queue of what another process hears."""
    heard: News = asyncio.Queue()
    async with opened(url_of(store)) as other:
        other.listen(lambda *one: heard.put_nowait(one))
        await somebody(store, LISTENS)
        yield heard


def url_of(store: Store) -> str:
    return str(store.url)  # type: ignore[attr-defined]


async def somebody(store: Store, does: str) -> None:
    """Wait until some connection does so; the database may be away for a while."""
    async with asyncio.timeout(WAIT):
        while True:
            with suppress(Problem):
                if await store.rows(
                    f"select 1 from pg_stat_activity where datname = current_database() and {does}"
                ):
                    return
            await asyncio.sleep(LOOKING)


async def next_of(news: News) -> tuple[str, int]:
    return await asyncio.wait_for(news.get(), WAIT)


# Notices


async def test_others_hear_how_far_a_table_has_come(store: Store, news: News) -> None:
    await store.append("t", 2, rows("c", "d", "e"), NOON)
    assert await next_of(news) == ("t", 5)


async def test_others_hear_of_every_change_of_a_card(store: Store, news: News) -> None:
    await store.add(card("u"))
    await store.change(card("t", version=2))
    await store.remove("t")
    assert [await next_of(news) for _ in range(3)] == [("u", 0), ("t", 0), ("t", 0)]


async def test_nobody_hears_of_what_was_not_stored(store: Store, news: News) -> None:
    with pytest.raises(Stale):
        await store.append("t", 1, rows("late", "too late"), NOON)
    await store.append("t", 2, rows("c"), NOON)
    assert await next_of(news) == ("t", 3)


@pytest.mark.parametrize("how", [FAST, CRASH])
async def test_listeners_listen_again_after_a_restart(
    store: Store, news: News, cluster: Cluster, how: str
) -> None:
    await asyncio.to_thread(cluster.restart, how)
    await somebody(store, LISTENS)
    await store.append("t", 2, rows("c"), NOON)
    assert await next_of(news) == ("t", 3)


@pytest.mark.parametrize(
    "wrong", [ConnectionRefusedError, asyncpg.InternalClientError, asyncpg.InvalidPasswordError]
)
async def test_a_process_that_cannot_listen_tries_again(
    store: Store, monkeypatch: pytest.MonkeyPatch, wrong: type[Exception]
) -> None:
    async def refuse(*_: object, **__: object) -> None:
        monkeypatch.undo()
        raise wrong

    monkeypatch.setattr(asyncpg, "connect", refuse)
    store.listen(lambda *_: None)
    await somebody(store, LISTENS)


# Away and back again


async def test_an_unreachable_database_is_told_and_then_it_goes_on(store: Store, cluster: Cluster) -> None:
    with cluster.away():
        for doing in (
            store.append("t", 2, rows("c"), NOON),
            store.change(card("t", version=2)),
            store.events("t"),
            store.alive(),
        ):
            assert await problem_of(doing) == "store-away"
        assert await problem_of(store_at(url_of(store)).open()) == "store-away"
    await store.append("t", 2, rows("c"), NOON)
    assert [row.move for row in await store.events("t")] == ["a", "b", "c"] and await store.read("t") == card(
        "t"
    )


@pytest.mark.parametrize("how", [FAST, CRASH])
async def test_nothing_acknowledged_is_lost_when_it_is_restarted_under_load(
    store: Store, cluster: Cluster, how: str
) -> None:
    tables = [f"t{i}" for i in range(6)]
    for table in tables:
        await store.add(card(table))
    restarting = asyncio.create_task(asyncio.to_thread(cluster.restart, how))
    async with asyncio.timeout(WAIT):
        kept = await asyncio.gather(*(keep_writing(store, table, restarting) for table in tables))
    for table, acknowledged in zip(tables, kept, strict=True):
        stored = await store.events(table)
        assert all(stored[seq] == row for seq, row in acknowledged.items())
        assert max(acknowledged) == len(stored) - 1


async def keep_writing(store: Store, table: str, restarting: asyncio.Task[None]) -> dict[int, Row]:
    """Write events during the restart and a little longer; return those that were acknowledged."""
    acknowledged: dict[int, Row] = {}
    seq = after = 0
    while after < 5:
        try:
            await store.append(table, seq, [row := Row(0, f"{table} {seq}", "")], NOON)
            acknowledged[seq] = row
            seq, after = seq + 1, after + restarting.done()
        except Stale:
            seq += 1  # stored, but the answer was lost
        except Problem as wrong:
            assert wrong.message.id == "store-away"
            await asyncio.sleep(LOOKING)
    return acknowledged


async def test_closing_finishes_pending_writes(cluster: Cluster) -> None:
    url = cluster.new_database()
    store = store_at(url)
    await store.open()
    await store.add(card("t"))
    async with locked(url):
        writing = asyncio.create_task(store.append("t", 0, rows("a"), NOON))
        await somebody(store, WAITS)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
    await asyncio.gather(writing, closing)
    async with opened(url) as again:
        assert await again.events("t") == rows("a")


async def test_a_store_whose_database_is_away_is_closed_all_the_same(cluster: Cluster) -> None:
    store = store_at(cluster.new_database())
    await store.open()
    with cluster.away():
        await store.close()


@asynccontextmanager
async def locked(url: str) -> AsyncIterator[None]:
    """Lock the events as another process would."""
    db = await asyncpg.connect(url)
    async with db.transaction():
        await db.execute("lock table events")
        yield
    await db.close()


# What else it may say


@pytest.mark.parametrize(
    ("code", "told"),
    [("53100", "store-full"), ("53300", "store-away"), ("57P01", "store-away"), ("42501", "store-fails")],
)
async def test_an_error_is_told_and_leaves_nothing_behind(store: Store, code: str, told: str) -> None:
    db = await asyncpg.connect(url_of(store))
    await db.execute(
        f"create function refuse() returns trigger as 'begin raise sqlstate ''{code}''; end' language plpgsql"
    )
    await db.execute(
        "create trigger refuse before insert on events "
        "for each row when (new.move = 'c') execute function refuse()"
    )
    await db.close()
    assert await problem_of(store.append("t", 2, rows("b", "c"), NOON)) == told
    await store.append("t", 2, rows("d"), NOON)
    assert [row.move for row in await store.events("t")] == ["a", "b", "d"]


@pytest.mark.parametrize("change", ["nowhere?", "x" * 200 + "?", "?port=many&", "?sslmode=nonsense&"])
async def test_an_address_that_leads_nowhere_is_told(store: Store, change: str) -> None:
    assert await problem_of(store_at(url_of(store).replace("?", change)).open()) == "store-fails"
