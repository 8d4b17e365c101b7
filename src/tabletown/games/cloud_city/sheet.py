"""The score sheet: reads and writes finished cities; says where an error is and why, and never guesses."""
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...kernel import (
    GAME, HOLE, NONE, SEAT, Form, Problem, Row, SeatRows, Sheet, Word, bit, filled_up, has, in_columns,
    note_holes, problem, read_seats, say, stretch,
)
from .city import height_at
from .moves import line_named
from .pieces import BUILDINGS, CARDS, CARDS_IN_PLAY, HEIGHTS, LETTERS, LONG_SIDE, PIECES, SEATS, SIDE
from .scoring import standing, walkway_name
from .state import OVER, State
from .walkways import build
from .words import why_not_walk

EMPTY = "."
CELLS = (EMPTY, *LETTERS)
WALK, REQUESTS = "walk", "cards"  # the first words of lines
BETWEEN = ","  # two cards
CARD = re.compile(f"[^{BETWEEN}]+")
SHORT, LARGEST = 2 * SIDE, 2 * LONG_SIDE
SIZES = ((SHORT, SHORT), (SHORT, LARGEST), (LARGEST, SHORT))  # rows, and squares in a row
FORM: Form = {
    "fewest": 1, "most": SEATS, "size": SIZES[0],
    "keywords": [GAME, SEAT, WALK, REQUESTS], "head": SEAT, "empty": EMPTY, "narrowest": 2,
}


@dataclass
class Seat:
    """What a sheet says of one seat: the rows of its city, then its walkways."""

    head: Word
    rows: list[Row] = field(default_factory=list)
    walks: list[Row] = field(default_factory=list)


# Reading


def read_sheet(sheet: Sheet) -> tuple[list[str], State]:
    """Read the names and the finished cities of a whole table."""
    s = State()
    s.phase, s.piece = OVER, [list(PIECES) for _ in range(HEIGHTS)]
    rows = read_cards(s, sheet.rows)
    found = read_seats(sheet, rows, SEATS)
    seats = [read_seat(one) for one in found]
    s.seats = len(seats)
    read_cities(sheet, s, seats)
    for seat, one in enumerate(seats):
        for walk in one.walks:
            read_walkway(sheet, s, seat, walk)
    return [one.name for one in found], s


def read_cards(s: State, rows: list[Row]) -> list[Row]:
    """§9.1 Read the cards in play, if the first line names them, and return the rows that follow."""
    if not rows or rows[0][0].text != REQUESTS:
        return rows
    words = [
        Word(found.group(), word.line, word.column + found.start())
        for word in rows[0][1:]
        for found in CARD.finditer(word.text)
    ]
    if not words:
        rows[0][0].wrong(say("sheet-no-card"))
    for i, word in enumerate(words):
        if word.text not in CARDS:
            word.wrong(say("sheet-unknown-card", text=word.text, known=", ".join(CARDS)))
        if i == CARDS_IN_PLAY:
            word.wrong(say("sheet-too-many-cards", "§9.1", most=CARDS_IN_PLAY))
        if CARDS.index(word.text) in s.card:
            word.wrong(say("sheet-card-twice", "§9.1", card=word.text))
        s.card[i], s.cards = CARDS.index(word.text), i + 1
    return rows[1:]


def read_seat(found: SeatRows) -> Seat:
    seat = Seat(found.word)
    for row in found.rows:
        add_row(seat, row)
    return seat


def add_row(seat: Seat, row: Row) -> None:
    """Add a row of the city, or one of the walkways that follow it."""
    if row[0].text == WALK:
        seat.walks.append(row)
    elif seat.walks:
        row[0].wrong(say("sheet-row-after-walk"))
    else:
        seat.rows.append(row)


# Cities


def read_cities(sheet: Sheet, s: State, seats: list[Seat]) -> None:
    for seat in seats:
        read_rows(sheet, seat)
        check_size(sheet, seat, seats)
    s.long_side = SIDE if len(seats[0].rows) == len(seats[0].rows[0]) else LONG_SIDE
    counts: Counter[int] = Counter()
    for i, seat in enumerate(seats):
        read_city(sheet, s, i, seat, counts)


def read_rows(sheet: Sheet, seat: Seat) -> None:
    """Read 6 x 6, 6 x 8 or 8 x 6 squares; fill a draft up to the first of these sizes that holds it."""
    high, wide = len(seat.rows), len(seat.rows[0]) if seat.rows else 0
    for row in seat.rows:
        check_row(sheet, row, wide)
    fitting = [size for size in SIZES if high <= size[0] and wide <= size[1]]
    if not fitting:
        seat.head.wrong(say("sheet-size"))
    if (high, wide) not in SIZES:
        sheet.lacks(seat.head, say("sheet-size"))
    note_holes(sheet, seat.rows)
    seat.rows = filled_up(seat.head, seat.rows, *fitting[0])


def check_row(sheet: Sheet, row: Row, wide: int) -> None:
    if len(row) > wide:
        row[wide - 1].wrong(say("sheet-uneven", wanted=wide, count=len(row)))
    if len(row) < wide:
        sheet.lacks(row[-1], say("sheet-uneven", wanted=wide, count=len(row)))


def check_size(sheet: Sheet, seat: Seat, seats: list[Seat]) -> None:
    """Refuse a city of another size than the first, and rectangles with four seats."""
    high, wide = len(seat.rows), len(seat.rows[0])
    if high != wide and len(seats) == SEATS:
        seat.head.wrong(say("sheet-rectangle-seats", "§8.2", most=SEATS - 1))
    if high * wide != len(seats[0].rows) * len(seats[0].rows[0]):
        sheet.lacks(seat.head, say("sheet-other-size", "§8.1"))


def read_city(sheet: Sheet, s: State, seat: int, one: Seat, counts: Counter[int]) -> None:
    for r, row in enumerate(one.rows):
        for c, word in enumerate(row):
            s.cover[seat] |= bit(8 * r + c)
            if is_built(word):
                s.building[seat][read_building(word, counts)] |= bit(8 * r + c)
    for r in range(0, len(one.rows), 2):
        for c in range(0, len(one.rows[0]), 2):
            check_tile(sheet, s, seat, one, r, c)


def is_built(word: Word) -> bool:
    return word.text not in (EMPTY, HOLE)


def read_building(word: Word, counts: Counter[int]) -> int:
    if word.text not in CELLS:
        word.wrong(say("sheet-unknown-cell", text=word.text))
    height = LETTERS.index(word.text)
    counts[height] += 1
    if counts[height] > BUILDINGS:
        word.wrong(say("sheet-too-many-buildings", "§1.2", letter=word.text, most=BUILDINGS))
    return height


def check_tile(sheet: Sheet, s: State, seat: int, one: Seat, r: int, c: int) -> None:
    """§1.1 Check that every tile has two buildings."""
    words = [one.rows[r + i][c + j] for i in (0, 1) for j in (0, 1)]
    built = [word for word in words if is_built(word)]
    if len(built) > 2:
        built[2].wrong(say("sheet-not-two-on-a-tile", "§1.1", count=len(built)))
    if len(built) < 2:
        sheet.lacks(words[0], say("sheet-not-two-on-a-tile", "§1.1", count=len(built)))
    s.spot[seat][s.laid[seat]] = 8 * (r // 2) + c // 2
    stretch(s, seat, 8 * (r // 2) + c // 2)
    s.laid[seat] += 1


# Walkways


def read_walkway(sheet: Sheet, s: State, seat: int, row: Row) -> None:
    if len(row) == 1:
        sheet.lacks(row[0], say("sheet-how-to-walk"))
        return
    if len(row) > 2:
        row[0].wrong(say("sheet-how-to-walk"))
    try:
        line = line_named(row[1].text)
    except Problem as wrong:
        row[1].wrong(wrong.message)
    if why := why_not_walk(s, seat, line):
        row[1].wrong(why)
    build(s, seat, line)


# Writing


def write_sheet(s: State, names: Sequence[str]) -> str:
    """Write finished cities, naming their squares from a1 at the top left of each."""
    if s.phase != OVER:
        raise problem("sheet-unfinished")
    cards = [CARDS[card] for card in s.card if card != NONE]
    cities = [[f"seat {name}", *city_rows(s, seat), *walk_rows(s, seat)] for seat, name in enumerate(names)]
    head = ["game cloud_city", *([f"{REQUESTS} {f'{BETWEEN} '.join(cards)}"] if cards else [])]
    return "\n".join([*head, *(line for city in cities for line in city)]) + "\n"


def city_rows(s: State, seat: int) -> list[str]:
    rows = [
        [cell_text(s, seat, 8 * r + c) for c in range(LARGEST) if has(s.cover[seat], 8 * r + c)]
        for r in range(LARGEST)
    ]
    return in_columns([row for row in rows if row], FORM["narrowest"])


def cell_text(s: State, seat: int, square: int) -> str:
    height = height_at(s, seat, square)
    return EMPTY if height == NONE else LETTERS[height]


def walk_rows(s: State, seat: int) -> list[str]:
    """List the walkways, level by level in reading order."""
    at_home = s.copy()
    at_home.top[seat] = at_home.left[seat] = 0
    return [f"{WALK} {walkway_name(at_home, seat, *walkway)}" for walkway in standing(s, seat)]
