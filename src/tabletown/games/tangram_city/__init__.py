"""Tangram City: fill a board of 7 x 7 squares with buildings and nature in balance."""
from ...kernel import Option
from .cards import forget, odds
from .drawing import FACTS, for_drawing
from .guide import value
from .moves import MOVES
from .features import FEATURES, FOLLOWED, HORIZON, MOST_FEATURES, SHORT_SEARCH, base, features
from .packing import LONGEST_PLAN, PLAN_ROOM, PLAN_WORTH, change, follow, plan
from .pieces import BOARD_NAMES
from .rules import moves, play, start, waits_for
from .scoring import score, score_lines, tie_break
from .sheet import read_sheet, write_sheet
from .state import State
from .text import HINTS, STYLES, answer, picture
from .words import lacks_told, score_line_told, told, why_not

TITLE, SEATS, EDITION = "Tangram City", (1, 2, 3, 4, 5), 1
OPTIONS = (
    Option("first", ("seat-1", "chance"), "seat-1", SEATS[1:], suggested="chance"),
    Option("board", BOARD_NAMES, BOARD_NAMES[0], SEATS[:1]),
)

__all__ = [
    "EDITION", "FACTS", "FEATURES", "FOLLOWED", "HINTS", "HORIZON", "LONGEST_PLAN", "MOST_FEATURES",
    "MOVES", "OPTIONS", "PLAN_ROOM", "PLAN_WORTH", "SEATS", "SHORT_SEARCH", "STYLES", "TITLE", "State",
    "answer", "base", "change", "features", "follow", "for_drawing", "forget", "lacks_told", "moves", "odds",
    "picture", "plan", "play", "read_sheet", "score", "score_line_told", "score_lines", "start",
    "tie_break", "told", "value", "waits_for", "why_not", "write_sheet",
]
