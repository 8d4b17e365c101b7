"""Check that everything is said in human language."""
import re
from collections import Counter
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tabletown import catalogue
from tabletown.kernel.game import folder_of
from tabletown.messages import files

TEXTS = Path(__file__).with_name("texts.js").read_text("utf-8")
WORDS = "look-alikes?"  # human words that begin as ids do
HOLES = r"\{\s*\$?[\w-]*\s*\}|\bundefined\b|\bNaN\b|\[object \w+\]"


def no_missing_text(page: Page) -> None:
    """Check that nobody sees or hears a message id, a variable without a value, or a program's words."""
    texts: list[tuple[str, str]] = page.evaluate(TEXTS)
    found = [
        f"“{match[0]}” in {where}: {text.strip()[:80]}"
        for text, where in texts
        if (match := raw().search(text))
    ]
    assert not found, "\n".join(found)


@cache
def raw() -> re.Pattern[str]:
    """Match ids that exist or begin as several do, but no short words, which are notation for people."""
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
