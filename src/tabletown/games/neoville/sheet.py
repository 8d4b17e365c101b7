"""The score sheet: reads and writes finished cities; says where an error is and why, and never guesses."""
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ...kernel import (
    GAME, HOLE, NONE, SEAT, Form, Message, SeatRows, Sheet, Word, bit, has, in_columns, problem, read_grid,
    read_seats, say, stretch,
)
from .city import put, terrain_at
from .domes import OURS, Dome, are_alike, is_whole, read_dome, structure_name
from .pieces import (
    BIODOME, DRAWN_DOMES, FIRST_DOME, KIND_NAMES, LEFT_OUT, LETTERS, MARKS, OF_EACH_KIND, PARK, PLACES, PLAIN,
    ROUNDS, SEATS, SIDE, SKYSCRAPERS, SPORT, STRUCTURE_NAMES, TYPES, UTILITY_COPIES, UTILITY_NAMES, VALUES,
)
from .scoring import built_at
from .state import OVER, State
from .words import named

SQUARES = 8  # both in a row and in a column
FORM: Form = {
    "fewest": 1, "most": SEATS, "size": (SQUARES, SQUARES),
    "keywords": [GAME, SEAT], "head": SEAT, "empty": HOLE, "narrowest": 2,
}
CELLS = {  # a terrain, at most one thing that stands there, and, if it is a structure, its name
    **{land + mark: (land, mark, "") for land in LETTERS for mark in MARKS},
    **{f"{land}{value}": (land, str(value), f"{land}{value}") for land in LETTERS for value in VALUES},
    **{land + utility: (land, utility, utility) for land in LETTERS for utility in UTILITY_NAMES},
}  # a biodome may also be drawn: see domes.py


@dataclass(frozen=True)
class Cell:
    word: Word
    terrain: int  # NONE is a hole, on which nothing stands
    mark: int
    structure: int


# Reading


def read_sheet(sheet: Sheet) -> tuple[list[str], State]:
    """Read the names and the finished cities of a whole table."""
    seats, drawn = read_seats(sheet, sheet.rows, SEATS), list[Dome]()
    cities = [read_city(sheet, seat, len(seats), drawn) for seat in seats]
    check_supply(sheet, cities)
    return [seat.name for seat in seats], finished(cities, drawn)


def read_city(sheet: Sheet, seat: SeatRows, seats: int, drawn: list[Dome]) -> list[list[Cell]]:
    rows = read_grid(sheet, seat.word, seat.rows, SQUARES, SQUARES)
    city = [[read_cell(sheet, word, seats, drawn) for word in row] for row in rows]
    check_tiles(city)
    return city


def read_cell(sheet: Sheet, word: Word, seats: int, drawn: list[Dome]) -> Cell:
    """Read a square, which may be a hole; a biodome that we do not know is added to the drawn ones."""
    if word.text == HOLE:
        return Cell(word, NONE, PLAIN, NONE)
    if word.text[0] in LETTERS and (dome := read_dome(word.text[1:])):
        return Cell(word, LETTERS.index(word.text[0]), PLAIN, number_of(sheet, word, dome, drawn))
    if word.text not in CELLS:
        word.wrong(unknown(word.text))
    letter, thing, structure = CELLS[word.text]
    terrain = LETTERS.index(letter)
    if not structure:
        return Cell(word, terrain, MARKS.index(thing), NONE)
    if thing.isdecimal() and int(thing) in LEFT_OUT[seats]:
        why = say("sheet-left-out", "§2.1", value=int(thing), seats=seats)
        sheet.lacks(word, why)  # a draft may lack seats
    return Cell(word, terrain, PLAIN, STRUCTURE_NAMES.index(structure))


def number_of(sheet: Sheet, word: Word, dome: Dome, drawn: list[Dome]) -> int:
    """Return which structure a drawn biodome is: one of ours after all, or one that follows them."""
    if not is_whole(dome):
        word.wrong(say("sheet-dome-apart", "§1.2"))
    known = [i for i, other in enumerate([*OURS, *drawn]) if are_alike(dome, other)]
    if known:
        return FIRST_DOME + known[0]
    if len(drawn) == DRAWN_DOMES:
        word.wrong(too_many(BIODOME, DRAWN_DOMES))
    sheet.warn(word, say("sheet-dome-unknown", "§1.4"))
    drawn.append(dome)
    return FIRST_DOME + TYPES + len(drawn) - 1


def unknown(text: str) -> Message:
    if text[1:].startswith("d-"):
        return say("sheet-dome-how", "§1.4", text=text[1:])
    if text[0] in LETTERS:
        return say("sheet-unknown-thing", text=text[1:])
    return say("sheet-no-terrain", text=text)


def check_tiles(city: list[list[Cell]]) -> None:
    """§5.1 Refuse more than one structure on a tile."""
    for row in range(0, SQUARES, 2):
        for column in range(0, SQUARES, 2):
            cells = [city[row + r][column + c] for r in (0, 1) for c in (0, 1)]
            built = [cell for cell in cells if cell.structure != NONE]
            if len(built) > 1:
                built[1].word.wrong(say("sheet-two-on-a-tile", "§5.1"))


def check_supply(sheet: Sheet, cities: list[list[list[Cell]]]) -> None:
    """Refuse more of anything, over the whole table, than the set-up lays out.

    How many pieces a type of utility has is our guess, so more of them are only pointed out.
    """
    types: Counter[int] = Counter()
    kinds: Counter[int] = Counter()
    for cell in (cell for city in cities for row in city for cell in row if cell.structure != NONE):
        types[cell.structure] += 1
        if cell.structure >= SKYSCRAPERS:
            check_utility(sheet, cell, types, kinds, OF_EACH_KIND[len(cities)])
        elif types[cell.structure] > 1:
            cell.word.wrong(say("sheet-skyscraper-twice", "§2.1", what=STRUCTURE_NAMES[cell.structure]))


def check_utility(sheet: Sheet, cell: Cell, types: Counter[int], kinds: Counter[int], most: int) -> None:
    kind = min((cell.structure - SKYSCRAPERS) // TYPES, BIODOME)
    kinds[kind] += 1
    if types[cell.structure] > UTILITY_COPIES:
        what = named(cell.word.text[1:])
        sheet.warn(cell.word, say("sheet-utility-often", "§1.4", what=what, most=UTILITY_COPIES))
    if len(kinds) > 2:
        cell.word.wrong(say("sheet-three-kinds", "§2.2"))
    if kinds[kind] > most:
        sheet.lacks(cell.word, too_many(kind, most))  # a draft may lack seats


def too_many(kind: int, most: int) -> Message:
    return say("sheet-too-many-of-kind", "§2.3", kind=say(f"kind-{KIND_NAMES[kind]}"), most=most)


def finished(cities: list[list[list[Cell]]], drawn: list[Dome]) -> State:
    s = State()
    s.seats, s.phase = len(cities), OVER
    for i, dome in enumerate(drawn):
        s.dome_shape[i], s.dome_pays[i] = dome.turns[0], dome.points
    for seat, city in enumerate(cities):
        for i in range(ROUNDS):
            add_cells(s, seat, *divmod(i, SIDE), city)
    return s


def add_cells(s: State, seat: int, row: int, column: int, city: list[list[Cell]]) -> None:
    """Add the tile in this row and column of a city."""
    i = s.laid[seat]
    s.laid[seat], s.spot[seat][i] = i + 1, 8 * row + column
    stretch(s, seat, s.spot[seat][i])
    for corner, (r, c) in enumerate(PLACES):
        at, cell = 8 * (2 * row + r) + 2 * column + c, city[2 * row + r][2 * column + c]
        if cell.terrain == NONE:
            continue
        s.land[seat][cell.terrain] |= bit(at)
        s.parks[seat] |= bit(at) if cell.mark == PARK else 0
        s.sports[seat] |= bit(at) if cell.mark == SPORT else 0
        if cell.structure != NONE:
            s.built[seat][i], s.corner[seat][i] = cell.structure, corner
            put(s, seat, cell.structure, at)


# Writing


def write_sheet(s: State, names: Sequence[str]) -> str:
    """Write finished cities, naming their squares from a1 at the top left of each."""
    if s.phase != OVER:
        raise problem("sheet-unfinished")
    cities = [[f"seat {name}", *city_rows(s, seat)] for seat, name in enumerate(names)]
    return "\n".join(["game neoville", *(line for city in cities for line in city)]) + "\n"


def city_rows(s: State, seat: int) -> list[str]:
    cells = [[cell_text(s, seat, 8 * row + column) for column in range(SQUARES)] for row in range(SQUARES)]
    return in_columns(cells, FORM["narrowest"])


def cell_text(s: State, seat: int, square: int) -> str:
    """Write a terrain letter and what stands there."""
    letter, i = LETTERS[terrain_at(s, seat, square)], built_at(s, seat, square)
    if has(s.parks[seat], square):
        return letter + MARKS[PARK]
    if has(s.sports[seat], square):
        return letter + MARKS[SPORT]
    if i == NONE:
        return letter
    name = structure_name(s, s.built[seat][i])
    return name if name[0] in LETTERS else letter + name
