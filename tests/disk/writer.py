"""Store N events, and say after each that it is stored: python -m tests.disk.writer FOLDER N"""
import asyncio
import sys
from pathlib import Path

from tabletown.kernel.telling.message import Problem
from tabletown.store import Row, Stale, Store

from ..storing import NOON, card, opened

TABLE, FILE, TOLD = "t", "tables.sqlite", "told"
WIDTH = 3_000  # characters of an event, so that the journal is soon full


def row(seq: int) -> Row:
    return Row(seq % 2, f"event {seq} ".ljust(WIDTH, "."), str(seq))


async def write(folder: Path, count: int) -> None:
    async with opened(str(folder / FILE)) as store:
        await store.add(card(TABLE))
        with open(folder / TOLD, "ab", buffering=0) as told:
            for seq in range(1, count + 1):
                await store_one(store, seq)
                told.write(f"{seq}\n".encode())


async def store_one(store: Store, seq: int) -> None:
    """Try until it is stored, as people do; if somebody else seems to have stored it, it is there."""
    while True:
        try:
            return await store.append(TABLE, seq - 1, [row(seq)], NOON)
        except Stale:
            return None
        except Problem:
            await asyncio.sleep(0)


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1]), int(sys.argv[2])))
