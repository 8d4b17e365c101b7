"""Read score sheets as rows of words that know their line and column, so that errors can name them.

This and the games' own `sheet.py` are the whole grammar: the page gets it as facts (`drawing.py`).
"""
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NoReturn, NotRequired, TypedDict

from .message import Message, Problem, say

GAME, SEAT = "game", "seat"  # the first words of the lines that every sheet has
HOLE = "?"  # a square or a number that is not filled in yet
NOTE = "#"  # what follows is a comment


class Form(TypedDict):
    """How a game's sheet is laid out, for the page to write it."""

    fewest: int  # seats
    most: int
    size: tuple[int, int]  # of a new board: rows, and squares in a row
    keywords: list[str]  # the first words of lines that are not rows of a board
    head: str  # the keyword of the line before a board
    empty: str  # what a square holds at the start
    narrowest: int  # the least width of a column
    before: NotRequired[list[str]]  # the lines of a new seat before its board
    start: NotRequired[list[str]]  # the lines of a new sheet, if all seats share one board


class Unfinished(Problem):
    """Something is not there yet without which the rest of a sheet cannot be read."""


@dataclass(frozen=True)
class Word:
    text: str
    line: int
    column: int

    def wrong(self, why: Message) -> NoReturn:
        """Say that the sheet is wrong at this word."""
        raise Problem(self.told(why))

    def awaits(self, why: Message) -> NoReturn:
        """Say that nothing after this word can be read before something is filled in."""
        raise Unfinished(self.told(why))

    def told(self, why: Message) -> Message:
        return say("sheet-error", line=self.line, column=self.column, why=why)


Row = list[Word]


@dataclass(frozen=True)
class Sheet:
    game: Word
    rows: list[Row]  # what follows the line `game NAME`
    end: Word  # where errors point when something is not there at all
    missing: list[Message] | None = None  # what a draft still lacks; None if the sheet is no draft
    warnings: list[Message] = field(default_factory=list)  # what is odd, but may be so in a real box

    def lacks(self, word: Word, why: Message) -> None:
        """Say that something is missing: a draft notes it and is read on, any other sheet is wrong."""
        if self.missing is None:
            word.wrong(why)
        self.missing.append(word.told(why))

    def warn(self, word: Word, why: Message) -> None:
        self.warnings.append(word.told(why))


def read_sheet(text: str, draft: bool = False) -> Sheet:
    lines = text.removeprefix("\ufeff").splitlines()
    rows = [words for number, line in enumerate(lines, 1) if (words := _words(line, number))]
    for word in (word for row in rows for word in row):
        if not word.text.isprintable():
            word.wrong(Message("sheet-unprintable"))
    end = Word("", len(lines) + 1, 1)
    head = rows[0] if rows else [end]
    if head[0].text != GAME or len(head) != 2:
        head[0].wrong(Message("sheet-starts-with-game"))
    return Sheet(head[1], rows[1:], end, [] if draft else None)


# Seats


@dataclass(frozen=True)
class SeatRows:
    """What a sheet says of one seat: the rows after its line `seat NAME`."""

    word: Word
    name: str
    rows: list[Row] = field(default_factory=list)


def read_seats(sheet: Sheet, rows: list[Row], most: int) -> list[SeatRows]:
    """Return the seats of a sheet: one or more, all with different names."""
    seats: list[SeatRows] = []
    for row in rows:
        if row[0].text == SEAT:
            _check_seat(sheet, row, [seat.name for seat in seats], most)
            seats.append(SeatRows(row[0], rest_of(row)))
        elif not seats:
            row[0].wrong(Message("sheet-seat-first"))
        else:
            seats[-1].rows.append(row)
    if not seats:
        sheet.end.awaits(Message("sheet-no-seat"))
    return seats


def _check_seat(sheet: Sheet, row: Row, names: list[str], most: int) -> None:
    if len(row) == 1:
        sheet.lacks(row[0], Message("sheet-no-name"))
    elif rest_of(row) in names:
        row[1].wrong(say("sheet-same-name", name=rest_of(row)))
    if len(names) == most:
        row[0].wrong(say("sheet-too-many-seats", most=most))


def rest_of(row: Row) -> str:
    """Return what follows the first word, such as a name of several words."""
    return " ".join(word.text for word in row[1:])


# Boards


def read_grid(sheet: Sheet, head: Word, rows: list[Row], high: int, wide: int) -> list[Row]:
    """Read a board of so many rows and squares; what a draft lacks of it becomes holes."""
    for i, row in enumerate(rows):
        if i == high:
            row[0].wrong(say("sheet-rows", wanted=high, count=len(rows)))
        if len(row) > wide:
            row[wide - 1].wrong(say("sheet-cells", wanted=wide, count=len(row)))
        if len(row) < wide:
            sheet.lacks(row[-1], say("sheet-cells", wanted=wide, count=len(row)))
    if len(rows) < high:
        sheet.lacks(head, say("sheet-rows", wanted=high, count=len(rows)))
    note_holes(sheet, rows)
    return filled_up(head, rows, high, wide)


def note_holes(sheet: Sheet, rows: Sequence[Row]) -> None:
    holes = [word for row in rows for word in row if word.text == HOLE]
    if holes:
        sheet.lacks(holes[0], say("sheet-holes", count=len(holes)))


def filled_up(head: Word, rows: Sequence[Row], high: int, wide: int) -> list[Row]:
    """Return the rows with holes where there is nothing yet."""
    hole = Word(HOLE, head.line, head.column)
    return [[*row, *[hole] * (wide - len(row))] for row in [*rows, *[[]] * (high - len(rows))]]


# Lines and columns


def fits(row: Row, pattern: str) -> bool:
    """Does a line begin as its pattern says, such as `ruin DEBTOR owes RENT to CREDITOR`?"""
    names = pattern.split()
    return len(row) >= len(names) and all(
        name.isupper() or name == word.text for name, word in zip(names, row, strict=False)
    )


def write_line(pattern: str, *slots: object) -> str:
    """Write a line, with these values for the words in capitals."""
    values = iter(slots)
    return " ".join(str(next(values)) if name.isupper() else name for name in pattern.split())


def in_columns(rows: Sequence[Sequence[str]], narrowest: int) -> list[str]:
    """Write the rows of a board in columns of one width."""
    wide = max(narrowest, *(len(cell) + 1 for row in rows for cell in row))
    return ["".join(cell.ljust(wide) for cell in row).rstrip() for row in rows]


def _words(line: str, number: int) -> Row:
    return [
        Word(found.group(), number, found.start() + 1)
        for found in re.finditer(r"\S+", line.partition(NOTE)[0])
    ]
