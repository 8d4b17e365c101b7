"""Back closes what was opened last, and only then leaves the table."""
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .tables import Table
from .test_matches import sit
from .visits import Visits

BACK = "history.back()"


def test_back_closes_what_was_opened_last(browse: Visits, open_table: Callable[..., Table]) -> None:
    page = at_a_table(browse, open_table("neoville", "human", "greedy"))
    city, drawers = page.get_by_role("application"), page.get_by_role("dialog")
    page.get_by_role("button", name="Show the city of Teun").tap()
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="Scores, item by item").tap()
    page.evaluate(BACK)
    expect(drawers).to_have_count(0)
    expect(city).to_have_accessible_name(re.compile("Teun"))
    page.evaluate(BACK)
    expect(city).to_have_accessible_name(re.compile("Ada"))
    expect(page).to_have_url(re.compile("/t/"))


def test_what_was_closed_by_hand_does_not_come_back(browse: Visits, open_table: Callable[..., Table]) -> None:
    page = at_a_table(browse, open_table("neoville", "human", "greedy"))
    for tool in ("Settings", "Rulebook"):
        page.get_by_role("button", name=tool).tap()
        page.wait_for_function("() => history.state?.opened === 1")
        page.get_by_role("button", name="Close").tap()
        page.wait_for_function("() => !history.state?.opened")
    page.evaluate(BACK)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cities to build")
    expect(page).not_to_have_url(re.compile("/t/"))


LEAVE_WHEN_IT_STEPS_BACK = """() => {
  const go = history.go.bind(history)
  history.back = history.go = (steps = -1) => {
    go(steps)
    document.querySelector('a.brand').click()
  }
}"""


def test_closing_something_and_leaving_at_once_leaves(
    browse: Visits, open_table: Callable[..., Table]
) -> None:
    """Browsers step back a moment later, which must not undo what was added to the history meanwhile."""
    page = at_a_table(browse, open_table("neoville", "human", "greedy"))
    page.get_by_role("button", name="Settings").tap()
    page.wait_for_function("() => history.state?.opened === 1")
    page.evaluate(LEAVE_WHEN_IT_STEPS_BACK)
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cities to build")
    expect(page).not_to_have_url(re.compile("/t/"))


def at_a_table(browse: Visits, table: Table) -> Page:
    """Come to a table from the home page, on a phone, and sit down."""
    page = browse("/", size="phone")
    page.evaluate("(address) => history.pushState(null, '', address)", table.seats[0])
    page.reload()
    sit(page)
    return page
