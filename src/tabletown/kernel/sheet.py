"""Score sheets as lines of words that know where they stand, so that an error can say line and column."""
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from .message import Message, Problem, say

HOLE = "?"  # a square or a number that is not filled in yet


class Unfinished(Problem):
    """Something without which the rest of a sheet cannot be read is not there yet."""


@dataclass(frozen=True)
class Word:
    text: str
    line: int
    column: int

    def wrong(self, why: Message) -> NoReturn:
        """This word is where the sheet is wrong."""
        raise Problem(self.told(why))

    def awaits(self, why: Message) -> NoReturn:
        """Nothing behind this word can be understood before something is there."""
        raise Unfinished(self.told(why))

    def told(self, why: Message) -> Message:
        return say("sheet-error", line=self.line, column=self.column, why=why)


Row = list[Word]


@dataclass(frozen=True)
class Sheet:
    game: Word
    rows: list[Row]  # what follows the line `game NAME`
    end: Word  # where something is missed that is not there
    missing: list[Message] | None = None  # of a draft: what it still lacks; on any other sheet nothing may be missing

    def lacks(self, word: Word, why: Message) -> None:
        """Something is not there: noted of a draft, which is read on, else wrong."""
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
    """What a sheet says of one seat: the rows behind its line `seat NAME`."""

    word: Word
    name: str
    rows: list[Row] = field(default_factory=list)


def read_seats(sheet: Sheet, rows: list[Row], most: int) -> list[SeatRows]:
    """The seats of a sheet, one or more, all names different."""
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
    """What stands behind the first word, such as a name of several words."""
    return " ".join(word.text for word in row[1:])


# Boards


def read_grid(sheet: Sheet, head: Word, rows: list[Row], high: int, wide: int) -> list[Row]:
    """A board of so many rows and squares; what a draft lacks of it are holes."""
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
    """Rows with holes where there is nothing yet."""
    hole = Word(HOLE, head.line, head.column)
    return [[*row, *[hole] * (wide - len(row))] for row in [*rows, *[[]] * (high - len(rows))]]


def _words(line: str, number: int) -> Row:
    return [
        Word(found.group(), number, found.start() + 1)
        for found in re.finditer(r"\S+", line.partition("#")[0])
    ]
