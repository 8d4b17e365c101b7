"""Run bots in worker processes, each for one game, and replace those that die or hang."""
import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from collections.abc import Hashable, Sequence
from contextlib import suppress
from subprocess import Popen
from threading import Thread

import msgspec

from ..bots.precompile import in_background
from .bots import Answer, BotFailed, Question
from .limits import ACCOUNT
from .log import log
from .metrics import Metrics
from .places import Places

PATIENCE = 30.0  # seconds for one move
TRIES = 3
MOST_ADVICE = 20  # questions for advice that wait; more are refused
LIMIT = 1 << 20  # bytes of one answer


class Workers:
    def __init__(self, metrics: Metrics, workers: int | None = None) -> None:
        self.metrics, self._most = metrics, workers or max(2, os.cpu_count() or 1)
        self._places, self._working, self._asking = Places(self._most), 0, Counter[Hashable]()
        self._advising = Places(max(1, self._most - 1), MOST_ADVICE)  # so one place is always left for moves
        self._idle: list[tuple[str, Process]] = []  # with their games; the one that worked last is last
        self._warming: Popen[bytes] | None = None

    def warm_up(self, games: Sequence[str]) -> None:
        """Compile the bots of these games in the background."""
        self._warming = in_background(games)
        if self._warming:
            Thread(target=self._warming.wait, daemon=True).start()  # until then it would stay as a zombie

    async def ask(self, table: str, question: Question) -> Answer:
        """Ask a bot. Moves come before advice, and those who ask little before those who ask much."""
        asker: Hashable = table if question.wants == "move" else ACCOUNT.get()
        self._asking[asker] += 1
        try:
            return await self._ask_in_turn(question, self._asking[asker])
        finally:
            self._asking[asker] -= 1
            self._asking += Counter()  # forgets those who ask nothing

    async def _ask_in_turn(self, question: Question, rank: int) -> Answer:
        if question.wants == "move":
            return await self._ask(question, (0, rank))
        async with self._advising.place((rank,)):
            return await self._ask(question, (1, rank))

    async def _ask(self, question: Question, rank: tuple[int, ...]) -> Answer:
        """Ask a worker, and if it fails replace it and ask the next one."""
        line = msgspec.json.encode(question) + b"\n"
        for _ in range(TRIES):
            async with self._places.place(rank):
                with suppress(Exception):  # each event loop has its own way to say that a pipe is closed
                    return await self._ask_once(question.game, line)
            self.metrics.count("tabletown_bots_replaced_total")
            log("bot-replaced", game=question.game, bot=question.bot)
        raise BotFailed

    async def _ask_once(self, game: str, line: bytes) -> Answer:
        self._working += 1
        try:
            worker = self._take_idle(game) or await start_worker()
            answer = await ask_worker(worker, line)
            self._idle.append((game, worker))
            return answer
        finally:
            self._working -= 1

    def _take_idle(self, game: str) -> Process | None:
        """Return an idle worker of this game; if there is none, make room for one by ending another."""
        for i in reversed(range(len(self._idle))):
            if self._idle[i][0] == game:
                return self._idle.pop(i)[1]
        if len(self._idle) + self._working > self._most:
            kill(self._idle.pop(0)[1])
        return None

    async def close(self) -> None:
        if self._warming:
            self._warming.kill()
        await asyncio.gather(*(end(worker) for _, worker in self._idle))
        self._idle.clear()


async def start_worker() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tabletown.bots.worker", stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LIMIT
    )


async def ask_worker(worker: Process, line: bytes) -> Answer:
    """Return a worker's answer; end a worker that gives none in time."""
    assert worker.stdin and worker.stdout
    try:
        async with asyncio.timeout(PATIENCE):
            worker.stdin.write(line)
            await worker.stdin.drain()
            return msgspec.json.decode(await worker.stdout.readline(), type=Answer)
    except BaseException:
        await end(worker)
        raise


async def end(worker: Process) -> None:
    """Kill a worker, and wait until it is gone: the event loop must not end before it."""
    kill(worker)
    await worker.wait()


def kill(worker: Process) -> None:
    with suppress(ProcessLookupError):
        worker.kill()
