"""Let only so many work at once; the others wait by rank, lowest first, and then in the order they came."""
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count

Rank = tuple[int, ...]


class Places:
    def __init__(self, free: int) -> None:
        self._free, self._count = free, count()
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
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # our turn came just when we were cancelled
                self._give()
            raise

    def _give(self) -> None:
        """Give the place to the next in the queue, or back."""
        while self._queue:
            *_, turn = heappop(self._queue)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
