"""Check everything that must hold on every page."""
from playwright.sync_api import Page

from .accessible import accessible
from .layout import no_overflow
from .marks import readable_marks
from .texts import no_missing_text


def presentable(page: Page) -> None:
    no_missing_text(page)
    no_overflow(page)
    accessible(page)
    readable_marks(page)
