"""Tabletown without a server: a folder of files below a path, in which every game is played offline."""
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from .hands import Mouse
from .sites import NoSite, built_site, serving_site
from .test_home import ROW_OF_FOUR, home, set_up, start
from .test_pages import DRAWN
from .visits import Visits

MOVES = 3  # of each game; one short game is played to its end


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    try:
        with serving_site(built_site()) as address:
            yield address
    except NoSite as why:
        pytest.skip(str(why))


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visits]:
    visits = Visits(browser, site)
    try:
        yield visits
    finally:
        visits.close()
    assert visits.troubles() == []


def begin(page: Page, game: str) -> Mouse:
    set_up(page, game)
    start(page)
    return Mouse(page, f"{game} here")


def test_every_game_is_played_offline(visit: Visits) -> None:
    """After the first table, nothing comes over the network: not even when the page is loaded again."""
    page = visit("./")
    begin(page, ROW_OF_FOUR)
    page.context.set_offline(True)
    for game in DRAWN:
        home(page)
        mouse = begin(page, game)
        for _ in range(MOVES):
            page.locator(".steps.yours").wait_for()
            mouse.move()
    home(page)
    begin(page, ROW_OF_FOUR).play()
    page.reload()
    expect(page.locator(".end .winner")).not_to_have_count(0)
