"""Measure a site: its size, how soon it is there, how quickly it answers, its memory: make bench-site"""
import gzip
import sys
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page

from benchmarks.machine import processor
from benchmarks.report import Wanted
from tabletown import catalogue
from tests.browser.chromium import NoChromium, chromium
from tests.browser.sites import serving_site
from tests.browser.visits import PATIENCE

PLAY = Path(__file__).with_name("moves.js").read_text("utf-8")
MOVES = f"(wanted) => {{ {PLAY}; return playRandomly(wanted) }}"
MOST = 150  # moves of a match
SIZE, CPU, HOME, ANSWER, MEMORY = 7.0, 3.0, 1000.0, 100.0, 350.0
NOTES = (
    "Size: all files, each with gzip -9 if that helps, in MB. CPU: processor seconds of the page's process "
    "from opening the address of a table to its board, all files kept by the browser. Home: from opening "
    "the address of the site to its first words. A move: from sending it until the page hears that it is "
    "stored. Memory: what the page's process has for itself, and its share of the rest, after matches of "
    "all games."
)


def main(folder: Path) -> None:
    try:
        with serving_site(folder) as address, chromium() as browser:
            found = measure(browser, address)
            version = browser.version
    except NoChromium as why:
        sys.exit(f"make bench-site: {why}.")
    goals = [Wanted("size, MB", SIZE, size(folder), False), *found]
    print(*(goal.told() for goal in goals), "", NOTES, f"Chromium {version}, {processor()}", sep="\n")


def size(folder: Path) -> float:
    contents = [file.read_bytes() for file in folder.rglob("*") if file.is_file()]
    return sum(min(len(content), len(gzip.compress(content, 9))) for content in contents) / 1e6


def measure(browser: Browser, address: str) -> list[Wanted]:
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    table = install(context.new_page(), address)
    home = first_words(context.new_page(), address)
    page = context.new_page()
    before = renderers(browser)
    page.goto(table)
    page.locator(".steps.yours").wait_for()
    after = renderers(browser)
    process = max(after, key=lambda one: after[one] - before.get(one, 0.0))
    goals = [
        Wanted("CPU to the first table, s", CPU, after[process] - before.get(process, 0.0), False),
        Wanted("home page visible, ms", HOME, home, False),
    ]
    for game in catalogue.names():
        times = page.evaluate(MOVES, {"address": address, "game": game, "most": MOST})["times"]
        told = f"{game}: {len(times)} moves, median {median(times):.0f} ms, p95"
        goals.append(Wanted(told, ANSWER, quantiles(times, n=20)[-1], False))
    return [*goals, Wanted("memory after matches of all games, MB", MEMORY, memory(process), False)]


def install(page: Page, address: str) -> str:
    """Let the browser keep the site, and return the address of a table there."""
    page.goto(f"{address}#{catalogue.names()[0]}")
    page.get_by_role("button", name="Start the match").click()
    page.locator(".steps.yours").wait_for()
    table = page.url
    page.close()
    return table


def first_words(page: Page, address: str) -> float:
    page.goto(address)
    page.locator(".game").first.wait_for()
    painted = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
    found = float(page.evaluate(painted))
    page.close()
    return found


def renderers(browser: Browser) -> dict[int, float]:
    """Return the processor seconds of every process that runs pages."""
    told: Any = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return {one["id"]: one["cpuTime"] for one in told["processInfo"] if one["type"] == "renderer"}


def memory(process: int) -> float:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text("utf-8").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1000


if __name__ == "__main__":
    main(Path(sys.argv[1]))
