"""What anybody can count on a board: told with every view, so that whoever draws it need not know the rules."""
from collections.abc import Iterator

from ...kernel import first, moved, size
from .board import of_one_colour, whole
from .pieces import BLACK, GREEN
from .state import State


def frames(s: State) -> list[list[int]]:
    """§6.1 The largest rectangle of every seat; of several the first one found."""
    return [frame(whole(s.built[seat])) for seat in range(s.seats)]


def frame(here: int) -> list[int]:
    """Where the largest rectangle of some squares lies: its top row, left column, height and width."""
    best = [0, 0, 0, 0]
    for high, tops in enumerate(shrunk(here, 8), 1):
        for wide, corners in enumerate(shrunk(tops, 1), 1):
            if high * wide > best[2] * best[3]:
                best = [*divmod(first(corners), 8), high, wide]
    return best


def shrunk(here: int, step: int) -> Iterator[int]:
    """Some squares; those of them with one more of them a step further; with two more; and so on."""
    while here:
        yield here
        here &= moved(here, -step)


def markers(s: State) -> list[list[int]]:
    """§7.2 The two balance markers of every seat, as they would be set now."""
    return [[size(of_one_colour(s, seat, side)) for side in (BLACK, GREEN)] for seat in range(s.seats)]
