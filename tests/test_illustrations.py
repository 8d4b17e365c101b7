"""Rulebooks show the same pictures in every language, and no caption says what the rules do not."""
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabletown import catalogue
from tabletown.kernel.game import folder_of
from tabletown.kernel.illustration import illustrations_of, why_not_in
from tabletown.messages import LANGUAGES
from tabletown.server.illustrations import illustrations

from .node import in_node, needs_node

SCRIPT = Path(__file__).parent / "js" / "illustrations.mjs"
NAMES = [name for name in catalogue.names() if illustrations_of(catalogue.load(name))]
PICTURE = re.compile(r"!\[([^\]]+)\]\(illustration:([\w-]+)\)")
PIECE = re.compile(r"!\[[^\]]+\]\(piece:([^)]+)\)")
NO_NUMBER = r"§[\d.]*\d|`[^`]*`|[a-z]\d"  # a rule, a piece or the name of a square
REFUSED = {"en": "Not allowed", "nl": "Dit mag niet", "pl": "Nie wolno"}
NUMBER = re.compile(r"−?\d+")


def rulebook(name: str, code: str) -> str:
    return (folder_of(catalogue.load(name)) / f"rulebook.{code}.md").read_text("utf-8")


def captions(name: str, code: str) -> dict[str, str]:
    """Return the captions of a rulebook by what they belong to, in their order."""
    return {shown: caption for caption, shown in PICTURE.findall(rulebook(name, code))}


def numbers(caption: str) -> list[int]:
    return [int(text.replace("−", "-")) for text in NUMBER.findall(re.sub(NO_NUMBER, "", caption))]


def test_there_are_illustrations() -> None:
    assert NAMES


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_illustration_is_shown_once_and_at_the_same_place_in_every_language(
    name: str, code: str
) -> None:
    shown = [found for _, found in PICTURE.findall(rulebook(name, code))]
    assert shown == list(captions(name, "en"))
    assert sorted(shown) == sorted(illustrations_of(catalogue.load(name)))
    assert PIECE.findall(rulebook(name, code)) == PIECE.findall(rulebook(name, "en"))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_number_of_a_caption_is_one_that_the_rules_have_computed(name: str, code: str) -> None:
    for shown, caption in captions(name, code).items():
        computed = illustrations_of(catalogue.load(name))[shown].numbers
        assert numbers(caption) == list(computed), (shown, caption)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_caption_says_that_a_move_is_refused_and_by_which_rule(name: str, code: str) -> None:
    game = catalogue.load(name)
    for shown, caption in captions(name, code).items():
        why = why_not_in(game, illustrations_of(game)[shown])
        assert caption.startswith(REFUSED[code]) == (why is not None), (shown, caption, why)
        assert why is None or why.rule in re.findall(r"§[\d.]*\d", caption), (shown, caption, why)


@needs_node
@pytest.mark.parametrize("name", NAMES)
def test_the_board_draws_all_of_them(name: str) -> None:
    shown: Any = msgspec.to_builtins(illustrations(name))
    pieces = PIECE.findall(rulebook(name, "en"))
    assert in_node(SCRIPT, {"game": name, "shown": shown, "pieces": pieces}) == []


@pytest.mark.parametrize("name", NAMES)
def test_each_is_told_in_text(name: str) -> None:
    for shown, one in illustrations_of(catalogue.load(name)).items():
        assert len(one.text) > 1, shown
