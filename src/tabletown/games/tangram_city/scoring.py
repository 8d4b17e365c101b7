"""The score: a line for every round, the two bonuses; during the match what it would be if it ended now, the running round included."""
from collections.abc import Iterator

from ...kernel import ScoreLine, rule, size
from .board import BOARD, distance, largest_rectangle, whole
from .pieces import BALANCE, PLANNING, RATINGS, ROUNDS
from .rules import points_so_far
from .standing import rectangle_of
from .state import TO_PLACE, TO_POUR, State


@rule
def score(s: State, seat: int) -> int:
    return points_so_far(s, seat) + running(s, seat) + planning(s, seat) + balance(s, seat)


@rule
def tie_break(s: State, seat: int) -> int:
    """§9.3 Nothing decides between equal scores: they share the victory."""
    return 0


@rule
def running(s: State, seat: int) -> int:
    """§6.1 What the round that is being played would give, if it ended now."""
    return largest_rectangle(whole(s.built[seat])) if is_running(s) else 0


@rule
def is_running(s: State) -> bool:
    return s.phase == TO_PLACE or s.phase == TO_POUR


@rule
def planning(s: State, seat: int) -> int:
    """§9.1 A board that is filled completely."""
    return PLANNING if whole(s.built[seat]) == BOARD else 0


@rule
def balance(s: State, seat: int) -> int:
    """§9.2 The closer the markers, the better; 5 apart or more is nothing."""
    return BALANCE[min(distance(s, seat), len(BALANCE) - 1)]


# The same, item by item


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    return [*round_lines(s, seat), *bonus_lines(s, seat), *rating_lines(s, seat)]


def round_lines(s: State, seat: int) -> Iterator[ScoreLine]:
    """Each with the rectangle it was scored for."""
    points = [*s.points[seat][: s.rounds], *([running(s, seat)] if is_running(s) else [])]
    for i, scored in enumerate(points, 1):
        yield ScoreLine("§6.1", f"round {i}", rectangle_of(s, seat, i), scored)


def bonus_lines(s: State, seat: int) -> Iterator[ScoreLine]:
    """Each with what it lacks: squares to be built, steps between the markers."""
    yield ScoreLine("§9.1", "planning", "", planning(s, seat), size(BOARD & ~whole(s.built[seat])))
    yield ScoreLine("§9.2", "balance", "", balance(s, seat), distance(s, seat))


def rating_lines(s: State, seat: int) -> Iterator[ScoreLine]:
    """§9.4 What the points are called, once all are there."""
    if s.rounds == ROUNDS:
        yield ScoreLine("§9.4", f"rating {rating(score(s, seat))}", "", 0)


def rating(points: int) -> int:
    """§9.4 The rating of so many points, from 1."""
    return sum(points >= least for least in RATINGS)
