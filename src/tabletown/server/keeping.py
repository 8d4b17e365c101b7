"""Work on a store without a server: back it up, restore it, bring a table back."""
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from ..kernel.telling.message import problem
from ..store import Store, store_at
from ..store.backup import back_up, bring_back, restore

__all__ = ["back_up", "bring_back", "restore", "with_store"]

Made = TypeVar("Made")


async def with_store(place: str, work: Callable[[Store], Awaitable[Made]], made: bool = True) -> Made:
    """Open a store, work with it and close it; unless it may be made, it must be there."""
    if not made and "://" not in place and not Path(place).exists():
        raise problem("no-such-store", path=place)
    store = store_at(place)
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()
