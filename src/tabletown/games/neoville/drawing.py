"""What the page is told for drawings: of the box once, of a city with every view."""
from collections.abc import Iterator
from typing import TypedDict

from ...kernel import TABLE_WIDE, bit, district, first, square_name, squares, tiles_unseen
from ...kernel.drawing import picked, span
from . import domes, pieces, sheet, state
from .city import open_spots
from .domes import dome_word
from .pieces import (
    BUSES, COPIES, CORNERS, DOME_POINTS, EVERY_TILE, LETTERS, MARKS, MILL_POINTS, MILL_TILES, PLACES, SHAPES,
    SIDE, SKYSCRAPERS, STRUCTURE_NAMES, TYPES, UTILITY_NAMES,
)
from .state import State

BUS_NAMES, MILL_NAMES, DOME_NAMES = (
    UTILITY_NAMES[i : i + TYPES] for i in range(0, len(UTILITY_NAMES), TYPES)
)
POINTS = [*(pays for _, _, pays in BUSES), *MILL_POINTS, *DOME_POINTS]


def plan(tiles: tuple[int, ...]) -> str:
    """The tiles on which a windmill turns, row by row."""
    rows = (tiles[i : i + SIDE] for i in range(0, len(tiles), SIDE))
    return " ".join("".join(map(str, row)) for row in rows)


FACTS = {
    **picked(pieces, "TILES VALUES SIDE ROUNDS DOME_VALUES DOME_SIDE"),
    "WIDE": TABLE_WIDE,
    **picked(state, "TO_LAY TO_BUILD TO_DRAW OVER"),
    **picked(sheet, "FORM CELLS"),
    "TERRAINS": tuple(LETTERS),
    "TURNED": {  # a tile after so many quarter turns, corner by corner: a terrain, then perhaps a mark
        tile: [[LETTERS[land] + MARKS[mark] for land, mark in turned] for turned in turns]
        for tile, turns in zip(pieces.TILES, EVERY_TILE, strict=True)
    },
    "CORNERS": CORNERS,
    "PLACES": PLACES,
    "SKYSCRAPERS": STRUCTURE_NAMES[:SKYSCRAPERS],
    "UTILITIES": UTILITY_NAMES,
    "STRUCTURES": STRUCTURE_NAMES,
    "PAYS": dict(zip(UTILITY_NAMES, POINTS, strict=True)),
    "ASKS": dict(zip(BUS_NAMES, (asks for _, asks, _ in BUSES), strict=True)),
    "MILLS": dict(zip(MILL_NAMES, map(plan, MILL_TILES), strict=True)),
    "SHAPES": dict(zip(DOME_NAMES, SHAPES, strict=True)),
    "DRAWN_DOME": domes.WORD,
}


class Drawn(TypedDict):
    pile: int
    room: list[list[int]]
    districts: list[list[list[str]]]
    domes: list[list[str]]


def for_drawing(s: State) -> Drawn:
    return {
        "pile": tiles_unseen(s, COPIES),
        "room": [span(s.taken[seat] | open_spots(s, seat)) for seat in range(s.seats)],  # §4.3
        "districts": [districts(s, seat) for seat in range(s.seats)],
        "domes": [drawn_domes(s)] * s.seats,
    }


def drawn_domes(s: State) -> list[str]:
    """Return the biodomes that follow ours on a score sheet, §1.4."""
    return [dome_word(*dome) for dome in zip(s.dome_pays, s.dome_shape, strict=True) if any(dome)]


def districts(s: State, seat: int) -> list[list[str]]:
    """§1.2 Return the districts of a city, each as the names of its squares on the table."""
    return [
        [table_name(s, seat, square) for square in squares(here)]
        for land in s.land[seat]
        for here in parted(land)
    ]


def parted(land: int) -> Iterator[int]:
    """Yield the districts of one terrain."""
    while land:
        here = district(bit(first(land)), land)
        yield here
        land &= ~here


def table_name(s: State, seat: int, square: int) -> str:
    return square_name(square // 8 + 2 * s.top[seat], square % 8 + 2 * s.left[seat])
