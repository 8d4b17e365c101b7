"""The pictures of the rulebook: boards as moves have made them, or in the words of score sheets."""
from ...kernel import read_seats, size
from ...kernel.illustration import Illustration
from ...kernel.telling.sheet import read_sheet
from .city import distance, of_one_colour, whole
from .moves import MOVES
from .pieces import BLACK, CARDS_OF_ROUND, GREEN, ROUNDS, TILE_LINES, TILES
from .rectangle import largest_rectangle
from .rules import choose_side, place, place_fountain, start
from .scoring import balance
from .sheet import Seat, read_board
from .standing import frame
from .state import OVER, TO_PLACE, TO_POUR, State
from .text import grid

SIGNS = {"F": "■", "NW": "◤", "NE": "◥", "SE": "◢", "SW": "◣", ".": "·", "/": " "}
PIECES = {  # as the terminal writes a tile, with a gap before each further row
    f"tile {line[0]}": "".join(SIGNS[part] for part in line[3:].split())
    for line in TILE_LINES.split("\n")
    if line
}


def board_of(lines: str) -> State:
    """Return the green side of board 1 after these moves; a fountain ends a round."""
    s = start(1)
    choose_side(s, 0, GREEN)
    for line in filter(None, map(str.strip, lines.split(","))):
        move = MOVES.read(line)
        if MOVES.kind(move) == "fountain":
            place_fountain(s, 0, move)
            s.rounds += 1
        else:
            place(s, 0, move)
    return s


def placing(move: str, lines: str = "") -> Illustration:
    """Show a tile or a fountain that is about to be placed."""
    s = board_of(lines)
    kind, what, *_ = move.split()
    if kind == "fountain":
        s.phase, act = TO_POUR, place_fountain
    else:
        s.phase, act = TO_PLACE, place
        s.shown[s.rounds * CARDS_OF_ROUND] = TILES.index(what)
    after = s.copy()
    act(after, 0, MOVES.read(move))
    return Illustration(s, grid(after, 0), move=move)


def rectangle(lines: str) -> Illustration:
    """Quote the width and the height of the largest rectangle, and what it scores."""
    s = board_of(lines)
    s.phase = TO_PLACE
    _, _, high, wide = frame(whole(s.built[0]))
    return Illustration(s, grid(s, 0), (wide, high, largest_rectangle(whole(s.built[0]))))


def markers(lines: str) -> Illustration:
    """Quote the black and the green squares of a finished city, their distance, and its bonus."""
    s = board_of(lines)
    s.phase, s.rounds = OVER, ROUNDS
    return Illustration(s, grid(s, 0), (*colours(s), distance(s, 0), balance(s, 0)))


def squares(row: str, last: str) -> Illustration:
    """Quote how many squares of a row, from a1 to the last, count as black and how many as green."""
    sheet = read_sheet(f"game tangram_city\nseat -\n{row}", draft=True)
    seat = read_seats(sheet, sheet.rows, 1)[0]
    s = State()
    s.seats, s.phase = 1, OVER
    read_board(sheet, s, 0, Seat(seat.word, rows=seat.rows))
    return Illustration(s, grid(s, 0)[:2], colours(s), part=("a1", last))


def colours(s: State) -> tuple[int, int]:
    return size(of_one_colour(s, 0, BLACK)), size(of_one_colour(s, 0, GREEN))


TWO_ROUNDS = """
    place B green 1 g1, place D black 1 e1, place K green 2 d1, place M black 3 c1, fountain g4 ne,
    place P black 2 f2, place Q green 3 b1, place U green 2 d4, place W black 3 c3, fountain f2 se"""
SIX_ROUNDS = f"""{TWO_ROUNDS},
    place H green 3 b5, place L green 1 c6, place O black 1 b3, place S black 3 c5, fountain d6 ne,
    place A black 2 b7, place E black 0 e5, place F black 1 a1, fountain c5 nw,
    place C black 3 e6, place G green 0 f5, place I green 1 a3, place T green 1 f6, fountain e5 nw,
    fountain f7 sw"""

ILLUSTRATIONS = {
    "halves": placing("place C black 3 d3"),
    "on-another": placing("place C black 0 e3"),
    "fountain": placing("fountain g1 ne", "place P black 2 f2, place B green 1 g1"),
    "rectangle": rectangle(TWO_ROUNDS),
    "colours": squares("B G B/F F\\G B/G F/F B/.", "g1"),
    "balance": markers(SIX_ROUNDS),
}
