"""Sticks: take the last stick."""
from .rules import MOVES, State, moves, play, score, start, waits_for
from .words import picture, score_line_told, score_lines, why_not

TITLE, SEATS = "Sticks", (2, 3, 4)

__all__ = [
    "MOVES", "SEATS", "TITLE", "State", "moves", "picture", "play", "score", "score_line_told", "score_lines",
    "start", "waits_for", "why_not",
]
