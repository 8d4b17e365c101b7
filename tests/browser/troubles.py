"""Note what must not happen on our pages: errors, failed requests, requests to other servers."""
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

LEFT = "net::ERR_ABORTED"  # somebody left before the page had loaded
OWN = "blob:"  # memory of the page, gone when somebody leaves; if it fails before, the console says so


class Troubles:
    """Note the troubles of all pages; `chromium.FLAGS` let every request to another server fail."""

    def __init__(self, context: BrowserContext, origin: str, forgiven: str = "") -> None:
        self.host, self.forgiven = urlsplit(origin).netloc, forgiven
        self.found: list[str] = []
        self.context = context
        self.heard: dict[Any, Callable[[Any], None]] = {
            "console": self._console, "weberror": self._error, "requestfailed": self._failed,
            "page": self._page,
        }
        for event, note in self.heard.items():
            context.on(event, note)

    def end(self) -> None:
        """Note nothing more, because others use the browser from now on."""
        for event, note in self.heard.items():
            self.context.remove_listener(event, note)

    def note(self, trouble: str) -> None:
        if not self.forgiven or not re.search(self.forgiven, trouble):
            self.found.append(trouble)

    def _console(self, told: ConsoleMessage) -> None:
        if told.type == "error":
            self.note(f"console: {told.text} ({told.location['url']}:{told.location['lineNumber'] + 1})")

    def _error(self, error: WebError) -> None:
        self.note(f"error: {error.error.stack or error.error.message}")

    def _failed(self, request: Request) -> None:
        if self._is_foreign(request.url):
            self.note(f"foreign: {request.url}")
        elif request.failure != LEFT and not request.url.startswith(OWN):
            self.note(f"failed: {request.method} {request.url}: {request.failure}")

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._socket(socket.url))

    def _socket(self, address: str) -> None:
        if self._is_foreign(address):
            self.note(f"foreign: {address}")

    def _is_foreign(self, address: str) -> bool:
        return urlsplit(address.removeprefix(OWN)).netloc != self.host
