"""What the page is told for drawings: of the box once, of the boards with every view."""
from typing import TypedDict

from ...kernel.drawing import picked
from . import pieces, shapes, sheet, state
from .moves import FOUNTAIN, MOVES, PLACE
from .pieces import BOARDS, LOOK_ALIKES, RATINGS
from .shapes import PARTS, cells_of
from .standing import frames, markers
from .state import State

FACTS = {
    **picked(pieces, "TILES SIDES HALVES SEATS ROUNDS FOUNTAINS CARDS_OF_ROUND WIDE"),
    **picked(state, "TO_CHOOSE TO_PLACE TO_POUR TO_END OVER"),
    **picked(sheet, "FORM CELLS CUTS SIDE_OF FOUNTAIN SCORED"),
    **picked(shapes, "WAYS"),  # [tile][side][turn]: row, column and part of each of its cells
    "PRINTED": [[cells_of(piece) for piece in board] for board in BOARDS],  # [board][side]
    "QUARTERS": PARTS,
    "LOOK_ALIKES": sorted(LOOK_ALIKES),
    "RATINGS": len(RATINGS),
}


class Drawn(TypedDict):
    frames: list[list[int]]
    markers: list[list[int]]
    placed: list[list[str]]
    poured: list[list[str]]


def for_drawing(s: State) -> Drawn:
    return {
        "frames": frames(s),
        "markers": markers(s),
        "placed": [placed(s, seat) for seat in range(s.seats)],
        "poured": [poured(s, seat) for seat in range(s.seats)],
    }


def placed(s: State, seat: int) -> list[str]:
    """The moves that laid the tiles of a board."""
    return [MOVES.text(PLACE + code) for code in s.place[seat] if code >= 0]


def poured(s: State, seat: int) -> list[str]:
    """The moves that laid its fountains, round by round; nothing where none was laid."""
    return [MOVES.text(FOUNTAIN + code) if code >= 0 else "" for code in s.fountain[seat]]
