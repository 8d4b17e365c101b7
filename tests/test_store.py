"""Both stores keep everything in order, and tell a second writer that it is stale."""
import asyncio
import threading
from collections.abc import AsyncIterator, Iterator

import pytest

from tabletown.kernel.telling.message import Problem
from tabletown.store import Beat, Chair, Head, Row, Stale, Store, store_at
from tabletown.store.store import MIGRATIONS

from .serving import WAIT
from .storing import NOON, card, opened, problem_of, rows

pytestmark = pytest.mark.anyio

SECOND = "alter table tables add column mood text not null default 'calm'"


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    async with opened(place) as store:
        yield store


# Cards


async def test_a_card_is_read_as_it_was_added(store: Store) -> None:
    full = card("t", aids=["hints"], seed="5eed", hash="4a54", listed=True, ended=True, version=3)
    await store.add(full)
    assert await store.read("t") == full


@pytest.mark.parametrize("id", ["", "T", "t ", "t' or '1'='1", "%", "\0", "ü" * 100])
async def test_an_unknown_table_is_not_there(store: Store, id: str) -> None:
    await store.add(card("t"))
    assert await store.read(id) is None and await store.events(id) == [] and await store.heads([id]) == {}


async def test_a_table_and_its_events_are_added_together_or_not_at_all(store: Store) -> None:
    await store.add(card("t"), rows("a", "b"), NOON)
    assert await store.events("t") == rows("a", "b")
    with pytest.raises((OverflowError, Problem)):
        await store.add(card("u"), [*rows("a"), Row(2**80, "b", "")], NOON)
    assert await store.read("u") is None and await store.events("u") == []


async def test_a_damaged_card_is_told_and_not_listed(store: Store) -> None:
    await store.add(card("t", listed=True))
    await store.add(card("u", listed=True))
    await store.write("update tables set card = $2 where id = $1", "t", '{"id": 1')
    assert await problem_of(store.read("t")) == "card-damaged"
    assert [one.id for one in await store.listed()] == ["u"]


async def test_a_beat_is_kept(store: Store) -> None:
    assert await store.last_beat("a") is None
    for beat in (Beat(NOON), Beat(NOON + 1, NOON)):
        await store.beat("a", beat)
        assert await store.last_beat("a") == beat


async def test_a_table_is_added_once(store: Store) -> None:
    await store.add(card("t", seed="first"))
    with pytest.raises(Stale):
        await store.add(card("t", seed="second"))
    assert await store.read("t") == card("t", seed="first")


async def test_of_two_changes_of_a_card_one_is_stale(store: Store) -> None:
    await store.add(card("t"))
    changed = [card("t", version=2, seed=seed) for seed in ("first", "second")]
    came = await asyncio.gather(*(store.change(one) for one in changed), return_exceptions=True)
    assert sorted(map(repr, came)) == ["None", "Stale()"]
    assert await store.read("t") == changed[came.index(None)]


@pytest.mark.parametrize("version", [1, 3])
async def test_a_change_must_follow_what_is_there(store: Store, version: int) -> None:
    await store.add(card("t"))
    with pytest.raises(Stale):
        await store.change(card("t", version=version, ended=True))
    assert await store.read("t") == card("t")


async def test_a_removed_table_cannot_be_changed(store: Store) -> None:
    await store.add(card("t"))
    await store.remove("t")
    with pytest.raises(Stale):
        await store.change(card("t", version=2))


async def test_listed_tables_come_newest_first_and_not_too_many(store: Store) -> None:
    for i in range(4):
        await store.add(card(f"t{i}", NOON + i, listed=i != 2))
    await store.change(card("t0", NOON, version=2, listed=False))
    assert [found.id for found in await store.listed()] == ["t3", "t1"]
    assert [found.id for found in await store.listed(1)] == ["t3"]


# Events


async def test_events_come_back_in_order(store: Store) -> None:
    await store.add(card("t"))
    moves = rows(*(f"move {i}" for i in range(120)))
    for start, end in ((0, 1), (1, 100), (100, 120)):
        await store.append("t", start, moves[start:end], NOON)
    assert await store.events("t") == moves
    assert await store.events("t", 98) == moves[98:] and await store.events("t", 120) == []


@pytest.mark.parametrize(
    "text",
    ["łąka ßtraße 城市 🏙", "'; drop table events; --", "two\nlines\tand\\a {brace}", '"quoted", NULL', ""],
)
async def test_any_text_is_kept_as_it_is(store: Store, text: str) -> None:
    seated = card("t", chairs=[Chair("human", text, "a1")], options={text: text})
    await store.add(seated)
    await store.append("t", 0, [Row(0, text, text)], NOON)
    assert await store.read("t") == seated and await store.events("t") == [Row(0, text, text)]


async def test_of_two_writers_one_is_stale_and_leaves_nothing(store: Store) -> None:
    await store.add(card("t"))
    both = rows("a", "b", "c"), rows("x", "y")
    came = await asyncio.gather(*(store.append("t", 0, some, NOON) for some in both), return_exceptions=True)
    assert sorted(map(repr, came)) == ["None", "Stale()"]
    assert await store.events("t") == both[came.index(None)]


async def test_all_or_none_even_if_only_the_last_event_is_taken(store: Store) -> None:
    await store.add(card("t"))
    await store.append("t", 2, rows("third"), NOON)
    with pytest.raises(Stale):
        await store.append("t", 0, rows("first", "second", "other third"), NOON)
    assert await store.events("t") == rows("third")


async def test_many_write_to_many_tables_at_once(store: Store) -> None:
    tables = [f"t{i}" for i in range(12)]

    async def write(table: str) -> None:
        await store.add(card(table))
        for seq in range(15):
            await store.append(table, seq, rows(f"{table} {seq}"), NOON)

    await asyncio.gather(*map(write, tables))
    assert await store.heads(tables) == {table: Head(1, 15) for table in tables}
    for table in tables:
        assert [row.move for row in await store.events(table)] == [f"{table} {seq}" for seq in range(15)]


async def test_many_race_for_every_event_of_one_table(store: Store) -> None:
    await store.add(card("t"))
    for seq in range(10):
        came = await asyncio.gather(
            *(store.append("t", seq, rows(f"{seq} of {i}"), NOON) for i in range(5)), return_exceptions=True
        )
        assert sorted(map(repr, came)) == ["None", *["Stale()"] * 4]
        assert await store.events("t", seq) == rows(f"{seq} of {came.index(None)}")


async def test_what_cannot_be_written_harms_nobody_else(store: Store) -> None:
    tables = ["t", "u", "v"]
    for table in tables:
        await store.add(card(table))
    moves = ["a", "half a letter: \ud800", "a"]
    writing = (
        store.append(table, 0, [Row(0, move, "")], NOON) for table, move in zip(tables, moves, strict=True)
    )
    came = await asyncio.gather(*writing, return_exceptions=True)
    assert came[::2] == [None, None] and isinstance(came[1], Problem | UnicodeError)
    assert {table: head.seq for table, head in (await store.heads(tables)).items()} == {
        "t": 1,
        "u": 0,
        "v": 1,
    }


async def test_nothing_is_appended_to_a_table_that_is_not_there(store: Store) -> None:
    await store.add(card("t"))
    await store.append("t", 0, rows("a"), NOON)
    await store.remove("t")
    for table, seq in (("t", 1), ("t", 0), ("never", 0)):
        with pytest.raises(Stale):
            await store.append(table, seq, rows("b"), NOON)
    assert await store.events("t") == []


async def test_a_removed_table_takes_its_events_along_and_no_others(store: Store) -> None:
    for table in ("t", "u"):
        await store.add(card(table))
        await store.append(table, 0, rows("a", "b"), NOON)
    await store.remove("t")
    await store.remove("t")
    assert await store.read("t") is None and await store.events("t") == []
    assert await store.read("u") == card("u") and await store.events("u") == rows("a", "b")


async def test_a_table_that_woke_up_is_not_removed(store: Store) -> None:
    await store.add(card("t"))
    await store.append("t", 0, rows("a"), NOON)
    assert not await store.remove("t", before=NOON) and await store.events("t") == rows("a")
    assert (
        await store.remove("t", before=NOON + 1)
        and not await store.remove("t")
        and await store.read("t") is None
    )


# How far, and how long ago


async def test_heads_say_how_far_tables_have_come(store: Store) -> None:
    await store.add(card("t"))
    await store.add(card("u"))
    await store.append("t", 0, rows("a", "b"), NOON)
    await store.change(card("u", version=2))
    assert await store.heads(["t", "u", "gone"]) == {"t": Head(1, 2), "u": Head(2, 0)}
    assert await store.heads([]) == {}


async def test_idle_are_tables_whose_last_event_is_old(store: Store) -> None:
    for table, made, at in (("old", 0, 1), ("played", 0, 10), ("new", 10, 10)):
        await store.add(card(table, NOON + made))
        await store.append(table, 0, rows("a"), NOON + at)
    await store.add(card("untouched"))
    assert sorted(await store.idle(NOON + 10)) == ["old", "untouched"] and await store.idle(NOON) == []


# Opening


async def test_what_was_stored_is_there_after_opening_again(place: str) -> None:
    async with opened(place) as store:
        await store.add(card("t"))
        await store.append("t", 0, rows("a", "b"), NOON)
    async with opened(place) as store:
        await store.alive()
        assert await store.read("t") == card("t") and await store.events("t") == rows("a", "b")


@pytest.fixture
def second_migration() -> Iterator[list[str]]:
    """Let a test add migrations as a later version would, and remove them afterwards."""
    known = MIGRATIONS[:]
    yield MIGRATIONS
    MIGRATIONS[:] = known


async def test_an_old_database_is_brought_up_to_date_with_its_matches(
    place: str, second_migration: list[str]
) -> None:
    async with opened(place) as store:
        await store.add(card("t"))
        await store.append("t", 0, rows("a", "b"), NOON)
    second_migration.append(SECOND)
    for _ in range(2):
        async with opened(place) as store:
            assert await store.read("t") == card("t") and await store.events("t") == rows("a", "b")
            assert [row[0] for row in await store.rows("select mood from tables")] == ["calm"]


async def test_several_processes_may_migrate_at_once(place: str, second_migration: list[str]) -> None:
    """Threads stand for processes: each has its own loop and its own connections."""
    async with opened(place):
        second_migration.append(SECOND)
    together = threading.Barrier(4)

    async def come(number: int) -> None:
        together.wait(WAIT)
        async with opened(place) as store:
            await store.add(card(f"t{number}"))

    await asyncio.gather(*(asyncio.to_thread(asyncio.run, come(number)) for number in range(4)))
    async with opened(place) as store:
        assert len(await store.rows("select mood from tables")) == 4


async def test_a_newer_database_is_refused_and_left_alone(place: str, second_migration: list[str]) -> None:
    second_migration.append(SECOND)
    async with opened(place) as store:
        await store.add(card("t"))
    second_migration.pop()
    assert await problem_of(store_at(place).open()) == "store-too-new"
    second_migration.append(SECOND)
    async with opened(place) as store:
        assert await store.read("t") == card("t")


async def test_a_migration_that_fails_leaves_all_as_it_was(place: str, second_migration: list[str]) -> None:
    async with opened(place) as store:
        await store.add(card("t"))
    second_migration.append(f"{SECOND};\nthis is no sql")
    assert await problem_of(store_at(place).open()) == "store-fails"
    second_migration[-1] = SECOND
    async with opened(place) as store:
        assert await store.read("t") == card("t")
        assert [row[0] for row in await store.rows("select mood from tables")] == ["calm"]
