"""Every page in every language, at every size, light and dark: nothing is missing, cut off, pale or out of reach."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .look import LOOKS, Look
from .looking.presentable import presentable
from .visits import Visits

every_look = pytest.mark.parametrize("look", LOOKS, ids=str)


@every_look
def test_home(browse: Visits, shoot: Callable[[Page, str], None], look: Look) -> None:
    page = browse("/", **vars(look))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    shoot(page, f"home-{look}")
    presentable(page)
