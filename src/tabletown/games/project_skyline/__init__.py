"""Project Skyline: build on one board, collect rent, be the richest."""
from ...kernel import Option
from .drawing import FACTS, for_drawing
from .guide import value
from .moves import MOVES
from .features import (
    FAR_HORIZON, FEATURES, FOLLOWED, HORIZON, MOST_FEATURES, SHORT_SEARCH, WORTH_IS_ODDS, base, features,
)
from .rules import forget, moves, odds, play, start, waits_for
from .scoring import score, score_lines, tie_break
from .sheet import read_sheet, write_sheet
from .state import State
from .text import STYLES, answer, picture
from .words import lacks_told, score_line_told, told, why_not

TITLE, SEATS, EDITION = "Project Skyline", (2, 3, 4), 1
OPTIONS = (
    Option("experts", ("off", "on"), "off", SEATS),
    Option("corners", ("shared", "own"), "shared", SEATS),
    Option("first", ("seat-1", "chance"), "seat-1", SEATS, suggested="chance", variant=False),
)

__all__ = [
    "EDITION", "FACTS", "FAR_HORIZON", "FEATURES", "FOLLOWED", "HINTS", "HORIZON", "MOST_FEATURES", "MOVES",
    "OPTIONS", "SEATS", "SHORT_SEARCH", "STYLES", "TITLE", "WORTH_IS_ODDS", "State", "answer", "base",
    "features", "for_drawing", "forget", "lacks_told", "moves", "odds", "picture", "play", "read_sheet",
    "score", "score_line_told", "score_lines", "start", "tie_break", "told", "value", "waits_for", "why_not",
    "write_sheet",
]
