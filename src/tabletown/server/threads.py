"""Do long work in a thread: apart from the store, the one place where the server meets threads."""
import sys
from asyncio import to_thread
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from .places import Places

Given = ParamSpec("Given")
Made = TypeVar("Made")

HAS_THREADS = sys.platform != "emscripten"  # a page has none


class Lane:
    """One thread for all long work, one piece at a time, so that moves are still played meanwhile."""

    def __init__(self) -> None:
        self._places = Places(1)

    async def do(self, work: Callable[Given, Made], *args: Given.args, **more: Given.kwargs) -> Made:
        async with self._places.place((0,)):
            return await in_thread(work, *args, **more)


async def in_thread(work: Callable[Given, Made], *args: Given.args, **more: Given.kwargs) -> Made:
    """Do work in a thread; where there are no threads, everybody must wait for it."""
    return await to_thread(work, *args, **more) if HAS_THREADS else work(*args, **more)
