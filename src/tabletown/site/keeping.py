"""Save all that a browser keeps as one file, and bring it back, here or in another browser.

The file is a backup as `tabletown backup` makes it, with one table more: what the page remembers, such as the
keys of this browser. A server restores it as well, and ignores that table.
"""
import sqlite3
from contextlib import closing
from pathlib import Path

from ..store.backup import back_up, check
from ..store.sqlite import migrate
from .store import KeptStore

MEMORY = "create table memory (name text primary key, value text not null)"


async def save(store: KeptStore, memory: dict[str, str], file: Path) -> None:
    await back_up(store, file)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(MEMORY)
        db.executemany("insert into memory values (?, ?)", memory.items())


async def bring_back(store: KeptStore, file: Path) -> dict[str, str]:
    """Add what is not here yet, and return what the page remembered; refuse a file that is not whole."""
    check(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        migrate(db)
        has_memory = db.execute("select 1 from sqlite_master where name = 'memory'").fetchone()
        memory = db.execute("select name, value from memory").fetchall() if has_memory else []
    await store.merge(file)
    return dict(memory)
