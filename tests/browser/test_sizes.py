"""At every size of the window, with any drawer open, a table is well arranged."""
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tabletown import catalogue

from ..sample import sample
from .look import Language
from .looking.layout import no_overflow, well_arranged
from .tables import Table
from .test_home import COVERED
from .visits import Visits, settle

SIZES = [
    (320, 568), (360, 740), (390, 844), (430, 932),  # phones, upright
    (568, 320), (667, 375), (740, 360), (844, 390),  # and across
    (720, 450), (360, 225),  # 1440 × 900 at 200 % and at 400 %
]
ROOMY = [
    (820, 1180), (768, 1024), (1180, 820), (1024, 768),  # tablets
    (1280, 720), (1440, 900), (2560, 1440),  # desktops
]
DRAWERS = ("", "text", "rules", "menu", "links", "scores", "log", "settings")
ALL = 10_000  # events
LONG = "Wilhelmina van den Bosch-Łukasiewicz"
PATIENCE = 30_000  # milliseconds for a bot that thinks
BOTS = ("neighbour", "planner", "newcomer", "architect")
LANGUAGES: dict[str, Language] = dict(zip(COVERED, ("pl", "nl", "pl", "en"), strict=True))
# Of every game the whole table, and of every drawer one game.
IN_SAMPLE = {(game, "") for game in COVERED} | {("cloud_city", "text"), ("neoville", "scores")}


@pytest.mark.parametrize(
    ("game", "drawer"), sample(product(COVERED, DRAWERS), lambda i, case: case in IN_SAMPLE)
)
def test_a_table_at_every_size(
    browse: Visits, open_table: Callable[..., Table], game: str, drawer: str
) -> None:
    page = browse(crowded(open_table, game), language=LANGUAGES[game])
    expect(page.locator(".steps.yours")).to_be_visible()
    open_drawer(page, drawer)
    settle(page)
    found = [wrong for size in (*SIZES, *ROOMY) for wrong in wrongs(page, *size)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", sample(COVERED, lambda i, game: game == "neoville"))
def test_the_end_at_every_size(browse: Visits, open_table: Callable[..., Table], game: str) -> None:
    page = browse(crowded(open_table, game, events=ALL), language=LANGUAGES[game])
    expect(page.locator(".end .actions")).to_be_visible()
    settle(page)
    found = [wrong for size in (*SIZES, *ROOMY) for wrong in wrongs(page, *size)]
    assert not found, "\n".join(found)


def test_on_a_tablet_a_drawer_stands_beside_the_table(
    browse: Visits, open_table: Callable[..., Table]
) -> None:
    page = browse(crowded(open_table, "project_skyline"))
    expect(page.locator(".steps.yours")).to_be_visible()
    open_drawer(page, "log")
    found = [wrong for size in ROOMY for wrong in [*wrongs(page, *size), *covered(page, *size)]]
    assert not found, "\n".join(found)


def covered(page: Page, width: int, height: int) -> list[str]:
    drawer = page.locator(".drawer").bounding_box()
    assert drawer
    return [f"{width} × {height}: the drawer covers the table"] if drawer["width"] >= width else []


@pytest.mark.parametrize("game", sample(COVERED, lambda i, game: game == "cloud_city"))
def test_every_tab_of_the_rack_fits(browse: Visits, open_table: Callable[..., Table], game: str) -> None:
    page = browse(crowded(open_table, game), language=LANGUAGES[game])
    expect(page.locator(".steps.yours")).to_be_visible()
    found: list[str] = []
    for size in ((320, 568), (568, 320), (720, 450)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for tab in page.get_by_role("tab").all():
            tab.click()
            found += wrongs(page, *size)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", sample(COVERED, lambda i, game: game == "neoville"))
def test_a_hint_and_its_reason_fit(browse: Visits, open_table: Callable[..., Table], game: str) -> None:
    page = browse(crowded(open_table, game), language=LANGUAGES[game])
    expect(page.locator(".steps.yours")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".why")).to_be_visible(timeout=PATIENCE)
    found = [wrong for size in (*SIZES, *ROOMY) for wrong in wrongs(page, *size)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", sample(COVERED, lambda i, game: game == "tangram_city"))
def test_the_controls_of_the_past_fit(browse: Visits, open_table: Callable[..., Table], game: str) -> None:
    page = browse(crowded(open_table, game), language=LANGUAGES[game])
    expect(page.locator(".steps.yours")).to_be_visible()
    page.locator(".bar .tools button").nth(2).click()
    page.locator(".menu button").nth(3).click()
    expect(page.locator(".back")).to_be_visible()
    found = [wrong for size in (*SIZES, *ROOMY) for wrong in wrongs(page, *size)]
    assert not found, "\n".join(found)


def crowded(open_table: Callable[..., Table], game: str, events: int = 40) -> str:
    """Open a table with as many seats as the game has, and long names; return the link of a seat."""
    bots = BOTS[: max(catalogue.load(game).SEATS) - 1]
    table = open_table(game, "human", *bots)
    table.advance(0, LONG, events)
    return table.seats[0]


def open_drawer(page: Page, name: str) -> None:
    if not name:
        return
    tools, menu = page.locator(".bar .tools button"), page.locator(".menu button")
    first = {"text": 0, "rules": 1, "settings": 3}.get(name, 2)
    tools.nth(first).click()
    if name in ("links", "scores", "log"):
        menu.nth(("links", "scores", "log").index(name)).click()
    expect(page.locator(".drawer")).to_be_visible()


def wrongs(page: Page, width: int, height: int) -> list[str]:
    """Return what is wrong in a window of this size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(FRAMES)
    found: list[str] = []
    for check in (well_arranged, no_overflow):
        try:
            check(page)
        except AssertionError as wrong:
            found += [f"{width} × {height}: {line}" for line in str(wrong).splitlines()[:9]]
    return found


# The first frame tells the page its new size, the others show what it made of it.
FRAMES = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""
