"""Do long work in a thread: apart from the store, the one place where the server meets threads."""
import sys
import time
from asyncio import to_thread
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from .limits import ACCOUNT
from .places import Places

Given = ParamSpec("Given")
Made = TypeVar("Made")

HAS_THREADS = sys.platform != "emscripten"  # a page has none
MOST_WAITING = 200  # pieces of work
CLOCK = time.thread_time if HAS_THREADS else time.perf_counter  # one thread has all time for itself


class Lane:
    """One thread for all long work, one piece at a time, so that moves are still played meanwhile.

    The work of addresses that used little comes first.
    """

    def __init__(self) -> None:
        self._places = Places(1, MOST_WAITING)

    async def do(self, work: Callable[Given, Made], *args: Given.args, **more: Given.kwargs) -> Made:
        """Do work when its turn comes, at the expense of whoever asked for it."""
        account, spent = ACCOUNT.get(), 0.0

        def timed() -> Made:
            nonlocal spent
            began = CLOCK()
            try:
                return work(*args, **more)
            finally:
                spent = CLOCK() - began

        async with self._places.place((account.rank,)):
            try:
                return await in_thread(timed)
            finally:
                account.spend(spent)


async def in_thread(work: Callable[Given, Made], *args: Given.args, **more: Given.kwargs) -> Made:
    """Do work in a thread; where there are no threads, everybody must wait for it."""
    return await to_thread(work, *args, **more) if HAS_THREADS else work(*args, **more)
