"""Open pages, each in a browser that knows nothing of the others."""
import itertools
import re
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urljoin

from playwright.sync_api import Browser, BrowserContext, Page, expect

from .look import Look
from .troubles import Troubles

PATIENCE = 60_000  # milliseconds to wait for something, even on a busy machine
SETTLED = """() => document.querySelector("h1")
    && !document.querySelector("[aria-busy=true], .cover:not(img)")
    && [...document.images].every((image) => image.complete) && document.fonts.status === "loaded" """
NEXT_FRAME = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
AT_ONCE = "try { localStorage.pace ??= 'once' } catch {}"  # so that nobody waits for bots

expect.set_options(timeout=PATIENCE)


def settle(page: Page) -> None:
    """Wait until all texts, pictures and fonts are there."""
    page.wait_for_function(SETTLED)


def let_draw(page: Page) -> None:
    """Wait until the page has done what it does after a frame, such as listen for keys or remember."""
    page.evaluate(NEXT_FRAME)


class Visit(NamedTuple):
    context: BrowserContext
    troubles: Troubles
    look: Look
    script: str

    def end(self) -> None:
        self.troubles.end()
        for page in self.context.pages:
            page.close()
        self.context.unroute_all()
        if self.script:
            self.context.close()


class Visits:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self._all: list[Visit] = []
        self._left: dict[Look, list[BrowserContext]] = defaultdict(list)

    def __call__(self, path: str = "/", *, forgive: str = "", script: str = "", **look: Any) -> Page:
        """Open a path or an address in a new browser with this `Look`; forgive expected troubles.

        A script runs before those of the page.
        """
        address, seen_by = urljoin(self.address, path), Look(**look)
        left = self._left[seen_by]
        context = left.pop() if left and not script else self._new(seen_by, script)
        self._all.append(Visit(context, Troubles(context, address, forgive), seen_by, script))
        page = context.new_page()
        forget(page, urljoin(address, "/"))
        page.goto(address)
        return page

    def _new(self, look: Look, script: str) -> BrowserContext:
        context = self.browser.new_context(**look.context())
        context.set_default_timeout(PATIENCE)
        if not look.motion:
            context.add_init_script(AT_ONCE)
        context.add_init_script(script)
        return context

    def troubles(self) -> list[str]:
        return [trouble for visit in self._all for trouble in visit.troubles.found]

    def pages(self) -> list[Page]:
        return [page for visit in self._all for page in visit.context.pages]

    def picture(self, folder: Path, name: str) -> None:
        """Take pictures of all pages, to see why a test failed."""
        plain = re.sub(r"[^\w-]+", "-", name)
        for number, page in enumerate(self.pages(), 1):
            page.screenshot(path=folder / f"{plain}-{number}.png")

    def leave(self) -> list[str]:
        """Close all pages and return their troubles; keep the browsers, which have our files by now."""
        troubles = self.troubles()
        for visit in self._all:
            visit.end()
            if not visit.script:
                self._left[visit.look].append(visit.context)
        self._all.clear()
        return troubles

    def close(self) -> list[str]:
        """Close all browsers, too."""
        troubles = self.leave()
        for context in itertools.chain(*self._left.values()):
            context.close()
        self._left.clear()
        return troubles


def forget(page: Page, origin: str) -> None:
    """Delete what earlier visits have stored, except cached files."""
    wire = page.context.new_cdp_session(page)
    wire.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    wire.detach()
