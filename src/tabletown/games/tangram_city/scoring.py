"""The score, now or at the end: a line for every round, the running one included, and two bonuses."""
from collections.abc import Iterator

from ...kernel import ScoreLine, rule, size
from .city import BOARD, distance, whole
from .rectangle import largest_rectangle
from .pieces import BALANCE, PLANNING, RATINGS, ROUNDS
from .rules import points_so_far
from .standing import rectangle_of
from .state import TO_PLACE, TO_POUR, State


@rule
def score(s: State, seat: int) -> int:
    return points_so_far(s, seat) + running(s, seat) + planning(s, seat) + balance(s, seat)


@rule
def tie_break(s: State, seat: int) -> int:
    """§9.3 Break no ties: seats with equal scores share the victory."""
    return 0


@rule
def running(s: State, seat: int) -> int:
    """§6.1 Score the running round as if it ended now."""
    return largest_rectangle(whole(s.built[seat])) if is_running(s) else 0


@rule
def is_running(s: State) -> bool:
    return s.phase == TO_PLACE or s.phase == TO_POUR


@rule
def planning(s: State, seat: int) -> int:
    """§9.1 Score a board that is filled completely."""
    return PLANNING if whole(s.built[seat]) == BOARD else 0


@rule
def balance(s: State, seat: int) -> int:
    """§9.2 Score the distance of the markers: the closer the better, nothing for 5 or more."""
    return BALANCE[min(distance(s, seat), len(BALANCE) - 1)]


# The same, item by item


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    return [*round_lines(s, seat), *bonus_lines(s, seat), *rating_lines(s, seat)]


def round_lines(s: State, seat: int) -> Iterator[ScoreLine]:
    """Yield a line for every round, with the rectangle that was scored."""
    points = [*s.points[seat][: s.rounds], *([running(s, seat)] if is_running(s) else [])]
    for i, scored in enumerate(points, 1):
        yield ScoreLine("§6.1", f"round {i}", rectangle_of(s, seat, i), scored)


def bonus_lines(s: State, seat: int) -> Iterator[ScoreLine]:
    """Yield the bonuses with what they lack: squares to be built, steps between the markers."""
    yield ScoreLine("§9.1", "planning", "", planning(s, seat), size(BOARD & ~whole(s.built[seat])))
    yield ScoreLine("§9.2", "balance", "", balance(s, seat), distance(s, seat))


def rating_lines(s: State, seat: int) -> Iterator[ScoreLine]:
    """§9.4 Yield what the points are called, once the match is over."""
    if s.rounds == ROUNDS:
        yield ScoreLine("§9.4", f"rating {rating(score(s, seat))}", "", 0)


def rating(points: int) -> int:
    """§9.4 Return the rating of so many points, counted from 1."""
    return sum(points >= least for least in RATINGS)
