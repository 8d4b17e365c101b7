"""Keep the time of a table: tell how much is left, and go on as its opener chose when it is over."""
import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from functools import partial
from typing import Any

from msgspec.structs import replace

from ..bots.levels import name_of_bot
from ..kernel.record import HUMAN
from ..kernel.remark import Remark, made
from ..kernel.telling.message import Problem, problem
from ..store import Card, Chair
from . import clocks
from .clocks import END, Left
from .log import log
from .table import Guest, Table
from .views import encode
from .wire import Clocks

LONGEST = 3_600.0  # seconds of one nap, because some systems sleep no longer than weeks
AGAIN = 5.0  # seconds after which it is tried again if the store fails


class Timekeeper:
    def __init__(self, table: Table, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self.table, self.spawn = table, spawn
        self._timer: asyncio.TimerHandle | None = None

    # How much time is left

    def times(self) -> list[Left | None]:
        """Return how much time every person has left, or nothing if there is no clock."""
        table = self.table
        if not table.clock or table.closed:
            return []
        return table.clock.times(table.card, table.remarks, clocks.now())

    def next_deadline(self) -> float | None:
        """Return in how many seconds the next time is over, if any time runs."""
        return min((left.seconds for left in self.times() if left and left.runs), default=None)

    def tell(self, guests: Collection[Guest]) -> None:
        """Tell guests how much time everybody has, if there is a clock."""
        if guests and (times := self.times()):
            left = [time and round(time.seconds, 1) for time in times]
            runs = [seat for seat, time in enumerate(times) if time and time.runs]
            message = encode(Clocks(left=left, runs=runs))
            for guest in list(guests):
                guest.tell(message)

    # Waiting until it is over

    def wake(self) -> None:
        """Set the timer to the moment when the next time is over."""
        self.stop()
        if (left := self.next_deadline()) is not None:
            self._nap(min(max(left, 0.0), LONGEST))

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()

    def _nap(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, lambda: self.spawn(self.check()))

    async def check(self) -> None:
        """Let time run out where it has; then wait for the next one."""
        try:
            await self.run_out()
        except Problem as wrong:
            log("clock-not-heard", logging.WARNING, table=self.table.card.id, why=wrong.message.id)
            self._nap(AGAIN)
        else:
            self.wake()

    # When it is over

    async def run_out(self) -> None:
        """Let whoever has no time left lose the seat, or end the match."""
        if self._late() is not None:
            await self.table.refresh()
        while (seat := self._late()) is not None:
            await self.table.change_saying(partial(timed_out, seat), partial(self._remarks, seat))

    def _late(self) -> int | None:
        """Return a seat whose time is over."""
        times = enumerate(self.times())
        return next((seat for seat, left in times if left and left.runs and left.seconds <= 0), None)

    def _remarks(self, seat: int, card: Card) -> list[Remark]:
        kind, name = "time-ends" if card.ended else "time", self.table.card.chairs[seat].name
        said = [] if card.ended else self.table.meaning(card)
        return [made(self.table.match.seq, seat, kind, name), *said]


def timed_out(seat: int, card: Card) -> Card:
    """Return the card after a seat's time is over: the match ends, or a bot plays on."""
    then = card.clock.then if card.clock else END
    if card.chairs[seat].who != HUMAN or card.ended:
        raise problem("stale")  # somebody else was quicker
    if then == END:
        return replace(card, ended=True, listed=False, out=seat)
    bot = Chair(then, name_of_bot(seat))
    chairs = [bot if i == seat else chair for i, chair in enumerate(card.chairs)]
    return replace(card, chairs=chairs)
