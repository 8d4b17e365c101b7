"""Names of squares: a letter for the column and a number for the row, a1 at the top left."""
from .message import problem

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def square_name(row: int, column: int) -> str:
    return f"{LETTERS[column]}{row + 1}"


def square_names(rows: int, columns: int) -> tuple[str, ...]:
    return tuple(square_name(row, column) for row in range(rows) for column in range(columns))


def read_square(text: str) -> tuple[int, int]:
    """Row and column of a square such as c4."""
    letter, number = text[:1].lower(), text[1:]
    if letter in LETTERS and letter and number.isascii() and number.isdigit() and 0 < int(number[:3]) < 100:
        return int(number[:3]) - 1, LETTERS.index(letter)
    raise problem("not-a-square", text=text)
