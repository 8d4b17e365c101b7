"""Let only so many work at once; the others wait by rank, lowest first, and then in the order they came."""
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heapify, heappop, heappush
from itertools import count

from ..kernel.telling.message import problem

Rank = tuple[int, ...]


class Places:
    def __init__(self, free: int, most: int | None = None) -> None:
        """Have so many places, and at most so many who wait for one."""
        self._free, self._most, self._count = free, most, count()
        self._queue: list[tuple[Rank, int, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def place(self, rank: Rank) -> AsyncIterator[None]:
        await self._take(rank)
        try:
            yield
        finally:
            self._give()

    async def _take(self, rank: Rank) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self._queue, (rank, next(self._count), turn))
        if self._most is not None and len(self._queue) > self._most:
            self._send_away()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and not turn.exception():
                self._give()  # our turn came just when we were cancelled
            raise

    def _give(self) -> None:
        """Give the place to the next in the queue, or back."""
        while self._queue:
            *_, turn = heappop(self._queue)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _send_away(self) -> None:
        """Tell whoever would come last that there is too much to do."""
        last = max(self._queue)
        self._queue.remove(last)
        heapify(self._queue)
        if not last[2].done():
            last[2].set_exception(problem("server-busy"))
