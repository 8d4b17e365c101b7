"""Score sheets of finished cities item by item, and say what a draft still lacks."""
from typing import Any

from msgspec import Struct

from .. import catalogue
from ..kernel.drawing import drawn_view
from ..kernel.game import leaders, name_of
from ..kernel.telling.message import Message, Problem
from ..kernel.telling.sheet import Sheet, Unfinished, read_sheet
from .views import items
from .wire import ScoreItem

BIGGEST_SHEET = 16 * 1024  # bytes: many times what a table of cities needs


class SeatScored(Struct):
    name: str
    total: int
    items: list[ScoreItem]


class SheetScored(Struct):
    game: str
    seats: list[SeatScored]
    winners: list[int]
    view: dict[str, Any]  # as of a match that is over
    warnings: list[Message]  # what is odd on the sheet, but was counted


class DraftRead(Struct):
    """What the writer of a draft should know: at most one thing is wrong, many may be missing."""

    wrong: Message | None
    missing: list[Message]
    scored: SheetScored | None  # as it stands; null if something is wrong, or too much is missing


def score_sheet(text: str) -> SheetScored:
    return score_of(read_sheet(text))


def score_of(sheet: Sheet) -> SheetScored:
    game = catalogue.game_of(sheet)
    names, state = game.read_sheet(sheet)
    seats = [
        SeatScored(name, game.score(state, seat), items(game, state, seat)) for seat, name in enumerate(names)
    ]
    view = drawn_view(game, state.view())
    return SheetScored(name_of(game), seats, leaders(game, state), view, sheet.warnings)


def read_draft(text: str) -> DraftRead:
    try:
        sheet = read_sheet(text, draft=True)
        score = score_of(sheet)
        return DraftRead(None, sheet.missing or [], score)
    except Unfinished as unfinished:
        return DraftRead(None, [unfinished.message], None)
    except Problem as wrong:
        return DraftRead(wrong.message, [], None)
