"""Let a table go on when somebody's time is over, as its opener has chosen."""
import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from ..kernel.telling.message import Problem
from .log import log
from .table import Table

LONGEST = 3_600.0  # seconds of one nap, because some systems sleep no longer than weeks
AGAIN = 5.0  # seconds after which it is tried again if the store fails


class Timekeeper:
    def __init__(self, table: Table, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self.table, self.spawn = table, spawn
        self._timer: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Set the timer to the moment when the next time is over."""
        self.stop()
        if (left := self.table.next_deadline()) is not None:
            self._nap(min(max(left, 0.0), LONGEST))

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()

    def _nap(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, lambda: self.spawn(self.check()))

    async def check(self) -> None:
        """Let time run out where it has; then wait for the next one."""
        try:
            await self.table.run_out()
        except Problem as wrong:
            log("clock-not-heard", logging.WARNING, table=self.table.card.id, why=wrong.message.id)
            self._nap(AGAIN)
        else:
            self.wake()
