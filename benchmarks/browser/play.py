"""Play what is measured: carry a piece across a nearly full city, move by clicks, and watch others move."""
import math
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from benchmarks.browser.trace import tracing
from tests.browser.hands import Mouse
from tests.browser.tables import open_table
from tests.browser.visits import Visits
from tests.serving import Server

CLICKS = Path(__file__).with_name("clicks.js").read_text("utf-8")
# The number of events after which cities are nearly full, or just begun.
FULL = {"neoville": 235, "cloud_city": 105, "tangram_city": 100, "project_skyline": 200}
BEGUN = {"neoville": 60, "cloud_city": 30, "tangram_city": 40, "project_skyline": 60}
SEATS = ("human", "greedy", "greedy", "greedy")
STEPS = 240  # mouse moves in one drag
MOVES = 12
LAST_MOVES = 4  # of one's own, between which all others move
TURN = 4  # a piece comes into the hand within so many moves, if the game has any
PIECES = ".rack .piece-button.may:visible, .left .piece-button.may:visible"


@dataclass(frozen=True)
class Played:
    frames: list[float]
    travel: list[float]
    seen: list[float]
    answered: list[float]


def play(visits: Visits, server: Server, game: str) -> Played:
    frames = dragged(table_at(visits, server, game, FULL[game], motion=True))
    travel = watched(table_at(visits, server, game, FULL[game], motion=True), game)
    page = table_at(visits, server, game, BEGUN[game])
    noted = clicked(page, game)
    return Played(frames, travel, noted["seen"], noted["answered"])


def table_at(visits: Visits, server: Server, game: str, events: int, motion: bool = False) -> Page:
    """Open a table of four, and play so many events and on until there is a piece to carry."""
    table = open_table(server, game, *SEATS)
    table.advance(0, "Ada", events)
    page = visits(table.seats[0], motion=motion)
    page.locator(".steps.yours").wait_for()
    for _ in range(TURN):
        if page.locator(PIECES).count():
            break
        Mouse(page, game).move()
        page.locator(".steps.yours").wait_for()
    return page


def dragged(page: Page) -> list[float]:
    """Return the milliseconds of every frame while a piece (or only the pointer) moves all over the city."""
    city = page.locator(".city").bounding_box()
    assert city
    take_up(page)
    with tracing(page) as trace:
        for x, y in way():
            page.mouse.move(city["x"] + city["width"] * x, city["y"] + city["height"] * y)
    return trace.frames()


def watched(page: Page, game: str) -> list[float]:
    """Return the milliseconds of every frame while three others move and their pieces travel."""
    hands = Mouse(page, game)
    with tracing(page) as trace:
        for _ in range(LAST_MOVES):
            page.locator(".end, .steps.yours").first.wait_for()
            if page.locator(".end").count():
                break
            hands.move()
        page.locator(".end, .steps.yours").first.wait_for()
    return trace.frames()


def take_up(page: Page) -> None:
    pieces = page.locator(PIECES)
    if pieces.count():
        pieces.first.hover()
        page.mouse.down()


def way() -> list[tuple[float, float]]:
    """Return a path that swings to and fro, and slowly down."""
    return [(0.5 + 0.35 * math.sin(step / 9), 0.15 + 0.7 * step / STEPS) for step in range(STEPS)]


def clicked(page: Page, game: str) -> dict[str, list[float]]:
    page.evaluate(CLICKS)
    for _ in range(MOVES):
        page.locator(".steps.yours").wait_for()
        Mouse(page, game).move()
    noted: dict[str, list[float]] = page.evaluate("window.noted")
    return noted
