"""Neoville: build a city of 4 x 4 tiles in harmony with nature."""
from ...kernel import Option
from .drawing import FACTS, for_drawing
from .guide import value
from .moves import MOVES
from .features import (
    CONTEST, FEATURES, FOLLOWED, HORIZON, MOST_FEATURES, SHORT_SEARCH, WEIGHED_BY_OTHERS, base, features,
)
from .rules import forget, moves, odds, play, start, waits_for
from .scoring import score, score_lines, tie_break
from .sheet import read_sheet, write_sheet
from .state import State
from .text import STYLES, answer, picture
from .words import lacks_told, score_line_told, told, why_not

TITLE, SEATS, EDITION = "Neoville", (2, 3, 4), 1
OPTIONS = (
    Option(
        "utilities", ("chance", "buses-windmills", "buses-biodomes", "windmills-biodomes"), "chance", SEATS
    ),
    Option("first", ("seat-1", "chance"), "seat-1", SEATS, suggested="chance", variant=False),
)

__all__ = [
    "CONTEST", "EDITION", "FACTS", "FEATURES", "FOLLOWED", "HINTS", "HORIZON", "MOST_FEATURES", "MOVES",
    "OPTIONS", "SEATS", "SHORT_SEARCH", "STYLES", "TITLE", "WEIGHED_BY_OTHERS", "State", "answer", "base",
    "features", "for_drawing", "forget", "lacks_told", "moves", "odds", "picture", "play", "read_sheet",
    "score", "score_line_told", "score_lines", "start", "tie_break", "told", "value", "waits_for", "why_not",
    "write_sheet",
]
