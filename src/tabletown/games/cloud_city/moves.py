"""The kinds of moves: what a seat may choose, and what nature brings."""
from ...kernel import SPOT_NAMES, TABLE_WIDE, TURNS, Moves, problem, read_square, secret, square_name, table
from .pieces import CARDS, LENGTHS, SEATS, TILES

SEAT_NAMES = tuple(str(seat + 1) for seat in range(SEATS))

# A line is where a walkway may lie on the table of 14 x 14 squares: right or down, length, first square.
ACROSS = 2 * TABLE_WIDE
RIGHT, DOWN = 0, 1
LINE_LIST = [
    (down, length, row, column)
    for down in (RIGHT, DOWN) for length in range(1, LENGTHS + 1)
    for row in range(ACROSS - length * down) for column in range(ACROSS - length * (1 - down))
]
LINE = table(LINE_LIST)
FIRST_LINE = table(
    [
        [0, *(LINE_LIST.index((down, length, 0, 0)) for length in range(1, LENGTHS + 1))]
        for down in (RIGHT, DOWN)
    ]
)
IN_A_ROW = table([[ACROSS - length * (1 - down) for length in range(LENGTHS + 1)] for down in (RIGHT, DOWN)])


def line_name(down: int, length: int, row: int, column: int) -> str:
    """Name a line by its two ends in reading order, such as g7-i7."""
    return f"{square_name(row, column)}-{square_name(row + length * down, column + length * (1 - down))}"


def line_named(text: str) -> int:
    """Return the line between two squares such as a1-c1, in either order."""
    ends = text.split("-")
    if len(ends) != 2:
        raise problem("how-to-walk")
    (row, column), (last_row, last_column) = sorted(read_square(end) for end in ends)
    down, length = int(row != last_row), last_row - row + abs(last_column - column)
    if (row != last_row and column != last_column) or not length:
        raise problem("not-straight", "§5.2")
    if length > LENGTHS:
        raise problem("not-so-long", "§5.3", length=length, most=LENGTHS)
    if (down, length, row, column) not in LINE_LIST:
        raise problem("not-on-the-table", "§5.4")
    return LINE_LIST.index((down, length, row, column))


LINE_NAMES = tuple(line_name(*line) for line in LINE_LIST)

MOVES = Moves(
    lay=dict(tile=TILES, turn=TURNS, spot=SPOT_NAMES),
    walk=dict(ends=LINE_NAMES),
    take=dict(tile=TILES),
    draw={},
    done={},
    card=dict(card=CARDS),  # from here on: nature's moves
    open=dict(tile=TILES),
    deal=dict(seat=SEAT_NAMES, tile=secret(TILES, like="hand")),
    begin=dict(seat=SEAT_NAMES),
)
LAY, WALK, TAKE, DRAW, DONE = MOVES.lay, MOVES.walk, MOVES.take, MOVES.draw, MOVES.done
CARD, OPEN, BEGIN = MOVES.card, MOVES.open, MOVES.begin
