"""Every page is presentable: in every language, at every size, light and dark."""
from collections.abc import Callable
from itertools import product
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tabletown import catalogue
from tabletown.kernel.game import is_drawn

from ..sample import sample
from .holding import held_back
from .look import LOCALES, LOOKS, Language, Look
from .looking.layout import no_overflow
from .looking.presentable import presentable
from .tables import Table
from .test_home import COVERED
from .visits import Visits, settle

DRAWN = [name for name in catalogue.names() if is_drawn(catalogue.load(name))]
# Together they have each size and each language, light and dark.
A_LOOK_EACH = dict(zip(COVERED, (LOOKS[6], LOOKS[4], LOOKS[2], LOOKS[1]), strict=True))


@pytest.mark.parametrize("look", sample(LOOKS, lambda i, look: i in (1, 5, 6)), ids=str)
def test_home(browse: Visits, shoot: Callable[[Page, str], None], look: Look) -> None:
    page = browse("/", **vars(look))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    settle(page)
    shoot(page, f"home-{look}")
    presentable(page)


@pytest.mark.parametrize("path", ["/", "/rules/project_skyline", "/score/project_skyline"])
@pytest.mark.parametrize("language", LOCALES)
def test_a_page_fits_the_smallest_phone(browse: Visits, path: str, language: Language) -> None:
    page = browse(path, size="phone", language=language)
    page.set_viewport_size({"width": 320, "height": 568})
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    settle(page)
    no_overflow(page)


@pytest.mark.parametrize(
    ("game", "look"),
    sample(product(COVERED, LOOKS), lambda i, case: A_LOOK_EACH[case[0]] == case[1]),
    ids=str,
)
def test_a_table(
    browse: Visits,
    open_table: Callable[..., Table],
    shoot: Callable[[Page, str], None],
    game: str,
    look: Look,
) -> None:
    table = open_table(game, "human", "greedy", "random")
    table.advance(0, "Ada", events=40)
    page = browse(table.seats[0], **vars(look))
    expect(page.locator(".steps.yours")).to_be_visible()
    settle(page)
    shoot(page, f"{game}-{look}")
    presentable(page)


STATES = {
    "/no/such/page": "There is nothing at this address.",
    "/rules/no_such_game": "There is nothing at this address.",
    "/t/none#nothing": "This table cannot be opened",
}


@pytest.mark.parametrize("path", STATES)
def test_a_page_with_nothing_to_show_says_why_and_leads_home(browse: Visits, path: str) -> None:
    page = browse(path, size="phone", theme="dark", forgive="404|403")
    expect(page.get_by_role("heading", level=1)).to_have_text(STATES[path])
    settle(page)
    presentable(page)
    page.locator(".notice").get_by_role("link", name="Home").tap()
    expect(page.locator(".games")).to_be_visible()


def test_the_outlines_of_a_table_are_there_at_once(browse: Visits, open_table: Callable[..., Table]) -> None:
    page = browse("/")
    settle(page)
    with held_back(page, "**/messages/**"):
        page.goto(urljoin(page.url, open_table("neoville", "human", "greedy").seats[0]))
        expect(page.locator(".skeleton")).to_be_visible()
    expect(page.locator(".skeleton")).to_have_count(0)


def test_what_a_language_lacks_is_told_in_english(browse: Visits) -> None:
    page = browse("/", language="pl")
    page.context.route("**/messages/pl.ftl", lambda route: route.fulfill(body="page-settings = Ustawienia"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cities to build")
    expect(page.get_by_role("button", name="Ustawienia")).to_be_visible()
