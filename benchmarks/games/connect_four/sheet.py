"""Read and write the score sheet, a finished board as text; a wrong sheet is told where and why."""
from collections.abc import Iterator, Sequence

from ...kernel import Row, Sheet, Word, bit, first, has, moved, problem, rest_of, say, size
from .rules import COLUMN_A, DISCS, ROWS, WIDE, State, has_four, start
from .text import sign_at

SIGNS = (".", *DISCS)


# Reading


def read_sheet(sheet: Sheet) -> tuple[list[str], State]:
    """Return the two names and the board of a finished match."""
    names = read_names(sheet)
    rows = sheet.rows[len(names) :]
    check_size(rows, sheet.end)
    s = start(len(names))
    for square, word in cells(rows):
        put(s, square, word)
    check_end(s, rows[0][0])
    s.seat, s.free = (size(s.discs[0]) - size(s.discs[1])) % 2, 0
    return names, s


def read_names(sheet: Sheet) -> list[str]:
    names: list[str] = []
    for row in sheet.rows[: len(DISCS)]:
        if row[0].text != "seat" or len(row) == 1:
            row[0].wrong(say("sheet-seats-first"))
        if rest_of(row) in names:
            row[1].wrong(say("sheet-same-name", name=rest_of(row)))
        names.append(rest_of(row))
    if len(names) < len(DISCS):
        sheet.end.wrong(say("sheet-seats-first"))
    return names


def check_size(rows: Sequence[Row], end: Word) -> None:
    """§1.1 Six rows of seven squares."""
    for row in rows[:ROWS]:
        if len(row) != WIDE:
            row[min(len(row), WIDE + 1) - 1].wrong(say("sheet-cells", "§1.1", wanted=WIDE, count=len(row)))
    if len(rows) != ROWS:
        (rows[ROWS][0] if len(rows) > ROWS else end).wrong(
            say("sheet-rows", "§1.1", wanted=ROWS, count=len(rows))
        )


def cells(rows: Sequence[Row]) -> Iterator[tuple[int, Word]]:
    """Yield squares from the bottom row up, in the order in which discs land."""
    for row in reversed(range(ROWS)):
        yield from ((8 * row + column, word) for column, word in enumerate(rows[row]))


def put(s: State, square: int, word: Word) -> None:
    if word.text not in SIGNS:
        word.wrong(say("sheet-no-disc", text=word.text))
    if word.text in DISCS:
        if not has(s.free, square):
            word.wrong(say("sheet-floating", "§2.2"))
        s.discs[DISCS.index(word.text)] |= bit(square)
        s.free ^= bit(square) ^ moved(bit(square), -8)


def check_end(s: State, board: Word) -> None:
    """Check that the seats took turns and that the last disc ended the match."""
    x, o = s.discs
    if size(x) - size(o) not in (0, 1):
        board.wrong(say("sheet-turns", "§2.1", x=size(x), o=size(o)))
    last, other = (x, o) if size(x) > size(o) else (o, x)
    if has_four(other) or (has_four(last) and all(has_four(last & ~bit(square)) for square in tops(x | o))):
        board.wrong(say("sheet-after-the-end", "§3.1"))
    if s.free != 0 and not has_four(last):
        board.wrong(say("sheet-unfinished-board", "§3"))


def tops(discs: int) -> list[int]:
    """Return the top disc of every column."""
    columns = [discs & moved(COLUMN_A, column) for column in range(WIDE)]
    return [first(column) for column in columns if column != 0]


# Writing


def write_sheet(s: State, names: Sequence[str]) -> str:
    if s.free != 0:
        raise problem("sheet-unfinished")
    board = [" ".join(sign_at(s, 8 * row + column) for column in range(WIDE)) for row in range(ROWS)]
    return "\n".join(["game connect_four", *(f"seat {name}" for name in names), *board]) + "\n"
