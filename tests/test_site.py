"""What a site runs inside a browser, tested without one: its answers, its host and its store."""
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tabletown.server.routes import ROUTES
from tabletown.site.answers import ANSWERS
from tabletown.site.keeping import bring_back, save
from tabletown.site.start import make_host
from tabletown.site.store import CLOSED, KeptStore
from tabletown.store import Stale
from tabletown.store.backup import back_up, restore
from tabletown.store.store import MIGRATIONS
from tabletown.store.stored_table import encode_card
from tools.site import rehearse

from .storing import card, opened, problem_of, rows

pytestmark = pytest.mark.anyio
FOR_OPERATORS = {("GET", "/health"), ("GET", "/metrics")}


class Memory:
    """Keep rows as a browser does; `error` is what the next writes fail with."""

    def __init__(self, version: int = 0) -> None:
        self.version, self.error = version, ""
        self.kept: dict[tuple[Any, ...], dict[str, Any]] = {}

    async def read(self) -> str:
        rows = [[key[0], row] for key, row in self.kept.items()]
        return json.dumps({"version": self.version, "rows": rows})

    async def write(self, changes: str) -> str:
        for how, key, row in [] if self.error else json.loads(changes):
            if how == "delete":
                del self.kept[tuple(key)]
            else:
                assert how == "put" or tuple(key) not in self.kept
                self.kept[tuple(key)] = row
        return self.error

    async def replace(self, version: int, changes: str) -> str:
        """Open a new database if the old one is closed."""
        self.version, self.kept, self.error = version, {}, "" if self.error == CLOSED else self.error
        return await self.write(changes)


def test_a_site_answers_what_a_server_answers() -> None:
    offered = {
        (method, re.sub("{.*?}", "{}", path))
        for route in ROUTES
        for path in route.paths
        for method in route.http_methods
        if method != "OPTIONS"
    }
    assert {*ANSWERS} == offered - FOR_OPERATORS


async def test_all_that_a_page_does_works_without_a_server() -> None:
    await rehearse.rehearse()


# The store


async def test_a_browser_keeps_a_row_for_each_event() -> None:
    keeper = Memory()
    async with opened(KeptStore(keeper)) as store:
        await store.add(card("one"), rows("a", "b"))
        await store.append("one", 2, rows("c"), 5.0)
    assert [*keeper.kept] == [("tables", "one"), *(("events", "one", seq) for seq in (1, 2, 3))]
    async with opened(KeptStore(keeper)) as again:
        assert await again.read("one") == card("one")
        assert await again.events("one") == [*rows("a", "b"), *rows("c")]


async def test_cards_change_and_tables_are_removed_with_their_events() -> None:
    keeper = Memory()
    async with opened(KeptStore(keeper)) as store:
        await store.add(card("one"), rows("a"))
        await store.change(card("one", version=2, ended=True))
        assert json.loads(keeper.kept["tables", "one"]["card"])["ended"]
        assert await store.remove("one")
    assert not keeper.kept


async def test_what_a_browser_does_not_keep_has_not_happened() -> None:
    keeper = Memory()
    async with opened(KeptStore(keeper)) as store:
        await store.add(card("one"))
        for error, problem in [("QuotaExceededError", "store-full"), ("UnknownError", "store-fails")]:
            keeper.error = error
            assert await problem_of(store.append("one", 0, rows("a"), 5.0)) == problem
        keeper.error = ""
        assert await store.events("one") == []
        await store.append("one", 0, rows("b"), 5.0)
        assert await store.events("one") == rows("b")


async def test_a_browser_that_deleted_its_rows_keeps_them_all_again() -> None:
    keeper = Memory()
    async with opened(KeptStore(keeper)) as store:
        await store.add(card("one"), rows("a"))
        keeper.kept, keeper.error = {}, CLOSED
        await store.append("one", 1, rows("b"), 5.0)
    assert [*keeper.kept] == [("tables", "one"), ("events", "one", 1), ("events", "one", 2)]


async def test_a_second_writer_is_stale() -> None:
    keeper = Memory()
    async with opened(KeptStore(keeper)) as store:
        await store.add(card("one"), rows("a"))
        with pytest.raises(Stale):
            await store.append("one", 0, rows("b"), 5.0)
        keeper.error = "ConstraintError"
        with pytest.raises(Stale):
            await store.append("one", 1, rows("b"), 5.0)
        assert await store.events("one") == rows("a")


async def test_rows_of_an_older_version_are_brought_up_to_date() -> None:
    keeper, (event,) = Memory(1), rows("a")
    table = {"id": "one", "version": 1, "made": 1.0, "listed": 0, "card": encode_card(card("one"))}
    facts = {"seat": event.seat, "move": event.move, "digest": event.digest, "at": 1.0}
    keeper.kept = {("tables", "one"): table, ("events", "one", 1): {"match": "one", "seq": 1, **facts}}
    async with opened(KeptStore(keeper)) as store:
        assert await store.events("one") == [event]
    assert keeper.version == len(MIGRATIONS)
    assert [*keeper.kept] == [("tables", "one"), ("events", "one", 1)]


async def test_rows_of_a_newer_version_are_refused_and_stay() -> None:
    keeper = Memory(len(MIGRATIONS) + 1)
    assert await problem_of(KeptStore(keeper).open()) == "store-too-new"
    assert keeper.version == len(MIGRATIONS) + 1


async def test_a_host_that_cannot_open_its_store_says_why() -> None:
    host = make_host(Memory(len(MIGRATIONS) + 1), rehearse.think)
    told: list[tuple[str, str]] = []
    await host.start()
    for answer in (await host.ask("GET", "/api/tables/one", "key", ""), await host.save("{}", "nowhere")):
        assert "store-too-new" in answer.text
    host.open("socket", lambda what, text: told.append((what, text)))
    assert [what for what, _ in told] == ["open", "message", "close"]
    assert "store-too-new" in told[1][1]


async def test_a_backup_of_a_site_is_a_backup_of_a_server(tmp_path: Path) -> None:
    async with opened(KeptStore(Memory())) as store:
        await store.add(card("one"), rows("a", "b"))
        await back_up(store, tmp_path / "backup")
    async with opened(str(tmp_path / "tables.sqlite")) as server:
        assert await restore(server, tmp_path / "backup") == (1, 2)
        assert await server.events("one") == rows("a", "b")
    async with opened(KeptStore(Memory())) as other:
        assert await restore(other, tmp_path / "backup") == (1, 2)
        assert await other.read("one") == card("one")


async def test_everything_is_saved_as_one_file_and_brought_back_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "all"
    async with opened_here(Memory()) as store:
        await store.add(card("one"), rows("a", "b"))
        await save(store, {"name": "Ada"}, file)
        await store.append("one", 2, rows("c"), 5.0)
        assert await bring_back(store, file) == {"name": "Ada"}
        assert await store.events("one") == [*rows("a", "b"), *rows("c")]
    async with opened(str(tmp_path / "tables.sqlite")) as server:
        assert await restore(server, file) == (1, 2)


async def test_what_is_brought_back_goes_on_where_it_was_but_never_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "all"
    async with opened_here(Memory()) as store:
        await store.add(card("one"), rows("a", "b"))
        await store.add(card("two"), rows("a", "b"))
        await store.add(card("three"))
        await save(store, {}, file)
    keeper = Memory()
    async with opened_here(keeper) as store:
        await store.add(card("one"), rows("a"))
        await store.add(card("two"), rows("c"))
        await bring_back(store, file)
    async with opened(KeptStore(keeper)) as again:
        assert await again.events("one") == rows("a", "b")
        assert await again.events("two") == rows("c")
        assert await again.read("three") == card("three")


async def test_a_file_that_is_not_whole_is_not_brought_back(tmp_path: Path) -> None:
    (tmp_path / "all").write_text("nothing")
    async with opened_here(Memory()) as store:
        assert await problem_of(bring_back(store, tmp_path / "all")) == "backup-not-whole"


@asynccontextmanager
async def opened_here(keeper: Memory) -> AsyncIterator[KeptStore]:
    store = KeptStore(keeper)
    async with opened(store):
        yield store
