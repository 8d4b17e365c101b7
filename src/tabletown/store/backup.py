"""Back a store up into one SQLite file, whatever the store is, and restore it from there."""
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from ..kernel.telling.message import problem
from .sqlite import migrate
from .store import Stale, Store
from .stored_table import StoredTable

COUNTS = "select (select count(*) from tables), (select count(*) from events)"


async def back_up(store: Store, file: Path) -> tuple[int, int]:
    """Copy all tables as they are at one moment; the file gets its name once it is complete and on disk.

    Return how many tables and events it has.
    """
    new = Path(f"{file}.new")
    new.unlink(missing_ok=True)
    await store.dump(new)
    found = seal(new)
    os.replace(new, file)
    return found


def seal(file: Path) -> tuple[int, int]:
    """Note in a backup how much it holds, so that a part of it is not taken for the whole."""
    with closing(sqlite3.connect(file)) as db:
        found: tuple[int, int] = db.execute(COUNTS).fetchone()
        db.execute("create table sealed (tables integer, events integer)")
        db.execute("insert into sealed values (?, ?)", found)
        db.commit()
    with open(file, "rb") as written:
        os.fsync(written.fileno())
    return found


async def restore(store: Store, file: Path) -> tuple[int, int]:
    """Fill an empty store from a backup, which may be of an older version; return how much it had."""
    found = check(file)
    if await store.rows("select 1 from tables limit 1"):
        raise problem("store-not-empty")
    with TemporaryDirectory() as folder:
        copy = Path(shutil.copy(file, folder))
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            migrate(db)
        await store.load(copy)
    return found


def check(file: Path) -> tuple[int, int]:
    """Return how much a backup holds; raise a problem if it is not whole."""
    try:
        with closing(sqlite3.connect(file if file.is_file() else ":memory:")) as db:
            whole = db.execute("pragma quick_check(1)").fetchone() == ("ok",)
            found: tuple[int, int] = db.execute(COUNTS).fetchone()
            if whole and db.execute("select * from sealed").fetchall() == [found]:
                return found
    except sqlite3.Error:
        pass
    raise problem("backup-not-whole", file=str(file))


async def bring_back(store: Store, file: Path, now: float) -> str:
    """Bring back a table that was exported and removed, with its seats and links."""
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=StoredTable)
        await store.add(kept.card, kept.events, now, kept.remarks)
    except (OSError, msgspec.MsgspecError, UnicodeError) as wrong:
        raise problem("not-a-table", file=str(file), why=str(wrong)) from None
    except Stale:
        raise problem("table-is-there") from None
    return kept.card.id
