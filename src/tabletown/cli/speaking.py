"""Choose the language in which the command line speaks."""
import os
from collections.abc import Sequence
from contextvars import ContextVar
from itertools import pairwise
from typing import Annotated

from cyclopts import Parameter

from ..kernel.game import Game
from ..kernel.telling.message import problem
from ..messages import LANGUAGES
from .show import Screen

SPEAKING: ContextVar[Screen | None] = ContextVar("SPEAKING", default=None)  # the screen that tells errors

Lang = Annotated[
    str,
    Parameter("--lang", help="en, nl or pl; by default the language of this machine.", show_default=False),
]


def usual_language() -> str:
    """Return the machine's language if we speak it, else English."""
    spoken = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


def language_typed(words: Sequence[str]) -> str:
    """Return the language for an error, which may come before the command is parsed."""
    spaced = " ".join(words).replace("--lang=", "--lang ").split()
    after = dict(pairwise(spaced)).get("--lang", "")
    return after if after in LANGUAGES else usual_language()


def screen_for(lang: str, game: Game | None = None) -> Screen:
    if lang and lang not in LANGUAGES:
        raise problem("no-such-language", text=lang, known=", ".join(LANGUAGES))
    screen = Screen(lang or usual_language(), game)
    SPEAKING.set(screen)
    return screen
