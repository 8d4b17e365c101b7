"""Commands for an operator who keeps tables safe: backups, and tables that were removed."""
import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .hosting import Db, usual_db
from .speaking import Lang, screen_for

To = Annotated[str, Parameter(help="The file to write.")]
From = Annotated[str, Parameter(help="A file that `backup` wrote.")]
Removed = Annotated[str, Parameter(help="A file TABLE.table that `serve --keep-days` exported.")]


def backup(file: To, *, db: Db = "", lang: Lang = "") -> None:
    """Copy a database into one file, also while a server uses it."""
    from ..server.keeping import back_up

    counts = asyncio.run(back_up(db or usual_db(), Path(file)))
    screen_for(lang).say("backed-up", file=file, tables=counts[0], events=counts[1])


def restore(file: From, *, db: Db = "", lang: Lang = "") -> None:
    """Fill an empty database from a backup."""
    from ..server.keeping import restore

    counts = asyncio.run(restore(db or usual_db(), Path(file)))
    screen_for(lang).say("restored", file=file, tables=counts[0], events=counts[1])


def bring_back(file: Removed, *, db: Db = "", lang: Lang = "") -> None:
    """Bring back a table that was removed, with its seats and links, also while a server runs."""
    from ..server.keeping import bring_back

    table = asyncio.run(bring_back(db or usual_db(), Path(file)))
    screen_for(lang).say("brought-back", table=table)
