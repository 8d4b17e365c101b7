"""Score sheets as lines of words that know where they stand, so that an error can say line and column."""
import re
from dataclasses import dataclass, field
from typing import NoReturn

from .message import Message, problem, say


@dataclass(frozen=True)
class Word:
    text: str
    line: int
    column: int

    def wrong(self, why: Message) -> NoReturn:
        """This word is where the sheet is wrong."""
        raise problem("sheet-error", line=self.line, column=self.column, why=why)


Row = list[Word]


@dataclass(frozen=True)
class Sheet:
    game: Word
    rows: list[Row]  # what follows the line `game NAME`
    end: Word  # where something is missed that is not there


def read_sheet(text: str) -> Sheet:
    lines = text.removeprefix("\ufeff").splitlines()
    rows = [words for number, line in enumerate(lines, 1) if (words := _words(line, number))]
    for word in (word for row in rows for word in row):
        if not word.text.isprintable():
            word.wrong(Message("sheet-unprintable"))
    end = Word("", len(lines) + 1, 1)
    head = rows[0] if rows else [end]
    if head[0].text != "game" or len(head) != 2:
        head[0].wrong(Message("sheet-starts-with-game"))
    return Sheet(head[1], rows[1:], end)


@dataclass(frozen=True)
class SeatRows:
    """What a sheet says of one seat: the rows behind its line `seat NAME`."""

    word: Word
    name: str
    rows: list[Row] = field(default_factory=list)


def read_seats(rows: list[Row], most: int, end: Word) -> list[SeatRows]:
    """The seats of a sheet, one or more, all names different."""
    seats: list[SeatRows] = []
    for row in rows:
        if row[0].text == "seat":
            _check_seat(row, [seat.name for seat in seats], most)
            seats.append(SeatRows(row[0], rest_of(row)))
        elif not seats:
            row[0].wrong(Message("sheet-seat-first"))
        else:
            seats[-1].rows.append(row)
    if not seats:
        end.wrong(Message("sheet-no-seat"))
    return seats


def _check_seat(row: Row, names: list[str], most: int) -> None:
    if len(row) == 1:
        row[0].wrong(Message("sheet-no-name"))
    if rest_of(row) in names:
        row[1].wrong(say("sheet-same-name", name=rest_of(row)))
    if len(names) == most:
        row[0].wrong(say("sheet-too-many-seats", most=most))


def rest_of(row: Row) -> str:
    """What stands behind the first word, such as a name of several words."""
    return " ".join(word.text for word in row[1:])


def _words(line: str, number: int) -> Row:
    return [Word(found.group(), number, found.start() + 1) for found in re.finditer(r"\S+", line.partition("#")[0])]
