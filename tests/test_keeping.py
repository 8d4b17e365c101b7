"""Backups are taken while a server runs, are whole or refused, and bring every table back with its links."""
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tabletown.cli import main
from tabletown.kernel.record import HUMAN
from tabletown.kernel.remark import Remark
from tabletown.server import retention
from tabletown.store import Store, backup

from .inside import inside
from .matches import LITTLE, come_in
from .serving import serving
from .storing import NOON, card, opened, problem_of, rows
from .test_retention import make_older

Capture = pytest.CaptureFixture[str]


async def filled(store: Store) -> Any:
    """Return all that is stored."""
    return [[tuple(row) for row in await store.rows(f"select * from {name} order by 1, 2")] for name in (
        "tables", "events", "remarks",
    )]


@pytest.mark.anyio
async def test_a_store_comes_back_as_it_was_whatever_it_is(place: str, tmp_path: Path) -> None:
    """From SQLite or PostgreSQL into a new SQLite file, and into the same kind of store again."""
    file, again = tmp_path / "backup", tmp_path / "again.sqlite"
    async with opened(place) as store:
        await store.add(card("t", listed=True), rows("a", "b", "🏙"), NOON, [Remark(1, 0, "sits Łucja")])
        await store.add(card("u"))
        assert await backup.back_up(store, file) == (2, 3)
        before = await filled(store)
        assert await problem_of(backup.restore(store, file)) == "store-not-empty"
        for table in ("t", "u"):
            await store.remove(table)
        await backup.restore(store, file)
        assert await filled(store) == before
    async with opened(str(again)) as other:
        assert await backup.restore(other, file) == (2, 3)
        assert await filled(other) == before


@pytest.mark.anyio
async def test_a_part_of_a_backup_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    async with opened(str(tmp_path / "a.sqlite")) as store:
        await store.add(card("t"), rows(*(f"move {i}" for i in range(500))), NOON)
        await backup.back_up(store, file)
    whole = file.read_bytes()
    async with opened(str(tmp_path / "b.sqlite")) as store:
        for size in (0, 100, 4096, len(whole) // 2, len(whole) - 4096, len(whole) - 1):
            file.write_bytes(whole[:size])
            assert await problem_of(backup.restore(store, file)) == "backup-not-whole"
        file.write_bytes(whole)
        with closing(sqlite3.connect(file)) as db, db:
            db.execute("delete from events where seq = 500")
        assert await problem_of(backup.restore(store, file)) == "backup-not-whole"
        assert await store.read("t") is None


def test_a_drill(tmp_path: Path, capsys: Capture) -> None:
    """Back up while somebody plays, lose the database, restore it elsewhere, play on by the same links."""
    kept, new = str(tmp_path / "kept"), str(tmp_path / "new.sqlite")
    with serving(tmp_path) as server, server.client() as anna:
        links = server.open(LITTLE, HUMAN, HUMAN)
        come_in(anna, links)
        anna.answer("drop d")
        main(["backup", kept, "--db", server.db, "--lang", "en"])
        come_in(anna, links, 1, "Bram")
        anna.answer("drop e")
    main(["restore", kept, "--db", new, "--lang", "en"])
    assert "1 tables with 1 events" in capsys.readouterr().out
    with serving(tmp_path, db=new) as server, server.client() as bram:
        assert [event["move"] for event in come_in(bram, links, 1, "Bram", since=0)["events"]] == ["drop d"]
        assert bram.answer("drop c")["seq"] == 2


def test_a_table_that_was_removed_comes_back_with_its_seats(tmp_path: Path, capsys: Capture) -> None:
    with inside(tmp_path) as server, server.client() as anna, server.client() as again:
        links = server.open(LITTLE, HUMAN, HUMAN)
        come_in(anna, links)
        anna.answer("drop d")
        make_older(server.db, links["table"])
        server.do(retention.clear_out(time.time() - 30 * retention.DAY, tmp_path / "exports", server.lobby))
        assert server.ask("GET", f"/api/tables/{links['table']}", links["opener"]).status_code == 404
        main(["bring-back", str(tmp_path / "exports" / f"{links['table']}.table"), "--db", server.db])
        assert come_in(again, links, 1, "Bram", since=0)["events"][0]["move"] == "drop d"
        assert again.card["seats"][0]["name"] == "Anna" and again.answer("drop d")["seq"] == 2


@pytest.mark.parametrize("command", ["backup", "bring-back"])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, command: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main([command, str(tmp_path / "file"), "--db", str(tmp_path / "none.sqlite"), "--lang", "en"])
    assert "There is no database" in capsys.readouterr().err and not list(tmp_path.iterdir())
