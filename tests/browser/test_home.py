"""The home page: two presses start a match, and every way to sit down and back to a table works."""
import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tabletown import catalogue
from tabletown.bots.strength import strengths
from tabletown.kernel.game import folder_of
from tabletown.messages import LANGUAGES, files

from ..serving import Server, Told
from ..sample import first, sample
from .look import LOOKS, Look
from .looking.presentable import presentable
from .tables import Table
from .visits import Visits, settle

AT_A_TABLE = re.compile(r"/t/[\w-]+#[\w-]+$")
COVERED = [name for name in catalogue.names() if (folder_of(catalogue.load(name)) / "cover.svg").exists()]
GAME = COVERED[0]
TITLE = catalogue.load(GAME).TITLE
ROW_OF_FOUR = "connect_four"  # ends after seven moves

Opener = Callable[..., Table]


def set_up(page: Page, game: str = GAME) -> None:
    page.get_by_role("link", name=f"Set up a match of {catalogue.load(game).TITLE}").click()


def sit(page: Page, seat: str, who: str) -> None:
    page.get_by_role("group", name=seat).get_by_role("radio", name=who).check()


def start(page: Page) -> None:
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url(AT_A_TABLE)


def home(page: Page) -> None:
    page.get_by_role("link", name="Home").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cities")


def shown(server: Server, page: Page) -> Told:
    """Return what the server says about the table of a page."""
    table, key = page.url.rpartition("/t/")[2].split("#")
    told: Told = server.ask("GET", f"/api/tables/{table}", key).json()
    return told


def kept(page: Page) -> list[Told]:
    """Return the tables that the browser remembers."""
    return [
        json.loads(text)
        for name, text in page.evaluate("Object.entries(localStorage)")
        if name.startswith("table ")
    ]


def keep(page: Page, table: Table, game: str, sits: bool = True, at: int = 1) -> None:
    """Let the browser remember a table, as somebody who sits at its first seat or who only watches."""
    key, watch = (link.partition("#")[2] for link in (table.seats[0], table.watch))
    seats = {"0": key} if sits else {}
    mine = {"table": table.name, "game": game, "seats": seats, "here": [], "watch": watch, "at": at}
    page.evaluate("mine => localStorage.setItem(`table ${mine.table}`, JSON.stringify(mine))", mine)


def finished(open_table: Opener) -> Table:
    """Open a table where Ada wins against Bram."""
    table = open_table(ROW_OF_FOUR, "human", "human")
    with table.sit(0, "Ada") as ada, table.sit(1, "Bram") as bram:
        for turn in range(7):
            (bram if turn % 2 else ada).at(turn)
            (bram if turn % 2 else ada).answer("drop b" if turn % 2 else "drop a")
    return table


# Setting up


@pytest.mark.parametrize("game", first(COVERED))
def test_two_presses_start_a_match(browse: Visits, server: Server, game: str) -> None:
    page = browse()
    set_up(page, game)
    start(page)
    told = shown(server, page)
    assert (told["game"], told["seat"]) == (game, 0) and [seat["who"] for seat in told["seats"]] == [
        "human",
        "neighbour",
    ]
    expect(page.locator(".others")).to_contain_text("Guest A")
    expect(page.get_by_role("heading", name=catalogue.load(game).TITLE)).to_be_visible()


def test_by_keyboard_alone(browse: Visits) -> None:
    page = browse()
    page.get_by_role("link", name=f"Set up a match of {TITLE}").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=TITLE)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("link", name=f"Set up a match of {TITLE}")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_label("Name at seat 1").focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.wait_for_url(AT_A_TABLE)


def test_everybody_sits_where_the_plan_says_and_the_plan_is_remembered(
    browse: Visits, server: Server
) -> None:
    page = browse()
    set_up(page)
    plan_four_seats(page)
    start(page)
    told, [mine] = shown(server, page), kept(page)
    assert [seat["who"] for seat in told["seats"]] == ["human", "human", "human", "newcomer"]
    assert told["aids"] == ["preview"] and told["options"]["first"] == "chance"
    assert (mine["here"], mine["names"]) == ([0, 2], {"0": "Ada", "2": "Bob"}) and all(mine["links"][:3])
    page.goto(f"{server.address}/#{GAME}")
    expect(page.get_by_label("Name at seat 3")).to_have_value("Bob")
    expect(page.get_by_label("Ask for a hint")).not_to_be_checked()


def plan_four_seats(page: Page) -> None:
    """Seat Ada here, somebody by link, Bob here and a bot, without hints."""
    page.get_by_label("Name at seat 1").fill("Ada")
    for _ in range(2):
        page.get_by_role("button", name="Add a seat").click()
    sit(page, "Seat 2", "By link")
    sit(page, "Seat 3", "Here")
    page.get_by_label("Name at seat 3").fill("Bob")
    page.get_by_label("Bot at seat 4").select_option("newcomer")
    page.get_by_label("Ask for a hint").uncheck()


def test_a_level_says_how_strong_it_is(browse: Visits) -> None:
    page, known = browse(), strengths(folder_of(catalogue.load(GAME)))
    set_up(page)
    for level, told in [
        ("newcomer", ""),
        ("planner", f"wins {known['planner'].beats} of 100 matches against a neighbour"),
    ]:
        page.get_by_label("Bot at seat 2").select_option(level)
        about = page.locator(".about-bot").first
        expect(about).to_contain_text(f"{known[level].points:,} points on average")
        expect(about).to_contain_text(told)


def test_options_fit_the_number_of_seats_and_the_choice_holds(browse: Visits, server: Server) -> None:
    game, option = next(
        (name, option)
        for name in COVERED
        for option in catalogue.load(name).OPTIONS
        if len(option.seats) == 1
    )
    page = browse(f"/#{game}")
    expect(page.get_by_role("dialog")).to_be_visible()
    choices = page.locator(f'input[name="option-{option.name}"]')
    expect(choices).to_have_count(0)
    page.get_by_role("button", name="Remove seat 2").click()
    choices.last.check()
    start(page)
    assert shown(server, page)["options"][option.name] == option.choices[-1]


def test_a_table_without_anybody_here_is_watched(browse: Visits, server: Server) -> None:
    page = browse(f"/#{GAME}")
    sit(page, "Seat 1", "Bot")
    expect(page.get_by_text("Nobody plays here. You will watch.")).to_be_visible()
    start(page)
    told = shown(server, page)
    assert told["seat"] is None and told["opener"]


def test_a_refusal_is_told_where_it_happens(browse: Visits) -> None:
    page = browse(f"/#{GAME}", forgive="429")
    page.route(
        "**/api/tables",
        lambda route: route.fulfill(status=429, json={"problem": {"id": "too-often", "args": {}}}),
    )
    button = page.get_by_role("button", name="Start the match")
    button.click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("too much at once")
    expect(button).to_be_enabled()


def test_a_clock_is_chosen_and_remembered(browse: Visits) -> None:
    page = browse()
    set_up(page)
    page.get_by_text("No clock").first.click()
    page.get_by_role("group", name="How long may people think?").get_by_label("For the match").check()
    time = page.get_by_role("combobox", name="Time")
    time.select_option("7 days")
    box, setup = time.bounding_box(), page.get_by_role("dialog").bounding_box()
    assert box and setup and box["x"] + box["width"] < setup["x"] + setup["width"]
    page.get_by_role("group", name="When time is up").get_by_label("The match ends").check()
    start(page)
    expect(page.get_by_role("timer")).to_have_count(1)  # bots have none
    page.get_by_role("button", name="More", exact=True).click()
    told = "Clock: 7 days for the match. When time is up: The match ends."
    expect(page.get_by_role("dialog")).to_contain_text(told)
    page.goto(page.url.partition("/t/")[0])
    set_up(page)
    expect(page.get_by_text("7 days for the match")).to_be_visible()


def test_back_closes_the_setup(browse: Visits) -> None:
    page = browse()
    set_up(page)
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_forward()
    expect(page.get_by_role("dialog", name=TITLE)).to_be_visible()


# This browser's tables


def test_the_match_that_waits_comes_first(browse: Visits) -> None:
    page = browse(f"/#{GAME}")
    sit(page, "Seat 1", "By link")
    page.get_by_role("group", name="Start player").get_by_label("seat 1").check()
    start(page)
    home(page)
    expect(page.get_by_text("Waiting for somebody to sit down")).to_be_visible()
    set_up(page, COVERED[1])
    sit(page, "Seat 1", "Here")
    start(page)
    address = page.url
    expect(page.locator(".steps.yours")).to_be_visible()
    home(page)
    expect(page).to_have_title(re.compile("Your turn"))
    page.get_by_role("link", name=f"Continue {catalogue.load(COVERED[1]).TITLE}").click()
    expect(page).to_have_url(address)


def test_the_match_that_waits_is_shown_as_it_stands(browse: Visits, open_table: Opener) -> None:
    table, page = open_table(GAME, "human", "greedy"), browse()
    table.sit(0, "Ada")
    keep(page, table, GAME)
    page.reload()
    card = page.get_by_role("region", name="Your turn")
    expect(card).to_contain_text("round 1 of 8")
    before = card.locator(".picture").inner_html()
    table.advance(0, "Ada", 12)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(card).not_to_contain_text("round 1 of 8")
    assert card.locator(".picture").inner_html() != before


def test_a_finished_match_tells_who_has_won(browse: Visits, server: Server, open_table: Opener) -> None:
    table, page = finished(open_table), browse()
    keep(page, table, ROW_OF_FOUR)
    page.reload()
    card = page.get_by_role("region", name="Finished").get_by_role("listitem").first
    card.scroll_into_view_if_needed()
    expect(card).to_contain_text("You win by 1")
    expect(card.locator(".ranking li")).to_have_text([re.compile(r"Ada\s*1$"), re.compile(r"Bram\s*0$")])
    expect(card.locator(".picture use")).to_have_count(7)
    made = server.ask("GET", f"/api/tables/{table.name}", table.watch.partition("#")[2]).json()["made"]
    assert card.locator("time").get_attribute("datetime") == page.evaluate(
        "made => new Date(1000 * made).toISOString()", made
    )


def test_a_browser_without_tables_is_invited(browse: Visits) -> None:
    page = browse()
    page.get_by_role("link", name=f"Start with {TITLE}").click()
    expect(page.get_by_role("dialog", name=TITLE)).to_be_visible()


def test_a_table_is_forgotten_and_brought_back(browse: Visits) -> None:
    page = browse()
    set_up(page)
    start(page)
    home(page)
    page.get_by_role("button", name=f"Remove {TITLE} from my list").click()
    back = page.get_by_role("button", name="Put it back")
    expect(back).to_be_focused()
    assert kept(page) == []
    back.click()
    expect(page.get_by_role("link", name=f"Continue {TITLE}")).to_be_visible()
    assert len(kept(page)) == 1


def test_a_table_that_is_gone_is_not_kept(browse: Visits, server: Server) -> None:
    page = browse(forgive="404")
    gone = {"table": "nowhere", "game": GAME, "seats": {"0": "key"}, "here": [0], "at": 1}
    page.evaluate("gone => localStorage.setItem('table nowhere', JSON.stringify(gone))", gone)
    page.reload()
    page.wait_for_function("() => localStorage.getItem('table nowhere') === null")
    assert kept(page) == []


def test_an_opener_who_lost_the_seat_still_comes_in(browse: Visits, server: Server) -> None:
    page = browse(forgive="403")
    set_up(page)
    start(page)
    [mine] = kept(page)
    server.ask("PUT", f"/api/tables/{mine['table']}/seats/0", mine["opener"], json={"who": "human"})
    page.goto(server.address)
    expect(page.get_by_text("Waiting for somebody to sit down")).to_be_visible()
    assert [(each["opener"], each["seats"]) for each in kept(page)] == [(mine["opener"], {})]


# Other ways in


def test_a_link_leads_to_its_table(browse: Visits, open_table: Opener) -> None:
    table, page = open_table(GAME, "human", "greedy"), browse()
    page.get_by_label("The link you were sent").fill("nothing of ours")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert").filter(has_text="not a link to a table")).to_be_visible()
    page.get_by_label("The link you were sent").fill(f"  {table.house.address}{table.seats[0]} ")
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_url(table.house.address + table.seats[0])
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_record_is_read_back_in(browse: Visits, server: Server) -> None:
    page = browse(forgive="400")
    page.get_by_role("link", name="Open a record").click()
    page.get_by_label("Or paste its text").fill("no record")
    page.get_by_role("button", name="Open the match").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("a record starts with")
    page.get_by_label("Choose the file").set_input_files(
        next((folder_of(catalogue.load(GAME)) / "tests" / "golden").glob("*.txt"))
    )
    page.wait_for_url(AT_A_TABLE)
    assert shown(server, page)["over"]


# How it looks


def test_the_language_changes_without_reloading(browse: Visits) -> None:
    page = browse(f"/#{GAME}")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate("window.same = true")
    for name, headline in (("Nederlands", "Samen"), ("Polski", "Budujmy"), ("English", "Cities")):
        page.get_by_role("radio", name=name).dispatch_event("click")
        expect(page.get_by_role("heading", level=1)).to_contain_text(headline)
    assert page.evaluate("window.same") and page.get_by_role("dialog").is_visible()


SETUPS = [(COVERED[i % len(COVERED)], look) for i, look in enumerate(LOOKS)]


@pytest.mark.parametrize(("game", "look"), sample(SETUPS, lambda i, case: i in (2, 3, 7)), ids=str)
def test_a_setup(browse: Visits, shoot: Callable[[Page, str], None], game: str, look: Look) -> None:
    page = browse(f"/#{game}", **vars(look))
    expect(page.get_by_role("dialog")).to_be_visible()
    settle(page)
    shoot(page, f"setup-{game}-{look}")
    presentable(page)


@pytest.mark.parametrize("look", sample(LOOKS, lambda i, look: i == 2), ids=str)
def test_home_with_tables(
    browse: Visits, open_table: Opener, shoot: Callable[[Page, str], None], look: Look
) -> None:
    page = browse(**vars(look))
    for i, game in enumerate(COVERED):
        keep(page, open_table(game, "human", "human", "greedy"), game, sits=i > 0, at=i)
    keep(page, finished(open_table), ROW_OF_FOUR, at=0)
    page.reload()
    expect(page.get_by_role("listitem").filter(has_text=catalogue.load(COVERED[0]).TITLE)).to_have_count(2)
    for place in page.locator(".ground").all():
        place.scroll_into_view_if_needed()
    expect(page.locator(".picture")).to_have_count(len(COVERED) + 1)
    settle(page)
    shoot(page, f"home-with-tables-{look}")
    presentable(page)


@pytest.mark.parametrize("name", COVERED)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_with_a_cover_tells_about_itself(name: str, code: str) -> None:
    texts = files(code, folder_of(catalogue.load(name)))[-1].read_text("utf-8")
    assert all(re.search(rf"^{text} = ", texts, re.MULTILINE) for text in ("cover-about", "cover-time"))
