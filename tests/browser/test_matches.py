"""Play matches against bots to their end: by mouse, on a phone, by keys alone, and blind."""
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from ..sample import slow
from .hands import Finger, Hands, Keys, Mouse, Typed
from .look import Size
from .tables import Table
from .test_pages import DRAWN
from .visits import Visits

HANDS: dict[str, tuple[type[Hands], Size]] = {
    "mouse": (Mouse, "desktop"), "finger": (Finger, "phone"), "keys": (Keys, "desktop"),
    "words": (Typed, "desktop"),
}


# `make test` begins these after so many events; `make test-slow` plays every game in every way.
ENDINGS = [
    ("keys", "neoville", 120),
    ("mouse", "cloud_city", 50),
    ("finger", "tangram_city", 60),
    ("words", "project_skyline", 440),
]


@pytest.mark.parametrize(
    ("way", "game", "events"), [*ENDINGS, *(slow((way, game, 0)) for way, game in product(HANDS, DRAWN))]
)
def test_a_match(browse: Visits, open_table: Callable[..., Table], way: str, game: str, events: int) -> None:
    hands, size = HANDS[way]
    table = open_table(game, "human", "greedy")
    if events:
        table.advance(0, "Ada", events)
    page = browse(table.seats[0], size=size)
    if not events:
        sit(page)
    hands(page, f"{game} {way}").play()
    expect(page.locator(".end .winner")).not_to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


class LateFinger(Finger):
    """Tap on a machine that is so busy that every tap is reported as too late."""

    def commit(self, patience: float) -> None:
        super().commit(patience)
        raise TooLate("the tap was answered late")


def test_hands_notice_a_move_that_was_answered_late(browse: Visits, open_table: Callable[..., Table]) -> None:
    page = browse(open_table("tangram_city", "human", "greedy").seats[0], size="phone")
    sit(page)
    LateFinger(page, "late").move()


def sit(page: Page, name: str = "Ada") -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".sit")).to_have_count(0)
