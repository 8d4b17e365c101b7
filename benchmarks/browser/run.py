"""Measure how soon a board is there, how quickly it answers, and what a frame costs: make bench-browser

With words, only some of it: `make bench-browser ONLY="start neoville"`.
"""
import os
import sys
import tempfile
from itertools import chain
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ["TABLETOWN_SEED"] = f"{2026:032x}"  # every run plays the same matches

from benchmarks.browser.http2 import behind_nginx, can_serve
from benchmarks.browser.play import FULL, Played, play
from benchmarks.browser.start import RUNS, SLOW, Place, Start, starts
from benchmarks.machine import processor
from benchmarks.report import Wanted
from tests.browser.chromium import NoChromium, chromium
from tests.browser.visits import Visits
from tests.serving import Server, serving

WIDE = 132  # columns in a file or a pipe
FRAME, LONGEST, ANSWER, BOARD = 8.0, 16.0, 100.0, 2500.0  # milliseconds that we want to stay under
HEADS = (
    "frames", "median", "p95", "longest", "travel p95", "longest",
    "clicks", "seen median", "longest", "answered median", "longest",
)
NOTES = (
    "A frame: milliseconds in which the page's thread ran script, style and layout from one frame to the "
    "next, by Chromium's own trace, while a piece is carried all over a nearly full city beside three "
    "others; travel: while these move, one after another, and their pieces travel. Seen: from a click to "
    "the next frame on the screen. Answered: until the frame that shows the move, which the server has "
    "stored meanwhile. A window of 1440 x 900; server, bots and browser on one machine."
)
STARTS = (
    f"The first board: the median of {RUNS} runs of every game, each in a browser that has loaded nothing. "
    "Start: from the press on Start, as soon as the button is there. Link: from opening the link of a seat; "
    "again: once more in the same browser. Requests: those that the browser could not answer by itself. "
    "HTTP/2: behind nginx, if it is installed, as docs/nginx.conf advises."
)

Report = list[str | Table]


def main() -> None:
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDE)
    try:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
            report = [part(browser, server, Path(folder)) for part in chosen(PARTS).values()]
            version = browser.version
    except NoChromium as why:
        sys.exit(f"make bench-browser: {why}.")
    console.print(*chain(*report), f"Chromium {version}, {processor()}", sep="\n")


def chosen(those: dict[str, Any]) -> dict[str, Any]:
    """Return those that the command line names, or all of them."""
    return {name: each for name, each in those.items() if name in sys.argv} or those


def starting(browser: Browser, server: Server, folder: Path) -> Report:
    games = [*chosen(FULL)]
    started = starts(browser, Place(server, server.address, "HTTP/1.1"), games)
    if can_serve():
        with behind_nginx(folder / "nginx") as (behind, address):
            started += starts(browser, Place(behind, address, "HTTP/2"), games)
    return [boards(started), *(goal.told() for goal in soon(started)), "", STARTS, ""]


def playing(browser: Browser, server: Server, folder: Path) -> Report:
    visits = Visits(browser, server.address)
    played = {game: play(visits, server, game) for game in chosen(FULL)}
    return [table(played), *(goal.told() for goal in wanted(played)), "", NOTES, ""]


PARTS = {"start": starting, "play": playing}


def table(played: dict[str, Played]) -> Table:
    shown = Table("milliseconds", *HEADS, box=None)
    for game, one in played.items():
        frames = (median(one.frames), late(one.frames), max(one.frames), late(one.travel), max(one.travel))
        clicks = (median(one.seen), max(one.seen), median(one.answered), max(one.answered))
        shown.add_row(
            game, str(len(one.frames)), *map(figure, frames), str(len(one.seen)), *map(figure, clicks)
        )
    return shown


def boards(started: list[Start]) -> Table:
    shown = Table("the first board by", "protocol", "line", "milliseconds", "requests", "kB", box=None)
    for one in started:
        row = (figure(one.milliseconds), str(one.requests), figure(one.kilobytes))
        shown.add_row(one.how, one.protocol, one.line, *row)
    return shown


def soon(started: list[Start]) -> list[Wanted]:
    return [
        Wanted(f"board by {one.how}, {one.protocol}, {one.line}, ms", BOARD, one.milliseconds, False)
        for one in started
        if one.line == SLOW
    ]


def wanted(played: dict[str, Played]) -> list[Wanted]:
    return [goal for game, one in played.items() for goal in (
        Wanted(f"{game}: a frame while dragging, p95 ms", FRAME, late(one.frames), False),
        Wanted(f"{game}: the longest frame while dragging, ms", LONGEST, max(one.frames), False),
        Wanted(f"{game}: the longest frame while pieces travel, ms", LONGEST, max(one.travel), False),
        Wanted(f"{game}: a click answered, longest ms", ANSWER, max(one.answered), False),
    )]


def late(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


def figure(x: float) -> str:
    return f"{x:.1f}"


if __name__ == "__main__":
    main()
