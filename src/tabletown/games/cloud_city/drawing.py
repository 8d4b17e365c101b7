"""What the page is told for drawings: of the box once, of the cities with every view."""
from typing import TypedDict

from ...kernel import tiles_unseen
from ...kernel.drawing import picked, span
from . import moves, pieces, sheet, state
from .city import open_spots
from .pieces import (
    BALANCED, BLUE_HILL, CARDS, CARDS_IN_PLAY, CIRCUIT, CIRCUITS, COPIES, CORNERS, CROSSED, CROSSING,
    GREEN_HILL, IS_MAJORITY, LENGTHS, LONELY, LONGEST, MAJORITY, MINIMALIST, SEPARATE, SOLO, TILES,
    UNBALANCED, UNUSED, VARIED, VARIED_VOTES, turned,
)
from .scoring import CARD_RULES, standing, walkway_name
from .state import State

PAYS = {  # by card: × for each, a bar between two steps
    LONGEST: f"{MAJORITY}", SEPARATE: f"{MAJORITY}", BLUE_HILL: f"{MAJORITY}", GREEN_HILL: f"{MAJORITY}",
    VARIED: " | ".join(str(votes) for votes in VARIED_VOTES if votes),
    CIRCUITS: f"{CIRCUIT} ×", MINIMALIST: f"{LONELY} ×",
    CROSSED: f"−{-CROSSING} ×", SOLO: f"−{-UNUSED} ×",
    BALANCED: f"−{-UNBALANCED}",
}

FACTS = {
    **picked(pieces, "LETTERS LEVELS VOTES TILES CARDS BALANCE SEATS SIDE LONG_SIDE"),
    **picked(moves, "ACROSS"),
    **picked(state, "TO_LAY TO_DRAW OVER"),
    **picked(sheet, "FORM CELLS SIZES WALK REQUESTS BETWEEN"),
    "TURNED": {tile: [turned(tile, turn) for turn in range(4)] for tile in TILES},
    "CORNERS": [divmod(square, 8) for square in CORNERS],
    "LONGEST": LENGTHS,
    "IN_PLAY": CARDS_IN_PLAY,
    "PAYS": {card: PAYS[i] for i, card in enumerate(CARDS)},
    "MOST": [card for card, most in zip(CARDS, IS_MAJORITY, strict=True) if most],
    "CARD_RULES": {card: CARD_RULES[i] for i, card in enumerate(CARDS)},
}


class Drawn(TypedDict):
    pile: int
    room: list[list[int]]
    walkways: list[list[str]]


def for_drawing(s: State) -> Drawn:
    return {
        "pile": tiles_unseen(s, COPIES),
        "room": [span(s.taken[seat] | open_spots(s, seat)) for seat in range(s.seats)],  # §4.3
        "walkways": [walkways(s, seat) for seat in range(s.seats)],
    }


def walkways(s: State, seat: int) -> list[str]:
    """The walkways of a city by their ends."""
    return [walkway_name(s, seat, *walkway) for walkway in standing(s, seat)]
