"""Bots at tables: worker processes that are asked for one move at a time, and replaced when they die or hang."""
import asyncio
import os
import sys
from contextlib import suppress
from typing import Any

import msgspec

from .log import log
from .metrics import Metrics

PATIENCE = 30.0  # seconds for one move
TRIES = 3
LIMIT = 1 << 20  # bytes of one answer


class BotFailed(Exception):
    """No worker gave an answer."""


class Bots:
    def __init__(self, metrics: Metrics, workers: int | None = None) -> None:
        self.metrics = metrics
        self._idle: list[asyncio.subprocess.Process] = []
        self._places = asyncio.Semaphore(workers or min(4, max(1, (os.cpu_count() or 2) - 1)))

    async def choose(self, game: str, bot: str, seat: int, view: dict[str, Any], luck: int) -> int:
        """A move from a view; a worker that fails is replaced and the next one asked."""
        line = msgspec.json.encode({"game": game, "bot": bot, "seat": seat, "view": view, "luck": luck}) + b"\n"
        for _ in range(TRIES):
            async with self._places:
                with suppress(Exception):  # however a worker fails: each loop has its own way to say that a pipe is closed
                    return await self._asked(line)
            self.metrics.count("tabletown_bots_replaced_total")
            log("bot-replaced", game=game, bot=bot)
        raise BotFailed

    async def _asked(self, line: bytes) -> int:
        worker = self._idle.pop() if self._idle else await started()
        try:
            async with asyncio.timeout(PATIENCE):
                move = await answered(worker, line)
        except BaseException:
            kill(worker)
            raise
        self._idle.append(worker)
        return move

    def close(self) -> None:
        for worker in self._idle:
            kill(worker)
        self._idle.clear()


async def started() -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tabletown.bots.worker", stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, limit=LIMIT
    )


async def answered(worker: asyncio.subprocess.Process, line: bytes) -> int:
    assert worker.stdin and worker.stdout
    worker.stdin.write(line)
    await worker.stdin.drain()
    return int(msgspec.json.decode(await worker.stdout.readline())["move"])


def kill(worker: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        worker.kill()
