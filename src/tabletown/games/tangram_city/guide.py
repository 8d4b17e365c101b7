"""The rough guide for bots: a position's value in hundredths of a point, which the rules never read."""
from ...kernel import around, moved, rule, size
from .city import BOARD, distance, touched, whole
from .rectangle import largest_rectangle
from .pieces import ROUNDS
from .scoring import score
from .state import State

RECTANGLE, AREA, CUT, EDGE, HOLE, APART = 75, 64, 107, 24, 36, 10  # weights


@rule
def value(s: State, seat: int) -> int:
    """Return the score at the end; before that, add what the board promises for the rounds that are left."""
    left = ROUNDS - s.rounds
    if left == 0:
        return 100 * score(s, seat)
    return 100 * score(s, seat) + left * (
        RECTANGLE * largest_rectangle(whole(s.built[seat])) + shape(s, seat)
    )


@rule
def shape(s: State, seat: int) -> int:
    """Value a compact board, which grows into a large rectangle: few half-built squares, edges and holes."""
    built, begun = whole(s.built[seat]), touched(s.built[seat])
    free = BOARD & ~begun
    total = AREA * covered(s, seat) - CUT * size(begun & ~built) - EDGE * (edges(built) + edges(begun))
    return total - HOLE * size(free & ~around(free)) - APART * distance(s, seat)


@rule
def covered(s: State, seat: int) -> int:
    """Count the covered quarters."""
    parts = s.built[seat]
    return size(parts[0]) + size(parts[1]) + size(parts[2]) + size(parts[3])


@rule
def edges(here: int) -> int:
    """Count the sides of squares that lie between these and the others."""
    across = (here ^ moved(here, 1)) & BOARD & moved(BOARD, 1)
    down = (here ^ moved(here, 8)) & BOARD & moved(BOARD, 8)
    return size(across) + size(down)
