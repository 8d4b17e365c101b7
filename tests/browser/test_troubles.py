"""Troubles of a page are noted, and the front page has none."""
import pytest
from playwright.sync_api import Browser, Page, expect

from .troubles import Troubles
from .visits import Visits

OURS = "http://ours.test"


def troubled(browser: Browser, script: str, forgiven: str = "") -> list[str]:
    """Return what is noted of a page of ours with this script."""
    context = browser.new_context()
    troubles = Troubles(context, OURS, forgiven)
    page = context.new_page()
    page.route(
        f"{OURS}/",
        lambda route: route.fulfill(content_type="text/html", body="<!doctype html><title>Ours</title>"),
    )
    page.route("**/missing", lambda route: route.abort("connectionrefused"))
    page.goto(f"{OURS}/")
    page.evaluate(f"async () => {{ {script} }}")
    context.close()
    return [trouble.split(":")[0] for trouble in troubles.found]


SCRIPTS = {
    "console": "console.error('no')",
    "error": "setTimeout(() => { throw new Error('no') }); await new Promise(done => setTimeout(done, 50))",
    "failed": "await fetch('/missing').catch(() => null)",
    "foreign": "await fetch('http://theirs.test/theirs', { mode: 'no-cors' }).catch(() => null)",
}


@pytest.mark.parametrize("kind", SCRIPTS)
def test_troubles_are_noted(browser: Browser, kind: str) -> None:
    assert kind in troubled(browser, SCRIPTS[kind])


def test_a_socket_to_somebody_else_is_noted(browser: Browser) -> None:
    assert "foreign" in troubled(
        browser, "await new Promise(done => (new WebSocket('ws://127.0.0.1:1/socket').onerror = done))"
    )


def test_expected_troubles_are_forgiven(browser: Browser) -> None:
    assert troubled(browser, SCRIPTS["console"], forgiven="console: no") == []


def test_other_messages_are_no_troubles(browser: Browser) -> None:
    assert troubled(browser, "console.log('fine'); await fetch('data:text/plain,fine')") == []


def test_everybody_has_a_separate_browser(browse: Visits) -> None:
    one, other = browse(language="nl"), browse(language="pl")
    one.evaluate("localStorage.setItem('mine', '1')")
    assert other.evaluate("localStorage.getItem('mine')") is None
    for page, code in ((one, "nl"), (other, "pl")):
        shown(page)
        assert page.evaluate("navigator.language").startswith(code)


def test_troubles_are_told_when_pages_are_left(visits: Visits) -> None:
    visits().evaluate("console.error('no')")
    (trouble,) = visits.leave()
    assert trouble.startswith("console: no") and visits.leave() == []


def test_memory_of_a_page_that_is_gone_is_told_by_the_console_and_is_not_foreign(visits: Visits) -> None:
    page = visits()
    page.evaluate(
        """async () => {
          const gone = URL.createObjectURL(new Blob(["gone"]))
          URL.revokeObjectURL(gone)
          await fetch(gone).catch(() => null)
        }"""
    )
    troubles = visits.leave()
    assert troubles and all(trouble.startswith("console: ") for trouble in troubles)


def test_a_browser_that_is_used_again_has_our_files_and_forgets_the_rest(visits: Visits) -> None:
    first = visits(language="pl")
    shown(first)
    first.evaluate("localStorage.setItem('mine', '1'); document.cookie = 'mine=1'")
    visits.leave()
    again = visits(language="pl")
    shown(again)
    assert again.context == first.context
    assert again.evaluate("[localStorage.getItem('mine'), document.cookie]") == [None, ""]
    assert again.evaluate(FETCHED) == []
    assert visits.leave() == []


# Scripts and styles that came over the network.
FETCHED = """() => performance.getEntriesByType("resource")
    .filter((one) => /\\.(js|css)$/.test(one.name) && one.transferSize).map((one) => one.name)"""


def shown(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()
