"""Tell a move that was made, why a move is refused, and the point for a four."""
from ...kernel import Message, ScoreLine, first, has, moved, say, square_name, squares
from .rules import COLUMN_A, COLUMNS, DROP, State, fours

LINES = (1, 7, 8, 9)  # the steps across, along both diagonals, and down


def told(s: State, seat: int, move: int, hidden: frozenset[str]) -> Message:
    """Tell a move, given the state after it: its disc is the top one of the column."""
    column = (s.discs[0] | s.discs[1]) & moved(COLUMN_A, move - DROP)
    return say("move-drop", square=name_of(first(column)))


def why_not(s: State, seat: int, move: int) -> Message | None:
    """Return why a seat may not make a move now, or None if it may."""
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
