"""The score sheet: reads and writes a finished board and all cash; says where an error is and why."""
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...kernel import (
    GAME, HOLE, NONE, Form, Row, Sheet, Word, fits, has, in_columns, problem, read_grid, rest_of, say,
    write_line,
)
from .city import buildings, put, to_lend
from .rents import rent_of
from .cards import towers
from .pieces import BESIDE, COLOURS, FIELDS, FLOORS, ONE, SEATS, SIGNS, SQUARE, TOWER, TOWERS, TWO, WIDE
from .state import OVER, State
from .text import sign

FEWEST, EMPTY, ARCHITECT = 2, ".", "*"
STANDING = [SIGNS[building] for building in (ONE, TWO, TOWER)]
CELLS = {  # the owner's colour, how high, and perhaps the architect
    EMPTY: ("", "", ""),
    **{
        owner + height + architect: (owner, height, architect)
        for owner in COLOURS for height in STANDING for architect in ("", ARCHITECT)
    },
}
CASH, RUIN = "cash COLOUR AMOUNT", "ruin DEBTOR owes RENT to CREDITOR"  # a name may follow the cash
FORM: Form = {
    "fewest": FEWEST, "most": SEATS, "size": (WIDE, WIDE),
    "keywords": [GAME, CASH.split()[0], RUIN.split()[0]], "head": GAME, "empty": EMPTY, "narrowest": 4,
    "start": [
        *[" ".join([EMPTY] * WIDE)] * WIDE,
        *(write_line(CASH, colour, HOLE) for colour in COLOURS[:FEWEST]),
    ],
}
AMOUNT = re.compile(r"[0-9]{1,7}")
RIM = sorted({square for square in BESIDE if square != NONE})


@dataclass
class Lines:
    """The rows of a sheet by what they are about."""

    board: list[Row] = field(default_factory=list)
    cash: list[Row] = field(default_factory=list)
    ruin: list[Row] = field(default_factory=list)


# Reading


def read_sheet(sheet: Sheet) -> tuple[list[str], State]:
    """Read the names and the finished table."""
    lines = sorted_lines(sheet)
    cells = [word for row in read_grid(sheet, sheet.end, lines.board, WIDE, WIDE) for word in row]
    s = State()
    s.phase = OVER
    colours, names = read_cash(sheet, s, lines.cash)
    for i, word in enumerate(cells):
        read_cell(sheet, s, word, SQUARE[i], colours)
    if s.architect == NONE:
        sheet.lacks(sheet.end, say("sheet-no-architect"))
    read_ending(sheet, s, lines.ruin, colours)
    return names, s


def sorted_lines(sheet: Sheet) -> Lines:
    lines = Lines()
    kinds = dict(zip(FORM["keywords"][1:], (lines.cash, lines.ruin), strict=True))
    for row in sheet.rows:
        kinds.get(row[0].text, lines.board).append(row)
    return lines


def read_cash(sheet: Sheet, s: State, rows: list[Row]) -> tuple[str, list[str]]:
    """Read the colours in seat order and their names, which stand behind the amount, or else the letters."""
    colours, names = "", list[str]()
    for row in rows:
        colour, name = colour_and_name(row, colours, names)
        s.cash[len(names)] = amount(sheet, row[2])
        colours += colour
        names.append(name)
    if len(names) < FEWEST:
        sheet.end.awaits(say("sheet-too-few", count=len(names)))
    s.seats = len(names)
    return colours, names


def colour_and_name(row: Row, colours: str, names: list[str]) -> tuple[str, str]:
    """Read colour and name of a line such as `cash r 250 Anna`; both must be new."""
    if not fits(row, CASH):
        row[0].wrong(say("sheet-cash-form"))
    colour, name = row[1].text, rest_of(row[2:]) or row[1].text
    if colour not in COLOURS or len(colour) != 1:
        row[1].wrong(say("sheet-no-colour", text=colour))
    if colour in colours:
        row[1].wrong(say("sheet-cash-twice", colour=colour))
    if name in names:
        row[-1].wrong(say("sheet-same-name", name=name))
    return colour, name


def amount(sheet: Sheet, word: Word) -> int:
    """§1.4 Read an amount; money comes in tens of thousands."""
    if word.text == HOLE:
        sheet.lacks(word, say("sheet-no-amount"))
        return 0
    if not AMOUNT.fullmatch(word.text) or int(word.text) % 10:
        word.wrong(say("sheet-amount", "§1.4", text=word.text))
    return int(word.text)


def read_cell(sheet: Sheet, s: State, word: Word, square: int, colours: str) -> None:
    if word.text not in (HOLE, *CELLS):
        word.wrong(say("sheet-unknown-building", text=word.text))
    owner, height, architect = CELLS[EMPTY if word.text == HOLE else word.text]
    if not owner:
        return
    if owner not in colours:
        sheet.lacks(word, say("sheet-without-cash", colour=owner))
        return
    put(s, colours.index(owner), SIGNS.index(height), square)
    check_supply(s, colours.index(owner), word)
    if architect:
        if s.architect != NONE:
            word.wrong(say("sheet-two-architects"))
        s.architect = square


def check_supply(s: State, seat: int, word: Word) -> None:
    """§1.3 and §4.6 Refuse more towers and floors than there are."""
    if towers(s, seat) > TOWERS[s.seats]:
        word.wrong(say("sheet-too-many-towers", "§1.3", most=TOWERS[s.seats]))
    if to_lend(s) < 0:
        word.wrong(say("sheet-too-many-floors", "§4.6", most=FLOORS, borrowed=FLOORS * (SEATS - s.seats)))


def read_ending(sheet: Sheet, s: State, rows: list[Row], colours: str) -> None:
    """Check that §7.1 one seat has all towers or §7.2 one is ruined, but not both."""
    complete = sum(towers(s, seat) == TOWERS[s.seats] for seat in range(s.seats))
    if complete + len(rows) > 1:
        (rows[-1][0] if rows else sheet.end).wrong(say("sheet-two-endings", "§7.1"))
    if complete + len(rows) == 0:
        sheet.lacks(sheet.end, say("sheet-no-ending", "§7.1"))
    if rows:
        read_ruin(sheet, s, rows[0], colours)


def read_ruin(sheet: Sheet, s: State, row: Row, colours: str) -> None:
    """Read `ruin r owes 300 to g`."""
    if not fits(row, RUIN) or len(row) > len(RUIN.split()):
        row[0].wrong(say("sheet-ruin-form"))
    for word in (row[1], row[5]):
        if len(word.text) != 1 or word.text not in colours:
            word.wrong(say("sheet-without-cash", colour=word.text))
    if row[1].text == row[5].text:
        row[5].wrong(say("sheet-owes-self"))
    rent = amount(sheet, row[3])
    if row[3].text == HOLE:
        return
    s.payer, s.payee, s.ruined, s.rent = colours.index(row[1].text), colours.index(row[5].text), 1, rent
    if s.rent <= s.cash[s.payer]:
        row[3].wrong(say("sheet-could-pay", "§7.2", cash=s.cash[s.payer]))
    if s.rent not in rents(s, s.payee):
        sheet.lacks(row[3], say("sheet-no-such-rent", "§3.5", rent=s.rent))


def rents(s: State, seat: int) -> set[int]:
    """Return the rents of a seat's groups that touch the street."""
    return {rent_of(s, seat, square) for square in RIM if has(buildings(s, seat), square)}


# Writing


def write_sheet(s: State, names: Sequence[str]) -> str:
    """Write the finished table; names stand behind the cash, unless they are the letters of the colours."""
    if s.phase != OVER:
        raise problem("sheet-unfinished")
    colours = colours_of(names)
    cash = [
        write_line(CASH, colour, s.cash[seat]) + (f" {name}" if name != colour else "")
        for seat, (colour, name) in enumerate(zip(colours, names, strict=True))
    ]
    ruin = [write_line(RUIN, colours[s.payer], s.rent, colours[s.payee])] if s.ruined else []
    return "\n".join(["game project_skyline", *board_rows(s, colours), *cash, *ruin]) + "\n"


def colours_of(names: Sequence[str]) -> str:
    """Return the letters of the seats: their names, if these are letters of colours, else the usual ones."""
    if all(len(name) == 1 and name in COLOURS for name in names):
        return "".join(names)
    return COLOURS[: len(names)]


def board_rows(s: State, colours: str) -> list[str]:
    usual = str.maketrans(COLOURS[: len(colours)], colours)
    cells = [sign(s, SQUARE[i]).translate(usual) for i in range(FIELDS)]
    return in_columns([cells[i : i + WIDE] for i in range(0, FIELDS, WIDE)], FORM["narrowest"])
