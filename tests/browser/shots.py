"""Take screenshots of every page to look at, and the pictures of the README to commit: make screenshots"""
import io
import sys
import tempfile
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from ..serving import Server, serving
from .chromium import NoChromium, chromium
from .hands import Finger, Mouse
from .look import SCREENS, THEMES
from .tables import Table, open_table
from .visits import Visits, settle

ROOT = Path(__file__).parents[2]
SCREENSHOTS, PICTURES = ROOT / "screenshots", ROOT / "docs" / "pictures"
PICTURE = (1280, 800)
COLOURS = 256  # enough for our drawings, in a third of the bytes
HALF = {"neoville": 130, "cloud_city": 60, "tangram_city": 80, "project_skyline": 130}  # events
ALL = 10_000
SEATS = ("human", "neighbour", "planner", "newcomer")
QUIET = 600  # milliseconds until nothing moves any more


def main() -> None:
    for folder in (SCREENSHOTS, PICTURES):
        folder.mkdir(exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as place, serving(Path(place)) as server, chromium() as browser:
            visits = Visits(browser, server.address)
            shoot(visits, "home", "/")
            for game in HALF:
                shoot_game(visits, server, game)
    except NoChromium as why:
        sys.exit(f"make screenshots: {why}.")


def shoot_game(visits: Visits, server: Server, game: str) -> None:
    half, over = played(server, game, HALF[game]), played(server, game, ALL)
    take_picture(visits, game, half.seats[0])
    for name, path in {
        "table": half.seats[0],
        "end": over.seats[0],
        "rules": f"/rules/{game}",
        "score": f"/score/{game}",
    }.items():
        shoot(visits, f"{game}-{name}", path)


def played(server: Server, game: str, events: int) -> Table:
    table = open_table(server, game, *SEATS)
    table.advance(0, "Ada", events)
    return table


def shoot(visits: Visits, name: str, path: str) -> None:
    for size, theme in product(SCREENS, THEMES):
        page = visits(path, size=size, theme=theme)
        make_ready(page, touch=size != "desktop")
        page.screenshot(path=SCREENSHOTS / f"{name}-{size}-{theme}.png")
        visits.close()


def take_picture(visits: Visits, name: str, path: str) -> None:
    """Take a picture for the README."""
    page = visits(path)
    width, height = PICTURE
    page.set_viewport_size({"width": width, "height": height})
    make_ready(page, touch=False)
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    shot.quantize(COLOURS).save(PICTURES / f"{name}.png", optimize=True)
    visits.close()


def make_ready(page: Page, touch: bool) -> None:
    """Wait until everything is there; at a table, put a move in mind and switch tips off."""
    settle(page)
    if "/t/" in page.url:
        page.locator(".end, .tip, .steps.yours").first.wait_for()
    no_tips = page.get_by_role("button", name="No more tips")
    if no_tips.count():
        no_tips.click()
    if page.locator(".steps.yours").count():
        (Finger if touch else Mouse)(page, "shots").think()
    page.wait_for_timeout(QUIET)


if __name__ == "__main__":
    main()
