"""The first page is light in every language, because it loads only what it shows."""
import pytest
from playwright.sync_api import Browser, Page

from ..serving import Server, eventually
from .look import LOCALES, Language, Look
from .visits import settle

MOST_FONTS = 55_000
MOST = 150_000 + MOST_FONTS  # bytes on the wire, with headers


def weigh(page: Page, address: str) -> dict[str, int]:
    """Return the bytes of everything that a page loads, by address."""
    wire = page.context.new_cdp_session(page)
    asked: dict[str, str] = {}
    came: dict[str, int] = {}
    wire.send("Network.enable")
    wire.on(
        "Network.requestWillBeSent", lambda told: asked.update({told["requestId"]: told["request"]["url"]})
    )
    wire.on(
        "Network.loadingFinished",
        lambda told: came.update({asked[told["requestId"]]: int(told["encodedDataLength"])}),
    )
    page.goto(address)
    settle(page)
    return eventually(lambda: page.evaluate("0") or (came if came.keys() == {*asked.values()} else None))


@pytest.mark.parametrize("language", LOCALES)
def test_the_first_page_weighs_little(browser: Browser, server: Server, language: Language) -> None:
    with browser.new_context(**Look(language=language).context()) as context:
        came = weigh(context.new_page(), server.address)
    heaviest = sorted(came.items(), key=lambda one: -one[1])
    assert sum(came.values()) < MOST, "\n".join(
        f"{weight:7} {address}" for address, weight in [("all", sum(came.values())), *heaviest]
    )
    assert 0 < sum(weight for address, weight in came.items() if address.endswith(".woff2")) <= MOST_FONTS
    assert f"{server.address}/api/games" in came
