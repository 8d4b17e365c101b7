"""Read score sheets as rows of words that know their line and column, so that errors can name them."""
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from .message import Message, Problem, say

HOLE = "?"  # a square or a number that is not filled in yet


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

    def lacks(self, word: Word, why: Message) -> None:
        """Say that something is missing: a draft notes it and is read on, any other sheet is wrong."""
        if self.missing is None:
            word.wrong(why)
        self.missing.append(word.told(why))


def read_sheet(text: str, draft: bool = False) -> Sheet:
    lines = text.removeprefix("\ufeff").splitlines()
    rows = [words for number, line in enumerate(lines, 1) if (words := _words(line, number))]
    for word in (word for row in rows for word in row):
        if not word.text.isprintable():
            word.wrong(Message("sheet-unprintable"))
    end = Word("", len(lines) + 1, 1)
    head = rows[0] if rows else [end]
    if head[0].text != "game" or len(head) != 2:
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
        if row[0].text == "seat":
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


def _words(line: str, number: int) -> Row:
    return [
        Word(found.group(), number, found.start() + 1)
        for found in re.finditer(r"\S+", line.partition("#")[0])
    ]
