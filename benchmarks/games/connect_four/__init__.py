"""Connect four: the benchmark's game, and the proof that one more game is one more folder."""
from .drawing import FACTS
from .rules import MOVES, State, moves, play, score, start, value, waits_for
from .sheet import read_sheet, write_sheet
from .text import STYLES, answer, picture
from .words import score_line_told, score_lines, told, why_not

TITLE, SEATS = "Connect four", (2,)

__all__ = [
    "FACTS", "MOVES", "SEATS", "STYLES", "TITLE", "State", "answer", "moves", "picture", "play", "read_sheet",
    "score", "score_line_told", "score_lines", "start", "told", "value", "waits_for", "why_not",
    "write_sheet",
]
