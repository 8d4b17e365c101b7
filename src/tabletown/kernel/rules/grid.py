"""Name squares by a letter for the column and a number for the row; a1 is at the top left."""
import re

from ..telling.message import problem

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def square_name(row: int, column: int) -> str:
    return f"{LETTERS[column]}{row + 1}"


def square_names(rows: int, columns: int) -> tuple[str, ...]:
    return tuple(square_name(row, column) for row in range(rows) for column in range(columns))


def is_square(text: str) -> bool:
    return re.fullmatch("[a-z][1-9][0-9]?", text.lower()) is not None


def read_square(text: str) -> tuple[int, int]:
    """Return the row and column of a square such as c4."""
    if not is_square(text):
        raise problem("not-a-square", text=text)
    return int(text[1:]) - 1, LETTERS.index(text[0].lower())
