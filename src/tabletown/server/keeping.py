"""Work on a store without a server: back it up, restore it, bring a table back."""
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from ..kernel.telling.message import problem
from ..store import Store, backup, store_at


@asynccontextmanager
async def opened(place: str) -> AsyncIterator[Store]:
    store = store_at(place)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def check_there(place: str) -> None:
    """Refuse to make a new file where a store is expected."""
    if "://" not in place and not Path(place).exists():
        raise problem("no-such-store", path=place)


async def back_up(place: str, file: Path) -> tuple[int, int]:
    """Back a store up into a file; return how many tables and events it has."""
    check_there(place)
    async with opened(place) as store:
        return await backup.back_up(store, file)


async def restore(place: str, file: Path) -> tuple[int, int]:
    """Fill an empty store, or a new one, from a backup; return how many tables and events it had."""
    async with opened(place) as store:
        return await backup.restore(store, file)


async def bring_back(place: str, file: Path) -> str:
    """Bring a removed table back into a store; return its id."""
    check_there(place)
    async with opened(place) as store:
        return await backup.bring_back(store, file, time.time())
