"""Translate messages into words, by the Fluent files of this folder and of a game."""
from collections.abc import Callable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ..kernel.telling.message import Message, Text

LANGUAGES = ("en", "nl", "pl")
HOUSE = Path(__file__).parent
Tell = Callable[[Message], str]


@cache
def language(code: str, game: Path | None = None) -> Tell:
    """Return a function that translates messages; what a language lacks is said in English."""
    bundles = [bundle(lang, game) for lang in dict.fromkeys((code, "en"))]

    def tell(message: Message) -> str:
        args = {name: tell(a) if isinstance(a, Message) else a for name, a in message.args.items()}
        for known in bundles:
            if known.has_message(message.id) and (pattern := known.get_message(message.id).value):
                return str(known.format_pattern(pattern, args)[0])
        return message.id

    return tell


def bundle(code: str, game: Path | None) -> FluentBundle:
    made = FluentBundle([code], use_isolating=False)
    for path in files(code, game):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def files(code: str, game: Path | None) -> list[Path]:
    return [HOUSE / f"{code}.ftl", *([game / f"messages.{code}.ftl"] if game else [])]


def words(tell: Tell, text: Text) -> str:
    """Return a text without its colours."""
    return "\n".join(
        "".join(tell(part) if isinstance(part, Message) else part for part, _ in line).rstrip()
        for line in text
    )
