"""Walkways, §5: which may be built, and building one.

A walkway is known by its first building (the left or upper one) and by whether it leads right or down: it
ends at the next building of that height, because it passes over none.
"""
from ...kernel import bit, first, has, mask, rest, rule, several, table
from .city import height_at
from .moves import FIRST_LINE, IN_A_ROW, LINE, WALK
from .pieces import HEIGHTS, HIGH, LENGTHS, LOW, VOTES
from .state import State

STEP = table([1, 8])  # to the right, down


def beyond(square: int, down: int) -> list[int]:
    """List the squares of the board ahead of a square, to the right or down."""
    return list(range(square + 8, 64, 8)) if down else list(range(square + 1, square // 8 * 8 + 8))


AHEAD = table([[mask(*beyond(square, down)) for square in range(64)] for down in (0, 1)])
BETWEEN = table(
    [
        [[mask(*beyond(square, down)[: length - 1]) for length in range(1, 9)] for square in range(64)]
        for down in (0, 1)
    ]
)


@rule
def walkways(s: State, seat: int, n: int, out: list[int]) -> int:
    """§5.1 List all walkways that may be built now, anywhere in the city."""
    for height in range(HEIGHTS):
        free = s.building[seat][height] & ~s.full[seat]  # §5.7
        if several(free):
            n = walkways_of(s, seat, height, free, n, out)
    return n


@rule
def walkways_of(s: State, seat: int, height: int, free: int, n: int, out: list[int]) -> int:
    """List those of one level, between buildings that have room for another one."""
    tall = as_tall(s, seat, height)
    barred = s.over[seat][height] | ~s.cover[seat]  # §5.6, §5.4
    ends = free
    while ends != 0:
        a = first(ends)
        ends = rest(ends)
        for down in range(2):
            ahead = AHEAD[down][a] & tall
            if ahead != 0 and has(free, first(ahead)):  # §5.2, §5.5
                length = (first(ahead) - a) // STEP[down]
                if is_open(s, seat, height, down, a, length, barred):
                    out[n] = WALK + line_of(s, seat, down, length, a)
                    n += 1
    return n


@rule
def is_open(s: State, seat: int, height: int, down: int, a: int, length: int, barred: int) -> bool:
    """§5.3 Is there a piece, §5.4 §5.6 nothing in its way, §5.8 and no walkway there yet?"""
    if length > LENGTHS or s.piece[height][length - 1] == 0:
        return False
    return BETWEEN[down][a][length - 1] & barred == 0 and not has(s.begun[seat][down], a)


@rule
def as_tall(s: State, seat: int, height: int) -> int:
    """Return the buildings of a height and all taller ones."""
    tall = s.building[seat][HIGH]
    if height < HIGH:
        tall |= s.building[seat][height]
    return tall | s.building[seat][1] if height == LOW else tall


@rule
def line_of(s: State, seat: int, down: int, length: int, a: int) -> int:
    """Return the line on the table that starts at a square of a city."""
    row, column = a // 8 + 2 * s.top[seat], a % 8 + 2 * s.left[seat]
    return FIRST_LINE[down][length] + row * IN_A_ROW[down][length] + column


@rule
def start_of(s: State, seat: int, line: int) -> int:
    """Return the square of a city at which a line starts."""
    return 8 * (LINE[line][2] - 2 * s.top[seat]) + LINE[line][3] - 2 * s.left[seat]


@rule
def build(s: State, seat: int, line: int) -> None:
    down, length, a = LINE[line][0], LINE[line][1], start_of(s, seat, line)
    height, ends = height_at(s, seat, a), bit(a) | bit(a + length * STEP[down])
    s.begun[seat][down] |= bit(a)
    s.over[seat][height] |= BETWEEN[down][a][length - 1]
    s.full[seat] |= s.once[seat] & ends
    s.once[seat] |= ends
    s.piece[height][length - 1] -= 1
    s.votes[seat][height] += VOTES[length]


# Looking at a walkway that stands, by its first building


@rule
def end_of(s: State, seat: int, height: int, down: int, a: int) -> int:
    return first(AHEAD[down][a] & s.building[seat][height])


@rule
def length_of(s: State, seat: int, height: int, down: int, a: int) -> int:
    return (end_of(s, seat, height, down, a) - a) // STEP[down]


@rule
def under(s: State, seat: int, height: int, down: int, a: int) -> int:
    """Return the squares it passes over, without its ends."""
    return BETWEEN[down][a][length_of(s, seat, height, down, a) - 1]
