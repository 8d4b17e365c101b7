"""Measure how soon a board can be played: after a press on Start, by a link in a new browser, and again."""
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page

from tabletown import catalogue
from tests.browser.look import Look
from tests.browser.tables import open_table
from tests.browser.visits import settle
from tests.serving import Server

# Milliseconds of latency, Mbit a second down and up; 0 means as fast as it goes.
LINES = {"local": (0, 0.0, 0.0), "1.6 Mbit, 150 ms": (150, 1.6, 0.75)}
SLOW = list(LINES)[1]
RUNS = 2
WATCH = Path(__file__).with_name("start.js").read_text("utf-8")


@dataclass(frozen=True)
class Start:
    how: str
    protocol: str
    line: str
    milliseconds: float
    requests: int
    kilobytes: float


@dataclass(frozen=True)
class Place:
    """A server, and how browsers reach it."""

    server: Server
    address: str
    protocol: str


def starts(browser: Browser, place: Place, games: list[str]) -> list[Start]:
    return [measured(browser, place, games, how, line) for how in WAYS for line in LINES]


def measured(browser: Browser, place: Place, games: list[str], how: str, line: str) -> Start:
    """Return the median of a few runs of every game, each in a browser that has loaded nothing yet."""
    runs = [run(browser, place, WAYS[how], line, game) for game in games for _ in range(RUNS)]
    taken, requests, size = (median(column) for column in zip(*runs, strict=True))
    return Start(how, place.protocol, line, taken, round(requests), size / 1000)


def run(
    browser: Browser, place: Place, way: Callable[[Page, Place, str], None], line: str, game: str
) -> tuple[float, float, float]:
    with browser.new_context(**Look().context(), ignore_https_errors=True) as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        slow_down(page, line)
        way(page, place, game)
        page.wait_for_function("() => window.board")
        found: tuple[float, float, float] = page.evaluate("window.board")
        return found


def slow_down(page: Page, line: str) -> None:
    latency, down, up = LINES[line]
    speed = {"downloadThroughput": down * 125_000 or -1, "uploadThroughput": up * 125_000 or -1}
    wire = page.context.new_cdp_session(page)
    wire.send("Network.emulateNetworkConditions", {"offline": False, "latency": latency, **speed})


def press_start(page: Page, place: Place, game: str) -> None:
    """Press Start as soon as it is there."""
    page.goto(place.address)
    settle(page)
    page.get_by_role("link", name=f"Set up a match of {catalogue.load(game).TITLE}").click()
    page.get_by_role("button", name="Start the match").click()


def follow_link(page: Page, place: Place, game: str) -> None:
    page.goto(place.address + open_table(place.server, game, "human", "greedy").seats[0])


def follow_again(page: Page, place: Place, game: str) -> None:
    """Follow a link in a browser that has been there before."""
    follow_link(page, place, game)
    page.wait_for_function("() => window.board")
    address = page.url
    page.goto("about:blank")
    page.goto(address)


WAYS = {"Start": press_start, "link": follow_link, "link, again": follow_again}
