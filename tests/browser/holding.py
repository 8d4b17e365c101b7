"""Hold back what a page asks for."""
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Route


class Gate:
    """Closed, it keeps requests waiting; open, it lets them through."""

    def __init__(self) -> None:
        self._waiting: list[Route] = []
        self._open = False

    def arrive(self, route: Route) -> None:
        if self._open:
            route.continue_()
        else:
            self._waiting.append(route)

    def open(self) -> None:
        self._open = True
        for route in self._waiting:
            route.continue_()


@contextmanager
def held_back(page: Page, pattern: str) -> Iterator[None]:
    """Send no request of this pattern on before the end of the block."""
    gate = Gate()
    page.route(pattern, gate.arrive)
    yield
    gate.open()
