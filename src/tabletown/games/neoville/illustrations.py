"""The pictures of the rulebook: cities in the words of score sheets, in which `?` is land without a tile."""
from ...kernel import NONE, Text, read_seats
from ...kernel.illustration import Illustration
from ...kernel.telling.sheet import read_sheet
from .moves import MOVES
from .pieces import HAND, SEATS, SIDE, TILES, UTILITIES, UTILITY_COPIES
from .rules import play, start
from .sheet import add_cells, read_city
from .state import State
from .text import city

NOBODY = "-"


def city_of(rows: str) -> State:
    """Return a table at which the first seat has this city and is about to lay a tile."""
    sheet = read_sheet(f"game neoville\nseat {NOBODY}\n{rows}", draft=True)
    cells = read_city(sheet, read_seats(sheet, sheet.rows, SEATS)[0], SEATS)
    s = start(SEATS)
    s.due, s.utility = 0, [UTILITY_COPIES] * UTILITIES
    for row in range(SIDE):
        for column in range(SIDE):
            if cells[2 * row][2 * column].terrain != NONE:
                add_cells(s, 0, row, column, cells)
    return s


def laying(move: str, rows: str, *others: str) -> Illustration:
    """Show a tile that is about to be laid, from a hand that holds the others too."""
    s = city_of(rows)
    hand = [TILES.index(tile) for tile in (move.split()[0], *others)]
    s.hand[0] = hand + [NONE] * (HAND - len(hand))
    after = s.copy()
    play(after, 0, MOVES.read(f"lay {move}"))
    return Illustration(s, drawn(after), move=f"lay {move}", part=shown(after))


def drawn(s: State) -> Text:
    return city(s, 0, NOBODY, ())[1:]


def shown(s: State) -> tuple[str, ...]:
    """Name the squares at two corners of all that lies there."""
    return "at a1", f"at {chr(ord('a') + 2 * s.right[0] + 1)}{2 * s.bottom[0] + 2}"


ILLUSTRATIONS = {
    "joining": laying("EEWW 2 c1", """
        W8 W ? ? W5 E
        W  R ? ? W  W"""),
}
