"""The kernel: the functions and types that every game is written with.

It imports nothing from the rest of the package, and needs numpy and numba only in a compiled world.
"""
from .game import Option
from .move import Moves, secret
from .rules.beginner import first_seat, list_beginners
from .rules.floating import (
    CENTRE, COLUMN, ROW, SPOT_NAMES, SPOTS, TABLE_WIDE, TURNS, beside_city, columns_for, corner_of, laying,
    note_tile, push, rows_and_columns, rows_for, spot_name, spot_numbered, spots_to_lay, stretch,
)
from .rules.grid import is_square, read_square, square_name, square_names
from .rules.luck import lot
from .rules.mask import (
    around, bit, district, districts, first, has, mask, moved, rest, several, size, squares,
)
from .rules.rule import HIDDEN, NATURE, NONE, count, entry, find, nature, nobody, only, rule, table
from .rules.supply import (
    bring_tile, draw_tile, forget_tiles, is_first_of_its_kind, leave_hand, list_open_tiles,
    list_tiles_to_bring, take_open_tile, tile_odds, tiles_in, tiles_unseen,
)
from .state import EVERYONE, NOBODY, OWNER, State, grid, masks, number, row
from .telling.answers import Mover, Teller, answer_by, as_written, moves_told, tile_typed
from .telling.message import Line, Message, Problem, Text, line, problem, say
from .telling.score import ScoreLine
from .telling.seats import own, seats_meant, told_of_each
from .telling.sheet import (
    GAME, HOLE, SEAT, Form, Row, SeatRows, Sheet, Word, filled_up, fits, in_columns, note_holes, read_grid,
    read_seats, rest_of, write_line,
)

__all__ = [
    "CENTRE", "COLUMN", "EVERYONE", "Form", "GAME", "HIDDEN", "HOLE", "Line", "Message", "Mover", "Moves",
    "NATURE", "NOBODY", "NONE", "OWNER", "Option", "Problem", "ROW", "Row", "SEAT", "SPOTS", "SPOT_NAMES",
    "ScoreLine", "SeatRows", "Sheet", "State", "TABLE_WIDE", "TURNS", "Teller", "Text", "Word", "answer_by",
    "around", "as_written", "beside_city", "bit", "bring_tile", "columns_for", "corner_of", "count",
    "district", "districts", "draw_tile", "entry", "filled_up", "find", "first", "first_seat", "fits",
    "forget_tiles", "grid", "has", "in_columns", "is_first_of_its_kind", "is_square", "laying", "leave_hand",
    "line", "list_beginners", "list_open_tiles", "list_tiles_to_bring", "lot", "mask", "masks", "moved",
    "moves_told", "nature", "nobody", "note_holes", "note_tile", "number", "only", "own", "problem", "push",
    "read_grid", "read_seats", "read_square", "rest", "rest_of", "row", "rows_and_columns", "rows_for",
    "rule", "say", "seats_meant", "secret", "several", "size", "spot_name", "spot_numbered", "spots_to_lay",
    "square_name", "square_names", "squares", "stretch", "table", "take_open_tile", "tile_odds", "tile_typed",
    "tiles_in", "tiles_unseen", "told_of_each", "write_line",
]
