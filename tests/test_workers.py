"""Bots have a worker process for each game in use, within limits, which is replaced when it freezes."""
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from pathlib import Path
from subprocess import Popen

import pytest

from tabletown import catalogue
from tabletown.kernel.chance import by_lot
from tabletown.kernel.match import Match
from tabletown.server import workers as pool
from tabletown.server.bots import BotFailed, Question, Wanted
from tabletown.server.workers import Workers
from tabletown.server.metrics import Metrics

from .serving import eventually

pytestmark = pytest.mark.anyio

LITTLE, OTHER = "connect_four", "cloud_city"


@pytest.fixture
async def bots() -> AsyncIterator[Workers]:
    made = Workers(Metrics(), workers=2)
    yield made
    await made.close()


def question(name: str, bot: str = "greedy", wants: Wanted = "move") -> Question:
    match = Match(catalogue.load(name), min(catalogue.load(name).SEATS), {})
    match.settle(by_lot)
    seat = next(iter(match.asked))
    return Question(name, bot, seat, match.state.view(seat).plain(), 1, wants)


def workers(bots: Workers) -> list[tuple[str, int]]:
    return [(game, worker.pid) for game, worker in bots._idle]


async def test_a_game_keeps_its_worker(bots: Workers) -> None:
    for _ in range(2):
        await bots.ask("a table", question(LITTLE))
        await bots.ask("a table", question(OTHER))
    assert [game for game, _ in workers(bots)] == [LITTLE, OTHER]


async def test_the_game_that_was_not_played_for_longest_gives_way(bots: Workers) -> None:
    for name in (LITTLE, OTHER, LITTLE, "neoville"):
        await bots.ask("a table", question(name))
    assert [game for game, _ in workers(bots)] == [LITTLE, "neoville"]


async def test_a_compilation_that_has_ended_leaves_no_process(
    bots: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    compilation = Popen([sys.executable, "-c", ""])
    monkeypatch.setattr(pool, "in_background", lambda games: compilation)
    bots.warm_up([LITTLE])
    eventually(lambda: not Path(f"/proc/{compilation.pid}").exists())


async def test_a_worker_that_freezes_is_replaced(bots: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    await bots.ask("a table", question(LITTLE))
    ((_, frozen),) = workers(bots)
    os.kill(frozen, signal.SIGSTOP)
    start = pool.start_worker

    async def start_another() -> Process:
        """Give the new worker, which must start first, all the time it needs."""
        monkeypatch.setattr(pool, "PATIENCE", 600.0)
        return await start()

    monkeypatch.setattr(pool, "PATIENCE", 0.5)
    monkeypatch.setattr(pool, "start_worker", start_another)
    assert (await bots.ask("a table", question(LITTLE))).move >= 0
    assert frozen not in [pid for _, pid in workers(bots)] and not bots._asking


async def test_an_unknown_bot_fails_and_blocks_nobody(bots: Workers) -> None:
    with pytest.raises(BotFailed):
        await bots.ask("a table", question(LITTLE, "genius"))
    assert (await bots.ask("a table", question(LITTLE))).why == []


async def test_a_reason_comes_if_it_is_asked_for(bots: Workers) -> None:
    answer = await bots.ask("a table", question(OTHER, "neighbour", wants="reasons"))
    assert len(answer.why) <= 3


async def test_what_every_move_brings_comes_if_it_is_asked_for(bots: Workers) -> None:
    answer = await bots.ask("a table", question(OTHER, wants="gains"))
    assert answer.gains and all(now <= turn for _, now, turn in answer.gains)
