"""The application without a transport: whoever imports the operations can open a table, see it and end it."""
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tabletown.kernel.record import HUMAN
from tabletown.kernel.telling.message import Problem
from tabletown.server import threads
from tabletown.server.limits import Addresses
from tabletown.server.lobby import Lobby
from tabletown.server.metrics import Metrics
from tabletown.server.operations import TABLES_BURST, Asker, Operations
from tabletown.server.requests import SeatWanted, TableWanted
from tabletown.server.workers import Workers
from tabletown.store import store_at

from .matches import LITTLE
from .storing import problem_of

pytestmark = pytest.mark.anyio

BOT = "greedy"
TWO = TableWanted(LITTLE, [HUMAN, HUMAN])


@pytest.fixture
async def operations(tmp_path: Path) -> AsyncIterator[Operations]:
    lobby = Lobby(store_at(str(tmp_path / "tables.sqlite")), Metrics(), Workers(Metrics()))
    await lobby.start()
    yield Operations(lobby)
    await lobby.stop()


async def test_a_table_is_opened_seen_and_ended(operations: Operations) -> None:
    links = await operations.open_table(Asker(), TWO)
    opener = Asker(key=links.opener)
    given = await operations.give_seat(opener, links.table, 1, SeatWanted(BOT))
    assert given.key is None
    await operations.end_table(opener, links.table)
    shown = await operations.show_table(Asker(key=links.watch), links.table)
    assert shown.ended and [seat.who for seat in shown.seats] == [HUMAN, BOT]
    assert (await operations.play_again(opener, links.table)).table != links.table


async def test_a_table_can_be_looked_at_without_a_socket(operations: Operations) -> None:
    links = await operations.open_table(Asker(), TWO)
    seen = await operations.see_table(Asker(key=links.seats[0]), links.table)
    shown = await operations.show_table(Asker(key=links.seats[0]), links.table)
    assert (seen.seq, len(seen.totals), seen.winners) == (shown.seq, 2, []) and seen.view
    assert await problem_of(operations.see_table(Asker(key="?"), links.table)) == "void-link"


async def test_a_game_may_have_illustrations(operations: Operations) -> None:
    assert operations.illustrations("neoville")["joining"].view and operations.illustrations(LITTLE) == {}
    with pytest.raises(Problem):
        operations.illustrations("chess")


async def test_what_is_not_allowed_is_a_problem(operations: Operations) -> None:
    links = await operations.open_table(Asker(), TWO)
    assert await problem_of(operations.show_table(Asker(), links.table)) == "no-link"
    assert await problem_of(operations.show_table(Asker(key="?"), links.table)) == "void-link"
    assert await problem_of(operations.end_table(Asker(key=links.watch), links.table)) == "only-the-opener"


async def test_one_address_opens_only_so_many_tables(operations: Operations) -> None:
    greedy, other = Asker("192.0.2.1"), Asker("192.0.2.2")
    operations._tables = Addresses(0, TABLES_BURST)
    for _ in range(int(TABLES_BURST)):
        operations._tables.check(greedy.address)
    assert await problem_of(operations.open_table(greedy, TWO)) == "too-often"
    assert (await operations.open_table(other, TWO)).table


async def test_long_work_is_done_without_threads_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "HAS_THREADS", False)
    monkeypatch.delattr(threads, "to_thread")
    assert await threads.in_thread(int, "12") == 12
