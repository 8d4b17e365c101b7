"""What is told: a move that was made, a move that is refused and why, the point for a four."""
from ...kernel import Message, ScoreLine, first, has, moved, say, square_name, squares
from .rules import COLUMN_A, COLUMNS, DROP, State, fours

LINES = (1, 7, 8, 9)  # the steps across, along both diagonals, and down


def told(s: State, seat: int, move: int, hidden: frozenset[str]) -> Message:
    """A move as others see it, s being the state after it: the disc on top of its column."""
    column = (s.discs[0] | s.discs[1]) & moved(COLUMN_A, move - DROP)
    return say("move-drop", square=name_of(first(column)))


def why_not(s: State, seat: int, move: int) -> Message | None:
    """Why a seat may not make a move now; None if it may."""
    if s.free == 0:
        return say("not-after-the-end", "§3")
    if seat != s.seat:
        return say("not-your-turn", "§2.1")
    if has(s.discs[0] | s.discs[1], move - DROP):
        return say("not-into-full-column", "§2.3", column=COLUMNS[move - DROP])
    return None


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    """§3.1 One point, for however many fours the last disc has made."""
    found = [
        f"{name_of(end - 3 * step)}-{name_of(end)}"
        for step in LINES
        for end in squares(fours(s.discs[seat], step))
    ]
    return [ScoreLine("§3.1", "four", found[0], 1)] if found else []


def score_line_told(line: ScoreLine) -> Message:
    return say("four-in-a-row")


def name_of(square: int) -> str:
    return square_name(*divmod(square, 8))
