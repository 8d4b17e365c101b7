"""The score sheet: finished boards as text, both ways. A wrong sheet is told where and why; nothing is guessed."""
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...kernel import Row, SeatRows, Sheet, Word, bit, has, problem, read_seats, say
from .board import largest_rectangle, whole
from .pieces import FOUNTAINS, ROUNDS, SEATS, WIDE
from .shapes import PARTS
from .state import OVER, State

SQUARES_OF_BOARD = WIDE * WIDE
EMPTY, FOUNTAIN = ".", "F"
COLOURS = ("B", "G")
CUTS = {"/": ("NW", "SE"), "\\": ("SW", "NE")}  # the left half first
SCORED = ROUNDS - 1  # rounds that the sheet lists; the last comes from the board


@dataclass
class Seat:
    name: Word
    rounds: list[Word] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)


# Reading


def read_sheet(sheet: Sheet) -> tuple[list[str], State]:
    """The names and the finished boards of a whole table."""
    found = read_seats(sheet.rows, SEATS, sheet.end)
    s = State()
    s.seats, s.phase, s.rounds = len(found), OVER, ROUNDS
    for i, one in enumerate(found):
        read_board(s, i, read_seat(one))
    return [one.name for one in found], s


def read_seat(found: SeatRows) -> Seat:
    """The points of its rounds, if they come first, and the rows of its board."""
    seat = Seat(found.word, rows=found.rows)
    if found.rows and found.rows[0][0].text == "rounds":
        read_rounds(seat, found.rows[0])
        seat.rows = found.rows[1:]
    return seat


def read_rounds(seat: Seat, row: Row) -> None:
    if len(row) - 1 != SCORED:
        row[min(len(row) - 1, SCORED + 1)].wrong(say("sheet-rounds", wanted=SCORED, count=len(row) - 1))
    for word in row[1:]:
        if read_points(word) < max((int(before.text) for before in seat.rounds), default=0):
            word.wrong(say("sheet-points-fall", "§6.1"))
        seat.rounds.append(word)


def read_points(word: Word) -> int:
    """§6.1 A rectangle has 1 to 49 squares."""
    if not (word.text.isascii() and word.text.isdecimal() and 1 <= int(word.text[:9]) <= SQUARES_OF_BOARD):
        word.wrong(say("sheet-no-points", "§6.1", text=word.text, most=SQUARES_OF_BOARD))
    return int(word.text)


def read_board(s: State, i: int, seat: Seat) -> None:
    check_size(seat)
    fountains = 0
    for r, row in enumerate(seat.rows):
        for c, word in enumerate(row):
            fountains += read_square(s, i, 8 * r + c, word)
            if fountains > FOUNTAINS:
                word.wrong(say("sheet-fountains", "§5.1", most=FOUNTAINS))
    last = largest_rectangle(whole(s.built[i]))
    if last < int(seat.rounds[-1].text):
        seat.rounds[-1].wrong(say("sheet-last-falls", "§6.1", points=last))
    s.points[i] = [*(int(word.text) for word in seat.rounds), last]


def check_size(seat: Seat) -> None:
    if not seat.rounds:
        (seat.rows[0][0] if seat.rows else seat.name).wrong(say("sheet-rounds-first", wanted=SCORED))
    for i, row in enumerate(seat.rows):
        if i == WIDE:
            row[0].wrong(say("sheet-rows", wanted=WIDE, count=len(seat.rows)))
        if len(row) != WIDE:
            row[min(len(row), WIDE) - 1].wrong(say("sheet-cells", wanted=WIDE, count=len(row)))
    if len(seat.rows) < WIDE:
        seat.name.wrong(say("sheet-rows", wanted=WIDE, count=len(seat.rows)))


def read_square(s: State, seat: int, square: int, word: Word) -> int:
    """Build what a cell says; how many fountains it holds."""
    text = word.text
    if text == EMPTY:
        return 0
    if text in COLOURS:
        build(s, seat, square, "F", text)
        return 0
    halves = [*COLOURS, FOUNTAIN, EMPTY]
    if len(text) != 3 or text[1] not in CUTS or text[0] not in halves or text[2] not in halves:
        word.wrong(say("sheet-unknown-square", text=text))
    if text[0] == text[2] == EMPTY:
        word.wrong(say("sheet-empty-halves", text=text))
    for part, what in zip(CUTS[text[1]], text[::2], strict=True):
        build(s, seat, square, part, what)
    return text.count(FOUNTAIN)


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
    return " ".join(["rounds", *(str(points) for points in s.points[seat][:SCORED])])


def board_rows(s: State, seat: int) -> list[str]:
    return ["".join(f"{square_text(s, seat, 8 * r + c):<4}" for c in range(WIDE)).rstrip() for r in range(WIDE)]


def square_text(s: State, seat: int, square: int) -> str:
    """A square as the sheet writes it: B, B/G, F\\. and so on."""
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
