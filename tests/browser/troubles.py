"""What must not happen while somebody uses our pages: errors, failed requests, a word with anybody else's server."""
import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

NOBODYS = ("about", "blob", "data")  # addresses that ask no server
LEFT = "net::ERR_ABORTED"  # somebody went elsewhere before all was there


class Troubles:
    def __init__(self, context: BrowserContext, origin: str, forgiven: str = "") -> None:
        self.host, self.forgiven = urlsplit(origin).netloc, forgiven
        self.found: list[str] = []
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", lambda request: self._address(request.url))
        context.on("requestfailed", self._failed)
        context.on("page", self._page)

    def note(self, trouble: str) -> None:
        if not self.forgiven or not re.search(self.forgiven, trouble):
            self.found.append(trouble)

    def _console(self, told: ConsoleMessage) -> None:
        if told.type == "error":
            self.note(f"console: {told.text} ({told.location['url']}:{told.location['lineNumber'] + 1})")

    def _error(self, error: WebError) -> None:
        self.note(f"error: {error.error.stack or error.error.message}")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT:
            self.note(f"failed: {request.method} {request.url}: {request.failure}")

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._address(socket.url))

    def _address(self, address: str) -> None:
        where = urlsplit(address)
        if where.scheme not in NOBODYS and where.netloc != self.host:
            self.note(f"foreign: {address}")
