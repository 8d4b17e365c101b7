"""Check that everything fits where it stands."""
from pathlib import Path

from playwright.sync_api import Page

OVERFLOW = Path(__file__).with_name("overflow.js").read_text("utf-8")
ARRANGED = Path(__file__).with_name("arranged.js").read_text("utf-8")


def no_overflow(page: Page) -> None:
    """Check that no text is cut off or sticks out of its box, and that the page does not scroll sideways."""
    found: list[str] = page.evaluate(OVERFLOW)
    assert not found, "\n".join(found)


def well_arranged(page: Page) -> None:
    """Check the least size of the board at a table, that no parts overlap, and that targets are large."""
    found: list[str] = page.evaluate(ARRANGED)
    assert not found, "\n".join(found)
