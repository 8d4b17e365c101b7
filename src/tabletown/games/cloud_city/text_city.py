"""Draw a city as rows of letters and signs, with all levels together or some of them.

A square is a letter (a building) or a point (none). Three places lie between it and the next square on its
right, and one row below it. There a walkway shows its sign: ~ river, = forest, : sand. A walkway alone fills
its place; of several, each has its own.
"""
from collections.abc import Iterable, Sequence

from ...kernel import NONE, Text, has, line, rows_and_columns, spot_name, square_name
from .city import height_at, within_reach
from .pieces import HEIGHTS, LETTERS, LEVELS
from .scoring import standing
from .state import State
from .walkways import STEP, end_of

LEVEL_SIGNS = "~=:"
LEVEL_STYLES = LEVELS
EMPTY, TALLER = "·", "#"
GAP = 3
Links = dict[tuple[int, int], list[int]]  # (down or not, square) -> levels of the walkways that lead on
Cell = tuple[str, str]


def board(s: State, seat: int, lit: set[int], levels: Iterable[int]) -> Text:
    """Draw the city and the spots where the next tile may go."""
    rows, columns = rows_and_columns([*s.spot[seat][: s.laid[seat]], *lit])
    levels, shown = tuple(levels), links(s, seat, levels)
    letters = line(
        "   ", *((f"{square_name(0, 2 * c + i)[0]:<{GAP + 1}}", "label") for c in columns for i in (0, 1))
    )
    text = [letters]
    for r in range(2 * rows.start, 2 * rows.stop):
        text.append(
            line(
                (f"{r + 1:>2} ", "label"),
                *(cell for c in columns for cell in squares_in(s, seat, r, c, lit, levels, shown)),
            )
        )
        text.append(line("   ", *(cell for c in columns for cell in below(s, seat, r, c, lit, shown))))
    return text


def links(s: State, seat: int, levels: Sequence[int]) -> Links:
    found: Links = {}
    for height, down, a in standing(s, seat):
        if height in levels:
            for square in range(a, end_of(s, seat, height, down, a), STEP[down]):
                found.setdefault((down, square), []).append(height)
    return found


def squares_in(
    s: State, seat: int, row: int, column: int, lit: set[int], levels: Sequence[int], shown: Links
) -> list[Cell]:
    """Return the two squares of a spot in one of its rows, and what leads on to the right."""
    spot = 8 * (row // 2) + column
    if not has(s.taken[seat], spot):
        return [empty_spot(s, seat, spot, row % 2 == 0, lit)]
    at = 8 * (row - 2 * s.top[seat]) + 2 * (column - s.left[seat])
    return [
        cell
        for square in (at, at + 1)
        for cell in (square_cell(s, seat, square, levels), *signs(shown.get((0, square), []), GAP))
    ]


def empty_spot(s: State, seat: int, spot: int, upper: bool, lit: set[int]) -> Cell:
    wide = 2 * GAP + 2
    if spot in lit:
        return (f"+ {spot_name(spot)}" if upper else "").ljust(wide), "target"
    if lit and has(within_reach(s, seat), spot):
        return "." + " " * (wide - 1), "barred"
    return " " * wide, ""


def square_cell(s: State, seat: int, square: int, levels: Sequence[int]) -> Cell:
    height = height_at(s, seat, square)
    if height == NONE or height < min(levels):
        return EMPTY, ""
    return (LETTERS[height], LEVEL_STYLES[height]) if height in levels else (TALLER, "")


def signs(levels: Sequence[int], wide: int) -> list[Cell]:
    """Return the signs of the walkways between two squares."""
    if len(levels) == 1:
        return [(LEVEL_SIGNS[levels[0]] * wide, LEVEL_STYLES[levels[0]])]
    return [
        (LEVEL_SIGNS[level], LEVEL_STYLES[level]) if level in levels else (" ", "")
        for level in range(HEIGHTS)
    ]


def below(s: State, seat: int, row: int, column: int, lit: set[int], shown: Links) -> list[Cell]:
    """Return what leads down from the two squares of a spot."""
    spot = 8 * (row // 2) + column
    if not has(s.taken[seat], spot):
        return [(" " * (2 * GAP + 2), "")]
    at = 8 * (row - 2 * s.top[seat]) + 2 * (column - s.left[seat])
    return [cell for square in (at, at + 1) for cell in down_from(shown.get((1, square), []))]


def down_from(levels: Sequence[int]) -> list[Cell]:
    cells = [(LEVEL_SIGNS[level], LEVEL_STYLES[level]) for level in levels]
    return [*cells, (" " * (GAP + 1 - len(cells)), "")]
