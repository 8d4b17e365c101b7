"""Connect four: the benchmark's game, and the proof that one more game is one more folder."""
from .rules import MOVES, State, forget, moves, odds, play, score, start, tie_break, value, waits_for
from .sheet import read_sheet, write_sheet
from .text import HINTS, STYLES, answer, picture
from .words import lacks_told, score_line_told, score_lines, told, why_not

TITLE, SEATS, EDITION = "Connect four", (2,), 1
OPTIONS = ()

__all__ = [
    "EDITION", "HINTS", "MOVES", "OPTIONS", "SEATS", "STYLES", "TITLE", "State", "answer", "forget",
    "lacks_told", "moves", "odds", "picture", "play", "read_sheet", "score", "score_line_told", "score_lines",
    "start", "tie_break", "told", "value", "waits_for", "why_not", "write_sheet",
]
