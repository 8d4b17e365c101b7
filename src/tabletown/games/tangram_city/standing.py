"""What anybody can count on a board, told with every view so that drawings need not know the rules."""
from collections.abc import Iterator

from ...kernel import NONE, bit, first, moved, size
from .city import of_one_colour, whole
from .pieces import BLACK, CARDS_OF_ROUND, GREEN, HALVES, WIDE
from .shapes import HALF_QUARTERS, PLACEMENTS, PRINTED, QUARTERS, ROW_OF, SQUARE_NAMES
from .state import State


def frames(s: State) -> list[list[int]]:
    """§6.1 Return the largest rectangle of every seat, the first one found if there are several."""
    return [frame(whole(s.built[seat])) for seat in range(s.seats)]


def frame(here: int) -> list[int]:
    """Return top row, left column, height and width of the largest rectangle of some squares."""
    best = [0, 0, 0, 0]
    for high, tops in enumerate(shrunk(here, 8), 1):
        for wide, corners in enumerate(shrunk(tops, 1), 1):
            if high * wide > best[2] * best[3]:
                best = [*divmod(first(corners), 8), high, wide]
    return best


def shrunk(here: int, step: int) -> Iterator[int]:
    """Yield some squares, then those followed by another of them a step further, then by two, and so on."""
    while here:
        yield here
        here &= moved(here, -step)


def rectangle_of(s: State, seat: int, number: int) -> str:
    """Name the corners of the largest rectangle of a round; a score sheet knows only that of the last one."""
    if s.side[seat] == NONE and number < s.rounds:
        return ""
    is_now = s.side[seat] == NONE or number > s.rounds
    row, column, high, wide = frame(whole(s.built[seat] if is_now else built_by_then(s, seat, number)))
    first_corner = SQUARE_NAMES[row * WIDE + column]
    last_corner = SQUARE_NAMES[(row + high - 1) * WIDE + column + wide - 1]
    return first_corner if first_corner == last_corner else f"{first_corner}-{last_corner}"


def built_by_then(s: State, seat: int, number: int) -> list[int]:
    """Return what was covered, by quarters, when a round ended."""
    parts = [*PRINTED[s.board[seat]][s.side[seat]]]
    placed = [s.place[seat][tile] for tile in s.shown[: CARDS_OF_ROUND * number]]
    for code in placed:
        if code >= 0:
            parts = [parts[quarter] | PLACEMENTS[ROW_OF[code]][quarter] for quarter in range(QUARTERS)]
    for code in s.fountain[seat][:number]:
        if code >= 0:
            square, half = divmod(code, len(HALVES))
            for quarter in HALF_QUARTERS[half]:
                parts[quarter] |= bit(square + square // WIDE)
    return parts


def markers(s: State) -> list[list[int]]:
    """§7.2 Return the two balance markers of every seat as they would be set now."""
    return [[size(of_one_colour(s, seat, side)) for side in (BLACK, GREEN)] for seat in range(s.seats)]
