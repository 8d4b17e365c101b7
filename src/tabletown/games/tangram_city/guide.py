"""What a bot should notice: a rough value of a position, in hundredths of a point. It may be wrong; the rules never read it."""
from ...kernel import around, moved, rule, size
from .board import BOARD, distance, largest_rectangle, touched, whole
from .pieces import ROUNDS
from .scoring import score
from .state import State

RECTANGLE, AREA, CUT, EDGE, HOLE, APART = 75, 64, 107, 24, 36, 10  # what they weigh


@rule
def value(s: State, seat: int) -> int:
    """At the end the score; before, what the board promises to the rounds that are left."""
    left = ROUNDS - s.rounds
    if left == 0:
        return 100 * score(s, seat)
    return 100 * score(s, seat) + left * (
        RECTANGLE * largest_rectangle(whole(s.built[seat])) + shape(s, seat)
    )


@rule
def shape(s: State, seat: int) -> int:
    """Much covered, few squares half built, few edges and no holes: what is compact grows into a large rectangle."""
    built, begun = whole(s.built[seat]), touched(s.built[seat])
    free = BOARD & ~begun
    total = AREA * covered(s, seat) - CUT * size(begun & ~built) - EDGE * (edges(built) + edges(begun))
    return total - HOLE * size(free & ~around(free)) - APART * distance(s, seat)


@rule
def covered(s: State, seat: int) -> int:
    """How many quarters."""
    parts = s.built[seat]
    return size(parts[0]) + size(parts[1]) + size(parts[2]) + size(parts[3])


@rule
def edges(here: int) -> int:
    """How many sides of squares lie between these and the others."""
    across = (here ^ moved(here, 1)) & BOARD & moved(BOARD, 1)
    down = (here ^ moved(here, 8)) & BOARD & moved(BOARD, 8)
    return size(across) + size(down)
