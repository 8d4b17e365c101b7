"""Every page in every language, at every size, light and dark: nothing is missing, cut off, pale or out of reach."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tabletown import catalogue
from tabletown.kernel.game import folder_of

from .look import LOOKS, Look
from .looking.presentable import presentable
from .tables import Table
from .visits import Visits

DRAWN = [name for name in catalogue.names() if (folder_of(catalogue.load(name)) / "board.js").exists()]
every_look = pytest.mark.parametrize("look", LOOKS, ids=str)


@every_look
def test_home(browse: Visits, shoot: Callable[[Page, str], None], look: Look) -> None:
    page = browse("/", **vars(look))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    shoot(page, f"home-{look}")
    presentable(page)


@pytest.mark.parametrize(("game", "look"), [(game, look) for i, game in enumerate(DRAWN) for look in LOOKS[i % 3 :: 3]], ids=str)
def test_a_table(
    browse: Visits, open_table: Callable[..., Table], shoot: Callable[[Page, str], None], game: str, look: Look,
) -> None:
    table = open_table(game, "human", "greedy", "random")
    table.advance(0, "Ada", events=40)
    page = browse(table.seats[0], **vars(look))
    expect(page.locator(".steps.yours")).to_be_visible()
    page.wait_for_load_state("networkidle")
    shoot(page, f"{game}-{look}")
    presentable(page)
