"""A table is arranged by the room there is, and a drawer stands beside it only where there is enough."""
from pathlib import Path
from typing import Any

import pytest

from .node import in_node, needs_node

SCRIPT = Path(__file__).parent / "js" / "arrangement.mjs"
ROOMS = {
    (320, 568): "tall", (390, 844): "tall", (600, 960): "tall",
    (568, 320): "low", (667, 375): "low", (844, 390): "low", (720, 450): "low",
    (360, 225): "tall",  # too narrow for two columns: the page scrolls
    (820, 1180): "upright", (768, 1024): "upright",
    (1024, 768): "side", (1180, 820): "side",
    (1280, 720): "wide", (1440, 900): "wide", (2560, 1440): "wide",
    (1080, 1920): "upright",  # a desktop, turned
}
WITH_DRAWER = {
    (2560, 1440): ("wide", 560), (1440, 900): ("side", 475), (1280, 720): ("low", 422),
    (1180, 820): ("low", 389), (1024, 768): ("tall", 340),  # tablets, across
    (820, 1180): ("tall", 288), (768, 1024): ("tall", 288),  # and upright
    (390, 844): ("tall", 0), (844, 390): ("low", 0), (720, 450): ("low", 0),  # it lies over the table
}
NAMES = {
    ("Ada", 10): "Ada", ("Wilhelmina", 10): "Wilhelmina",
    ("Wilhelmina van den Bosch", 10): "Wilhelmin…", ("Wilhelmina van", 12): "Wilhelmina…",
}

pytestmark = needs_node


@pytest.fixture(scope="module")
def told() -> Any:
    windows = [*((*size, False) for size in ROOMS), *((*size, True) for size in WITH_DRAWER)]
    return in_node(SCRIPT, {"windows": windows, "names": list(NAMES)})


def test_each_room_has_its_arrangement(told: Any) -> None:
    assert dict(zip(ROOMS, (name for name, _ in told["arranged"]), strict=False)) == ROOMS


def test_a_drawer_stands_beside_the_table_or_lies_over_it(told: Any) -> None:
    found = map(tuple, told["arranged"][len(ROOMS) :])
    assert dict(zip(WITH_DRAWER, found, strict=True)) == WITH_DRAWER


def test_a_name_that_is_cut_says_so(told: Any) -> None:
    assert dict(zip(NAMES, told["names"], strict=True)) == NAMES
