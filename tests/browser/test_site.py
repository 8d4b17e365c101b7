"""Tabletown without a server: a folder of files below a path, in which every game is played offline."""
import json
import os
import re
import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, Route, expect

from benchmarks.site.run import MOVES
from tools.site.version import write_service_worker

from .chromium import FLAGS, program
from .endings import table_of, write_endings
from .firefox import NoFirefox, firefox
from .hands import Finger, Hands, Keys, Mouse, Typed
from .looking.presentable import presentable
from .sites import NoSite, built_site, serving_site
from .test_home import ROW_OF_FOUR, home, set_up, start
from .test_matches import HANDS
from .test_pages import DRAWN
from .visits import PATIENCE, Visits, settle


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    try:
        with serving_site(built_site()) as address:
            yield address
    except NoSite as why:
        pytest.skip(str(why))


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visits]:
    visits = Visits(browser, site)
    try:
        yield visits
    finally:
        troubles = visits.close()
    assert troubles == []


def begin(page: Page, game: str) -> Mouse:
    set_up(page, game)
    start(page)
    return Mouse(page, f"{game} here")


WAYS: tuple[type[Hands], ...] = (Mouse, Finger, Keys, Typed)


def test_every_game_is_played_to_its_end_offline(visit: Visits, tmp_path: Path) -> None:
    """After the first visit, nothing comes over the network: not even when the page is loaded again."""
    write_endings(tmp_path / "endings", DRAWN)
    page = visit("./", touch=True)
    settle(page)
    presentable(page)
    page.get_by_label("Bring back a file").set_input_files(tmp_path / "endings")
    for number, game in enumerate(DRAWN):
        table = page.locator(f'a[href*="/t/{table_of(game)}#"]').first
        table.wait_for()
        page.context.set_offline(True)
        table.click()
        WAYS[number % len(WAYS)](page, f"{game} offline").play()
        expect(page.locator(".end .winner")).not_to_have_count(0)
        home(page)
    begin(page, ROW_OF_FOUR).move()
    page.reload()
    page.locator(".steps.yours").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize(("way", "game"), [*product(HANDS, DRAWN)])
def test_a_match(visit: Visits, way: str, game: str) -> None:
    """Play whole matches by mouse, finger, keys and words, as with a server."""
    hands, size = HANDS[way]
    page = visit("./", size=size)
    set_up(page, game)
    start(page)
    hands(page, f"{game} {way}").play()
    expect(page.locator(".end .winner")).not_to_have_count(0)


def test_two_tabs_share_their_tables_and_each_goes_on_alone(visit: Visits) -> None:
    first = visit("./")
    begin(first, ROW_OF_FOUR).move()
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator(".table")).to_have_attribute("data-seq", seq(first))
    Mouse(first, "first").move()
    expect(second.locator(".table")).to_have_attribute("data-seq", seq(first))
    first.close()
    Mouse(second, "second").play()
    expect(second.locator(".end .winner")).not_to_have_count(0)


def seq(page: Page) -> str:
    """Return how far a table has come, once it is somebody's turn here again."""
    page.locator(".steps.yours").wait_for()
    return page.locator(".table").get_attribute("data-seq") or ""


@contextmanager
def killed(browser: Browser, profile: Path) -> Iterator[Page]:
    """Open a browser that keeps what it has in a folder, and kill it."""
    kept = browser.browser_type.launch_persistent_context(
        profile, executable_path=program(), args=FLAGS, reduced_motion="reduce"
    )
    kept.set_default_timeout(PATIENCE)
    assert kept.browser
    told: Any = kept.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    try:
        yield kept.pages[0]
    finally:
        os.kill(next(one["id"] for one in told["processInfo"] if one["type"] == "browser"), signal.SIGKILL)
        with suppress(Error):
            kept.close()


@pytest.mark.slow
def test_killing_the_browser_loses_nothing_that_was_told(browser: Browser, site: str, tmp_path: Path) -> None:
    """Kill it as soon as a move is told, again and again, until the match is over."""
    with killed(browser, tmp_path) as page:
        page.goto(site)
        begin(page, ROW_OF_FOUR)
        address, told = page.url, seq(page)
    over = False
    while not over:
        with killed(browser, tmp_path) as page:
            page.goto(address)
            page.locator(".end, .steps.yours").first.wait_for()
            over = page.locator(".end").count() > 0
            hands = Mouse(page, f"after {told}")
            assert int(hands.happened() or 0) >= int(told or 0)
            if not over:
                hands.move()
            told = hands.happened() or ""


@pytest.mark.slow
def test_everything_is_saved_as_a_file_and_brought_back_elsewhere(visit: Visits, tmp_path: Path) -> None:
    page = visit("./")
    begin(page, ROW_OF_FOUR).move()
    address, happened = page.url, seq(page)
    home(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save everything").click()
    saved.value.save_as(tmp_path / "saved")
    elsewhere = visit("./")
    elsewhere.get_by_label("Bring back a file").set_input_files(tmp_path / "saved")
    elsewhere.locator(f'a[href="{address.removeprefix(origin(address))}"]').first.click()
    expect(elsewhere.locator(".table")).to_have_attribute("data-seq", happened)


def origin(address: str) -> str:
    return "/".join(address.split("/")[:3])


@pytest.mark.slow
def test_a_browser_that_keeps_nothing_says_so(browser: Browser, site: str) -> None:
    def without_storage(route: Route) -> None:
        text = route.fetch().text().replace("indexedDB.open", "indexedDB.missing")
        route.fulfill(body=text, content_type="text/javascript")

    with browser.new_context(service_workers="block", reduced_motion="reduce") as context:
        context.route("**/alone/rows.js", without_storage)
        page = context.new_page()
        page.goto(site)
        expect(page.get_by_text("This browser keeps nothing")).to_be_visible()
        begin(page, ROW_OF_FOUR).play()


INSECURE = "Object.defineProperty(window, 'isSecureContext', { value: false }); crypto.randomUUID = undefined"


@pytest.mark.slow
def test_where_browsers_run_no_site_the_page_says_why(visit: Visits) -> None:
    page = visit("./", script=INSECURE, forgive="file://")
    as_a_file = page.get_by_text("cannot run as a file")
    expect(page.locator(".standing")).to_contain_text("https://")
    expect(as_a_file).to_have_count(0)
    page.goto((built_site() / "index.html").as_uri())
    expect(as_a_file).to_be_visible()


@pytest.mark.slow
def test_a_browser_that_deletes_its_rows_keeps_them_all_again(visit: Visits) -> None:
    page = visit("./")
    begin(page, ROW_OF_FOUR).move()
    happened = seq(page)
    everything = {"origin": origin(page.url), "storageTypes": "indexeddb"}
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", everything)
    Mouse(page, "again").move()
    assert int(seq(page)) > int(happened)
    page.reload()
    Mouse(page, "reloaded").play()
    expect(page.locator(".end .winner")).not_to_have_count(0)


WATCH = """if (location.protocol !== "about:") {
    window.came = [0]
    navigator.serviceWorker.addEventListener("message", ({ data }) => window.came.push(data.got))
    navigator.storage.persist = async () => (window.persists = true)
}"""


@pytest.mark.slow
def test_it_can_be_installed_shows_how_much_has_come_and_asks_to_stay(visit: Visits) -> None:
    page = visit("./", script=WATCH)
    page.get_by_text(re.compile(r"\d\.\d of \d+\.\d MB")).wait_for()
    expect(page.locator(".standing")).to_have_count(0)
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    assert browser.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    largest = max(file.stat().st_size for file in built_site().rglob("*"))
    steps = [after - before for before, after in pairwise(page.evaluate("window.came"))]
    assert min(steps) >= 0 and max(steps) < largest, "a large file comes in many steps"
    begin(page, ROW_OF_FOUR)
    assert page.evaluate("window.persists")


@pytest.fixture
def changing(browser: Browser, tmp_path: Path, site: str) -> Iterator[tuple[Visits, Path]]:
    """Serve a copy of the site, which a test may change."""
    folder = Path(shutil.copytree(built_site(), tmp_path / "site"))
    with serving_site(folder) as address:
        visits = Visits(browser, address)
        yield visits, folder
        visits.close()


def rename(folder: Path, name: str) -> None:
    page = folder / "index.html"
    page.write_text(page.read_text("utf-8").replace("<title>Tabletown", f"<title>{name}"), "utf-8")


TITLE = "(await (await fetch('./index.html', { cache: 'no-store' })).text()).match(/<title>(.*?)</)[1]"


def title(page: Page) -> str:
    """Return the title in the version of the site that answers the page."""
    return str(page.evaluate(f"(async () => {TITLE})()"))


@pytest.mark.slow
def test_a_newer_version_begins_with_the_next_start(changing: tuple[Visits, Path]) -> None:
    visits, folder = changing
    page = visits("./")
    begin(page, ROW_OF_FOUR)
    rename(folder, "Newtown")
    write_service_worker(folder)
    page.evaluate("navigator.serviceWorker.ready.then((all) => all.update())")
    page.wait_for_function("navigator.serviceWorker.ready.then((all) => !!all.waiting)")
    assert title(page) == "Tabletown"
    page.reload()
    page.wait_for_function(f"(async () => {TITLE})().then((title) => title === 'Newtown')")
    expect(page.locator(".table")).to_be_visible()
    assert len(page.evaluate("caches.keys()")) == 1


@pytest.mark.slow
def test_half_of_an_update_is_never_shown(changing: tuple[Visits, Path]) -> None:
    visits, folder = changing
    page = visits("./")
    begin(page, ROW_OF_FOUR)
    rename(folder, "Newtown")
    write_service_worker(folder)
    (folder / "index.html").write_text("broken: not the file of the new version", "utf-8")
    page.evaluate("navigator.serviceWorker.ready.then((all) => all.update()).catch(() => {})")
    page.wait_for_function("navigator.serviceWorker.ready.then((all) => !all.installing)")
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    assert title(page) == "Tabletown"


SEEN = """new Promise((done) => {
    const look = () => document.querySelector(".end .winner") ? done(true) : setTimeout(look, 100)
    look()
})"""


@pytest.mark.slow
def test_firefox_plays_a_match_of_each_game(site: str, tmp_path: Path) -> None:
    try:
        with firefox(tmp_path) as tab:
            tab.open(site)
            for game in DRAWN:
                asked = json.dumps({"address": site, "game": game, "most": 1000})
                played = tab.run(f"({MOVES})({asked})")
                tab.open(site + played["path"])
                assert tab.run(SEEN)
    except NoFirefox as why:
        pytest.skip(str(why))
