"""Open pages, each in a browser that knows nothing of the others."""
import re
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Browser, BrowserContext, Page, expect

from .look import Look
from .troubles import Troubles

PATIENCE = 60_000  # milliseconds to wait for something, even on a busy machine
SETTLED = """() => document.querySelector("h1")
    && !document.querySelector("[aria-busy=true], .cover:not(img)")
    && [...document.images].every((image) => image.complete) && document.fonts.status === "loaded" """
AT_ONCE = "try { localStorage.pace ??= 'once' } catch {}"  # so that nobody waits for bots

expect.set_options(timeout=PATIENCE)


def settle(page: Page) -> None:
    """Wait until all texts, pictures and fonts are there."""
    page.wait_for_function(SETTLED)


class Visits:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self._all: list[tuple[BrowserContext, Troubles]] = []

    def __call__(self, path: str = "/", *, forgive: str = "", script: str = "", **look: Any) -> Page:
        """Open a path or an address in a new browser with this `Look`; forgive expected troubles.

        A script runs before those of the page.
        """
        address = urljoin(self.address, path)
        context = self.browser.new_context(**Look(**look).context())
        context.set_default_timeout(PATIENCE)
        if not look.get("motion"):
            context.add_init_script(AT_ONCE)
        self._all.append((context, Troubles(context, address, forgive)))
        context.add_init_script(script)
        page = context.new_page()
        page.goto(address)
        return page

    def troubles(self) -> list[str]:
        return [trouble for _, troubles in self._all for trouble in troubles.found]

    def pages(self) -> list[Page]:
        return [page for context, _ in self._all for page in context.pages]

    def picture(self, folder: Path, name: str) -> None:
        """Take pictures of all pages, to see why a test failed."""
        plain = re.sub(r"[^\w-]+", "-", name)
        for number, page in enumerate(self.pages(), 1):
            page.screenshot(path=folder / f"{plain}-{number}.png")

    def close(self) -> None:
        for context, _ in self._all:
            context.close()
        self._all.clear()
