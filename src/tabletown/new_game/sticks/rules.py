"""The rules, in the order of the rulebook."""
from ...kernel import Moves, nobody, number, only, rule
from ...kernel import State as Declared

STICKS = 15
COUNTS = ("1", "2", "3")

MOVES = Moves(take=dict(count=COUNTS))
TAKE, MOST = MOVES.take, len(COUNTS)


class State(Declared):
    seats = number()
    seat  = number()               # whose turn it is; at the end, who took the last stick
    left  = number(start=STICKS)


def start(seats: int) -> State:
    """§1.1 All sticks lie on the table."""
    s = State()
    s.seats = seats
    return s


@rule
def waits_for(s: State) -> int:
    """§2.1 The seats take turns until no stick is left."""
    return nobody() if s.left == 0 else only(s.seat)


@rule
def moves(s: State, seat: int, out: list[int]) -> int:
    """§2.2 Write the legal moves into out, and return how many there are."""
    n = min(s.left, MOST)
    for i in range(n):
        out[i] = TAKE + i
    return n


@rule
def play(s: State, seat: int, move: int) -> None:
    s.left -= move - TAKE + 1
    if s.left > 0:
        s.seat = (seat + 1) % s.seats


@rule
def score(s: State, seat: int) -> int:
    """§3.1 One point for the last stick."""
    return 1 if s.left == 0 and s.seat == seat else 0
