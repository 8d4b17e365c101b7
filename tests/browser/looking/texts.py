"""Is everything said in words of a language?"""
import re
from collections import Counter
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tabletown import catalogue
from tabletown.kernel.game import folder_of
from tabletown.messages import files

TEXTS = Path(__file__).with_name("texts.js").read_text("utf-8")
WORDS = "look-alikes?"  # of people, though they begin as ids do
HOLES = r"\{\s*\$?[\w-]*\s*\}|\bundefined\b|\bNaN\b|\[object \w+\]"


def no_missing_text(page: Page) -> None:
    """Nobody sees or hears the id of a message, a variable without a value, or what only a program understands."""
    texts: list[tuple[str, str]] = page.evaluate(TEXTS)
    found = [
        f"“{match[0]}” in {where}: {text.strip()[:80]}"
        for text, where in texts
        if (match := raw().search(text))
    ]
    assert not found, "\n".join(found)


@cache
def raw() -> re.Pattern[str]:
    """An id that exists, or one that begins as several do: it may be one that nobody wrote. Short words are notation, for people too."""
    told = [name for name in ids() if re.match(r"\w{3,}-", name)]
    first = Counter(name.split("-")[0] for name in told)
    families = "|".join(word for word, times in first.items() if times > 2)
    known = "|".join(sorted(told, key=len, reverse=True))
    return re.compile(
        rf"(?<![\w-])(?!(?:{WORDS})\b)(?:{known}|(?:{families})(?:-[a-z0-9]+)+)(?![\w-])|{HOLES}"
    )


def ids() -> set[str]:
    folders = [None, *(folder_of(catalogue.load(name)) for name in catalogue.names())]
    every = (file for folder in folders for file in files("en", folder))
    return {
        name
        for file in every
        for name in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
    }
