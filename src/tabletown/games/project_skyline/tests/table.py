"""Set a table for a test: buildings where the test wants them, with the rules untouched."""

from ....kernel import NATURE, NONE, Message, squares
from ....kernel.folder import read_folder
from ....kernel.game import legal_moves, waiting
from ... import project_skyline
from ..moves import MOVES
from ..pieces import COLOURS, FIELD_NAMES, LEVELS, SIGNS, SQUARE
from ..rules import start
from ..state import DRAWING, TO_BUILD, TO_ROLL, State

GAME = read_folder(project_skyline)


def square(field: str) -> int:
    return SQUARE[FIELD_NAMES.index(field)]


def table(*buildings: str, seats: int = 2, architect: str = "a1", **options: str) -> State:
    """Set `table("c3=rT", "a1=g1")`: seat 1, red, is to roll, and the architect stands on a1."""
    s = start(seats, **options)
    for building in buildings:
        field, what = building.split("=")
        s.stands[COLOURS.index(what[0])][SIGNS.index(what[1])] |= 1 << square(field)
    s.architect, s.phase, s.seat = square(architect), TO_ROLL, 0
    return s


def to_build(s: State, black: int) -> State:
    """Return the table when the seat in turn has moved its figure and must use the black die."""
    s.black, s.phase = black, TO_BUILD
    return s


def rolled(s: State, white: int, black: int = 1) -> State:
    """Let the seat in turn roll this."""
    do(s, "roll")
    return chance(s, f"rolled {white} {black}")


def drawn(s: State, card: str) -> State:
    """Let the seat in turn come to a corner and draw this card."""
    s.figure[s.seat], s.phase = 7, DRAWING
    return chance(s, f"card {card}")


def chance(s: State, line: str) -> State:
    move = MOVES.read(line)
    assert move in legal_moves(GAME, s, NATURE), line
    project_skyline.play(s, NATURE, move)
    return s


def do(s: State, *lines: str) -> State:
    for line in lines:
        move = MOVES.read(line)
        assert waiting(GAME, s) == [s.seat] and move in legal_moves(GAME, s, s.seat), refused(s, line)
        project_skyline.play(s, s.seat, move)
    return s


def legal(s: State) -> list[str]:
    return [MOVES.text(move) for move in legal_moves(GAME, s, s.seat)]


def fields(s: State) -> str:
    """Return the fields that may be chosen now."""
    return " ".join(sorted(line.split()[1] for line in legal(s)))


def refused(s: State, line: str, seat: int | None = None) -> Message | None:
    return project_skyline.why_not(s, s.seat if seat is None else seat, MOVES.read(line))


def reason(s: State, line: str, seat: int | None = None) -> str:
    """Say why a line is refused, as `id §`."""
    why = refused(s, line, seat)
    assert why is not None, line
    return f"{why.id} {why.rule}"


def on_board(s: State) -> dict[str, str]:
    """Return all buildings, such as `{"c3": "rT"}`."""
    names = dict(zip(SQUARE, FIELD_NAMES, strict=True))
    heights = [(seat, level) for seat in range(s.seats) for level in range(LEVELS)]
    return {
        names[at]: COLOURS[seat] + SIGNS[level]
        for seat, level in heights
        for at in squares(s.stands[seat][level])
    }


def at(s: State, field: str) -> str:
    return on_board(s).get(field, "")


def architect(s: State) -> str:
    return "" if s.architect == NONE else dict(zip(SQUARE, FIELD_NAMES, strict=True))[s.architect]
