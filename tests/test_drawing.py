"""What drawings are told: facts and types come from the Python modules and from nowhere else."""
from pathlib import Path
from typing import Any, TypedDict

import pytest

import tabletown
from tabletown import catalogue
from tabletown.kernel import mask
from tabletown.kernel.drawing import (
    drawn_view, facts_module, sheet_module, span, type_of, type_of_value, view_type,
)
from tabletown.kernel.game import folder_of, is_drawn

DRAWN = [name for name in catalogue.names() if is_drawn(catalogue.load(name))]


@pytest.mark.parametrize("name", DRAWN)
def test_the_facts_of_a_game_are_those_of_its_modules(name: str) -> None:
    game = catalogue.load(name)
    written = (folder_of(game) / "board" / "facts.js").read_text("utf-8")
    assert written == facts_module(game), "make facts"


def test_the_page_knows_the_words_of_all_sheets() -> None:
    written = (Path(tabletown.__file__).with_name("web") / "score" / "facts.js").read_text("utf-8")
    assert written == sheet_module(), "make facts"


@pytest.mark.parametrize("name", DRAWN)
def test_the_type_of_a_view_names_all_that_is_told(name: str) -> None:
    game = catalogue.load(name)
    told = drawn_view(game, game.start(min(game.SEATS)).view(None))
    assert [f" *   {field}: " in view_type(game) for field in told] == [True] * len(told)


class Span(TypedDict):
    first: int
    names: list[str]


@pytest.mark.parametrize(
    ("hint", "written"),
    [
        (int, "number"),
        (list[list[bool]], "boolean[][]"),
        (tuple[int, str], "[number, string]"),
        (list[Span], "{first: number, names: string[]}[]"),
    ],
)
def test_types_are_told_in_typescript(hint: Any, written: str) -> None:
    assert type_of(hint) == written


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ((1, 2), "number[]"),
        ((1, "a"), "[number, string]"),
        ({"a": ["x"], "b": ["y", "z"]}, "Record<string, string[]>"),
        ({"a": 1, "b": "c"}, "{a: number, b: string}"),
    ],
)
def test_facts_have_the_type_of_their_values(value: Any, written: str) -> None:
    assert type_of_value(value) == written


def test_a_span_holds_all_spots() -> None:
    assert span(mask(8 * 2 + 5, 8 * 4 + 3)) == [2, 4, 3, 5] and span(0) == [0, 0, 0, 0]
