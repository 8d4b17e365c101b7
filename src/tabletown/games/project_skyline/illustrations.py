"""The pictures of the rulebook: boards in the words of score sheets."""
from ...kernel.illustration import Illustration
from .city import owner_at, put
from .moves import MOVES
from .pieces import CARD_NAMES, COLOURS, FIELD_NAMES, RAZE_THEIRS, SIGNS, SQUARE
from .rents import rent_of
from .rules import play, start
from .sheet import CELLS
from .state import ROLLING, TO_BUILD, TO_OBEY, State
from .text import board

PIECES = dict.fromkeys(CARD_NAMES, "")  # cards in text are what the rulebook says of them
SEATS = 3
PART, NO_RENTS = ("b1", "f5"), {"rents": "off"}  # what is shown of a board on which somebody moves


def board_of(rows: str, black: int = 0) -> State:
    """Return a table at which the first seat, red, must use the black die."""
    s = start(SEATS)
    s.phase, s.black = TO_BUILD, black
    for i, cell in enumerate(rows.split()):
        owner, height, architect = CELLS[cell]
        if owner:
            put(s, COLOURS.index(owner), SIGNS.index(height), SQUARE[i])
        if architect:
            s.architect = SQUARE[i]
    return s


def street(rows: str, space: int, *fields: str) -> Illustration:
    """Show the whole board, red on a space of the street; quote the rents of the groups on these fields."""
    s = board_of(rows)
    s.phase, s.figure[0] = ROLLING, space
    squares = [SQUARE[FIELD_NAMES.index(field)] for field in fields]
    numbers = tuple(rent_of(s, owner_at(s, square), square) for square in squares)
    return Illustration(s, board(s, set()), numbers, seat=None)


def moving(s: State, move: str, *numbers: int) -> Illustration:
    return Illustration(s, board(s, set()), numbers, move=move, part=PART, look=NO_RENTS)


def building(move: str, rows: str, black: int) -> Illustration:
    """Show where the architect is about to build; quote the black die."""
    return moving(board_of(rows, black), move, black)


def raised(field: str, rows: str, black: int) -> State:
    """Return the table when red has raised its building on this field, which must capture now."""
    s = board_of(rows, black)
    play(s, 0, MOVES.read(f"build {field}"))
    return s


def captured(move: str, s: State) -> Illustration:
    """Show the board after a capture."""
    play(s, 0, MOVES.read(move))
    return Illustration(s, board(s, set()), part=PART, look=NO_RENTS, marks=(move.split()[1],))


def protected(move: str, rows: str) -> Illustration:
    """Show what a card that takes a building of somebody else may not take."""
    s = board_of(rows)
    s.phase, s.card = TO_OBEY, RAZE_THEIRS
    return moving(s, move)


SET_UP = """
    .   .   .   .   .   .
    .   r1  .   .   g1  .
    .   .   gT  rT  .   b1
    .   .   bT  .   r1  .
    g1  .   .   .   .   b1
    .   b1  r1  g1* .   .
"""
GROUPS = """
    g1  .   .   gT  g1  .
    .   .   .   g1  .   .
    .   .   r1  .   rT  .
    b1  .   .   .   .   .
    b2  b1  .   .   r1* .
    .   .   .   .   .   .
"""
BEFORE = """
    .   .   .   .   .   .
    .   .   .   g1  .   .
    .   .   r1  .   rT  .
    .   g1* .   .   .   .
    .   .   g2  .   .   .
    .   .   .   .   .   .
"""
ALONE = """
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   r1  .   rT  .
    .   g1* .   .   .   .
    .   .   g2  .   .   .
    .   .   .   .   .   .
"""
TWO_FLOORS = """
    .   .   .   .   .   .
    .   .   .   g1  .   .
    .   .   r2  .   rT  .
    .   g1* .   .   g2  .
    .   .   .   .   .   .
    .   .   .   .   .   .
"""

ILLUSTRATIONS = {
    "board": street(SET_UP, 0),
    "rents": street(GROUPS, 4, "a1", "d1", "a4"),
    # §4 The architect builds
    "empty-field": building("build d4", BEFORE, 2),
    "too-far": building("build e4", BEFORE, 2),
    "no-capture": moving(board_of(ALONE, 2), "build c3"),
    # §5 A capture, step by step
    "raise": building("build c3", BEFORE, 2),
    "capture": moving(raised("c3", BEFORE, 2), "capture d2"),
    "captured": captured("capture d2", raised("c3", BEFORE, 2)),
    "not-smaller": moving(raised("c3", BEFORE, 2), "capture c5"),
    "tower": moving(raised("c3", TWO_FLOORS, 2), "capture e4"),
    # §6 Cards
    "protected": protected("remove b4", BEFORE),
}
