"""Fixtures of browser tests: one browser for each worker, and new pages and tables for each test."""
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from ..serving import Server
from . import tables
from .chromium import NoChromium, chromium
from .visits import Visits

SCREENSHOTS = Path(__file__).parents[2] / "screenshots"  # ignored by git
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test failed, so that its pages can be kept."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    try:
        with chromium() as browser:
            yield browser
    except NoChromium as why:
        pytest.skip(str(why))


@pytest.fixture(scope="package")
def visits(browser: Browser, server: Server) -> Iterator[Visits]:
    visits = Visits(browser, server.address)
    yield visits
    visits.close()


@pytest.fixture
def browse(visits: Visits, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """Open pages, `browse("/", size="phone", theme="dark", language="pl")`, and fail on their troubles."""
    try:
        yield visits
        if request.node.stash.get(FAILED, False):
            visits.picture(SCREENSHOTS, f"failed-{request.node.name}")
    finally:
        troubles = visits.leave()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def open_table(server: Server) -> Callable[..., tables.Table]:
    """Open tables: `open_table("neoville", "human", "greedy", options={}, aids=[])`."""
    return partial(tables.open_table, server)


@pytest.fixture
def shoot(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Take a picture of a whole page if pytest was started with --screenshots."""
    def take(page: Page, name: str) -> None:
        if request.config.getoption("screenshots"):
            page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=True)

    return take
