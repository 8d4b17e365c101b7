"""Everything at a table besides moving: undo, look back, ask, carry, read, set, save, play again."""
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Locator, Page, expect

from .hands import Finger, Mouse
from .tables import Table
from .test_matches import sit
from .visits import Visits, let_draw


@pytest.fixture
def page(browse: Visits, open_table: Callable[..., Table]) -> Page:
    """Open a match of Neoville, Ada against a bot, on her turn."""
    page = browse(open_table("neoville", "human", "greedy").seats[0])
    sit(page)
    expect(page.locator(".steps.yours")).to_be_visible()
    return page


def seq(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-seq") or 0)


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# What others do


def play_until_others_have(page: Page) -> None:
    """Make moves until the bot has made its own since."""
    hands = Mouse(page, "others")
    for _ in range(12):
        hands.move()
        expect(page.locator(".steps.yours")).to_be_visible()
        if page.locator(".since button").count():
            return
    raise AssertionError("nobody else moves")


def test_others_move_one_after_another_until_somebody_hurries(
    browse: Visits, open_table: Callable[..., Table]
) -> None:
    page = browse(open_table("neoville", "human", "greedy").seats[0], motion=True)
    page.evaluate("localStorage.pace = 'calm'")
    page.reload()
    sit(page)
    for _ in range(3):  # lay, build, draw
        Mouse(page, "others").move()
    page.wait_for_selector(".flyer", state="attached")
    page.keyboard.press("Shift")
    expect(page.locator(".flyer")).to_have_count(0)
    expect(page.locator(".steps.yours")).to_be_visible()


FLOWN = """() => {
  window.flown = 0
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const { className } of addedNodes) if (className === "flyer") window.flown++
  }).observe(document.body, { childList: true })
}"""


@pytest.mark.parametrize("motion", [True, False])
def test_what_one_takes_flies_into_ones_hand_unless_less_should_move(
    browse: Visits, open_table: Callable[..., Table], motion: bool
) -> None:
    page = browse(open_table("neoville", "human", "human").seats[0], motion=motion)
    sit(page)
    for _ in range(2):  # lay, build
        Mouse(page, "taking").move()
    page.evaluate(FLOWN)
    hand = page.locator(".group-hand .piece-button")
    held = hand.count()
    page.locator(".group-market .piece-button.may").first.click()
    page.locator(".go").click()
    expect(hand).to_have_count(held + 1)
    page.evaluate(SOON)
    assert page.evaluate("window.flown") == int(motion)


# The hand is drawn within a few frames.
SOON = """() => new Promise((done) => {
  let frames = 40
  const next = () => (--frames ? requestAnimationFrame(next) : done())
  next()
})"""


# A turn


def test_a_piece_is_carried_to_its_place_and_laid_by_a_second_press(page: Page) -> None:
    before, (x, y) = seq(page), middle(page.locator(".city .target").first)
    page.mouse.move(*middle(page.locator(".group-hand .piece-button").first))
    page.mouse.down()
    page.mouse.move(x - 40, y, steps=5)
    page.mouse.move(x, y, steps=5)
    page.mouse.up()
    expect(page.locator(".city .ghost")).to_be_visible()
    assert seq(page) == before
    page.mouse.click(x, y)
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))


def test_the_last_turns_of_a_match_can_be_ended_with_a_thumb(
    browse: Visits, open_table: Callable[..., Table]
) -> None:
    """In the last rounds of Cloud City nothing is drawn: "End your turn" stands where the tiles were."""
    table = open_table("cloud_city", "human", "greedy", "greedy")
    table.advance(0, "Ada", 90)
    page = browse(table.seats[0], size="phone")
    hands, ended = Finger(page, "thumb"), 0
    while not page.locator(".end").count():
        hands.think()
        go = page.locator(".acts .go").bounding_box()
        assert go and go["width"] >= 120 and go["height"] >= 44
        ended += page.locator(".acts .go", has_text="End your turn").count()
        hands.move()
        page.locator(".end, .steps.yours").first.wait_for()
    assert ended


def test_a_move_leaves_the_definitions_of_the_drawings_alone(page: Page) -> None:
    """Whatever changes there makes the browser lay out again all drawings that refer to it."""
    page.evaluate(COUNT_CHANGES)
    Mouse(page, "definitions").move()
    assert page.evaluate("window.changes") == 0


COUNT_CHANGES = """() => {
    window.changes = 0
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver(({ length }) => { window.changes += length })
        .observe(document.querySelector("svg.defs"), all)
}"""


def test_what_was_laid_is_taken_back(page: Page) -> None:
    before = page.locator(".group-hand").inner_html()
    Mouse(page, "undo").move()
    page.keyboard.press("Backspace")
    expect(page.locator(".steps .now")).to_have_text("Lay a tile")
    assert page.locator(".group-hand .piece-button").count() == before.count("piece-button ")


def test_a_move_in_mind_says_what_it_would_bring(page: Page) -> None:
    Mouse(page, "preview").think()
    expect(page.locator(".preview")).to_contain_text("→")


def test_a_refusal_has_its_reason_and_opens_the_rulebook_there(page: Page) -> None:
    Mouse(page, "laid").move()
    page.keyboard.press("Escape")
    page.locator(".group-hand .piece-button").first.click()  # this turn is for building
    expect(page.locator(".bubble")).to_contain_text("§")
    page.locator(".bubble .rule").click()
    expect(page.get_by_role("dialog", name="Rulebook")).to_be_visible()


def test_tiles_in_hand_say_what_they_could_bring(page: Page) -> None:
    expect(page.locator(".group-hand .gained")).to_have_count(3)


def test_what_they_could_bring_is_asked_once(browse: Visits, open_table: Callable[..., Table]) -> None:
    table, said = open_table("neoville", "human", "greedy"), list[str]()
    table.advance(0, "Ada", 0)
    page = browse("/")
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(str(text))))
    page.goto(urljoin(page.url, table.seats[0]))
    expect(page.locator(".group-hand .gained")).to_have_count(3)
    assert len([text for text in said if '"gains"' in text]) == 1


@pytest.fixture
def chosen(browse: Visits, open_table: Callable[..., Table]) -> Page:
    """Open a match of Cloud City, and choose a tile that brings nothing until a walkway is built."""
    table = open_table("cloud_city", "human", "greedy")
    table.advance(0, "Ada", 20)
    page = browse(table.seats[0])
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator(".steps.yours .now")).to_have_text("Lay a tile")
    page.locator(".group-hand .piece-button:has(.gained.later)").first.click()
    return page


def test_a_chosen_tile_says_what_its_best_place_brings_now_and_later(chosen: Page) -> None:
    expect(chosen.locator(".foresight")).to_contain_text("±0 at once, and up to +")
    chosen.mouse.click(*middle(chosen.locator(".city .target").first))
    expect(chosen.locator(".foresight")).to_have_count(0)


def test_a_move_in_mind_tells_points_now_apart_from_points_with_the_rest_of_the_turn(chosen: Page) -> None:
    later = chosen.locator(".preview .later")
    for place in [middle(target) for target in chosen.locator(".city .target").all()]:
        chosen.mouse.click(*place)
        expect(chosen.locator(".preview .sum > b.nil")).to_have_text("±0")
        if later.count():
            break
    expect(later).to_contain_text("this turn")


def test_a_hint_is_a_move_in_mind(page: Page) -> None:
    page.keyboard.press("h")
    expect(page.locator(".acts .go")).to_be_enabled()


def test_a_hint_leads_back_to_ones_own_city(page: Page) -> None:
    page.get_by_role("button", name="Show the city of Teun").click()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".preview .why")).to_be_visible()
    expect(page.get_by_role("application")).to_have_accessible_name(re.compile("Ada"))


def test_the_past_and_other_cities_tell_nothing_of_a_move_in_mind(page: Page) -> None:
    play_until_others_have(page)
    page.keyboard.press("h")
    expect(page.locator(".preview .why")).to_be_visible()
    page.get_by_role("button", name="Show the city of Teun").click()
    expect(page.locator(".preview")).to_have_count(0)
    page.get_by_role("button", name="Back to your city").click()
    expect(page.locator(".preview .why")).to_be_visible()
    page.locator(".log .moment").last.click()
    expect(page.locator(".table.past")).to_be_visible()
    expect(page.locator(".preview")).to_have_count(0)


def test_what_the_opener_switched_off_is_not_there(browse: Visits, open_table: Callable[..., Table]) -> None:
    page = browse(open_table("neoville", "human", "greedy", aids=[]).seats[0])
    sit(page)
    Mouse(page, "alone").think()
    expect(page.locator(".acts .go")).to_be_enabled()
    expect(page.locator(".preview, .hint")).to_have_count(0)


# Tips


def test_tips_come_one_at_a_time_and_never_again(page: Page) -> None:
    tip = page.get_by_role("complementary", name="Tip")
    first = tip.locator("p").inner_text()
    board = page.locator(".city").bounding_box()
    tip.get_by_role("button", name="Got it").click()
    expect(page.get_by_text(first, exact=True)).to_have_count(0)
    assert page.locator(".city").bounding_box() == board
    page.reload()
    expect(page.locator(".steps.yours")).to_be_visible()
    expect(page.get_by_text(first, exact=True)).to_have_count(0)


def test_a_tip_that_somebody_played_on_with_is_read(page: Page) -> None:
    first = page.get_by_role("complementary", name="Tip").locator("p").inner_text()
    Mouse(page, "tips").move()
    let_draw(page)
    page.reload()
    expect(page.locator(".steps.yours")).to_be_visible()
    expect(page.get_by_text(first, exact=True)).to_have_count(0)


def test_tips_can_be_switched_off_for_good(page: Page) -> None:
    page.get_by_role("button", name="No more tips").click()
    Mouse(page, "tips").move()
    expect(page.get_by_role("complementary", name="Tip")).to_have_count(0)


# Looking


def test_the_match_is_stepped_through(page: Page) -> None:
    Mouse(page, "past").move()
    now = seq(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Step through the match").click()
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".back")).to_contain_text(f"{now - 1} / {now}")
    expect(page.locator(".table.past")).to_be_visible()
    page.get_by_role("button", name="To the last move").click()
    expect(page.locator(".table.past")).to_have_count(0)


def test_nobody_plays_while_stepping_through_the_match(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Step through the match").click()
    expect(page.locator(".back")).to_be_visible()
    expect(page.locator(".rack, .piece-button.may")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".rack .piece-button.may")).not_to_have_count(0)


def test_arrows_and_the_log_lead_through_the_match(page: Page) -> None:
    play_until_others_have(page)
    theirs = page.locator(".log li", has_text="Teun lays").first
    theirs.get_by_role("button").first.click()
    expect(theirs).to_have_attribute("aria-current", "step")
    expect(page.locator(".others li.shown")).to_contain_text("Teun")
    page.keyboard.press("ArrowLeft")
    expect(theirs).not_to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowRight")
    expect(theirs).to_have_attribute("aria-current", "step")
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".others li.shown")).to_contain_text("Ada")
    page.keyboard.press("Escape")
    expect(page.locator(".back")).to_have_count(0)


def test_on_a_phone_the_log_leads_to_the_moment_it_tells_of(
    browse: Visits, open_table: Callable[..., Table]
) -> None:
    table = open_table("neoville", "human", "greedy")
    table.advance(0, "Ada", events=40)
    page = browse(table.seats[0], size="phone")
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="What happened").tap()
    page.locator(".log .moment").nth(3).tap()
    expect(page.locator(".drawer")).to_have_count(0)
    expect(page.locator(".back")).to_be_in_viewport()


def test_a_match_plays_by_itself(page: Page) -> None:
    Mouse(page, "itself").move()
    now = seq(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Step through the match").click()
    for back in (1, 2):
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".back")).to_contain_text(f"{now - back} / {now}")
    page.get_by_role("button", name="Play automatically").click()
    expect(page.locator(".back")).to_contain_text(f"{now} / {now}")
    expect(page.get_by_role("button", name="Play automatically")).to_be_visible()


def test_what_others_did_is_told_and_shown_on_their_city(page: Page) -> None:
    play_until_others_have(page)
    told = page.get_by_role("region", name="Since your last move").get_by_role("button")
    expect(told).to_contain_text("Teun lays")
    told.click()
    expect(page.locator(".others li.shown")).to_contain_text("Teun")
    told.click()
    expect(page.locator(".others li.shown")).to_contain_text("Ada")


def test_on_a_shared_board_one_tap_marks_what_one_seat_did(
    browse: Visits, open_table: Callable[..., Table]
) -> None:
    table = open_table("project_skyline", "human", "greedy", "greedy")
    table.advance(0, "Ada", events=90)
    page = browse(table.seats[0])
    builder = page.locator(".since button").filter(has_text="builds").first
    for pressed in ("true", "false"):
        builder.click()
        expect(builder).to_have_attribute("aria-pressed", pressed)


def test_another_city_is_shown_large_and_ones_own_again(page: Page) -> None:
    page.get_by_role("button", name="Show the city of Teun").click()
    expect(page.get_by_role("application")).to_have_accessible_name(re.compile("Teun"))
    page.get_by_role("button", name="Show the city of Ada").click()
    expect(page.get_by_role("application")).to_have_accessible_name(re.compile("Ada"))


def test_a_line_of_the_score_leaves_no_mark_behind(page: Page) -> None:
    play_until_others_have(page)
    plain = page.locator(".city svg").inner_html()
    page.get_by_role("button", name="Show every item").first.click()
    page.locator(".scores li[tabindex]").first.hover()
    expect(page.locator(".city svg")).not_to_have_js_property("innerHTML", plain)
    page.keyboard.press("Escape")
    expect(page.locator(".city svg")).to_have_js_property("innerHTML", plain)


def test_t_opens_the_table_in_words_ready_to_type(page: Page) -> None:
    page.keyboard.press("t")
    expect(page.get_by_label("Type a move or a question")).to_be_focused()
    page.keyboard.type("help")
    expect(page.get_by_label("Type a move or a question")).to_have_value("help")


def test_every_piece_explains_itself(page: Page) -> None:
    page.locator(".left .piece-button").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("§7.1")


# Settings


def test_another_language_is_spoken_at_once(page: Page) -> None:
    before = seq(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Polski").check()
    expect(page.locator(".steps")).to_contain_text("Twoja tura")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert seq(page) == before


def test_settings_are_kept(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("switch", name="Patterns").uncheck()
    page.get_by_role("switch", name="Reduce motion").check()
    page.reload()
    expect(page.locator("html[data-theme=dark][data-patterns=off][data-motion=less]")).to_have_count(1)


def test_sounds_are_off_at_first(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()


def test_the_title_says_whose_turn_it_is(page: Page) -> None:
    expect(page).to_have_title(re.compile("Your turn"))


# Links


def test_links_are_shown_to_copy_and_as_a_code(browse: Visits, open_table: Callable[..., Table]) -> None:
    page = browse("/")
    page.get_by_role("link", name="Set up a match of Cloud City").click()
    page.get_by_role("radio", name="By link").nth(1).check()
    page.get_by_role("button", name="Start the match").click()
    links = page.get_by_role("dialog", name="Links to this table")
    expect(links.get_by_label("Seat 2")).to_have_value(re.compile(r"/t/[\w-]+#[\w-]+$"))
    expect(links.get_by_role("heading", name="For spectators")).to_be_visible()
    links.get_by_role("button", name="QR code").nth(1).click()
    expect(links.get_by_role("img", name="The link as a QR code")).to_be_visible()
    sit(browse(links.get_by_label("Seat 2").input_value()), "Bob")
    expect(links).to_contain_text("Bob")


# The end


@pytest.fixture
def finished(open_table: Callable[..., Table]) -> Table:
    """Return a match that Ada has played to its end."""
    table = open_table("cloud_city", "human", "greedy")
    table.advance(0, "Ada", events=10_000)
    return table


def test_another_match_with_the_same_people(browse: Visits, finished: Table) -> None:
    page = browse(finished.seats[0])
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(finished.name))
    expect(page.locator(".others")).to_contain_text("Ada")
    expect(page.locator(".steps.yours")).to_be_visible()


def test_a_record_is_saved_and_read_again(browse: Visits, finished: Table, tmp_path: Path) -> None:
    page = browse(finished.seats[0])
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    saving.value.save_as(tmp_path / "match.txt")
    page.goto(page.url.split("/t/")[0] + "/#record")
    page.locator("input[type=file]").set_input_files(tmp_path / "match.txt")
    expect(page.locator(".table")).to_be_visible()
    expect(page.get_by_role("button", name="Step through the match")).to_be_visible()
