"""The example of a board: a disc falls into the column that one presses."""
from collections.abc import Callable

from playwright.sync_api import expect

from .tables import Table
from .test_matches import sit
from .visits import Visits


def test_a_disc_falls_into_the_column_that_is_pressed_twice(
    browse: Visits, open_table: Callable[..., Table]
) -> None:
    table = open_table("connect_four", "human", "human")
    page = browse(table.seats[0])
    sit(page)
    expect(page.locator(".city .target")).to_have_count(7)
    column = page.locator(".city .target").nth(3).bounding_box()
    assert column
    x, y = column["x"] + column["width"] / 2, column["y"] + column["height"] / 2
    page.mouse.click(x, y)
    expect(page.locator(".city .ghost use")).to_have_count(1)
    expect(page.locator(".acts .go")).to_contain_text("Drop into d")
    page.mouse.click(x, y)
    expect(page.locator(".cf-board use")).to_have_count(1)
    with table.sit(1, "Bram") as client:
        assert client.now["view"]["discs"] == [[8 * 5 + 3], []]
