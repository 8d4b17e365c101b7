"""What tests in a browser are given: one browser for all of them in a worker, pages and tables of their own for each."""
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from ..serving import Server
from . import tables
from .chromium import NoChromium, chromium
from .visits import Visits

SCREENSHOTS = Path(__file__).parents[2] / "screenshots"  # git does not look there
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remembers whether a test failed, so that its pages can be kept."""
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


@pytest.fixture
def browse(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """Opens pages: `browse("/", size="phone", theme="dark", language="pl")`. A test whose pages have troubles fails."""
    visits = Visits(browser, server.address)
    try:
        yield visits
        if request.node.stash.get(FAILED, False):
            visits.picture(SCREENSHOTS, f"failed-{request.node.name}")
    finally:
        visits.close()
    assert not visits.troubles(), "\n".join(visits.troubles())


@pytest.fixture
def open_table(server: Server) -> Callable[..., tables.Table]:
    """Opens tables: `open_table("neoville", "human", "greedy", options={}, aids=[])`."""
    return partial(tables.open_table, server)


@pytest.fixture
def shoot(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """A picture of a whole page for people to look at, if pytest was started with --screenshots."""
    def take(page: Page, name: str) -> None:
        if request.config.getoption("screenshots"):
            page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=True)

    return take
