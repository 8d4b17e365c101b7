"""The rulebook in the browser: opened at a §, searched, in all languages, and beside a table."""
import re
from collections.abc import Callable
from itertools import product
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Locator, Page, expect

from tabletown import catalogue
from tabletown.kernel.illustration import illustrations_of

from ..sample import first, sample
from .holding import held_back
from .look import LOOKS, THEMES, Look
from .looking.accessible import accessible
from .looking.layout import no_overflow
from .looking.presentable import presentable
from .looking.texts import no_missing_text
from .tables import Table
from .visits import Visits

GAME = "neoville"
GAMES = catalogue.names()


def heading(page: Page, rule: str) -> Locator:
    return page.locator(f'[data-name="{rule}"]')


def top(page: Page, rule: str) -> float:
    box = heading(page, rule).bounding_box()
    assert box
    return box["y"]


def expect_open_at(page: Page, rule: str) -> None:
    """Expect a rule to be marked, focused and visible."""
    expect(heading(page, rule)).to_be_focused()
    expect(heading(page, rule)).to_be_in_viewport()
    expect(page.locator(".asked")).to_have_attribute("data-name", rule)


@pytest.mark.parametrize(
    ("game", "look"), sample(product(GAMES, LOOKS), lambda i, case: i % 10 == 0), ids=str
)
def test_every_rulebook(browse: Visits, shoot: Callable[[Page, str], None], game: str, look: Look) -> None:
    page = browse(f"/rules/{game}#3.1", **vars(look))
    expect_open_at(page, "3.1")
    expect(page.locator(".others a")).to_have_count(2)
    shoot(page, f"rules-{game}-{look}")
    no_missing_text(page)
    no_overflow(page)
    accessible(page)


@pytest.mark.parametrize("hash", ["7.2", "§7.2"])
def test_an_address_opens_it_at_a_rule(browse: Visits, hash: str) -> None:
    page = browse(f"/rules/{GAME}#{hash}")
    expect_open_at(page, "7.2")
    expect(page).to_have_title(re.compile(catalogue.load(GAME).TITLE))


def test_mentions_are_followed_and_the_address_keeps_in_step(browse: Visits) -> None:
    page = browse(f"/rules/{GAME}")
    page.get_by_role("article").get_by_role("link", name="Rule §7.6").first.click()
    expect_open_at(page, "7.6")
    expect(page).to_have_url(re.compile(r"#7\.6$"))
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Building").click()
    expect_open_at(page, "5")
    page.go_back()
    expect_open_at(page, "7.6")


@pytest.mark.parametrize("how", ["address", "search"])
def test_what_was_looked_for_stays_visible_when_pictures_arrive(browse: Visits, how: str) -> None:
    page = browse()
    with held_back(page, "**/illustrations"):
        page.goto(urljoin(page.url, f"/rules/{GAME}#7.6"))
        expect_open_at(page, "7.6")
        found = heading(page, "7.6")
        if how == "search":
            page.get_by_role("searchbox").fill("biodome")
            page.get_by_role("searchbox").press("Shift+Enter")
            found = page.locator(".looked-at")
        expect(found).to_be_in_viewport()
        assert page.locator(".position").count() == 0
    expect(page.locator(".position").last).to_be_attached()
    expect(found).to_be_in_viewport()


@pytest.mark.parametrize("theme", first(THEMES))
def test_search_goes_from_place_to_place_by_keys(browse: Visits, theme: str) -> None:
    page = browse(f"/rules/{GAME}#7.4", theme=theme)
    field, told = page.get_by_role("searchbox"), page.get_by_role("status")
    field.fill("BIODÓME")
    expect(told).to_have_text(re.compile(r"^1 of \d+$"))
    count = page.locator("mark").count()
    assert count > 3
    field.press("Enter")
    expect(told).to_have_text(f"2 of {count}")
    field.press("Shift+Enter")
    field.press("Shift+Enter")
    expect(told).to_have_text(f"{count} of {count}")
    expect(page.locator(".looked-at")).to_be_in_viewport()
    expect(field).to_be_focused()
    presentable(page)
    field.press("Escape")
    expect(page.locator("mark")).to_have_count(0)


def test_a_number_in_the_search_field_leads_to_its_rule(browse: Visits) -> None:
    page = browse(f"/rules/{GAME}")
    page.get_by_role("searchbox").fill("§4.5")
    expect(heading(page, "4.5")).to_be_in_viewport()
    page.get_by_role("searchbox").press("Enter")
    expect_open_at(page, "4.5")
    expect(page).to_have_url(re.compile(r"#4\.5$"))


def test_a_search_without_a_hit_says_so(browse: Visits) -> None:
    page = browse(f"/rules/{GAME}", language="nl")
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_role("status")).to_have_text("Niet gevonden")


def test_another_language_keeps_the_place(browse: Visits) -> None:
    page = browse(f"/rules/{GAME}")
    page.get_by_role("button", name="Settings").click()
    heading(page, "5.3").evaluate("heading => { heading.scrollIntoView(); scrollBy(0, -100) }")
    before = top(page, "5.3")
    for language, words in (
        ("Polski", "Wieżowiec na swoim terenie"),
        ("Nederlands", "Een wolkenkrabber op zijn eigen terrein"),
    ):
        page.get_by_role("radio", name=language).check()
        expect(heading(page, "5.3")).to_contain_text(words)
        assert abs(top(page, "5.3") - before) < 2


def test_on_a_phone_the_contents_wait_behind_a_button(browse: Visits) -> None:
    page = browse(f"/rules/{GAME}", size="phone")
    link, button = page.get_by_role("link", name="Scoring"), page.get_by_role("button", name="Contents")
    expect(link).to_be_hidden()
    button.click()
    presentable(page)
    page.keyboard.press("Escape")
    expect(link).to_be_hidden()
    button.click()
    link.click()
    expect_open_at(page, "7")
    expect(link).to_be_hidden()


def test_the_next_rulebook_begins_at_its_top(browse: Visits) -> None:
    page = browse(f"/rules/{GAME}#7.6")
    after = GAMES[(GAMES.index(GAME) + 1) % len(GAMES)]
    page.get_by_role("link", name=catalogue.load(after).TITLE).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(catalogue.load(after).TITLE)
    assert page.evaluate("scrollY") == 0


def test_an_unknown_game_has_no_rulebook(browse: Visits) -> None:
    page = browse("/rules/nowhere", forgive="404")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address.")


def test_a_picture_is_told_to_screen_readers_and_takes_no_focus(browse: Visits) -> None:
    page = browse(f"/rules/{GAME}#4.4")
    picture = page.get_by_role("figure").filter(has_text="W5").first.get_by_role("img")
    expect(picture).to_have_attribute("aria-label", re.compile("W8.*W5"))
    expect_open_at(page, "4.4")
    assert page.locator(".position [tabindex], .position a, .position button").count() == 0


def test_only_the_text_and_its_pictures_are_printed(browse: Visits) -> None:
    page = browse(f"/rules/{GAME}#7.2", theme="dark")
    expect_open_at(page, "7.2")
    page.emulate_media(media="print")
    expect(page.locator(".on-paper")).to_have_text(catalogue.load(GAME).TITLE)
    for gone in (".bar", ".ways", ".others"):
        expect(page.locator(gone)).to_be_hidden()
    expect(heading(page, "7.2")).to_have_css("color", "rgb(42, 37, 32)")
    expect(page.locator(".position")).to_have_count(len(illustrations_of(catalogue.load(GAME))))
    expect(page.locator(".illustrations").first).to_have_css("break-inside", "avoid")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_beside_a_table_links_stay_at_the_table(
    browse: Visits, open_table: Callable[..., Table], size: str
) -> None:
    table = open_table(GAME, "human", "greedy")
    page = browse(table.seats[0], size=size)
    page.get_by_role("button", name="Rulebook").click()
    page.get_by_role("article").get_by_role("link", name="Rule §7.6").first.click()
    expect_open_at(page, "7.6")
    expect(page).to_have_url(re.compile("/t/"))
    page.get_by_role("searchbox").fill("tie")
    page.keyboard.press("Escape")
    expect(page.get_by_role("searchbox")).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.get_by_role("searchbox")).to_be_hidden()


@pytest.mark.parametrize("address", ["/", "/score", f"/rules/{GAME}"])
def test_no_polish_line_ends_with_a_word_of_one_letter(browse: Visits, address: str) -> None:
    page = browse(address, language="pl")
    expect(page.locator("h1, h2").first).to_be_visible()
    assert re.findall(r"(?<![^\s(„–])[aiouwz] (?=\S).*", page.locator("body").inner_text()) == []
