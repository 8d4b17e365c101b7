"""Long work beside the loop: the one place where the server, its store left aside, meets threads."""
import sys
from asyncio import to_thread
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")

HAS_THREADS = sys.platform != "emscripten"  # inside a page there are none


async def aside(work: Callable[Given, Made], *args: Given.args, **more: Given.kwargs) -> Made:
    """Do work that takes a while in a thread, so that other tables do not wait; without threads they do."""
    return await to_thread(work, *args, **more) if HAS_THREADS else work(*args, **more)
