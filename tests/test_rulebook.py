"""The page's rulebook reader finds every §, loses no text, and finds what somebody searches for."""
import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletown import catalogue
from tabletown.kernel.game import folder_of
from tabletown.messages import LANGUAGES
from tabletown.server.files import WEB

NODE = shutil.which("node")
READER = Path(__file__).parent / "js" / "rulebook.mjs"
BOOKS = [
    folder_of(catalogue.load(name)) / f"rulebook.{code}.md"
    for name in catalogue.names()
    for code in LANGUAGES
]

pytestmark = pytest.mark.skipif(NODE is None, reason="the rulebook reader needs Node.js to be tried")


def readings(*asked: tuple[str, list[str]]) -> list[dict[str, Any]]:
    """Return what the reader makes of these texts, and where it finds these words in them."""
    given = json.dumps([{"markdown": markdown, "wanted": wanted} for markdown, wanted in asked])
    command = [str(NODE), str(READER), str(WEB / "rules")]
    done = subprocess.run(
        command, input=given, capture_output=True, text=True, check=True, timeout=60, encoding="utf-8"
    )
    told: list[dict[str, Any]] = json.loads(done.stdout)
    return told


def search(markdown: str, *wanted: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = readings((markdown, list(wanted)))[0]["found"]
    return found


def bare(markdown: str) -> str:
    """Return a text without markup and spaces; the full stop after a title is markup."""
    markdown = re.sub(r"!\[(.+?)\]\((?:illustration|piece):.+?\)", r"\1", markdown, flags=re.S)
    text = re.sub(r"(?:^\|.*\n)+", lambda table: in_turn(table[0]), markdown, flags=re.M)
    return re.sub(r"[#*`|\s]", "", re.sub(r"^(\*\*§[^*]*)\.\*\*", r"\1", text, flags=re.M))


def in_turn(table: str) -> str:
    """Put two halves of a table, side by side with an empty column between, below each other."""
    rows = [line.strip("|").split("|") for line in table.splitlines() if not re.fullmatch(r"\|[-|]+\|", line)]
    gaps = [column for column in range(len(rows[0])) if not any(row[column].strip() for row in rows)]
    halves = [[row[: gaps[0]] for row in rows], [row[gaps[0] + 1 :] for row in rows]] if gaps else [rows]
    assert halves[0][0] == halves[-1][0]
    return "".join(
        cell for row in [halves[0][0], *(row for half in halves for row in half[1:])] for cell in row
    )


def every_book(wanted: Callable[[str], list[str]]) -> Iterator[tuple[Path, str, dict[str, Any]]]:
    texts = [book.read_text("utf-8") for book in BOOKS]
    return zip(BOOKS, texts, readings(*((text, wanted(text)) for text in texts)), strict=True)


def rules_in(markdown: str) -> list[str]:
    return re.findall(r"^(?:## |\*\*)§([\d.]*\d)", markdown, re.M)


def test_every_paragraph_is_found_once_and_nothing_is_lost() -> None:
    for book, markdown, told in every_book(lambda _: []):
        rules = rules_in(markdown)
        assert told["rules"] == rules and len(set(rules)) == len(rules), book
        assert re.sub(r"\s", "", told["text"]) == bare(markdown), book
        assert {mention.removeprefix("§") for mention in told["mentions"]} <= set(rules), book


def test_every_paragraph_can_be_jumped_to_by_its_number() -> None:
    for book, markdown, told in every_book(lambda text: [f"§{rule}" for rule in rules_in(text)]):
        assert [found["names"] for found in told["found"]] == [[rule] for rule in rules_in(markdown)], book


def test_marking_changes_no_text() -> None:
    for book, _, told in every_book(lambda _: ["en", "e ", "10", "st", ". W"]):
        for found in told["found"]:
            assert found["whole"] and all(found["marked"]), book


LITTLE = """# Little
Begin **here**: §1.2.

## §1 Łódź and `code`
Before the first.

**§1.1 A title
of two lines.** Some *text*
over two lines.
*For example:* crème brûlée.

- one
  item
- another, §1.1

| a | | b | | a | | b |
|---|---|---|---|---|---|---|
| 1 | ½ | `x y` | | 2 | | 3 |
| | 4 | | | | | |

![A caption,
§1.1](illustration:one)
![Another](illustration:two)

A ![bus](piece:b-bus) waits.

**§1.2 Short**

## Afterwards
"""


def plain(text: str) -> dict[str, str]:
    return {"kind": "plain", "text": text}


def code(text: str) -> dict[str, str]:
    return {"kind": "code", "text": text}


def test_a_book_has_chapters_of_paragraphs() -> None:
    book = readings((LITTLE, []))[0]["book"]
    first, titled, short = book["chapters"][0]["paragraphs"]
    assert book["title"] == "Little" and [block["kind"] for block in book["opening"]] == ["text"]
    assert [(each["name"], each["rule"]) for each in book["chapters"]] == [("1", "1"), ("chapter-2", "")]
    before = {"kind": "text", "line": [plain("Before the first.")]}
    assert first == {"rule": "", "title": [], "blocks": [before]}
    assert titled["title"] == [plain("A title of two lines")]
    assert (short["rule"], short["blocks"]) == ("1.2", [])


def test_a_paragraph_has_text_examples_lists_and_tables() -> None:
    book = readings((LITTLE, []))[0]["book"]
    text, example, several, table, *_ = book["chapters"][0]["paragraphs"][1]["blocks"]
    stressed, cited = {"kind": "em", "text": "text"}, {"kind": "rule", "text": "§1.1"}
    assert text == {"kind": "text", "line": [plain("Some "), stressed, plain(" over two lines.")]}
    assert example["kind"] == "example"
    items = [[plain("one item")], [plain("another, "), cited]]
    assert several == {"kind": "list", "items": items}
    assert table["head"] == [[plain("a")], [], [plain("b")]]
    assert table["rows"][0] == [[plain("1")], [plain("½")], [code("x y")]]
    assert table["rows"][1:] == [[[], [plain("4")], []], [[plain("2")], [], [plain("3")]]]


def test_a_paragraph_has_pictures_side_by_side_and_pieces_in_sentences() -> None:
    book = readings((LITTLE, []))[0]["book"]
    *_, pictures, sentence = book["chapters"][0]["paragraphs"][1]["blocks"]
    one = {"name": "one", "caption": [plain("A caption, "), {"kind": "rule", "text": "§1.1"}]}
    two = {"name": "two", "caption": [plain("Another")]}
    assert pictures == {"kind": "pictures", "pictures": [one, two]} and book["pictured"]
    bus = {"kind": "piece", "text": "bus", "piece": "b-bus"}
    assert sentence == {"kind": "text", "line": [plain("A "), bus, plain(" waits.")]}
    assert search(LITTLE, "bus wait", "caption")[0]["marked"] == ["bus wait"]


def test_a_search_minds_neither_case_nor_accents_nor_style() -> None:
    lodz, creme, across, mention = search(
        LITTLE, "lodz AND c", "  Creme   BRULEE ", "text over", "here: §1.2"
    )
    assert (lodz["names"], lodz["marked"]) == (["1"], ["Łódź and c"])
    assert (creme["names"], creme["marked"]) == (["1.1"], ["crème brûlée"])
    assert (across["names"], across["marked"]) == (["1.1"], ["text over"])
    assert (mention["names"], mention["marked"]) == ([""], ["here: §1.2"])


def test_hits_come_in_the_order_of_reading_and_a_single_letter_finds_nothing() -> None:
    lines, letter, nothing, no_rule, chapter, last = search(
        LITTLE, "two lines", "o", "zebra", "§9", "§ 1.", "afterwards"
    )
    assert lines["names"] == ["1.1", "1.1"] and letter["names"] == nothing["names"] == no_rule["names"] == []
    assert (chapter["names"], chapter["marked"]) == (["1"], ["Łódź and code"]) and last["names"] == [
        "chapter-2"
    ]
