"""What the page is told for drawings: of the box once, of the board with every view."""
from typing import TypedDict

from ...kernel import squares
from ...kernel.drawing import picked
from . import pieces, sheet, state
from .pieces import CARD_NAMES, CENTRE, CORNER_NAMES, KINDS
from .standing import Group, Supply, figures, groups, supply
from .state import State
from .words import card_rule

FACTS = {
    **picked(pieces, "COLOURS SIGNS ONE TWO THREE TOWER WIDE SQUARES SIDE BESIDE MOST_STEPS TAX AID"),
    **picked(state, "TO_CORNER TO_TOWER TO_FLOOR TO_ROLL TO_BUILD TO_CAPTURE TO_OBEY TO_FINISH TO_END"),
    **picked(state, "ROLLING DRAWING AGAIN GIFT OVER"),
    **picked(sheet, "FORM CELLS CASH RUIN ARCHITECT"),
    "CENTRE": squares(CENTRE),
    "CORNERS": CORNER_NAMES,
    "CARDS": CARD_NAMES,
    "CARD_RULES": dict(zip(CARD_NAMES, map(card_rule, range(KINDS)), strict=True)),
}


class Drawn(TypedDict):
    groups: list[Group]
    supply: list[Supply]
    figures: list[int]


def for_drawing(s: State) -> Drawn:
    return {
        "groups": groups(s),
        "supply": [supply(s, seat) for seat in range(s.seats)],
        "figures": figures(s),
    }
