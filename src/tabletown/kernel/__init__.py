"""The words every game speaks. Imports nothing of ours; needs numpy and numba only in a compiled world."""
from .floating import CENTRE, COLUMN, ROW, beside_city, columns_for, corner_of, push, rows_for, stretch
from .game import Option
from .grid import is_square, read_square, square_name, square_names
from .mask import around, bit, district, districts, first, has, mask, moved, rest, several, size, squares
from .message import Line, Message, Problem, Text, line, problem, say
from .move import Moves, secret
from .rule import HIDDEN, NATURE, NONE, count, entry, find, nature, nobody, only, rule, table
from .score import ScoreLine
from .seats import own, seats_meant, told_of_each
from .sheet import HOLE, Row, SeatRows, Sheet, Word, filled_up, note_holes, read_grid, read_seats, rest_of
from .state import EVERYONE, NOBODY, OWNER, State, grid, masks, number, row

__all__ = [
    "CENTRE", "COLUMN", "EVERYONE", "HIDDEN", "HOLE", "Line", "Message", "Moves", "NATURE", "NOBODY", "NONE",
    "OWNER", "Option", "Problem", "ROW", "Row", "ScoreLine", "SeatRows", "Sheet", "State", "Text", "Word",
    "around", "beside_city", "bit", "columns_for", "corner_of", "count", "district", "districts", "entry",
    "filled_up", "find", "first", "grid", "has", "is_square", "line", "mask", "masks", "moved", "nature",
    "nobody", "note_holes", "number", "only", "own", "problem", "push", "read_grid", "read_seats",
    "read_square", "rest", "rest_of", "row", "rows_for", "rule", "say", "seats_meant", "secret", "several",
    "size", "square_name", "square_names", "squares", "stretch", "table", "told_of_each",
]
