"""The end of a match, told without a browser: the headline, the sections, what made the difference."""
from typing import Any

import pytest

from tabletown import catalogue
from tabletown.kernel.game import folder_of, is_drawn

from .ending import SCRIPT, Told, ended, told_of
from .node import in_node, needs_node
from .texts import entries

DRAWN = [name for name in catalogue.names() if is_drawn(catalogue.load(name))]
NAMES = ["Ada", "Bo", "Cy", "Di"]

pytestmark = needs_node


# The headline


def said(totals: list[int], winners: list[int], seat: int | None) -> Told:
    given = {"totals": totals, "winners": winners, "seat": seat, "names": NAMES[: len(totals)]}
    told: Told = in_node(SCRIPT, {"headlines": [given]})["headlines"][0]
    return told


@pytest.mark.parametrize(
    ("totals", "winners", "seat", "id", "facts"),
    [
        ([40, 57, 12], [1], 1, "end-won", {"how": "ahead", "points": 17}),
        ([40, 57, 12], [1], 0, "end-lost", {"how": "ahead", "points": 17, "name": "Bo", "place": "second"}),
        ([40, 57, 12], [1], 2, "end-lost", {"how": "ahead", "points": 17, "name": "Bo", "place": "third"}),
        ([40, 57, 12], [1], None, "end-watched", {"how": "ahead", "points": 17, "name": "Bo"}),
        ([57, 57, 12], [1], 1, "end-won", {"how": "tie-break"}),
        ([57, 57, 12], [1], 0, "end-lost", {"how": "tie-break", "name": "Bo", "place": "second"}),
        ([57, 57, 12], [0, 1], 0, "end-won", {"how": "shared", "names": "Bo"}),
        ([57, 57, 12], [0, 1], 2, "end-lost", {"how": "shared", "names": "Ada and Bo", "place": "third"}),
        ([57, 57, 12], [0, 1], None, "end-watched", {"how": "shared", "names": "Ada and Bo"}),
        ([60, 20, 20, 5], [0], 3, "end-lost", {"how": "ahead", "place": "fourth"}),
        ([60, 20, 20, 5], [0], 2, "end-lost", {"how": "ahead", "place": "second"}),
        ([169], [0], 0, "end-alone", {"points": 169}),
        ([169], [0], None, "sheet-alone", {"name": "Ada", "points": 169}),
    ],
)
def test_the_headline_is_for_who_reads_it(
    totals: list[int], winners: list[int], seat: int | None, id: str, facts: dict[str, Any]
) -> None:
    told = said(totals, winners, seat)["told"]
    args = told["args"]
    known = {**args, **({"place": args["place"]["args"]["place"]} if "place" in args else {})}
    assert told["id"] == f"page-{id}" and {name: known[name] for name in facts} == facts


def test_winners_come_first_whatever_the_order_of_seats() -> None:
    told = said([20, 57, 57, 30], [2], None)
    assert told["ranked"] == [2, 1, 3, 0] and told["places"] == [4, 2, 1, 3]


# Sections


def line(rule: str, what: str, points: int, at: str = "") -> Told:
    return {"rule": rule, "what": what, "at": at, "points": points, "told": {"id": what}, "lacks": None}


def plain(seats: list[list[Told]], seat: int | None = None) -> Told:
    """Return what is told of a match whose game says nothing about its end."""
    totals = [sum(each["points"] for each in lines) for lines in seats]
    winners = [totals.index(max(totals))]
    return told_of(
        {"game": "", "seats": seats, "totals": totals, "winners": winners, "seat": seat, "events": []}
    )


def test_without_names_every_paragraph_is_a_section_in_its_order() -> None:
    seats = [[line("§9.10", "c", 4)], [line("§9.3", "b", 2), line("§7.1", "a", 1), line("§9.3", "b", 5)]]
    told = plain(seats)
    assert [each["rule"] for each in told["sections"]] == ["§7.1", "§9.3", "§9.10"]
    assert [each["sums"] for each in told["sections"]] == [[0, 1], [0, 7], [4, 0]]
    assert told["tallies"] == [[0, 1], [0, 8], [4, 8]]


def test_the_three_largest_differences_are_told_with_who_is_ahead() -> None:
    points = {"§1": (9, 2), "§2": (3, 8), "§3": (1, 5), "§4": (4, 4), "§5": (2, 0)}
    seats = [[line(rule, "a", paid[seat]) for rule, paid in points.items()] for seat in (0, 1)]
    told = plain([*seats, []], seat=1)
    assert told["pair"] == [1, 0]
    assert [(each["seat"], each["points"]) for each in told["differences"]] == [(0, 7), (1, 5), (1, 4)]


def test_the_winner_is_compared_with_the_second_and_nobody_alone() -> None:
    seats = [[line("§1", "a", 1)], [line("§1", "a", 9)], [line("§1", "a", 5)]]
    assert plain(seats, seat=1)["pair"] == plain(seats)["pair"] == [1, 2]
    assert plain(seats, seat=0)["pair"] == [0, 1] and plain(seats[:1], seat=0)["pair"] is None


# Every game


@pytest.mark.parametrize("name", DRAWN)
def test_every_point_of_a_match_is_told_once(name: str) -> None:
    match = ended(name)
    told = told_of(match)
    assert told["tallies"][-1] == match["totals"] and told["unknown"] == []
    for seat, items in enumerate(match["seats"]):
        assert sum(section["lines"][seat] for section in told["sections"]) == len(items)


@pytest.mark.parametrize("name", DRAWN)
def test_whatever_the_end_is_called_has_words(name: str) -> None:
    told = told_of(ended(name))
    known = {*entries("en", None), *entries("en", folder_of(catalogue.load(name)))}
    groups = [group["title"] for chart in told["charts"] for group in chart["groups"]]
    titles = [
        *(section["title"] for section in told["sections"]), *(chart["title"] for chart in told["charts"]),
        *(difference["title"] for difference in told["differences"]),
        *(title for title in groups if not isinstance(title, str)),
    ]
    assert titles and {title["id"] for title in titles} <= known
