"""Export tables that nobody has touched for long to a file each, then remove them from the store."""
import asyncio
import logging
import time
from pathlib import Path

import msgspec

from ..kernel.whole_file import write_whole
from ..store import Beat, Store, StoredTable
from .log import log
from .lobby import Lobby
from .table import Table
from .threads import in_thread

DAY = 86_400.0
HOURLY = 3_600.0
LONGEST_PAUSE = 2 * DAY  # if the clock says that nothing was cleared out for longer, it has jumped
NAME = "retention"
TABLE = ".table"  # the ending of files from which a table can be brought back


async def keep_for(days: int, exports: Path, lobby: Lobby) -> None:
    """Clear out hourly; whatever goes wrong, do so again in an hour."""
    while True:
        try:
            if await may_remove(time.time(), days * DAY, lobby.store):
                await clear_out(time.time() - days * DAY, exports, lobby)
        except Exception as wrong:
            log("retention-failed", logging.ERROR, wrong)
        await asyncio.sleep(HOURLY)


async def may_remove(now: float, keeping: float, store: Store) -> bool:
    """Say whether the clock can be trusted; after a jump, everything is kept as long again as usual."""
    last = await store.last_beat(NAME) or Beat(now)
    jumped = abs(now - last.at) > LONGEST_PAUSE
    if jumped:
        log("clock-jumped", logging.WARNING, seconds=round(now - last.at))
    hold = now + keeping if jumped else last.hold
    await store.beat(NAME, Beat(now, hold))
    return now >= hold


async def clear_out(before: float, exports: Path, lobby: Lobby) -> None:
    """Export and remove idle tables; one that cannot be read or written stays, and does not stop the rest."""
    for match in await lobby.store.idle(before):
        try:
            await export_table(await lobby.find(match), exports)
            if await lobby.remove(match, before):
                log("table-removed", table=match)
        except Exception as wrong:
            log("table-not-removed", logging.ERROR, wrong, table=match)


async def export_table(table: Table, exports: Path) -> None:
    """Write the match as a record for people, and the whole table, with its seats, to bring it back."""
    text = await table.history.record(table.match, table.card, table.remarks)
    await in_thread(export, exports / f"{table.card.id}.record", text)
    rows = await table.store.events(table.card.id)
    whole = msgspec.json.encode(StoredTable(table.card, rows, table.remarks)).decode()
    await in_thread(export, exports / f"{table.card.id}{TABLE}", whole)


def export(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, text)
