"""Our fonts are unchanged, light, and have every letter that the page shows."""
import hashlib
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tabletown.server.files import HOUSE, MESSAGES, WEB

GAMES = HOUSE / "games"
FONTS = WEB / "fonts"
STYLES = (FONTS / "fonts.css").read_text("utf-8")
FILES = sorted(FONTS.glob("*.woff2"))
MOST = 120_000  # bytes
FACE = re.compile(r'font-family: "([\w ]+)";[^}]*url\("([\w.-]+)"\)[^}]*unicode-range: ([^;]+);')


def characters(written: str) -> Iterable[str]:
    """Yield the characters of a `unicode-range`."""
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", written):
        yield from map(chr, range(int(first, 16), int(last or first, 16) + 1))


def drawn_by(family: str) -> set[str]:
    return {
        char for name, _, written in FACE.findall(STYLES) if name == family for char in characters(written)
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_font_is_as_it_was_made(file: Path) -> None:
    assert f"{hashlib.sha256(file.read_bytes()).hexdigest()} {file.name}" in STYLES


def test_the_stylesheet_says_what_they_are_and_where_they_come_from() -> None:
    assert {file for _, file, _ in FACE.findall(STYLES)} == {file.name for file in FILES}
    assert all(
        re.search(rf"{family} \d+\.\d+ from \S+ \d+\.\d+\.\d+", STYLES)
        for family in ("Inter", "Fraunces", "JetBrains Mono")
    )
    assert "SIL OPEN FONT LICENSE" in (FONTS / "LICENSE.txt").read_text("utf-8")


def test_together_they_are_light() -> None:
    assert sum(file.stat().st_size for file in FILES) <= MOST


@pytest.mark.parametrize("family", ["Inter", "Fraunces", "JetBrains Mono"])
def test_every_letter_of_our_texts_is_in_them(family: str) -> None:
    texts = [*MESSAGES.glob("*.ftl"), *GAMES.glob("*/messages.*.ftl"), *GAMES.glob("*/rulebook.*.md")]
    said = {char for text in texts for char in text.read_text("utf-8")} - {"\n"}
    assert said - drawn_by(family) == set()
