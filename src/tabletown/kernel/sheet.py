"""Score sheets as lines of words that know where they stand, so that an error can say line and column."""
import re
from dataclasses import dataclass
from typing import NoReturn

from .message import Message, problem


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


def rest_of(row: Row) -> str:
    """What stands behind the first word, such as a name of several words."""
    return " ".join(word.text for word in row[1:])


def _words(line: str, number: int) -> Row:
    return [Word(found.group(), number, found.start() + 1) for found in re.finditer(r"\S+", line.partition("#")[0])]
