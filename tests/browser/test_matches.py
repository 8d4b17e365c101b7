"""Whole matches against bots: by mouse, on a phone, by keys alone, without eyes."""
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from ..sample import sample
from .hands import Finger, Hands, Keys, Mouse, Typed
from .look import Size
from .tables import Table
from .test_pages import DRAWN
from .visits import Visits

# In make test each game once, each way once
SAMPLE = {("keys", "neoville"), ("mouse", "cloud_city"), ("finger", "tangram_city"), ("words", "project_skyline")}
HANDS: dict[str, tuple[type[Hands], Size]] = {
    "mouse": (Mouse, "desktop"), "finger": (Finger, "phone"), "keys": (Keys, "desktop"),
    "words": (Typed, "desktop"),
}


@pytest.mark.parametrize(("way", "game"), sample(product(HANDS, DRAWN), lambda i, case: case in SAMPLE))
def test_a_match(browse: Visits, open_table: Callable[..., Table], way: str, game: str) -> None:
    hands, size = HANDS[way]
    page = browse(open_table(game, "human", "greedy").seats[0], size=size)
    sit(page)
    hands(page, f"{game} {way}").play()
    expect(page.locator(".end .winner")).not_to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def sit(page: Page, name: str = "Ada") -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".sit")).to_have_count(0)
