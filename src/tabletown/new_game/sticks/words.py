"""What people are told: the table, why a move is refused, what scores."""
from collections.abc import Sequence

from ...kernel import Message, ScoreLine, Text, line, say
from .rules import COUNTS, TAKE, State, score


def picture(s: State, seat: int | None, legal: Sequence[int], names: Sequence[str]) -> Text:
    return [line(say("sticks-left", count=s.left), "  ", "| " * s.left)]


def why_not(s: State, seat: int, move: int) -> Message | None:
    """Return why a seat may not make a move now, or None if it may."""
    if s.left == 0:
        return say("not-after-the-end", "§3.1")
    if seat != s.seat:
        return say("not-your-turn", "§2.1")
    return say("not-so-many", "§2.2", count=COUNTS[move - TAKE]) if move - TAKE >= s.left else None


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    return [ScoreLine("§3.1", "last", "", 1)] if score(s, seat) else []


def score_line_told(line: ScoreLine) -> Message:
    return say("last-stick")
