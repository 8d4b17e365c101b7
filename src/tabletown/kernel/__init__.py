"""The words every game speaks. Imports nothing of ours; needs numpy and numba only in a compiled world."""
from .game import Option
from .grid import read_square, square_name, square_names
from .mask import around, bit, district, districts, first, has, mask, moved, rest, several, size, squares
from .message import Line, Message, Problem, Text, line, problem, say
from .move import Moves, secret
from .rule import HIDDEN, NATURE, NONE, count, entry, find, nature, nobody, only, rule, table
from .score import ScoreLine
from .sheet import Row, Sheet, Word, rest_of
from .state import EVERYONE, NOBODY, OWNER, State, grid, masks, number, row

__all__ = [
    "EVERYONE", "HIDDEN", "NATURE", "NOBODY", "NONE", "OWNER", "Line", "Message", "Moves", "Option", "Problem", "Row", "ScoreLine",
    "Sheet", "State", "Text", "Word", "around", "bit", "count", "district", "districts", "entry", "find", "first", "grid", "has",
    "line", "mask", "masks", "moved", "nature", "nobody", "number", "only", "problem", "read_square", "rest", "rest_of", "row",
    "rule", "say", "secret", "several", "size", "square_name", "square_names", "squares", "table",
]
