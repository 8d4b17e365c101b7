"""The end of a match on the page: told section by section, or at once; what is on the first screen."""
import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from .looking.presentable import presentable
from .tables import Table
from .visits import Visits, let_draw

SUM = ".standing li:first-child .sum"

# Sections are told when the test says so, by goOn(), and not by the clock.
BY_HAND = """
    const usual = setTimeout
    window.setTimeout = (deed, wait, ...more) =>
        wait === 1500 ? (window.goOn = deed, 0) : usual(deed, wait, ...more)
"""


@pytest.fixture
def finished(open_table: Callable[..., Table]) -> Callable[..., Table]:
    """Open a table where Ada has played a match to its end."""
    def play(game: str, *others: str) -> Table:
        table = open_table(game, "human", *others)
        table.advance(0, "Ada", events=10_000)
        return table

    return play


def number(found: Locator) -> int:
    return int(found.inner_text().replace("−", "-").replace(",", ""))


def test_the_end_is_told_section_by_section(browse: Visits, finished: Callable[..., Table]) -> None:
    page = browse(finished("cloud_city", "greedy").seats[0], motion=True, script=BY_HAND)
    expect(page.get_by_role("heading", name="Every point, one by one")).to_be_visible()
    sections, told = page.locator(".end .points"), 0
    while page.get_by_role("button", name="Show all").count():
        told += 1
        expect(sections).to_have_count(told)
        sums = page.locator(".points li:first-child .side-head .sum").all()
        expect(page.locator(SUM)).to_have_text(str(sum(map(number, sums))))
        page.wait_for_function("() => Boolean(window.goOn)")
        page.evaluate("const deed = goOn; goOn = null; deed()")
        page.locator(f".made, .points:nth-child({told + 1})").first.wait_for()
    assert told >= 3
    expect(page.locator(".end .headline")).to_have_text(re.compile("You win|wins by"))
    expect(page.locator(".end .points").first).to_contain_text("§")
    expect(page.locator(".city .cloud-changed")).to_have_count(0)


@pytest.mark.parametrize("how", ["key", "tap", "button"])
def test_the_telling_is_skipped_at_once(browse: Visits, finished: Callable[..., Table], how: str) -> None:
    page = browse(finished("cloud_city", "greedy").seats[0], motion=True, script=BY_HAND)
    skip = page.get_by_role("button", name="Show all")
    expect(skip).to_be_visible()
    hurry(page, how)
    expect(page.locator(".end .winner")).to_have_count(1)
    expect(skip).to_have_count(0)
    page.get_by_role("button", name="Replay scoring").click()
    expect(skip).to_be_visible()
    expect(page.locator(".end .points")).to_have_count(1)


def test_the_end_is_told_once(browse: Visits, finished: Callable[..., Table]) -> None:
    page = browse(finished("cloud_city", "greedy").seats[0], motion=True, script=BY_HAND)
    expect(page.get_by_role("button", name="Show all")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Show all")).to_be_visible()
    hurry(page, "key")
    expect(page.locator(".end .winner")).to_have_count(1)
    let_draw(page)
    page.reload()
    expect(page.locator(".end .winner")).to_have_count(1)
    expect(page.get_by_role("button", name="Replay scoring")).to_be_visible()


def hurry(page: Page, how: str) -> None:
    let_draw(page)
    if how == "key":
        page.keyboard.press("x")
    elif how == "tap":
        page.locator(".end .headline").click()
    else:
        page.get_by_role("button", name="Show all").focus()
        page.keyboard.press("Enter")


def test_the_first_screen_of_a_phone_has_the_winner_and_all_scores(
    browse: Visits, finished: Callable[..., Table]
) -> None:
    page = browse(finished("neoville", "greedy", "random", "greedy").seats[0], size="phone")
    expect(page.locator(".end .winner")).not_to_have_count(0)
    for shown in (".headline", *(f".standing li:nth-child({row}) .sum" for row in range(1, 5))):
        expect(page.locator(f".end {shown}")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    expect(page.locator(".tip")).to_have_count(0)
    presentable(page)


def saved(page: Page) -> tuple[str, bytes]:
    """Return the name and the content of the picture that the page saves."""
    with page.expect_download() as found:
        page.get_by_role("button", name="Picture of the city").click()
    return found.value.suggested_filename, Path(found.value.path()).read_bytes()


def test_a_picture_of_the_city_is_saved_with_names_and_scores(
    browse: Visits, finished: Callable[..., Table]
) -> None:
    page = browse(finished("tangram_city", "greedy").seats[0])
    name, content = saved(page)
    picture = Image.open(BytesIO(content)).convert("RGB")
    assert name.endswith(".png") and picture.size == (1080, 1350)
    assert len(picture.getcolors(2_000_000) or []) > 100  # a city, and not a blank sheet
    page.evaluate("() => { HTMLCanvasElement.prototype.toBlob = (done) => done(null) }")
    name, content = saved(page)
    drawn = content.decode()
    names = page.locator(".standing b:not(.sum)").all_inner_texts()
    texts = "".join(ElementTree.fromstring(drawn).itertext())
    assert name.endswith(".svg") and len(names) == 2 and all(each in texts for each in names)
    assert all(total in texts for total in page.locator(".standing .sum").all_inner_texts())
    assert "http" not in drawn.replace("http://www.w3.org/", "")  # it needs nothing from anywhere
