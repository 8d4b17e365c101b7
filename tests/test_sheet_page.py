"""The page reads, changes, writes and draws score sheets, and loses nothing of them."""
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabletown import catalogue
from tabletown.kernel.game import folder_of
from tabletown.server.sheets import read_draft, score_sheet

from .node import in_node, needs_node
from .sample import examples
from .test_sheets import EXAMPLES, GAMES, finished
from .texts import entries

SCRIPT = Path(__file__).parent / "js" / "sheets.mjs"
SHEETS = [(text.split()[1], text) for text in EXAMPLES] + [
    (name, finished(name, seats, seed))
    for name in GAMES
    for seed, seats in enumerate(catalogue.load(name).SEATS[-examples(9) :])
]
# A real box may have biodomes that our list lacks; they make the columns wider.
OTHER_DOMES = "game neoville\nseat Anna\n" + "".join(
    f"{cell:12}E           E           E           R           R           R           R\n"
    for cell in ("Gd-6/.xx/xx", "G", "Gd-8/xxxxx", "G", "Gd-6/.xx/xx", "G", "G", "W")
)
SHEETS.append(("neoville", OTHER_DOMES))

pytestmark = needs_node


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    """Return what the page makes of every sheet."""
    given = [
        {"game": game, "text": text, "scored": msgspec.to_builtins(score_sheet(text))}
        for game, text in SHEETS
    ]
    found: list[dict[str, Any]] = in_node(SCRIPT, given)
    return found


def test_a_sheet_comes_back_as_it_was(told: list[dict[str, Any]]) -> None:
    assert [each["written"] for each in told] == [text for _, text in SHEETS]


def test_a_sheet_can_be_filled_in_square_by_square(told: list[dict[str, Any]]) -> None:
    assert [each["refilled"] for each in told] == [text for _, text in SHEETS]


def test_every_square_has_a_name_and_is_drawn(told: list[dict[str, Any]]) -> None:
    assert all(each["understood"] for each in told)


def test_drawings_are_whole(told: list[dict[str, Any]]) -> None:
    assert [each["unfinished"] for each in told if each["unfinished"]] == []
    assert [each["unknown"] for each in told if each["unknown"]] == []
    assert all(each["bare"] for each in told)


def test_every_message_exists(told: list[dict[str, Any]]) -> None:
    for (game, _), each in zip(SHEETS, told, strict=True):
        assert set(each["said"]) <= set(entries("en", folder_of(catalogue.load(game)))) | set(
            entries("en", None)
        )


def test_the_server_reads_whatever_taps_and_keys_make(told: list[dict[str, Any]]) -> None:
    """With any tapped square in a corner of the city, no word is called unreadable."""
    for (game, text), each in zip(SHEETS, told[: len(EXAMPLES)], strict=False):
        assert len(each["tapped"]) > 3
        for word in {*each["tapped"], *each["words"]}:
            wrong = read_draft(with_first_square(text, word)).wrong
            why: Any = wrong.args["why"] if wrong else None
            assert why is None or not why.id.startswith(
                ("sheet-no-terrain", "sheet-unknown", "sheet-empty-halves")
            ), (game, word, why)


def with_first_square(text: str, word: str) -> str:
    lines = text.splitlines(keepends=True)
    first = next(
        i for i, line in enumerate(lines) if line.split()[0] not in ("game", "seat", "cards", "rounds")
    )
    return "".join([*lines[:first], " ".join([word, *lines[first].split()[1:]]) + "\n", *lines[first + 1 :]])


def test_every_word_of_a_square_can_be_typed(told: list[dict[str, Any]]) -> None:
    assert [each["mistyped"] for each in told if each["mistyped"]] == []


def test_an_added_seat_lacks_only_its_own_entries(told: list[dict[str, Any]]) -> None:
    """The one exception is a variant that allows no more seats."""
    for longer in filter(None, (each["longer"] for each in told)):
        draft = read_draft(longer)
        why: Any = draft.wrong.args["why"] if draft.wrong else None
        assert draft.missing if why is None else why.id == "sheet-rectangle-seats"
