"""The score sheet in the browser: tapped, typed and pasted; what is wrong or missing, and the score."""
import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tabletown import catalogue
from tabletown.server.sheets import score_sheet

from ..test_sheets import EXAMPLES, GAMES
from ..sample import first, sample
from .holding import held_back
from .look import LOOKS, Look
from .looking.presentable import presentable
from .tapping import TAP, square, take, text_of
from .visits import Visits, settle

TEXTS = dict(zip(GAMES, EXAMPLES, strict=True))
NEOVILLE = TEXTS["neoville"]
TWO = NEOVILLE + NEOVILLE.partition("\n")[2].replace("Anna", "Bram").replace("W8", "W").replace("R8", "R")
PLAIN = (
    "\n".join(
        [
            "game neoville",
            *(f"seat {name}\n" + "\n".join(["E G R W E G R W"] * 8) for name in ("Anna", "Bram")),
        ]
    )
    + "\n"
)

every_game = pytest.mark.parametrize("game", GAMES)


def paper(page: Page) -> Locator:
    return page.get_by_role("textbox", name="The sheet as text")


def state(page: Page) -> Locator:
    return page.locator(".state")


def filled(browse: Visits, text: str, **look: str) -> Page:
    """Open the page and fill in a sheet."""
    page = browse(f"/score/{text.split()[1]}", **look)
    paper(page).fill(text)
    return page


def totals(page: Page) -> dict[str, str]:
    """Return the total of every seat in digits alone, because each language groups them in its own way."""
    columns = [
        (column.get_by_role("heading"), column.locator("header b"))
        for column in page.locator(".column").all()
    ]
    return {name.inner_text(): re.sub(r"[^\d−]", "", total.inner_text()) for name, total in columns}


def expect_counted(page: Page, text: str) -> None:
    """Expect the page to score a finished sheet as the server does."""
    expect(page.locator(".state.complete")).to_be_visible()
    expect(page.locator(".result")).to_have_attribute("aria-busy", "false")
    result = score_sheet(text)
    assert totals(page) == {seat.name: str(seat.total).replace("-", "−") for seat in result.seats}
    expect(page.locator(".items li")).to_have_count(sum(len(seat.items) for seat in result.seats))


# Tapped in


@pytest.mark.parametrize("game", sample(GAMES, lambda i, game: game != "neoville"))  # it has most squares
def test_a_sheet_is_tapped_in_with_a_finger(browse: Visits, game: str) -> None:
    page = browse(f"/score/{game}", size="phone")
    TAP[game](page, TEXTS[game].splitlines())
    assert text_of(page) == TEXTS[game]
    expect_counted(page, TEXTS[game])


def test_land_is_painted_by_dragging_and_taken_back_in_one(browse: Visits) -> None:
    page = browse("/score/neoville")
    before = text_of(page)
    take(page, "water")
    square(page, "b2").hover()
    page.mouse.down()
    for name in ("c2", "d2", "d3"):
        square(page, name).hover()
    page.mouse.up()
    for name in ("b2", "c2", "d2", "d3"):
        expect(square(page, name)).to_have_accessible_name(f"{name}: water")
    page.get_by_role("button", name="Undo").click()
    assert text_of(page) == before


def test_a_walkway_is_dragged_from_end_to_end(browse: Visits) -> None:
    page = browse("/score/cloud_city")
    take(page, "a low building")
    square(page, "a1").click()
    square(page, "c1").click()
    take(page, "a walkway")
    square(page, "c1").hover()
    page.mouse.down()
    square(page, "b1").hover()
    square(page, "a1").hover()
    page.mouse.up()
    assert "walk a1-c1\n" in text_of(page)
    page.get_by_role("button", name="Remove the walkway a1-c1").click()
    assert "walk" not in text_of(page)


LAND = "game neoville\nseat Anna\nE W W E E E E E\nW W E E E E E E\n" + "E E E E E E E E\n" * 6


def shape_square(page: Page, row: int, column: int) -> Locator:
    return page.get_by_role("button", name=f"row {row}, column {column}", exact=True)


def expect_other_dome(page: Page) -> None:
    """Expect the drawn biodome to score 6 in the water, with a warning."""
    assert "Wd-6/.xx/xx" in text_of(page)
    expect(page.locator(".items li").first).to_contain_text("+6")
    expect(state(page)).to_contain_text("§1.4")
    expect(square(page, "b1")).to_have_accessible_name(
        "b1: water, biodome of another shape, 4 squares: 6 (d-6/.xx/xx)"
    )


def test_a_biodome_of_another_shape_is_drawn_and_put_down(browse: Visits) -> None:
    """§1.4 A real box may have other shapes than we guessed."""
    page = filled(browse, LAND, size="phone")
    page.get_by_role("radio", name="6", exact=True).click()
    for row, column in ((2, 3), (2, 4), (3, 2), (3, 3)):
        shape_square(page, row, column).click()
    brush = page.get_by_role("button", name="biodome of another shape, 4 squares: 6 (d-6/.xx/xx)", exact=True)
    expect(brush).to_have_attribute("aria-pressed", "true")
    square(page, "b1").click()
    expect_other_dome(page)
    presentable(page)


def test_a_biodome_of_another_shape_is_drawn_and_typed_by_keys(browse: Visits) -> None:
    page = filled(browse, LAND)
    page.get_by_role("radio", name="6", exact=True).focus()
    page.keyboard.press("Space")
    shape_square(page, 1, 1).focus()
    for arrows in (["ArrowRight"], ["ArrowRight"], ["ArrowDown", "ArrowLeft"], ["ArrowLeft"]):
        for key in (*arrows, "Space"):
            page.keyboard.press(key)
    square(page, "b1").focus()
    page.keyboard.press("Space")
    expect_other_dome(page)
    page.keyboard.press("Backspace")
    page.keyboard.type("wd-6/.xx/xx")
    expect_other_dome(page)


def test_a_square_is_tapped_again(browse: Visits) -> None:
    """A second tap takes away what stands there; where nothing can stand, the page says why."""
    page = browse("/score/neoville")
    take(page, "park")
    square(page, "a1").click()
    expect(state(page)).to_contain_text("First the terrain")
    take(page, "earth")
    square(page, "a1").click()
    take(page, "park")
    square(page, "a1").click()
    expect(square(page, "a1")).to_have_accessible_name("a1: earth with a park")
    square(page, "a1").click()
    expect(square(page, "a1")).to_have_accessible_name("a1: earth")
    take(page, "Clear")
    square(page, "a1").click()
    expect(square(page, "a1")).to_have_accessible_name("a1: not filled in yet")


def test_there_is_one_architect(browse: Visits) -> None:
    page = browse("/score/project_skyline")
    take(page, "red, a tower")
    for name in ("a1", "b2"):
        square(page, name).click()
    take(page, "the architect")
    for name in ("a1", "b2"):
        square(page, name).click()
    assert "rT*" in text_of(page) and text_of(page).count("*") == 1
    page.get_by_label("Colour of seat 1").select_option("y")
    assert (
        "yT*" in text_of(page)
        and "cash y ?" in text_of(page)
        and "r" not in text_of(page).partition("\n")[2].partition("cash")[0]
    )


def test_another_tab_takes_up_its_first_brush(browse: Visits) -> None:
    page = browse("/score/neoville")
    page.get_by_role("radio", name="Skyscrapers").check(force=True)
    expect(page.locator(".brush[aria-pressed=true]")).to_be_visible()


def test_a_seat_without_a_name_is_called_by_its_colour(browse: Visits) -> None:
    page = browse("/score/project_skyline")
    page.get_by_label("Colour of seat 1").select_option("y")
    take(page, "yellow, a tower")
    square(page, "c3").click()
    expect(page.get_by_role("heading", name="Yellow")).to_be_visible()


# By keys


LETTERS = {
    "neoville": {
        "w 8": "water, waterfall skyscraper 8 (W8)",
        "E 1 2": "earth, clay skyscraper 12 (E12)",
        "e r b - p a r k s": "rock, eco-bus, 4 parks: 8 (b-parks)",
        "g p Backspace": "not filled in yet",
    },
    "cloud_city": {"b t": "a high building"},
    "tangram_city": {
        "b / g": "north-west half black, south-east half green",
        "b g": "green",
        "f \\ .": "south-west half fountain, north-east half empty",
    },
    "project_skyline": {"r t": "red, a tower", "g 2 *": "green, two floors, with the architect"},
}


@every_game
def test_letters_write_as_the_sheet_does(browse: Visits, game: str) -> None:
    page = browse(f"/score/{game}")
    for name, (keys, told) in zip(("a1", "b1", "c1", "d1"), LETTERS[game].items(), strict=False):
        square(page, name).focus()
        for key in keys.split():
            page.keyboard.press(key)
        expect(square(page, name)).to_have_accessible_name(f"{name}: {told}")


def test_arrows_move_and_enter_puts(browse: Visits) -> None:
    page = browse("/score/neoville")
    take(page, "rock")
    square(page, "a1").focus()
    for key in ("ArrowRight", "ArrowDown", "Enter", "ArrowUp", "ArrowUp", "w", "ArrowRight", "g"):
        page.keyboard.press(key)
    for name, land in (("b2", "rock"), ("b1", "water"), ("c1", "grass")):
        expect(square(page, name)).to_have_accessible_name(f"{name}: {land}")
    expect(square(page, "c1")).to_be_focused()


# As text


def test_what_is_wrong_is_said_where_it_is(browse: Visits) -> None:
    page = filled(browse, NEOVILLE.replace("Es ", "Xx "))
    expect(state(page)).to_contain_text("“Xx” does not start with a terrain")
    expect(square(page, "d8")).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".written mark")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(square(page, "d8")).to_be_focused()
    assert not totals(page)
    page.keyboard.press("e")
    expect(state(page)).to_contain_text("Complete")


def test_a_broken_rule_is_cited_and_opens_beside_the_sheet(browse: Visits) -> None:
    page = filled(browse, NEOVILLE.replace("W8       W  ", "W8       W12"))
    expect(state(page)).to_contain_text("another structure on this tile")
    state(page).get_by_role("link", name="Rule §5.1").click()
    expect(page.get_by_role("dialog", name="Rulebook")).to_contain_text("§5.1")


def test_a_wrong_walkway_is_marked_among_the_others(browse: Visits) -> None:
    page = filled(browse, TEXTS["cloud_city"] + "walk b4-f4\n")
    expect(state(page)).to_contain_text("In between stands")
    expect(page.get_by_role("button", name="Remove the walkway b4-f4")).to_have_attribute(
        "aria-invalid", "true"
    )
    page.get_by_role("button", name="Show me").click()
    assert (
        page.evaluate(
            "getSelection().toString() || document.activeElement.value.slice("
            "document.activeElement.selectionStart, document.activeElement.selectionEnd)"
        )
        == "b4-f4"
    )


def test_what_is_missing_is_no_error(browse: Visits) -> None:
    page = filled(browse, "\n".join(NEOVILLE.splitlines()[:6]) + "\n")
    expect(state(page)).to_contain_text("Not finished yet. Anna: There must be 8 rows, not 4.")
    expect(page.locator("[aria-invalid=true]")).to_have_count(0)
    expect(page.get_by_role("heading", name="So far")).to_be_visible()
    take(page, "water")
    square(page, "h8").click()
    assert len(text_of(page).splitlines()) == 10 and text_of(page).splitlines()[-1].split() == [
        *"???????",
        "W",
    ]


def test_text_that_cannot_be_read_stays(browse: Visits) -> None:
    page = filled(browse, "game neoville # at home\n\n# the first\nseat  Anna\nE G x\n")
    take(page, "water")
    square(page, "b1").click()
    assert text_of(page) == "game neoville # at home\n\n# the first\nseat Anna\nE W x\n"


def test_a_sheet_of_another_game_goes_to_its_own_page(browse: Visits) -> None:
    page = browse("/score/neoville")
    paper(page).fill(TEXTS["tangram_city"])
    page.wait_for_url("**/score/tangram_city")
    expect_counted(page, TEXTS["tangram_city"])


def test_sheets_are_kept_in_files_and_in_the_browser(browse: Visits, tmp_path: Path) -> None:
    page = filled(browse, NEOVILLE)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.path().read_text("utf-8") == NEOVILLE
    page.get_by_role("button", name="Start over").click()
    assert "Anna" not in text_of(page)
    page.get_by_role("button", name="Undo").click()
    assert text_of(page) == NEOVILLE
    page.reload()
    expect(paper(page)).to_have_value(NEOVILLE)
    (tmp_path / "two.txt").write_text(TWO, "utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "two.txt")
    expect(paper(page)).to_have_value(TWO)


def test_no_file_is_asked_for_before_the_games_are_known(browse: Visits) -> None:
    page = browse("/rules", forgive="404")
    with held_back(page, "**/api/games"):
        with page.expect_request("**/api/games"):
            page.goto(browse.address + "/score")
        expect(page.locator("h1")).to_be_visible()
        expect(page.locator("input[type=file]")).to_have_count(0)
    expect(page.locator("input[type=file]")).to_have_count(1)


def test_a_file_is_opened_by_its_game(browse: Visits, tmp_path: Path) -> None:
    (tmp_path / "sheet.txt").write_text(TEXTS["cloud_city"], "utf-8")
    page = browse("/score")
    page.locator("input[type=file]").set_input_files(tmp_path / "sheet.txt")
    page.wait_for_url("**/score/cloud_city")
    expect_counted(page, TEXTS["cloud_city"])


# Seats


def test_seats_come_go_and_have_names(browse: Visits) -> None:
    page = browse("/score/neoville")
    page.get_by_role("button", name="Add a city").click()
    expect(page.get_by_role("tab", selected=True)).to_contain_text("Player 3")
    page.get_by_label("Name", exact=True).fill("Cleo de Vries")
    expect(page.get_by_role("tab", name="Cleo de Vries")).to_be_visible()
    page.get_by_role("tab", name="Player 1").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Player 2")).to_be_focused()
    page.get_by_role("button", name="Remove Player 2").click()
    assert re.findall(r"^seat (.*)$", text_of(page), re.M) == ["Player 1", "Cleo de Vries"]


def test_sizes_of_cities_belong_together(browse: Visits) -> None:
    page = browse("/score/cloud_city")
    page.get_by_role("radio", name="8 × 6").click()
    assert {len(line.split()) for line in text_of(page).splitlines() if line.startswith(".")} == {8}
    page.get_by_role("radio", name="6 × 8").click()
    assert [len(line.split()) for line in text_of(page).splitlines() if line.startswith(".")] == [6] * 8 + [
        8
    ] * 6
    page.get_by_role("radio", name="6 × 6").click()
    assert [len(line.split()) for line in text_of(page).splitlines() if line.startswith(".")] == [6] * 12


# The result


def test_the_winner_is_told(browse: Visits) -> None:
    page = filled(browse, PLAIN.replace("E G R W", "Ep G R W", 1))
    expect(page.get_by_role("heading", name="Anna wins by 5.")).to_be_visible()
    expect(page.locator(".column").first).to_contain_text("Winner")


def test_a_line_is_shown_in_the_city(browse: Visits) -> None:
    page = filled(browse, NEOVILLE)
    line = page.get_by_role("button", name="waterfall skyscraper 8 (W8) a1")
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".drawn .nv-over")).to_have_count(1)
    line.click()
    expect(page.locator(".drawn .nv-over")).to_have_count(0)


@pytest.mark.parametrize("game", first(GAMES))
def test_paper_shows_cities_and_points(browse: Visits, game: str) -> None:
    page = filled(browse, TEXTS[game])
    expect_counted(page, TEXTS[game])
    page.emulate_media(media="print")
    expect(page.locator(".desk")).to_be_hidden()
    expect(page.locator(".drawn")).to_be_visible()
    expect(page.locator(".items li").last).to_be_visible()
    assert page.pdf().startswith(b"%PDF")


# On every screen


@pytest.mark.parametrize(
    ("game", "look"), sample(product(GAMES, LOOKS), lambda i, case: i % 10 == 3), ids=str
)
def test_every_sheet_is_drawn_counted_and_presentable(
    browse: Visits, shoot: Callable[[Page, str], None], game: str, look: Look
) -> None:
    page = browse(f"/score/{game}", **vars(look))
    page.locator("textarea").fill(TEXTS[game])
    expect_counted(page, TEXTS[game])
    shoot(page, f"score-{game}-{look}")
    presentable(page)


@pytest.mark.parametrize("look", sample(LOOKS, lambda i, look: i == 4), ids=str)
def test_a_beginning_is_presentable(browse: Visits, shoot: Callable[[Page, str], None], look: Look) -> None:
    page = browse("/score/neoville", **vars(look))
    expect(page.locator(".state.missing")).to_be_visible()
    shoot(page, f"score-{look}")
    presentable(page)
    page.locator("textarea").fill(NEOVILLE.replace("Es ", "Xx "))
    expect(page.locator(".state.wrong")).to_be_visible()
    presentable(page)


@pytest.mark.parametrize("look", sample(LOOKS, lambda i, look: i == 1), ids=str)
def test_games_to_choose_from(browse: Visits, shoot: Callable[[Page, str], None], look: Look) -> None:
    page = browse("/score", **vars(look))
    expect(page.locator(".score-game")).to_have_count(len(catalogue.names()))
    settle(page)
    shoot(page, f"score-games-{look}")
    presentable(page)
    page.get_by_role("link", name=catalogue.load("neoville").TITLE).click()
    page.wait_for_url("**/score/neoville")


def test_a_change_of_language_loses_nothing(browse: Visits) -> None:
    page = filled(browse, NEOVILLE)
    expect_counted(page, NEOVILLE)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Nederlands").click()
    expect(page.locator(".state")).to_contain_text("Compleet")
    expect(page.locator("textarea")).to_have_value(NEOVILLE)


def test_a_sheet_that_cannot_be_tapped_is_text(browse: Visits) -> None:
    game = next(name for name in catalogue.names() if name not in GAMES)
    page = browse(f"/score/{game}")
    board = [
        "x . . . . . .", "o . . . . . .", "x . . . . . .", "o . . . . . .", "x o . . . . .", "x o x o x x x",
    ]
    paper(page).fill("\n".join([f"game {game}", "seat Anna", "seat Bram", *board]) + "\n")
    expect(state(page)).to_be_visible()
    presentable(page)


def test_no_such_game(browse: Visits) -> None:
    expect(browse("/score/chess").get_by_role("heading", level=1)).to_contain_text("nothing at this address")
