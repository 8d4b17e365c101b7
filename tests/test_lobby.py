"""Two processes at one store agree, even if they never hear of each other."""
import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import ref

import msgspec
import pytest

from tabletown.kernel.telling.message import Message
from tabletown.server import lobby as lobbies
from tabletown.server import serve
from tabletown.server.workers import Workers
from tabletown.server.connection import sit_down
from tabletown.server.lobby import Lobby, Opened
from tabletown.server.metrics import Metrics
from tabletown.server.links import Role, hashed
from tabletown.server.rematch import rematch
from tabletown.server.table import Table
from tabletown.store import Card, Chair, store_at
from tabletown.store.postgres import PostgresStore

from .postgres import Cluster
from .serving import LOOKING, WAIT
from .storing import problem_of

pytestmark = pytest.mark.anyio

LITTLE = "connect_four"
DEALT = "neoville"  # nature moves before anybody else
TOGETHER = "tangram_city"  # all seats choose at the same time at first

Pair = tuple[Lobby, Lobby]


@asynccontextmanager
async def a_lobby(place: str) -> AsyncIterator[Lobby]:
    lobby = Lobby(store_at(place), Metrics(), Workers(Metrics()))
    await lobby.start()
    try:
        yield lobby
    finally:
        await lobby.stop()


@pytest.fixture
async def pair(place: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    monkeypatch.setattr(PostgresStore, "listen", lambda *_: None)
    async with AsyncExitStack() as stack:
        yield await stack.enter_async_context(a_lobby(place)), await stack.enter_async_context(a_lobby(place))


@pytest.fixture
def watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let lobbies poll so often that a test need not wait."""
    monkeypatch.setattr(lobbies, "LOOKING", LOOKING)


class Visitor:
    """A guest at a table, without a socket."""

    def __init__(self, key: str) -> None:
        self.role, self.key, self.wants_scores = Role(), hashed(key), False
        self.told: list[bytes] = []
        self.dismissed: list[str] = []

    def tell(self, message: bytes) -> None:
        self.told.append(message)

    def dismiss(self, why: Message) -> None:
        self.dismissed.append(why.id)


async def open_at(lobby: Lobby, game: str = LITTLE) -> Opened:
    return await lobby.open(game, ["human", "human"], {}, [], False, False)


async def both_find(pair: Pair, opened: Opened) -> tuple[Table, Table]:
    return await pair[0].find(opened.card.id), await pair[1].find(opened.card.id)


async def until(table: Table, seq: int = 0, version: int = 0) -> None:
    async with asyncio.timeout(WAIT):
        while table.match.seq < seq or table.card.version < version:
            await asyncio.sleep(LOOKING)


# At once


@pytest.mark.parametrize("place", ["postgres"], indirect=True)
async def test_whoever_comes_in_sees_what_another_process_acknowledged(pair: Pair) -> None:
    """It must not depend on notices, which may be late when a process was paused."""
    opened = await open_at(pair[0])
    here, _ = await both_find(pair, opened)
    await here.answer(0, 0, "drop d")
    there, _ = await pair[1].enter(opened.card.id, hashed(opened.watch))
    assert there.match.events == here.match.events


# By polling


async def test_moves_at_another_process_are_found_by_polling(watchful: None, pair: Pair) -> None:
    here, there = await both_find(pair, await open_at(pair[0]))
    await there.answer(0, 0, "drop d")
    await until(here, seq=1)
    await here.answer(1, 1, "drop e")
    await until(there, seq=2)
    assert here.match.events == there.match.events


async def test_a_link_voided_by_another_process_is_found_by_polling(watchful: None, pair: Pair) -> None:
    opened = await open_at(pair[0])
    here, there = await both_find(pair, opened)
    anna, bram = (Visitor(str(key)) for key in opened.seats)
    here.guests |= {anna, bram}
    await there.change(reissued("new"))
    await until(here, version=2)
    assert (
        anna.dismissed == ["void-link"]
        and bram.dismissed == []
        and bram.role == Role(1)
        and [msgspec.json.decode(told)["type"] for told in bram.told] == ["table", "remarks"]
    )


async def test_a_table_removed_by_another_process_is_found_by_polling(watchful: None, pair: Pair) -> None:
    opened = await open_at(pair[0])
    here, _ = await both_find(pair, opened)
    visitor = Visitor(opened.watch)
    here.guests.add(visitor)
    await pair[1].remove(opened.card.id)
    async with asyncio.timeout(WAIT):
        while not visitor.dismissed:
            await asyncio.sleep(LOOKING)
    assert (
        visitor.dismissed == ["no-such-table"]
        and await problem_of(pair[0].find(opened.card.id)) == "no-such-table"
    )


async def test_with_notices_no_polling_is_needed(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "LOOKING", 2 * WAIT)
    db = cluster.new_database()
    async with a_lobby(db) as first, a_lobby(db) as second:
        here, there = await both_find((first, second), await open_at(first))
        await until_heard(here, there)
        await there.answer(0, 0, "drop d")
        await until(here, seq=1)


async def until_heard(here: Table, there: Table) -> None:
    """Write empty changes until one is heard, which shows that somebody listens."""
    async with asyncio.timeout(WAIT):
        while here.card.version == 1:
            await there.change(lambda card: card)
            await asyncio.sleep(LOOKING)


# At the same moment


async def test_when_two_processes_answer_one_question_one_is_stale(pair: Pair) -> None:
    opened = await open_at(pair[0])
    here, there = await both_find(pair, opened)
    for turn in range(6):
        answers = here.answer(turn % 2, turn, "drop a"), there.answer(turn % 2, turn, "drop b")
        came = await asyncio.gather(*answers, return_exceptions=True)
        assert sorted(map(repr, came)) == ["None", "Problem('stale', {})"]
        assert here.match.events == there.match.events and here.match.state == there.match.state
        assert len(await here.store.events(opened.card.id)) == turn + 1


async def test_two_seats_may_answer_at_once_at_two_processes(pair: Pair) -> None:
    here, there = await both_find(pair, await open_at(pair[0], TOGETHER))
    asked = dict(there.match.asked)
    assert len(asked) == 2
    for table, (seat, question) in zip((here, there), asked.items(), strict=True):
        await table.answer(seat, question, table.game.MOVES.text(table.match.legal(seat)[0]))
    await here.refresh()
    assert here.match.seq >= 2 and here.match.events == there.match.events


async def test_when_two_processes_find_a_table_nature_moves_once(pair: Pair) -> None:
    for number in range(5):
        new = msgspec.structs.replace((await open_at(pair[0], DEALT)).card, id=f"new {number}")
        await pair[0].store.add(new)
        here, there = await asyncio.gather(*(lobby.find(new.id) for lobby in pair))
        assert here.match.seq > 0 and here.match.events == there.match.events


async def test_people_who_sit_down_at_two_processes_both_sit(pair: Pair) -> None:
    opened = await open_at(pair[0])
    here, there = await both_find(pair, opened)
    keys = [hashed(str(key)) for key in opened.seats]
    await asyncio.gather(sit_down(here, keys[0], "Anna"), sit_down(there, keys[1], "Bram"))
    card = await pair[0].store.read(opened.card.id)
    assert card and [chair.name for chair in card.chairs] == ["Anna", "Bram"] and card.version == 3


async def test_when_two_processes_open_a_rematch_both_find_the_same_table(pair: Pair) -> None:
    opened = await open_at(pair[0])
    here, there = await both_find(pair, opened)
    await here.change(lambda card: msgspec.structs.replace(card, ended=True, listed=True))
    await there.refresh()
    found = await asyncio.gather(
        *(
            rematch(lobby, table, hashed(opened.opener))
            for lobby, table in zip(pair, (here, there), strict=True)
        )
    )
    assert found == [here.card.next, there.card.next] and here.card.next == there.card.next
    assert {card.id for card in await pair[0].store.listed()} == {opened.card.id, here.card.next}


async def test_a_link_voided_while_a_rematch_is_opened_does_not_open_it(pair: Pair) -> None:
    opened = await open_at(pair[0])
    here, there = await both_find(pair, opened)
    await here.change(lambda card: msgspec.structs.replace(card, ended=True, listed=True))
    await there.refresh()
    await there.change(reissued("new"))
    assert await problem_of(rematch(pair[0], here, hashed(opened.opener))) == "stale"
    found = await rematch(pair[0], here, hashed(opened.opener))
    assert (
        await pair[0].enter(found, hashed("new"))
        and await problem_of(pair[0].enter(found, hashed(str(opened.seats[0])))) == "void-link"
    )
    assert len(await pair[0].store.listed()) == 2


# Links


async def test_a_new_link_opens_the_table_at_once_everywhere(pair: Pair) -> None:
    opened = await open_at(pair[0])
    here, there = await both_find(pair, opened)
    await there.change(reissued("new"))
    assert await pair[0].enter(opened.card.id, hashed("new")) == (here, Role(0))
    assert await problem_of(pair[0].enter(opened.card.id, hashed(str(opened.seats[0])))) == "void-link"


def reissued(key: str) -> Callable[[Card], Card]:
    """Return a change that gives the first seat another link."""
    return lambda card: msgspec.structs.replace(
        card, chairs=[Chair("human", key=hashed(key)), *card.chairs[1:]]
    )


# Memory


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
async def test_a_table_that_is_put_away_takes_no_memory(
    watchful: None, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It must not wait for a collection of garbage, which is rare."""
    table = ref(await pair[0].find((await open_at(pair[0])).card.id))
    gc.disable()
    try:
        monkeypatch.setattr(lobbies, "UNUSED", 0.0)
        async with asyncio.timeout(WAIT):
            while table():
                await asyncio.sleep(LOOKING)
    finally:
        gc.enable()


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


async def test_garbage_is_collected_at_its_times_and_at_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever comes meanwhile, nobody waits for a collection in between."""
    monkeypatch.setattr(serve, "EVERY", LOOKING)
    collecting = asyncio.create_task(serve.collect_garbage())
    await asyncio.sleep(0)
    assert not gc.isenabled()
    knot = ref(Knot())
    assert knot()
    async with asyncio.timeout(WAIT):
        while knot():
            await asyncio.sleep(LOOKING)
    collecting.cancel()
    await asyncio.wait([collecting])
    gc.unfreeze()
    assert gc.isenabled()
