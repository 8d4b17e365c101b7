"""Looking back: any moment is found from the nearest kept one, off the loop, and within a budget."""
import threading
from pathlib import Path

import msgspec
import pytest

from tabletown import catalogue
from tabletown.kernel import record
from tabletown.kernel.match import UNDO, Event, Match
from tabletown.kernel.record import HUMAN, Seat
from tabletown.kernel.telling.message import Problem
from tabletown.kernel.steps import EVERY, Past, steps_of
from tabletown.server import history, limits, table, views
from tabletown.server.connection import Connection
from tabletown.server.limits import ACCOUNT, Account
from tabletown.server.lobby import ON_DISK
from tabletown.server.operations import reseated
from tabletown.server.shelf import MOMENT, Shelf
from tabletown.server.wire import VERSION, Hello, Now
from tabletown.store import Chair

from .inside import inside
from .matches import LITTLE, come_in, problem_of
from .playing import random_match
from .serving import Server, Told
from .test_lobby import a_lobby

LONG = 2 * EVERY + 10


def back_and_forth(events: int) -> Match:
    """Move and take the move back, again and again."""
    game = catalogue.load(LITTLE)
    match, drop = Match(game, 2), game.MOVES.read("drop a")
    for i in range(events):
        match.take(Event(0, UNDO if i % 2 else drop))
    return match


def text_of(match: Match) -> str:
    return record.write(match, [Seat(HUMAN, "Anna"), Seat(HUMAN, "Bram")])


# Moments


@pytest.mark.parametrize("game", catalogue.names())
def test_every_step_is_found_from_the_moment_before_it(game: str) -> None:
    match = random_match(catalogue.load(game), 5)
    past, steps, found = Past(match), [], Match(match.game, match.seats, match.options)
    for event in match.events:
        found.take(event)
        steps.append((found.seq, event, found.state.copy()))
    for seq in sorted(range(1, match.seq + 1), key=lambda seq: seq * 7919 % match.seq):
        assert next(past.steps(match, seq)) == steps[seq - 1]
    assert steps_of(match) == steps and list(past.steps(match, 3, 5)) == steps[2:5]


def test_one_moment_is_kept_every_so_many_events() -> None:
    match = back_and_forth(LONG)
    past = Past(match)
    for _ in range(2):
        assert len(list(past.steps(match))) == LONG
    assert sorted(past.moments) == [0, EVERY, 2 * EVERY]
    assert not any(moment.events for moment in past.moments.values())


# The budget


def test_the_pasts_used_longest_ago_make_room() -> None:
    shelf, match = Shelf(room=6 * MOMENT), back_and_forth(LONG)
    for name in "abc":
        list(shelf.find(name, match).past.steps(match))
        shelf.find("a", match)
        shelf.tidy()
    assert shelf.size <= shelf.room
    assert [len(shelf.find(name, match).past.moments) for name in "abc"] == [3, 1, 3]


def test_texts_need_room_too() -> None:
    shelf, match = Shelf(room=2 * MOMENT), back_and_forth(1)
    shelf.find("a", match).texts["record"] = (1, b"x" * MOMENT)
    shelf.find("b", match)
    shelf.tidy()
    assert shelf.size == MOMENT


@pytest.mark.anyio
async def test_many_long_records_keep_within_the_budget(tmp_path: Path) -> None:
    """Look at the end of ten records; what is kept is counted, and never more than there is room for."""
    match = back_and_forth(20 * EVERY)
    async with a_lobby(str(tmp_path / "tables.sqlite")) as lobby:
        lobby.shelf.room = 50 * MOMENT
        for _ in range(10):
            opened = await lobby.read_in(text_of(match))
            table = await lobby.find(opened.card.id)
            for seq in (match.seq, 1):
                await table.history.look(table.match, seq, None)
            await table.history.record(table.match, table.card, table.remarks)
            assert lobby.shelf.size <= lobby.shelf.room
        assert lobby.shelf.size > 20 * MOMENT


# Off the loop


@pytest.mark.anyio
async def test_nothing_is_replayed_in_the_thread_of_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    take, threads = Match.take, set()

    def watched(match: Match, event: Event) -> None:
        threads.add(threading.current_thread())
        take(match, event)

    async with a_lobby(str(tmp_path / "tables.sqlite")) as lobby:
        opened = await lobby.read_in(text_of(back_and_forth(LONG)))
        monkeypatch.setattr(Match, "take", watched)
        table = await lobby.find(opened.card.id)
        await table.history.events(table.match, 0, None)
        await table.history.look(table.match, 5, None)
        await table.history.course(table.match, None)
        await table.history.record(table.match, table.card, table.remarks)
        await table.history.record_for(table.match, table.card, table.remarks, 0)
    assert threads and threading.current_thread() not in threads


@pytest.mark.anyio
async def test_a_record_is_written_once_until_something_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, written = record.write_for, list[int]()

    def counted(match: Match, *more: object) -> str:
        written.append(match.seq)
        return write(match, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(record, "write_for", counted)
    async with a_lobby(str(tmp_path / "tables.sqlite")) as lobby:
        opened = await lobby.open(LITTLE, [HUMAN, HUMAN], {}, [], False, False)
        table = await lobby.find(opened.card.id)
        for viewer in (None, 0, 1):
            await table.history.record_for(table.match, table.card, table.remarks, viewer)
        await table.answer(0, 0, "drop a")
        assert "drop a" in await table.history.record_for(table.match, table.card, table.remarks, 1)
    assert written == [0, 1]


# Pages


def test_what_was_missed_comes_in_pages_before_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "PAGE", 30)
    monkeypatch.setattr("tabletown.server.connection.PAGE", 30)
    with inside(tmp_path) as server, server.client() as client:
        links = read_in(server, back_and_forth(70))
        told: list[Told] = []
        number = client.say(
            "hello", version=2, table=links["table"], key=links["watch"], since=5
        )
        while not told or told[-1].get("id") != number:
            told.append(client.hear())
        assert [(one["type"], len(one.get("events", []))) for one in told] == [
            ("table", 0), ("events", 30), ("events", 30), ("now", 5),
        ]
        events = [event for one in told[1:] for event in one["events"]]
        assert [event["seq"] for event in events] == list(range(6, 71))


def read_in(server: Server, match: Match) -> Told:
    answer = server.ask("POST", "/api/records", content=text_of(match).encode())
    assert answer.status_code == 201, answer.text
    links: Told = answer.json()
    return links


# How long a match becomes


def test_a_record_that_is_too_long_is_refused(server: Server) -> None:
    text = text_of(back_and_forth(limits.MOST_IN_RECORD + 1))
    answer = server.ask("POST", "/api/records", content=text.encode())
    assert answer.status_code == 400 and answer.json()["problem"]["id"] == "record-too-long"


def test_a_long_match_takes_nothing_back_but_can_be_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "MOST_WITH_UNDO", 6)
    with inside(tmp_path) as server, server.client() as anna, server.client() as bram:
        links = server.open(LITTLE, HUMAN, HUMAN)
        come_in(anna, links)
        come_in(bram, links, 1, "Bram")
        for _ in range(3):
            anna.answer("drop a")
            if anna.now["undo"]:
                anna.say("undo", event=anna.now["undo"])
                anna.at(anna.now["seq"] + 1)
        assert anna.now["seq"] == 6 and anna.now["undo"] is None
        seq = anna.answer("drop a")["seq"]
        assert problem_of(anna.reply("undo", event=seq)) == "no-more-undo"
        assert problem_of(anna.reply("command", typed="undo")) == "no-more-undo"
        bram.at(seq)
        for client, other, move in [(bram, anna, "drop b"), (anna, bram, "drop a")] * 3:
            if not client.now["over"]:
                other.at(client.answer(move)["seq"])
        assert anna.now["over"] and anna.now["winners"] == [0]


def test_a_match_that_never_ends_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_EVENTS", 2)
    with inside(tmp_path) as server, server.client() as anna, server.client() as bram:
        links = server.open(LITTLE, HUMAN, HUMAN)
        come_in(anna, links)
        come_in(bram, links, 1, "Bram")
        bram.at(anna.answer("drop a")["seq"])
        bram.answer("drop a")
        anna.at(2)
        anna.until(lambda told: told["type"] == "table")
        assert anna.card["ended"] and anna.now["question"] is None and not anna.now["over"]
        assert problem_of(anna.reply("answer", question=2, move="drop a")) == "table-ended"


@pytest.mark.anyio
async def test_a_record_that_is_read_in_counts_for_the_room_it_takes(tmp_path: Path) -> None:
    """Otherwise one address could fill the disk."""
    account, match = Account(share=1e-6), back_and_forth(70)
    before = ACCOUNT.set(account)
    async with a_lobby(str(tmp_path / "tables.sqlite")) as lobby:
        await lobby.read_in(text_of(match))
    ACCOUNT.reset(before)
    assert account.rank >= int(10 * ON_DISK * match.seq) > 0


@pytest.mark.anyio
async def test_what_happens_while_a_page_is_made_comes_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page is made in a thread; a move that comes meanwhile is neither lost nor a page of its own."""
    told: list[bytes] = []
    async with a_lobby(str(tmp_path / "tables.sqlite")) as lobby:
        opened = await lobby.open(LITTLE, [HUMAN, HUMAN], {}, [], False, False)
        live = await lobby.find(opened.card.id)
        await live.answer(0, 0, "drop a")
        events, moves = live.history.events, iter(["drop b", "drop c"])

        async def slowly(match: Match, since: int, viewer: int | None) -> msgspec.Raw:
            if move := next(moves, ""):
                await live.answer(live.match.seq % 2, live.match.seq, move)
            return await events(match, since, viewer)

        monkeypatch.setattr(live.history, "events", slowly)
        client = Connection(lobby, receive=never, send=never)
        monkeypatch.setattr(client, "tell", told.append)
        now = await client._hello(Hello(version=VERSION, table=live.card.id, key=opened.watch, since=0))
        assert isinstance(now, Now)
    assert [event["seq"] for event in msgspec.json.decode(now.events)] == [1, 2, 3]
    assert len(told) == 1


@pytest.mark.anyio
async def test_a_link_that_becomes_void_while_a_page_is_made_opens_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_lobby(str(tmp_path / "tables.sqlite")) as lobby:
        opened = await lobby.open(LITTLE, [HUMAN, HUMAN], {}, [], False, False)
        live = await lobby.find(opened.card.id)
        await live.answer(0, 0, "drop a")
        events = live.history.events

        async def slowly(match: Match, since: int, viewer: int | None) -> msgspec.Raw:
            await live.change(lambda card: reseated(card, 1, Chair("greedy", "Bram")))
            return await events(match, since, viewer)

        monkeypatch.setattr(live.history, "events", slowly)
        client = Connection(lobby, receive=never, send=never)
        monkeypatch.setattr(client, "tell", lambda message: None)
        with pytest.raises(Problem, match="void-link"):
            await client._hello(
                Hello(version=VERSION, table=live.card.id, key=str(opened.seats[1]), since=0)
            )
        assert not live.guests and client.table is None


async def never(*_: object) -> None:
    raise AssertionError
