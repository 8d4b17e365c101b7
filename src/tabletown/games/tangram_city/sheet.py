"""The score sheet: reads and writes finished boards; says where an error is and why, and never guesses."""
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...kernel import (
    GAME, HOLE, SEAT, Form, Message, Row, SeatRows, Sheet, Word, bit, has, in_columns, problem, read_grid,
    read_seats, say,
)
from .city import whole
from .rectangle import largest_rectangle
from .pieces import FOUNTAINS, ROUNDS, SEATS, SIDES, WIDE
from .shapes import PARTS
from .state import OVER, State

SQUARES_OF_BOARD = WIDE * WIDE
EMPTY, FOUNTAIN = ".", "F"
COLOURS = ("B", "G")
CUTS = {"/": ("NW", "SE"), "\\": ("SW", "NE")}  # the left half first
SIDE_OF = {**dict(zip(COLOURS, SIDES, strict=True)), FOUNTAIN: "fountain"}
HALF = (*COLOURS, FOUNTAIN, EMPTY)
NO_HALVES = [f"{EMPTY}{cut}{EMPTY}" for cut in CUTS]
CELLS = {  # what lies on the whole square, F, or on its two halves
    **{letter: {"F": letter} for letter in (EMPTY, *COLOURS)},
    **{
        f"{left}{cut}{right}": dict(zip(CUTS[cut], (left, right), strict=True))
        for cut in CUTS for left in HALF for right in HALF if left + right != EMPTY + EMPTY
    },
}
SCORED = ROUNDS - 1  # the rounds that the sheet lists; the last one follows from the board
POINTS = "rounds"
FORM: Form = {
    "fewest": 1, "most": SEATS, "size": (WIDE, WIDE),
    "keywords": [GAME, SEAT, POINTS], "head": POINTS, "empty": EMPTY, "narrowest": 4,
    "before": [" ".join([POINTS, *[HOLE] * SCORED])],
}


@dataclass
class Seat:
    name: Word
    rounds: list[Word] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)


# Reading


def read_sheet(sheet: Sheet) -> tuple[list[str], State]:
    """Read the names and the finished boards of a whole table."""
    found = read_seats(sheet, sheet.rows, SEATS)
    s = State()
    s.seats, s.phase, s.rounds = len(found), OVER, ROUNDS
    for i, one in enumerate(found):
        read_board(sheet, s, i, read_seat(sheet, one))
    return [one.name for one in found], s


def read_seat(sheet: Sheet, found: SeatRows) -> Seat:
    """Read the points of its rounds, which come first, and the rows of its board."""
    seat = Seat(found.word, rows=found.rows)
    if found.rows and found.rows[0][0].text == POINTS:
        seat.rows = found.rows[1:]
        read_rounds(sheet, seat, found.rows[0])
    else:
        sheet.lacks(found.rows[0][0] if found.rows else found.word, say("sheet-rounds-first", wanted=SCORED))
    return seat


def read_rounds(sheet: Sheet, seat: Seat, row: Row) -> None:
    if len(row) - 1 > SCORED:
        row[SCORED + 1].wrong(say("sheet-rounds", wanted=SCORED, count=len(row) - 1))
    known = [word for word in row[1:] if word.text != HOLE]
    if len(known) < SCORED:
        missed = next((word for word in row[1:] if word.text == HOLE), row[-1])
        sheet.lacks(missed, say("sheet-rounds", wanted=SCORED, count=len(known)))
    best = 0
    for word in known:
        if read_points(word) < best:
            word.wrong(say("sheet-points-fall", "§6.1"))
        best = read_points(word)
    seat.rounds = row[1:]


def read_points(word: Word) -> int:
    """§6.1 Read points from 1 to 49, the squares of a rectangle."""
    if not (word.text.isascii() and word.text.isdecimal() and 1 <= int(word.text[:9]) <= SQUARES_OF_BOARD):
        word.wrong(say("sheet-no-points", "§6.1", text=word.text, most=SQUARES_OF_BOARD))
    return int(word.text)


def read_board(sheet: Sheet, s: State, i: int, seat: Seat) -> None:
    fountains = 0
    for r, row in enumerate(read_grid(sheet, seat.name, seat.rows, WIDE, WIDE)):
        for c, word in enumerate(row):
            fountains += read_square(s, i, 8 * r + c, word)
            if fountains > FOUNTAINS:
                word.wrong(say("sheet-fountains", "§5.1", most=FOUNTAINS))
    read_last(sheet, s, i, seat.rounds)


def read_last(sheet: Sheet, s: State, i: int, rounds: Row) -> None:
    """Score the last round from the board; on a draft its rectangle may still grow."""
    last = largest_rectangle(whole(s.built[i]))
    for r, word in enumerate(rounds):
        s.points[i][r] = int(word.text) if word.text != HOLE else 0
    if last < max(s.points[i]):
        sheet.lacks(rounds[-1], say("sheet-last-falls", "§6.1", points=last))
    s.points[i][SCORED] = last


def read_square(s: State, seat: int, square: int, word: Word) -> int:
    """Build what a cell says and return how many fountains it holds."""
    if word.text == HOLE:
        return 0
    if word.text not in CELLS:
        word.wrong(unknown(word.text))
    for part, what in CELLS[word.text].items():
        build(s, seat, square, part, what)
    return word.text.count(FOUNTAIN)


def unknown(text: str) -> Message:
    return say("sheet-empty-halves" if text in NO_HALVES else "sheet-unknown-square", text=text)


def build(s: State, seat: int, square: int, part: str, what: str) -> None:
    for quarter in PARTS[part] if what != EMPTY else "":
        i = "NESW".index(quarter)
        s.built[seat][i] |= bit(square)
        if what in COLOURS:
            (s.black, s.green)[COLOURS.index(what)][seat][i] |= bit(square)


# Writing


def write_sheet(s: State, names: Sequence[str]) -> str:
    if s.phase != OVER:
        raise problem("sheet-unfinished")
    boards = [[f"seat {name}", rounds_line(s, seat), *board_rows(s, seat)] for seat, name in enumerate(names)]
    return "\n".join(["game tangram_city", *(line for board in boards for line in board)]) + "\n"


def rounds_line(s: State, seat: int) -> str:
    return " ".join([POINTS, *(str(points) for points in s.points[seat][:SCORED])])


def board_rows(s: State, seat: int) -> list[str]:
    cells = [[square_text(s, seat, 8 * r + c) for c in range(WIDE)] for r in range(WIDE)]
    return in_columns(cells, FORM["narrowest"])


def square_text(s: State, seat: int, square: int) -> str:
    """Write a square as the sheet does: B, B/G, F\\. and so on."""
    north, east, south, west = (quarter_text(s, seat, square, i) for i in range(4))
    if north == east == south == west != FOUNTAIN:
        return north
    return f"{west}/{east}" if north == west and south == east else f"{west}\\{east}"


def quarter_text(s: State, seat: int, square: int, quarter: int) -> str:
    if has(s.black[seat][quarter], square):
        return COLOURS[0]
    if has(s.green[seat][quarter], square):
        return COLOURS[1]
    return FOUNTAIN if has(s.built[seat][quarter], square) else EMPTY
