"""Whatever happens at a table besides moves is told to everybody there, and stands in the record."""
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabletown import catalogue
from tabletown.kernel import record
from tabletown.kernel.chance import hash_of, seed_of
from tabletown.kernel.record import HUMAN, Seat
from tabletown.kernel.remark import NOBODY, Remark, made
from tabletown.kernel.telling.commands import AIDS
from tabletown.kernel.verify import verify_draws
from tabletown.server import remarks
from tabletown.server.connection import sit_down
from tabletown.server.links import LONGEST_NAME, hashed
from tabletown.server.operations import Asker, Operations
from tabletown.server.remarks import chair_remarks
from tabletown.server.requests import SeatWanted, TableWanted
from tabletown.server.table import Table
from tabletown.store import Chair, Stale, backup

from .matches import LITTLE
from .playing import random_match
from .storing import NOON, card, opened, problem_of, rows
from .test_lobby import Pair, Visitor, a_lobby, both_find, pair  # noqa: F401

SECRET = "neoville"  # hands are hidden
GAME = catalogue.load(SECRET)
SEATS = [Seat(HUMAN, "Anna"), Seat("greedy", "Bram")]
SAID = [
    made(0, 0, "sits", "Anna  Maria\nde Wit"),
    made(3, 1, "bot", "greedy", "Bram"),
    made(3, 0, "hint", "Anna"),
    made(9, NOBODY, "ended"),
]


# In a record


def test_remarks_stand_between_events_and_change_no_draw() -> None:
    match = random_match(GAME, 1, 2)
    bare = record.write(match, SEATS, seed=seed_of(1))
    text = record.write(match, SEATS, seed=seed_of(1), remarks=SAID)
    kept = record.read(text)
    assert kept.remarks == SAID and kept.remarks[0].text == "sits Anna Maria de Wit"
    assert [line for line in text.splitlines() if not line.startswith("remark")] == bare.splitlines()
    assert verify_draws(kept, GAME) == verify_draws(record.read(bare), GAME)


def test_a_remark_follows_the_event_it_came_after() -> None:
    lines = record.write(random_match(GAME, 1, 2), SEATS, remarks=SAID).splitlines()
    at = lines.index("remark 2 bot greedy Bram")
    assert lines[at - 1].startswith("3 ") and lines[at + 1] == "remark 1 hint Anna"
    assert lines[lines.index("remark 1 sits Anna Maria de Wit") + 1].startswith("1 ")


# What a change of the card means

ANNA, LOOKED = Chair(HUMAN, "Anna", "a1"), Chair(HUMAN, "Anna", "a1", looked=True)
BOT = Chair("greedy", "Teun")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (ANNA, LOOKED, []),
        (Chair(HUMAN, "", "a1"), ANNA, [("sits", "Anna")]),
        (ANNA, Chair(HUMAN, "Ania", "a1"), [("renamed", "Ania")]),
        (ANNA, BOT, [("leaves", "Anna"), ("bot", "greedy", "Teun")]),
        (LOOKED, BOT, [("leaves-seen", "Anna"), ("bot", "greedy", "Teun")]),
        (BOT, Chair(HUMAN, "", "b2"), [("leaves", "Teun"), ("link",)]),
        (Chair(HUMAN, "", "a1"), Chair(HUMAN, "", "b2"), [("link",)]),
        (Chair(HUMAN, "", "a1", looked=True), BOT, [("leaves-seen", ""), ("bot", "greedy", "Teun")]),
        (BOT, Chair("random", "Teun"), [("leaves", "Teun"), ("bot", "random", "Teun")]),
    ],
)
def test_who_leaves_and_who_comes_is_remarked(old: Chair, new: Chair, said: list[Any]) -> None:
    assert chair_remarks(old, new) == said


# At a table


@pytest.fixture
async def operations(place: str) -> AsyncIterator[Operations]:
    async with a_lobby(place) as lobby:
        yield Operations(lobby)


def told_to(visitor: Visitor) -> list[str]:
    """Return the ids of the remarks that a visitor was told."""
    messages = [msgspec.json.decode(told) for told in visitor.told]
    return [each["told"]["id"] for told in messages for each in told.get("remarks", ())]


@pytest.mark.anyio
async def test_an_opener_who_looks_at_the_hand_of_a_bot_is_told_of(operations: Operations) -> None:
    links = await operations.open_table(Asker(), TableWanted(SECRET, [HUMAN, "greedy"]))
    table, opener, watcher = await operations.lobby.find(links.table), Asker(key=links.opener), Visitor("")
    watcher.key = hashed(links.watch)
    table.guests.add(watcher)
    key = (await operations.give_seat(opener, links.table, 1, SeatWanted(HUMAN))).key
    await operations.see_table(Asker(key=key), links.table)
    await operations.give_seat(opener, links.table, 1, SeatWanted("greedy"))
    said = ["remark-leaves", "remark-link", "remark-leaves-seen", "remark-bot"]
    assert told_to(watcher) == said and msgspec.json.decode(watcher.told[-2])["seen"] == [1]
    text = await operations.give_record(Asker(key=links.watch), links.table)
    assert "remark 2 leaves Teun\nremark 2 link\nremark 2 leaves-seen\nremark 2 bot greedy Teun\n" in text


@pytest.mark.anyio
async def test_where_all_is_open_nothing_is_seen(operations: Operations) -> None:
    links = await operations.open_table(Asker(), TableWanted(LITTLE, [HUMAN, HUMAN]))
    await operations.see_table(Asker(key=links.seats[1]), links.table)
    await operations.give_seat(Asker(key=links.opener), links.table, 1, SeatWanted("random"))
    table = await operations.lobby.find(links.table)
    assert [each.text for each in table.remarks] == ["bot random Teun"]


@pytest.mark.anyio
async def test_a_hint_is_remarked_once_for_each_question(operations: Operations) -> None:
    wanted = TableWanted(LITTLE, [HUMAN, HUMAN], aids=[*AIDS])
    links = await operations.open_table(Asker(), wanted)
    table = await operations.lobby.find(links.table)
    await sit_down(table, hashed(str(links.seats[0])), "Anna")
    for _ in range(2):
        await table.remark_hint(0, 0)
    await table.answer(0, 0, "drop a")
    await table.answer(1, 1, "drop b")
    await table.remark_hint(0, 2)
    assert table.remarks == [Remark(0, 0, "sits Anna"), Remark(0, 0, "hint Anna"), Remark(2, 0, "hint Anna")]


@pytest.mark.anyio
async def test_an_end_is_remarked_and_a_table_with_too_many_remarks_can_still_end(
    operations: Operations, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remarks, "MOST_REMARKS", 2)
    links = await operations.open_table(Asker(), TableWanted(LITTLE, [HUMAN, HUMAN]))
    opener = Asker(key=links.opener)
    for _ in range(2):
        await operations.give_seat(opener, links.table, 1, SeatWanted(HUMAN))
    again = operations.give_seat(opener, links.table, 1, SeatWanted(HUMAN))
    assert await problem_of(again) == "too-many-remarks"
    await operations.end_table(opener, links.table)
    assert (await operations.lobby.find(links.table)).remarks[-1] == Remark(0, NOBODY, "ended")


@pytest.mark.anyio
async def test_remarks_are_there_after_a_restart(place: str) -> None:
    async with a_lobby(place) as lobby:
        opened = await lobby.open(LITTLE, [HUMAN, HUMAN], {}, [], False, False)
        await sit_down(await lobby.find(opened.card.id), hashed(str(opened.seats[1])), "Bram")
    async with a_lobby(place) as lobby:
        assert (await lobby.find(opened.card.id)).remarks == [Remark(0, 1, "sits Bram")]


@pytest.mark.anyio
async def test_two_processes_remark_everything_once(pair: Pair) -> None:  # noqa: F811
    opened = await pair[0].open(LITTLE, [HUMAN, HUMAN], {}, [], False, False)
    here, there = await both_find(pair, opened)
    tables: list[Table] = [here, there, here]
    for table, name in zip(tables, ("Anna", "Ania", "Anka"), strict=True):
        await sit_down(table, hashed(str(opened.seats[0])), name)
    await there.refresh()
    said = [Remark(0, 0, f"{kind} {name}") for kind, name in (
        ("sits", "Anna"), ("renamed", "Ania"), ("renamed", "Anka"),
    )]
    assert here.remarks == there.remarks == said


# Brought in from a file


@pytest.mark.anyio
async def test_an_imported_record_is_marked_and_its_names_keep_the_limits(operations: Operations) -> None:
    """A hash and a seed that do not belong together stay as they are, and nobody vouches for them."""
    match, invented = random_match(GAME, 2, 2), hash_of(seed_of(9))
    seats = [Seat(HUMAN, "A" * 1000), Seat("x" * 1000, "Bram\u202e")]
    text = record.write(
        match, seats, ["hints", "magic"], seed_of(1), invented, [made(1, 0, "sits", "B" * 1000)]
    )
    links = await operations.read_record(Asker(), text.encode())
    table = await operations.lobby.find(links.table)
    told = msgspec.json.decode(table.card_for(Visitor("").role))
    assert (told["imported"], told["hash"], told["seed"]) == (True, invented, seed_of(1))
    assert told["aids"] == ["hints"]
    assert all(len(seat[part]) <= LONGEST_NAME for seat in told["seats"] for part in ("who", "name"))
    assert told["seats"][1]["name"] == "Bram" and table.remarks[0].text == "sits " + "B" * 39 + "…"
    again = record.read(await operations.give_record(Asker(key=links.watch), links.table))
    assert again.imported and (again.hash, again.seed) == (invented, seed_of(1))
    assert again.remarks == table.remarks


@pytest.mark.anyio
async def test_an_invented_seed_is_never_verified(operations: Operations) -> None:
    for seed, promised, why in (
        (seed_of(1), hash_of(seed_of(9)), "record-seed-not-of-hash"),
        (seed_of(9), "", "record-not-drawn"),
    ):
        text = record.write(random_match(GAME, 2, 2), SEATS, seed=seed, hash=promised)
        links = await operations.read_record(Asker(), text.encode())
        assert await problem_of(operations.verify_table(Asker(key=links.watch), links.table)) == why


@pytest.mark.anyio
async def test_the_draws_of_a_table_are_verified_once_nobody_can_move(operations: Operations) -> None:
    links = await operations.open_table(Asker(), TableWanted(SECRET, [HUMAN, HUMAN], seeded=True))
    watcher = Asker(key=links.watch)
    assert await problem_of(operations.verify_table(watcher, links.table)) == "verify-while-playing"
    await operations.end_table(Asker(key=links.opener), links.table)
    table = await operations.lobby.find(links.table)
    assert (await operations.verify_table(watcher, links.table)).events == table.match.seq > 10


# In a store


@pytest.mark.anyio
async def test_a_card_changes_with_its_remarks_or_not_at_all(place: str) -> None:
    async with opened(place) as store:
        await store.add(card("t"))
        await store.change(card("t", version=2), 0, SAID[:2], NOON)
        assert await store.remarks("t") == SAID[:2] and await store.remarks("t", 1) == SAID[1:2]
        for wrong in (card("t", version=2), card("t", version=3)):
            with pytest.raises(Stale):
                await store.change(wrong, 1, SAID, NOON)
        assert (await store.heads(["t"]))["t"].version == 2 and await store.remarks("t") == SAID[:2]
        await store.remove("t")
        assert await store.remarks("t") == []


@pytest.mark.anyio
async def test_a_backup_from_before_remarks_is_restored(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    async with opened(str(tmp_path / "a.sqlite")) as store:
        await store.add(card("t"), rows("a"), NOON)
        await backup.back_up(store, file)
    with closing(sqlite3.connect(file)) as db, db:
        for later in ("remarks", "outages"):
            db.execute(f"drop table {later}")
        db.execute("pragma user_version = 2")
    async with opened(str(tmp_path / "b.sqlite")) as store:
        await backup.restore(store, file)
        assert await store.events("t") == rows("a") and await store.remarks("t") == []
        await store.change(card("t", version=2), 0, SAID, NOON)
        assert await store.remarks("t") == SAID
