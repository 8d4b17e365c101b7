"""A table is silent until somebody says yes, which is offered once."""
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .hands import Mouse
from .tables import Table
from .visits import Visits

# Count what is played, in place of the browser's audio.
AUDIO = """() => {
    window.played = 0
    const Real = AudioContext
    window.AudioContext = class extends Real {
        createGain() { window.played += 1; return super.createGain() }
    }
}"""


def sit(page: Page, says_yes: bool) -> None:
    page.evaluate(AUDIO)
    if says_yes:
        page.get_by_role("switch", name="Quiet sounds").check()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("switch", name="Quiet sounds")).to_have_count(0)


def test_nothing_sounds_before_somebody_says_yes(browse: Visits, open_table: Callable[..., Table]) -> None:
    for says_yes in (False, True):
        table = open_table("connect_four", "human", "greedy")
        page = browse(table.seats[0])
        sit(page, says_yes)
        before = page.evaluate("window.played")
        Mouse(page, "sound").move()
        expect(page.locator(".steps.yours")).to_be_visible()
        assert (page.evaluate("window.played") > before) == says_yes
        assert (before > 0) == says_yes


def test_the_offer_is_made_once(browse: Visits, open_table: Callable[..., Table]) -> None:
    page = browse("/#cloud_city")
    expect(page.get_by_role("switch", name="Quiet sounds")).not_to_be_checked()
    page.get_by_role("button", name="Start the match").click()
    expect(page.locator(".steps.yours")).to_be_visible()
    table = open_table("connect_four", "human", "human")
    page.goto(table.house.address + table.seats[0])
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(page.get_by_role("switch", name="Quiet sounds")).to_have_count(0)
