"""A new game in the browser: without a board it is told in words, without a sheet it cannot be scored."""
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tabletown.new_game import write_game

from ..serving import serving
from .hands import Typed
from .tables import open_table
from .test_matches import sit
from .visits import Visits


def test_a_new_game_is_played_to_its_end_and_has_no_score_sheet(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_game("river_run", tmp_path / "games", known=())
    monkeypatch.setenv("TABLETOWN_GAMES", str(tmp_path / "games"))
    with serving(tmp_path) as server:
        visits = Visits(browser, server.address)
        page = visits(open_table(server, "river_run", "human", "random").seats[0])
        sit(page)
        expect(page.get_by_text("On the table: 15")).to_be_visible()
        Typed(page, "river_run").play()
        expect(page.locator(".end .winner")).not_to_have_count(0)
        page.goto(f"{server.address}/score")
        expect(page.get_by_role("link", name="Neoville")).to_be_visible()
        expect(page.get_by_role("link", name="River run")).to_have_count(0)
        assert visits.close() == []
