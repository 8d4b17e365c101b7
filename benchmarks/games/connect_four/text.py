"""The board as lines of text, and answers to typed commands."""
from collections.abc import Sequence

from ...kernel import Line, Text, has, line, moves_told, problem, say
from .rules import COLUMNS, DISCS, DROP, MOVES, ROWS, WIDE, State

STYLES = {"x": "bold #b3261e", "o": "bold #1a5fb4", "+": "#a3246b", ".": "dim", "label": "dim"}


def picture(s: State, seat: int | None, legal: Sequence[int], names: Sequence[str]) -> Text:
    """Draw the board, the same for everybody; + is where a disc of the asked seat would land."""
    sides = line((say("sides", one=names[0], other=names[1]), ""))
    letters = line(("   " + "  ".join(COLUMNS), "label"))
    return [sides, letters, *(board_row(s, row, {move - DROP for move in legal}) for row in range(ROWS))]


def board_row(s: State, row: int, open_columns: set[int]) -> Line:
    signs = [sign_at(s, 8 * row + column, column in open_columns) for column in range(WIDE)]
    return line((f"{row + 1} ", "label"), *((f" {sign} ", sign) for sign in signs))


def sign_at(s: State, square: int, is_open: bool = False) -> str:
    """Return x, o, + where a disc may land, or a dot."""
    for disc, squares in zip(DISCS, s.discs, strict=True):
        if has(squares, square):
            return disc
    return "+" if is_open and has(s.free, square) else "."


def answer(
    s: State, seat: int | None, legal: Sequence[int], typed: str, names: Sequence[str]
) -> int | Text | None:
    """Answer `drop d`, `d` alone or `legal`; return None for a command that is not this game's."""
    word, *rest = typed.lower().split()
    if word == "legal":
        return moves_told(MOVES, legal)
    if word == "drop" and len(rest) != 1:
        raise problem("how-to-drop")
    if word == "drop" or (word in COLUMNS and not rest):
        return MOVES.number("drop", *(rest or [word]))
    return None
