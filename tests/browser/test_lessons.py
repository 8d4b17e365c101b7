"""A lesson is learned on a phone, from the home page into an ordinary match, and waits for who leaves it."""
from urllib.parse import urljoin

from playwright.sync_api import Locator, Page, expect

from tabletown import catalogue
from tabletown.kernel.lesson import FIRST, read_lesson

from .looking.presentable import presentable
from .test_sizes import SIZES, wrongs
from .visits import Visits

GAME = "neoville"
NOTES = read_lesson(catalogue.load(GAME), FIRST).notes


def learn(browse: Visits, **look: str) -> Page:
    """Begin the first lesson from the home page."""
    page = browse("/", **look)
    page.get_by_role("button", name="Learn Neoville").click()
    expect(coach(page)).to_contain_text(f"Step 1 of {len(NOTES)}")
    return page


def coach(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Lesson")


def press(page: Page, name: str) -> None:
    coach(page).get_by_role("button", name=name, exact=True).click()


def test_a_whole_lesson_on_a_phone(browse: Visits) -> None:
    page = learn(browse, size="phone")
    height = height_of(page)
    for number, note in enumerate(NOTES[:-1], 1):
        expect(coach(page)).to_contain_text(f"Step {number} of {len(NOTES)}")
        if note.tries:
            press(page, "Show me")
            expect(page.locator(".bubble .rule")).to_have_text(note.rules[0])
        press(page, "Next")
        expect(page.locator(".bubble .rule")).to_have_count(0)
    expect(coach(page)).to_contain_text("Now play on")
    assert height_of(page) == height, "its card keeps its size, so that the board does"
    press(page, "Play on")
    expect(coach(page)).to_have_count(0)
    expect(page.locator(".steps.yours")).to_be_visible()


def height_of(page: Page) -> float:
    box = coach(page).bounding_box()
    return box["height"] if box else 0


def test_the_learner_moves_goes_back_and_comes_again(browse: Visits) -> None:
    page = learn(browse)
    expect(page.locator(".acts .go")).to_have_text("Read the lesson")
    press(page, "Next")
    press(page, "Next")
    press(page, "Show me")
    page.locator(".acts .go").click()
    expect(coach(page)).to_contain_text("Step 4 of")
    press(page, "Back")
    expect(page.locator(".table.past")).to_be_visible()
    press(page, "Next")
    expect(page.locator(".table.past")).to_have_count(0)
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_text(f"Lesson, step 4 of {len(NOTES)}")).to_be_visible()
    page.get_by_role("link", name="Continue Neoville").click()
    expect(coach(page)).to_contain_text("Step 4 of")
    expect(page.locator(".tip")).to_have_count(0)


def test_the_link_of_a_lesson_asks_for_no_name(browse: Visits) -> None:
    """The link opens the lesson in any browser, and the learner is a guest without a name."""
    page = browse("/")
    opened = page.request.post(urljoin(page.url, "/api/lessons"), data={"game": GAME, "lesson": FIRST}).json()
    learner = browse(f"/t/{opened['table']}#{opened['seats'][0]}")
    for number in (1, 2, 3):
        expect(coach(learner)).to_contain_text(f"Step {number} of")
        press(learner, "Next")
    expect(coach(learner)).to_contain_text("Step 4 of")
    expect(learner.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(learner.get_by_text("Guest A").first).to_be_visible()


def test_a_lesson_at_every_size(browse: Visits) -> None:
    page = learn(browse)
    press(page, "Next")
    press(page, "Next")
    presentable(page)
    found = [wrong for size in SIZES for wrong in wrongs(page, *size)]
    assert not found, "\n".join(found)


def test_a_lesson_can_be_typed(browse: Visits) -> None:
    page = learn(browse, size="phone")
    press(page, "Next")
    press(page, "Next")
    page.keyboard.press("t")
    page.locator("#typed").fill(coach(page).locator("code").inner_text())
    page.keyboard.press("Enter")
    expect(coach(page)).to_contain_text("Step 4 of")
