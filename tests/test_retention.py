"""Tables that nobody has touched for long are exported, then removed, but never during play."""
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tabletown.kernel.record import HUMAN
from tabletown.server import retention

from .inside import inside
from .storing import NOON, opened
from .matches import LITTLE, come_in, play_out
from .serving import Server, Told, eventually, serving


def test_old_tables_are_exported_then_removed(tmp_path: Path) -> None:
    """A table that cannot be read stays, and does not hold up the others."""
    with serving(tmp_path, "--keep-days", "30", "--exports", str(tmp_path / "exports")) as server:
        damaged, old, young = (server.open(LITTLE, HUMAN, "random") for _ in range(3))
        for links in (damaged, old, young):
            play_out(server, links)
        whole = server.ask("GET", f"/api/tables/{old['table']}/record", old["watch"]).text
        server.terminate()
        make_older(server.db, damaged["table"], old["table"])
        damage(server.db, damaged["table"])
        server.start()
        eventually(lambda: "table-removed" in server.said())
        assert [status(server, links) for links in (damaged, old, young)] == [400, 404, 200]
        exported, table = sorted((tmp_path / "exports").iterdir())
        assert exported.name == f"{old['table']}.record" and exported.read_text("utf-8") == whole
        assert table.name == f"{old['table']}.table"
        kept = [line["table"] for line in server.log() if line["what"] == "table-not-removed"]
        assert kept == [damaged["table"]]


def status(server: Server, links: Told) -> int:
    return server.ask("GET", f"/api/tables/{links['table']}", links["opener"]).status_code


def make_older(file: str, *tables: str) -> None:
    """Make tables older by a month."""
    with closing(sqlite3.connect(file)) as db, db:
        for table in tables:
            db.execute("update tables set made = made - 31 * 86400 where id = ?", [table])
            db.execute("update events set at = at - 31 * 86400 where match = ?", [table])


def damage(file: str, table: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("update events set digest = 'nonsense' where match = ? and seq = 3", [table])


def test_a_damaged_card_holds_up_nothing_and_is_told(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        damaged, old = (server.open(LITTLE, HUMAN, HUMAN) for _ in range(2))
        make_older(server.db, damaged["table"], old["table"])
        server.do(server.store.write("update tables set card = '' where id = $1", damaged["table"]))
        server.lobby.tables.clear()
        server.do(retention.clear_out(time.time() - 30 * retention.DAY, tmp_path / "exports", server.lobby))
        answers = [
            server.ask("GET", f"/api/tables/{links['table']}", links["opener"]) for links in (damaged, old)
        ]
        assert [answer.json()["problem"]["id"] for answer in answers] == ["card-damaged", "no-such-table"]
        assert [answer.status_code for answer in answers] == [400, 404]


@pytest.mark.anyio
async def test_after_a_jump_of_the_clock_everything_is_kept_as_long_again(tmp_path: Path) -> None:
    days, day, jump = 30 * retention.DAY, retention.DAY, 100 * retention.DAY
    async with opened(str(tmp_path / "tables.sqlite")) as store:

        async def may(now: float) -> bool:
            return await retention.may_remove(now, days, store)

        assert await may(NOON) and await may(NOON + day)
        for later in range(31):
            assert await may(NOON + jump + later * day) == (later >= 30)
        assert not await may(NOON + 2 * day)


def test_a_table_that_wakes_up_while_it_is_exported_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path) as server, server.client() as anna:
        links, export = server.open(LITTLE, HUMAN, HUMAN), retention.export
        make_older(server.db, links["table"])
        come_in(anna, links)

        def export_slowly(file: Path, text: str) -> None:
            export(file, text)
            if file.suffix == ".record":
                anna.answer("drop d")

        monkeypatch.setattr(retention, "export", export_slowly)
        server.do(retention.clear_out(time.time() - 30 * retention.DAY, tmp_path / "exports", server.lobby))
        assert come_in(anna, links, since=0)["events"][0]["move"] == "drop d"
