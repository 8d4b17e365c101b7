"""Connect four, in the order of the rulebook: what there is, a turn, the end."""
from ...kernel import Moves, bit, first, has, mask, masks, moved, nobody, number, only, rest, rule
from ...kernel import State as Declared

# §1 What there is. A mask has 8 x 8 squares; the eighth column stays empty, so that no line runs on
# from row to row.

COLUMNS, ROWS, DISCS = tuple("abcdefg"), 6, ("x", "o")
WIDE = len(COLUMNS)
COLUMN_A = mask(*range(0, 8 * ROWS, 8))
BOTTOM = mask(*range(8 * (ROWS - 1), 8 * (ROWS - 1) + WIDE))

MOVES = Moves(drop=dict(column=COLUMNS))
DROP = MOVES.drop


class State(Declared):
    seats = number(bits=8)
    seat  = number(bits=8)                                # whose turn it is
    discs = masks(2)
    free  = number(start=BOTTOM, bits=64, derived=True)   # where a disc can land; empty after the end


def start(seats: int) -> State:
    """§1.1 An empty board."""
    s = State()
    s.seats = seats
    return s


# §2 A turn


@rule
def waits_for(s: State) -> int:
    """§2.1 The seats take turns until the match is over."""
    return nobody() if s.free == 0 else only(s.seat)


@rule
def moves(s: State, seat: int, out: list[int]) -> int:
    """§2.3 Every column whose top square is empty."""
    n = 0
    for column in range(WIDE):
        if not has(s.discs[0] | s.discs[1], column):
            out[n] = DROP + column
            n += 1
    return n


@rule
def play(s: State, seat: int, move: int) -> None:
    """§2.2 The disc falls to the lowest empty square; the one above it is free next."""
    disc = s.free & moved(COLUMN_A, move - DROP)
    s.discs[seat] |= disc
    s.free = 0 if has_four(s.discs[seat]) else s.free ^ disc ^ moved(disc, -8)
    s.seat = 1 - seat


# §3 The end


@rule
def has_four(m: int) -> bool:
    return (fours(m, 1) | fours(m, 7) | fours(m, 8) | fours(m, 9)) != 0


@rule
def fours(m: int, step: int) -> int:
    """Return the last squares of all fours along a line."""
    pairs = m & moved(m, step)
    return pairs & moved(pairs, 2 * step)


@rule
def score(s: State, seat: int) -> int:
    """§3.1 One point for four in a row; §3.2 a full board is a draw."""
    return 1 if has_four(s.discs[seat]) else 0


# What a bot should notice


@rule
def value(s: State, seat: int) -> int:
    """Value a four, less the fours the other can make at once, plus a little for those it must stop."""
    return 1000 * (score(s, seat) - score(s, 1 - seat)) - 100 * chances(s, 1 - seat) + 10 * chances(s, seat)


@rule
def chances(s: State, seat: int) -> int:
    """Return how many squares would complete a four now."""
    n, free = 0, s.free
    while free != 0:
        n += has_four(s.discs[seat] | bit(first(free)))
        free = rest(free)
    return n
