"""Tap score sheets in as somebody with the real box would: brush by brush, square by square."""
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import NamedTuple

from playwright.sync_api import Locator, Page

MIDDLE = (0.5, 0.5)
HALVES = {"/": ((0.2, 0.2), (0.8, 0.8)), "\\": ((0.2, 0.8), (0.8, 0.2))}  # where to touch, left half first
LAND = {"E": "earth", "G": "grass", "R": "rock", "W": "water"}
MARKS = {"p": "park", "s": "sports facility"}
SIDES = {"B": "black", "G": "green", "F": "fountain"}
BUILDINGS = {"b": "a low building", "g": "a middle building", "t": "a high building"}
COLOURS = {"r": "red", "g": "green", "b": "blue", "y": "yellow"}
FLOORS = {"1": "one floor", "2": "two floors", "T": "a tower"}
CARDS = {"circuits": "circuit", "solo": "solo building"}


class Touch(NamedTuple):
    """Which brush of which group to use, in which order, and where within a square."""

    brush: str
    group: str = ""
    order: int = 0
    at: tuple[float, float] = MIDDLE


def square(page: Page, name: str) -> Locator:
    """Return a square by its name, whatever stands on it."""
    return page.get_by_role("gridcell", name=re.compile(f"^{name}:"))


def text_of(page: Page) -> str:
    return page.get_by_role("textbox", name="The sheet as text").input_value()


def take(page: Page, brush: str, group: str = "") -> None:
    if group:
        page.get_by_role("radio", name=group).click()
    page.get_by_role("button", name=brush, exact=True).click()


def paint(page: Page, lines: list[str], touches: Callable[[str], Iterator[Touch]]) -> None:
    """Paint all squares of a board, one brush after the other."""
    strokes: dict[tuple[int, str, str], list[tuple[str, tuple[float, float]]]] = defaultdict(list)
    for r, line in enumerate(lines, 1):
        for c, word in enumerate(line.split()):
            for brush, group, order, at in touches(word):
                strokes[order, group, brush].append((f"{'abcdefgh'[c]}{r}", at))
    for (_, group, brush), squares in sorted(strokes.items()):
        take(page, brush, group)
        for name, (x, y) in squares:
            box = square(page, name).bounding_box()
            assert box
            square(page, name).click(position={"x": box["width"] * x, "y": box["height"] * y})


def alone(page: Page, name: str) -> None:
    """Make it a sheet of one city."""
    page.get_by_role("button", name="Remove Player 1").click()
    page.get_by_label("Name", exact=True).fill(name)


# Game by game: a whole sheet from an empty one


def tap_neoville(page: Page, lines: list[str]) -> None:
    alone(page, lines[1].split()[1])
    paint(page, lines[2:], land_and_things)


def land_and_things(word: str) -> Iterator[Touch]:
    yield Touch(LAND[word[0]], "Terrain")
    thing = word[1:]
    if thing in MARKS:
        yield Touch(MARKS[thing], "Terrain", 1)
    elif thing.isdigit():
        yield Touch(f"skyscraper of value {thing}", "Skyscrapers", 2)
    elif thing:
        yield Touch(
            {
                "b-parks": "eco-bus, 4 parks: 8",
                "m-left": "windmill, left column: 4",
                "m-right": "windmill, right column: 4",
            }[thing]
            + f" ({thing})",
            "Utilities",
            3,
        )


def tap_cloud_city(page: Page, lines: list[str]) -> None:
    alone(page, lines[2].split()[1])
    for card in lines[1].removeprefix("cards ").split(", "):
        page.get_by_role("button", name=CARDS[card], exact=True).click()
    paint(page, lines[3:9], lambda word: iter([Touch(BUILDINGS[word])] if word in BUILDINGS else []))
    take(page, "a walkway")
    for end in (end for line in lines[9:] for end in line.split()[1].split("-")):
        square(page, end).click()


def tap_tangram_city(page: Page, lines: list[str]) -> None:
    alone(page, lines[1].split()[1])
    for number, points in enumerate(lines[2].split()[1:], 1):
        page.get_by_label(f"Round {number}").fill(points)
    paint(page, lines[3:], wholes_and_halves)


def wholes_and_halves(word: str) -> Iterator[Touch]:
    if word in SIDES:
        yield Touch(SIDES[word])
    elif len(word) == 3:
        for letter, at in zip(word[::2], HALVES[word[1]], strict=True):
            if letter in SIDES:
                yield Touch(f"half a square, {SIDES[letter]}", at=at)


def tap_project_skyline(page: Page, lines: list[str]) -> None:
    for seat, (_, _, cash, name) in enumerate(line.split() for line in lines[7:9]):
        page.get_by_label("Name", exact=True).nth(seat).fill(name)
        page.get_by_label("Cash", exact=True).nth(seat).fill(cash)
    paint(page, lines[1:7], floors_and_architect)
    _, debtor, _, rent, _, creditor = lines[9].split()
    page.get_by_label("Ruined").select_option(debtor)
    page.get_by_label("Rent due").fill(rent)
    page.get_by_label("To whom?").select_option(creditor)


def floors_and_architect(word: str) -> Iterator[Touch]:
    if word != ".":
        yield Touch(f"{COLOURS[word[0]]}, {FLOORS[word[1]]}")
    if word.endswith("*"):
        yield Touch("the architect", order=1)


TAP = {
    "neoville": tap_neoville,
    "cloud_city": tap_cloud_city,
    "tangram_city": tap_tangram_city,
    "project_skyline": tap_project_skyline,
}
