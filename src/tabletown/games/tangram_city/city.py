"""A board: what is free, what a piece covers and what is built, as one set of squares for each quarter."""
from ...kernel import bit, mask, rule, size
from .pieces import BLACK, GREEN, WIDE
from .shapes import HALF_QUARTERS, PLACEMENTS, PRINTED, QUARTERS
from .state import State

BOARD = mask(*(8 * row + column for row in range(WIDE) for column in range(WIDE)))


# §4.2 and §4.3 What is free


@rule
def is_free(i: int, north: int, east: int, south: int, west: int) -> bool:
    """§4.3 Does placement i lie on none of these built quarters? A legal placement needs nothing else."""
    p = PLACEMENTS[i]
    return p[0] & north | p[1] & east | p[2] & south | p[3] & west == 0


@rule
def free_halves(s: State, seat: int, half: int) -> int:
    """§5.2 Return the squares in which this half is free."""
    return BOARD & ~(s.built[seat][HALF_QUARTERS[half][0]] | s.built[seat][HALF_QUARTERS[half][1]])


# Covering


@rule
def print_piece(s: State, seat: int) -> None:
    """§2.2 Lay the printed piece as a tile of its colour."""
    for quarter in range(QUARTERS):
        cover(s, seat, s.side[seat], quarter, PRINTED[s.board[seat]][s.side[seat]][quarter])


@rule
def lay_tile(s: State, seat: int, side: int, i: int) -> None:
    for quarter in range(QUARTERS):
        cover(s, seat, side, quarter, PLACEMENTS[i][quarter])


@rule
def cover(s: State, seat: int, side: int, quarter: int, new: int) -> None:
    s.built[seat][quarter] |= new
    if side == BLACK:
        s.black[seat][quarter] |= new
    else:
        s.green[seat][quarter] |= new


@rule
def pour(s: State, seat: int, square: int, half: int) -> None:
    for k in range(2):
        s.built[seat][HALF_QUARTERS[half][k]] |= bit(square)


# What is built


@rule
def whole(parts: list[int]) -> int:
    """§6.1 Return the squares that are covered completely."""
    return parts[0] & parts[1] & parts[2] & parts[3]


@rule
def touched(parts: list[int]) -> int:
    """Return the squares of which anything is covered."""
    return parts[0] | parts[1] | parts[2] | parts[3]


@rule
def of_one_colour(s: State, seat: int, side: int) -> int:
    """§7.1 Return the built squares with only this colour; a fountain takes that of the half beside it."""
    black, green = touched(s.black[seat]), touched(s.green[seat])
    return whole(s.built[seat]) & (black & ~green if side == BLACK else green & ~black)


@rule
def distance(s: State, seat: int) -> int:
    """§7.2 Count how far the two balance markers are apart."""
    return abs(size(of_one_colour(s, seat, BLACK)) - size(of_one_colour(s, seat, GREEN)))
