"""Measure what work on the loop costs, step by step, without what others do while it waits."""
import time
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

Made = TypeVar("Made")


@coroutine
def metered(
    work: Coroutine[Any, Any, Made], spend: Callable[[float], None]
) -> Generator[Any, Any, Made]:
    """Await work, and spend the processor time that each of its steps takes."""
    step: Callable[[Any], Any] = work.send
    value: Any = None
    while True:
        began = time.thread_time()
        try:
            awaited = step(value)
        except StopIteration as done:
            made: Made = done.value
            return made
        finally:
            spend(time.thread_time() - began)
        try:
            step, value = work.send, (yield awaited)
        except BaseException as thrown:  # such as a cancellation, which is for the work to handle
            step, value = work.throw, thrown
