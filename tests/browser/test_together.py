"""Several people play: by link, as spectators, through a restart, and around one screen."""
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from ..serving import Server, serving
from .hands import Mouse
from .tables import Table, open_table
from .test_matches import sit
from .visits import Visits


def test_two_browsers_and_a_spectator_go_on_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, visits = open_table(server, "neoville", "human", "human"), Visits(browser, server.address)
        pages = [visits(path, forgive="ERR_CONNECTION_REFUSED") for path in (*table.seats, table.watch)]
        ada, bob, guest = pages
        sit(ada, "Ada")
        sit(bob, "Bob")
        turns(ada, bob)
        before = seen_by_all(pages)
        restart_before(server, pages)
        assert seen_by_all(pages) == before
        turns(ada, bob)
        expect(guest.locator(".log")).to_contain_text("Bob")
        expect(guest.locator(".rack")).to_have_count(0)
        assert not visits.troubles(), visits.troubles()
        visits.close()


def restart_before(server: Server, pages: Sequence[Page]) -> None:
    """Stop and start a server before the eyes of its guests, who see that it is away and that it is back."""
    server.terminate()
    for page in pages:
        expect(page.get_by_text("We keep trying")).to_be_visible()
    server.start()
    for page in pages:
        expect(page.get_by_text("We keep trying")).to_have_count(0)


def test_what_happens_to_seats_is_told_to_everybody(server: Server, browse: Visits) -> None:
    """The opener looks at the hand of a bot and hands it back, and everybody at the table knows."""
    table = open_table(server, "neoville", "human", "greedy")
    page = browse(table.seats[0])
    sit(page)
    expect(page.locator(".log")).to_contain_text("Ada sits down")
    key = give_seat(table, 1, "human")
    expect(page.locator("[aria-live=polite]").last).to_contain_text("Seat 2: Teun leaves the seat")
    with server.client() as opener:
        opener.hello(table.name, key)
    give_seat(table, 1, "planner")
    expect(page.locator(".log .remark").first).to_have_text("2Teun takes over: a bot, planner")
    expect(page.locator(".others [data-seat='1']").get_by_role("img", name="has seen")).to_be_visible()
    page.locator(".log .remark .moment").first.click()
    expect(page.locator(".back")).to_contain_text("Teun takes over")


def test_a_shuffle_is_checked_with_one_click(server: Server, browse: Visits) -> None:
    table = open_table(server, "neoville", "human", "human", seeded=True)
    page = browse(table.seats[0])
    sit(page)
    server.ask("DELETE", f"/api/tables/{table.name}", table.opener.partition("#")[2])
    for seer, memory in ((page, "has known this hash"), (browse(table.watch), "did not see this hash")):
        seer.get_by_role("button", name="More").click()
        seer.get_by_role("button", name="Check the shuffle").click()
        told = [re.compile("the seed belongs to the hash"), re.compile(memory), re.compile("events agree")]
        expect(seer.locator(".fair li")).to_have_text(told)


def give_seat(table: Table, seat: int, who: str) -> str:
    """Let the opener give a seat away, and return its new key, if it has one."""
    key, path = table.opener.partition("#")[2], f"/api/tables/{table.name}/seats/{seat}"
    given: str = table.house.ask("PUT", path, key, json={"who": who}).json()["key"]
    return given


def test_a_move_while_the_server_is_away_is_sent_again_by_itself(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, visits = open_table(server, "cloud_city", "human", "greedy"), Visits(browser, server.address)
        page = visits(table.seats[0], forgive="ERR_CONNECTION_REFUSED")
        sit(page)
        Mouse(page, "again").think()
        before = page.locator(".table").get_attribute("data-seq") or ""
        server.terminate()
        expect(page.get_by_text("We keep trying").first).to_be_visible()
        page.locator(".acts .go").click()
        expect(page.locator(".bubble")).to_contain_text("every move that was played is safe")
        server.start()
        expect(page.locator(".told")).to_be_empty()
        expect(page.locator(".table")).not_to_have_attribute("data-seq", before)
        expect(page.locator(".bubble")).to_have_count(0)
        visits.close()


def test_a_match_that_found_no_server_starts_once_it_is_there(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        visits = Visits(browser, server.address)
        page = visits("/#cloud_city", forgive="ERR_CONNECTION_REFUSED")
        expect(page.get_by_role("button", name="Start the match")).to_be_enabled()
        server.terminate()
        page.get_by_role("button", name="Start the match").click()
        expect(page.get_by_role("dialog").get_by_text("We keep trying")).to_be_visible()
        server.start()
        expect(page.locator(".steps.yours")).to_be_visible()
        visits.close()


def turns(*pages: Page) -> None:
    """Play a whole turn on each page."""
    for page in pages:
        expect(page.locator(".steps.yours")).to_be_visible()
        hands = Mouse(page, "turns")
        while page.locator(".steps.yours").count():
            hands.move()


def seen_by_all(pages: list[Page]) -> str | None:
    """Wait until all pages show the latest event, and return its number."""
    latest = max((page.locator(".table").get_attribute("data-seq") or "" for page in pages), key=int)
    for page in pages:
        expect(page.locator(".table")).to_have_attribute("data-seq", latest)
    return latest


def test_a_seat_is_found_again_on_another_device(browse: Visits, open_table: Callable[..., Table]) -> None:
    table = open_table("cloud_city", "human", "greedy")
    sit(browse(table.seats[0]))
    other = browse(table.seats[0], size="phone")
    expect(other.locator(".steps.yours")).to_be_visible()
    expect(other.locator(".sit")).to_have_count(0)


def test_around_one_screen_nobody_sees_anothers_secrets(browse: Visits) -> None:
    page = around_one_screen(browse, "Neoville")
    hand = page.locator(".group-hand").inner_html()
    play_turn(page)
    expect(page.get_by_role("heading", name="Pass the screen to Bob")).to_be_visible()
    assert page.locator(".piece-button, .log, .city, .twin").count() == 0
    page.get_by_role("button", name="I am Bob").click()
    expect(page.locator(".steps.yours")).to_be_visible()
    assert page.locator(".group-hand").inner_html() != hand
    play_turn(page)
    expect(page.get_by_role("heading", name="Pass the screen to Ada")).to_be_visible()


def test_where_all_are_asked_at_once_everybody_around_the_screen_answers(browse: Visits) -> None:
    page = around_one_screen(browse, "Tangram City")
    for name in ("Bob", "Ada"):
        Mouse(page, name).move()
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator(".steps.yours")).to_be_visible()
        Mouse(page, name).move()  # the last to answer is the first to be asked again
        expect(page.locator(".others .you .who b")).to_have_text(name)


def test_where_nothing_is_secret_there_is_no_curtain(browse: Visits) -> None:
    page = around_one_screen(browse, "Project Skyline")
    play_turn(page)
    expect(page.locator(".others .you")).to_contain_text("Bob")
    expect(page.locator(".curtain")).to_have_count(0)


def test_a_late_card_does_not_mix_up_the_keys_of_two_seats(browse: Visits) -> None:
    page = browse("/")
    kept = page.evaluate(
        """async () => {
            const { keep, keepKey, mine } = await import("/web/my_tables.js")
            keep({ table: "x", game: "neoville", seats: { 0: "ada's", 1: "bob's" }, here: [0, 1] })
            keepKey({ table: "x", game: "neoville", seat: 0, opener: false }, "bob's")
            keepKey({ table: "x", game: "neoville", seat: 1, opener: false }, "a new one")
            return mine("x").seats
        }"""
    )
    assert kept == {"0": "ada's", "1": "a new one"}


def around_one_screen(browse: Visits, title: str) -> Page:
    """Open a match of Ada, who starts, and Bob, who share a screen."""
    page = browse("/")
    page.get_by_role("link", name=f"Set up a match of {title}").click()
    page.get_by_role("radio", name="Here").nth(1).check()
    page.get_by_role("radio", name="seat 1", exact=True).check()
    for field, name in zip(
        page.get_by_role("dialog").get_by_role("textbox").all(), ("Ada", "Bob"), strict=True
    ):
        field.fill(name)
    page.get_by_role("button", name="Start the match").click()
    expect(page.locator(".others li", has_text="Bob")).to_be_visible()  # both sit down, one after the other
    expect(page.locator(".others .you")).to_contain_text("Ada")
    expect(page.locator(".steps.yours")).to_be_visible()
    return page


def play_turn(page: Page) -> None:
    """Play until it is somebody else's turn."""
    hands, you, curtain = Mouse(page, "turn"), page.locator(".others .you .who b"), page.locator(".curtain")
    name = you.inner_text()
    while not curtain.count() and you.inner_text() == name:
        hands.move()
        page.locator(".curtain, .steps.yours").first.wait_for()
