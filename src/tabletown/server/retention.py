"""Export tables that nobody has touched for long to a file each, then remove them from the store."""
import asyncio
import logging
import os
import time
from pathlib import Path

from ..kernel.telling.message import Problem
from .log import log
from .lobby import Lobby
from .threads import in_thread

DAY = 86_400.0
HOURLY = 3_600.0


async def keep_for(days: int, exports: Path, lobby: Lobby) -> None:
    while True:
        try:
            await clear_out(time.time() - days * DAY, exports, lobby)
        except Problem as wrong:
            log("retention-failed", logging.ERROR, wrong)
        await asyncio.sleep(HOURLY)


async def clear_out(before: float, exports: Path, lobby: Lobby) -> None:
    """Export and remove idle tables; one that cannot be read or written stays, and does not stop the rest."""
    for match in await lobby.store.idle(before):
        try:
            table = await lobby.find(match)
            text = await table.history.record(table.match, table.card)
            await in_thread(export, exports / f"{match}.record", text)
            if await lobby.remove(match, before):
                log("table-removed", table=match)
        except (Problem, OSError) as wrong:
            log("table-not-removed", logging.ERROR, wrong, table=match)


def export(file: Path, text: str) -> None:
    """Write a record; the file gets its name only once it is safely on disk."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(f"{file}.new", "w", encoding="utf-8") as new:
        new.write(text)
        new.flush()
        os.fsync(new.fileno())
    os.replace(f"{file}.new", file)
