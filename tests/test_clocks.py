"""Whoever is asked has so much time, by a clock that tests move; then a bot plays on, or the match ends."""
import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from tabletown.bots.levels import name_of_bot
from tabletown.kernel import record
from tabletown.kernel.record import HUMAN
from tabletown.server import clocks
from tabletown.server.clocks import elapsed, merged
from tabletown.server.connection import sit_down
from tabletown.server.links import hashed
from tabletown.server.lobby import Lobby, Opened
from tabletown.server.operations import Asker, Operations
from tabletown.server.outages import SILENCE, note_life
from tabletown.server.requests import ClockWanted, SeatWanted, TableWanted
from tabletown.server.table import Table
from tabletown.server.timekeeper import Timekeeper
from tabletown.store import Clock

from .matches import LITTLE
from .serving import LOOKING, WAIT
from .storing import NOON, problem_of
from .test_lobby import TOGETHER, Visitor, a_lobby

pytestmark = pytest.mark.anyio

MINUTE = 60
A_MOVE = Clock("move", MINUTE, "random")
A_MATCH = Clock("match", MINUTE, "random")
TO_THE_END = Clock("move", MINUTE, "end")
BOT = "random"


class Hours:
    """A clock that stands still until a test moves it."""

    at = NOON

    def __call__(self) -> float:
        return self.at

    def pass_by(self, seconds: float) -> None:
        self.at += seconds


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    found = Hours()
    monkeypatch.setattr(clocks, "now", found)
    return found


@pytest.fixture
async def lobby(place: str, hours: Hours) -> AsyncIterator[Lobby]:
    async with a_lobby(place) as lobby:
        yield lobby


async def opened(lobby: Lobby, clock: Clock, game: str = LITTLE, *seats: str) -> tuple[Opened, Table]:
    made = await lobby.open(game, seats or [HUMAN, HUMAN], {}, [], False, False, clock=clock)
    return made, await lobby.find(made.card.id)


async def seated(lobby: Lobby, clock: Clock, game: str = LITTLE) -> tuple[Opened, Table]:
    """Open a table for two people who sit down at once."""
    made, table = await opened(lobby, clock, game)
    for key, name in zip(made.seats, ("Anna", "Bram"), strict=True):
        await sit_down(table, hashed(str(key)), name)
    return made, table


def kept(table: Table) -> Timekeeper:
    return Timekeeper(table, asyncio.ensure_future)


def left(table: Table) -> list[float | None]:
    return [each and each.seconds for each in kept(table).times()]


async def test_a_bot_takes_the_seat_of_whoever_has_no_time_left(lobby: Lobby, hours: Hours) -> None:
    made, table = await seated(lobby, A_MOVE)
    hours.pass_by(MINUTE - 1)
    await kept(table).run_out()
    assert left(table) == [1, MINUTE] and kept(table).next_deadline() == 1
    assert table.card.chairs[0].who == HUMAN
    hours.pass_by(1)
    await kept(table).run_out()
    said = ["time Anna", "leaves Anna", f"bot {BOT} {name_of_bot(0)}"]
    assert [each.text for each in table.remarks[2:]] == said
    text = await Operations(lobby).give_record(Asker(key=made.watch), made.card.id)
    assert "\nclock move 60 random\n" in text and "\nremark 1 time Anna\n" in text


async def test_a_match_ends_if_that_was_chosen(lobby: Lobby, hours: Hours) -> None:
    made, table = await seated(lobby, TO_THE_END)
    await table.answer(0, 0, "drop a")
    hours.pass_by(MINUTE)
    await kept(table).run_out()
    assert (table.ended, table.card.out, table.remarks[-1].text) == (True, 1, "time-ends Bram")
    assert await problem_of(table.answer(1, 1, "drop b")) == "table-ended" and kept(table).times() == []
    found = record.read(await Operations(lobby).give_record(Asker(key=made.watch), made.card.id))
    assert found.clock == "move 60 end" and found.remarks[-1].text == "time-ends Bram"


async def test_the_time_of_a_match_adds_up_and_that_of_a_move_does_not(lobby: Lobby, hours: Hours) -> None:
    for clock, expected in ((A_MOVE, [MINUTE, MINUTE]), (A_MATCH, [MINUTE - 30, MINUTE - 5])):
        _, table = await seated(lobby, clock)
        for seq, (seconds, move) in enumerate([(10, "drop a"), (5, "drop b"), (20, "drop c")]):
            hours.pass_by(seconds)
            await table.answer(seq % 2, seq, move)
        assert left(table) == expected
        assert [each.runs for each in kept(table).times() if each] == [False, True]


@pytest.mark.parametrize("clock", [A_MOVE, A_MATCH])
async def test_taking_a_move_back_does_not_bring_its_time_back(
    lobby: Lobby, hours: Hours, clock: Clock
) -> None:
    _, table = await seated(lobby, clock)
    hours.pass_by(40)
    await table.answer(0, 0, "drop a")
    hours.pass_by(1)
    await table.undo(0, 1)
    assert left(table)[0] == MINUTE - 40
    hours.pass_by(10)
    assert left(table)[0] == MINUTE - 50


async def test_everybody_who_is_asked_at_the_same_time_has_the_same_time(lobby: Lobby, hours: Hours) -> None:
    _, table = await seated(lobby, A_MOVE, TOGETHER)
    while len(table.match.asked) < 2:
        (seat, question), *_ = table.match.asked.items()
        await table.answer(seat, question, table.game.MOVES.text(table.match.legal(seat)[0]))
    hours.pass_by(10)
    assert left(table) == [MINUTE - 10] * 2 and all(each and each.runs for each in kept(table).times())


async def test_time_stands_still_until_everybody_sits(lobby: Lobby, hours: Hours) -> None:
    made, table = await opened(lobby, A_MATCH)
    await sit_down(table, hashed(str(made.seats[0])), "Anna")
    hours.pass_by(10 * MINUTE)
    assert left(table)[0] == MINUTE and kept(table).next_deadline() is None
    await sit_down(table, hashed(str(made.seats[1])), "Bram")
    hours.pass_by(10)
    assert left(table) == [MINUTE - 10, MINUTE] and kept(table).next_deadline() == MINUTE - 10


async def test_whoever_takes_a_seat_has_all_the_time(lobby: Lobby, hours: Hours) -> None:
    made, table = await seated(lobby, A_MATCH)
    hours.pass_by(50)
    opener = Asker(key=made.opener)
    key = (await Operations(lobby).give_seat(opener, made.card.id, 0, SeatWanted(HUMAN))).key
    hours.pass_by(50)
    await sit_down(table, hashed(str(key)), "Celia")
    hours.pass_by(5)
    assert left(table) == [MINUTE - 5, MINUTE]


async def test_bots_have_all_the_time_in_the_world(lobby: Lobby, hours: Hours) -> None:
    made, table = await opened(lobby, A_MOVE, LITTLE, HUMAN, "architect")
    await sit_down(table, hashed(str(made.seats[0])), "Anna")
    assert left(table) == [MINUTE, None]


async def test_a_table_that_is_found_late_goes_on(place: str, hours: Hours) -> None:
    """The time of a seat runs while nobody is there, and over a restart that took only a moment."""
    async with a_lobby(place) as first:
        made, _ = await seated(first, A_MOVE)
        hours.pass_by(MINUTE)
        await note_life(first.store, hours.at)
    hours.pass_by(5)
    async with a_lobby(place) as second:
        table = await second.find(made.card.id)
        assert table.card.chairs[0].who == BOT and table.remarks[2].text == "time Anna"


async def test_time_stands_still_while_no_server_runs(place: str, hours: Hours) -> None:
    async with a_lobby(place) as first:
        made, _ = await seated(first, A_MATCH)
        hours.pass_by(20)
        await note_life(first.store, hours.at)
    hours.pass_by(SILENCE + 1)
    async with a_lobby(place) as second:
        table = await second.find(made.card.id)
        assert left(table) == [MINUTE - 20, MINUTE]
        hours.pass_by(10)
        assert left(table) == [MINUTE - 30, MINUTE]


async def test_the_timekeeper_lets_time_run_out_by_itself_and_everybody_is_told(
    lobby: Lobby, hours: Hours
) -> None:
    made, table = await seated(lobby, A_MOVE)
    visitor = Visitor(made.watch)
    table.guests.add(visitor)
    table.on_change(True)
    hours.pass_by(MINUTE)
    table.on_change(True)
    async with asyncio.timeout(WAIT):
        while table.card.chairs[0].who == HUMAN:
            await asyncio.sleep(LOOKING)
    told = [msgspec.json.decode(each) for each in visitor.told]
    assert told[0]["clock"] == {"per": "move", "seconds": MINUTE, "then": BOT}
    assert next(each for each in told if each["type"] == "clocks")["left"] == [None, MINUTE]


async def test_an_impossible_clock_is_refused(lobby: Lobby) -> None:
    wanted = TableWanted(LITTLE, [HUMAN, HUMAN], clock=ClockWanted("move", MINUTE, HUMAN))
    assert await problem_of(Operations(lobby).open_table(Asker(), wanted)) == "no-such-bot"
    for wrong in ({"seconds": 1}, {"seconds": 10**9}, {"per": "year"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"per": "move", "seconds": MINUTE, "then": "end"} | wrong, ClockWanted)


# By hand


@pytest.mark.parametrize(
    ("since", "until", "stops", "seconds"),
    [
        (10, 40, [], 30),
        (10, 40, [(0, 20)], 20),
        (10, 40, [(15, 20), (35, 60)], 20),
        (10, 40, [(0, 60)], 0),
        (10, 40, [(50, 60)], 30),
        (40, 10, [], 0),  # somebody set the clock of the machine back
    ],
)
async def test_stops_do_not_count(
    since: float, until: float, stops: list[tuple[float, float]], seconds: float
) -> None:
    assert elapsed(since, until, stops) == seconds


async def test_stops_that_overlap_count_once() -> None:
    assert merged([(5, 9), (0, 2), (8, 12), (6, 7)]) == [(0, 2), (5, 12)]
