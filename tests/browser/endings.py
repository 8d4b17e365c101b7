"""Write a file as a site saves it, with a table of each game whose match is nearly over."""
import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from tabletown import catalogue
from tabletown.kernel.match import event_text
from tabletown.kernel.steps import steps_of
from tabletown.kernel.telling.commands import AIDS
from tabletown.server.links import hashed
from tabletown.site.keeping import MEMORY
from tabletown.store import Card, Chair, Row
from tabletown.store.backup import seal
from tabletown.store.sqlite import INSERT, lines_of, named, new_file
from tabletown.store.store import ADD, facts_of

from ..playing import random_match

LEFT = 10  # events before the end of the match
KEY, OPENER, WATCH = "ada-sits-here", "ada-opened-it", "anybody-watches"


def write_endings(file: Path, games: Sequence[str]) -> None:
    """Write the file; Ada sits at each of its tables, against a bot."""
    with closing(new_file(file)) as db:
        for game in games:
            add_ending(db, game)
        db.execute(MEMORY)
        memory = [(f"table {table_of(game)}", json.dumps(mine(game))) for game in games]
        db.executemany("insert into memory values (?, ?)", memory)
    seal(file)


def add_ending(db: sqlite3.Connection, name: str) -> None:
    game = catalogue.load(name)
    match = random_match(game, 1, 2)
    steps = steps_of(match)[:-LEFT]
    rows = [Row(step.event.seat, event_text(game, step.event), step.state.digest()) for step in steps]
    chairs = [Chair("human", "Ada", hashed(KEY)), Chair("newcomer", "Teun")]
    keys = hashed(OPENER), hashed(WATCH)
    card = Card(table_of(name), name, game.EDITION, match.options, chairs, *keys, made=1.0, aids=[*AIDS])
    db.execute(ADD, named(facts_of(card)))
    db.executemany(INSERT, lines_of(card.id, 0, rows, 1.0))


def table_of(game: str) -> str:
    return game.replace("_", "-")


def mine(game: str) -> dict[str, object]:
    """Return what the page remembers of a table."""
    return {"table": table_of(game), "game": game, "seats": {"0": KEY}, "here": [0], "at": 1}
