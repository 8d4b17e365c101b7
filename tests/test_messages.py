"""All languages have the same ids, variables and plurals, and every message that the code says exists."""
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from tabletown import catalogue
from tabletown.kernel.game import folder_of
from tabletown.kernel.telling.message import Message, say
from tabletown.messages import HOUSE, LANGUAGES, language

from .texts import entries, variables

FOLDERS: list[Path | None] = [None, *(folder_of(catalogue.load(name)) for name in catalogue.names())]
PLURALS = {"en": {"one", "other"}, "nl": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
every_folder = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda folder: folder.name if folder else "house"
)


class Selects(visitor.Visitor):
    def __init__(self) -> None:
        self.keys: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.keys.append(
            {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        )
        self.generic_visit(node)


@every_folder
def test_all_languages_have_the_same_ids_and_variables(folder: Path | None) -> None:
    english, *others = (entries(code, folder) for code in LANGUAGES)
    for other in others:
        assert list(other) == list(english)
        for name, message in english.items():
            assert variables(other[name]) == variables(message), name


@every_folder
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_plural_has_all_its_forms(folder: Path | None, code: str) -> None:
    for name, message in entries(code, folder).items():
        found = Selects()
        found.visit(message)
        for keys in found.keys:
            assert not keys & PLURALS[code] or PLURALS[code] <= keys or keys <= {"0", "other"}, name


@every_folder
def test_no_message_of_a_game_hides_one_of_the_house(folder: Path | None) -> None:
    assert folder is None or not set(entries("en", folder)) & set(entries("en", None))


def said(folder: Path) -> set[str]:
    """Return the message ids that stand in the code of a folder as they are."""
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py") if "tests" not in path.parts)
    return set(re.findall(r'\b(?:say|problem|Message)\(\s*"([a-z][\w-]*)"', source))


def test_everything_the_house_says_exists() -> None:
    known = set(entries("en", None)) | {"help-of-game"}
    assert (
        set().union(
            *(said(HOUSE.parent / part) for part in ("kernel", "cli", "bots", "arena", "server", "store"))
        )
        <= known
    )


@pytest.mark.parametrize("name", catalogue.names())
def test_everything_a_game_says_exists(name: str) -> None:
    folder = folder_of(catalogue.load(name))
    known = set(entries("en", folder))
    assert said(folder) <= known | set(entries("en", None)) and "help-of-game" in known
    for option in catalogue.load(name).OPTIONS:
        assert {
            f"option-{option.name}",
            *(f"option-{option.name}-{choice}" for choice in option.choices),
        } <= known


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_message_within_a_message(code: str) -> None:
    tell = language(code)
    text = tell(say("sheet-error", line=3, column=4, why=Message("sheet-starts-with-game")))
    assert "3" in text and "4" in text and "game" in text and "{" not in text


def test_an_unknown_message_is_shown_as_its_id() -> None:
    assert language("nl")(Message("no-such-id")) == "no-such-id"
