"""Play any game by what the page shows: with a mouse, a finger or keys alone."""
from abc import ABC, abstractmethod
from contextlib import suppress
from random import Random

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from .visits import PATIENCE

TRIES = 60  # how often to point somewhere before giving up
MOST = 600  # steps in a match
QUICK = 3_000  # milliseconds
ATTEMPTS = PATIENCE // QUICK  # how often to try to move


class Hands(ABC):
    def __init__(self, page: Page, seed: str) -> None:
        self.page, self.luck = page, Random(seed)
        self.go = page.locator(".acts .go")

    def play(self) -> None:
        """Play to the end of the match."""
        for _ in range(MOST):
            self.page.locator(".end, .steps.yours").first.wait_for()
            if self.page.locator(".end").count():
                return
            self.move()
        raise AssertionError("the match does not end")

    def move(self) -> None:
        """Make any one move, and wait until the table has heard of one.

        Try again if another's move has made the choice out of date, or a busy machine has answered late.
        """
        news = self.page.locator(f'.end, .curtain, .table:not([data-seq="{self.happened()}"])').first
        for _ in range(ATTEMPTS):
            with suppress(AssertionError, TooLate):
                self.think(QUICK)
                if not news.count():
                    self.commit(QUICK)
                news.wait_for(timeout=QUICK)
            if news.count():
                return
        raise AssertionError("no move comes through")

    def happened(self) -> str | None:
        return self.page.locator(".table").get_attribute("data-seq")

    @abstractmethod
    def think(self, patience: float = PATIENCE) -> None: ...

    @abstractmethod
    def commit(self, patience: float) -> None: ...


class Pointing(Hands):
    """Choose a piece, then point at something lit in the city."""

    def think(self, patience: float = PATIENCE) -> None:
        if self.go.is_enabled(timeout=patience):
            return
        pieces = self.page.locator(".rack .piece-button.may:visible, .left .piece-button.may:visible")
        if pieces.count():
            self.press_on(self.one_of(pieces), patience)
        if not self.go.is_enabled(timeout=patience):
            self.point(patience)

    def point(self, patience: float) -> None:
        self.page.locator(".city .target, .acts .go:enabled").first.wait_for(timeout=patience)  # all is drawn
        if self.go.is_enabled(timeout=patience):
            return
        box = self.one_of(self.page.locator(".city .target")).bounding_box()
        assert box
        self.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def one_of(self, found: Locator) -> Locator:
        return found.nth(self.luck.randrange(found.count()))

    def commit(self, patience: float) -> None:
        expect(self.go).to_be_enabled(timeout=patience)
        self.press_on(self.go, patience)

    @abstractmethod
    def press(self, x: float, y: float) -> None: ...

    @abstractmethod
    def press_on(self, what: Locator, patience: float) -> None: ...


class Mouse(Pointing):
    def press(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def press_on(self, what: Locator, patience: float) -> None:
        what.click(timeout=patience)


class Finger(Pointing):
    def press(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def press_on(self, what: Locator, patience: float) -> None:
        what.tap(timeout=patience)


class Keys(Hands):
    def think(self, patience: float = PATIENCE) -> None:
        for _ in range(TRIES):
            if self.go.is_enabled(timeout=patience):
                return
            keys = (
                "123456789"
                if self.luck.random() < 0.3
                else ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "r", "f")
            )
            self.page.keyboard.press(self.luck.choice(keys))
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError("nothing can be done by keys")

    def commit(self, patience: float) -> None:
        expect(self.go).to_be_enabled(timeout=patience)
        self.page.keyboard.press("Enter")


class Typed(Hands):
    """Play blind: ask the text twin what is possible, and type one of the moves."""

    def play(self) -> None:
        self.page.locator(".end, .steps").first.wait_for()
        self.page.keyboard.press("t")
        self.line, self.answer = (
            self.page.get_by_label("Type a move or a question"),
            self.page.get_by_role("region", name="Answer"),
        )
        super().play()

    def think(self, patience: float = PATIENCE) -> None:
        self.say("legal")
        expect(self.answer).to_contain_text("legal move", timeout=patience)
        lines = [line.strip() for line in self.answer.inner_text().splitlines() if line.strip()]
        self.chosen = self.luck.choice(lines[1:])

    def commit(self, patience: float) -> None:
        self.say(self.chosen)
        expect(self.answer).to_contain_text("Played", timeout=patience)

    def say(self, words: str) -> None:
        self.line.fill(words)
        self.line.press("Enter")
