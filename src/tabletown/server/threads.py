"""Do long work in a thread: apart from the store, the one place where the server meets threads."""
import sys
from asyncio import to_thread
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")

HAS_THREADS = sys.platform != "emscripten"  # a page has none


async def in_thread(work: Callable[Given, Made], *args: Given.args, **more: Given.kwargs) -> Made:
    """Do work in a thread, so that other tables need not wait; where there are no threads, they must."""
    return await to_thread(work, *args, **more) if HAS_THREADS else work(*args, **more)
