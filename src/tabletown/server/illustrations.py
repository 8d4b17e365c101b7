"""Tell the page the pictures of a rulebook: positions as views, with all that their drawings need."""
from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from .. import catalogue
from ..kernel.drawing import drawn_view
from ..kernel.game import Game
from ..kernel.illustration import Illustration, illustrations_of, why_not_in
from ..kernel.telling.message import Message, Text
from .views import items
from .wire import ScoreItem


class Illustrated(Struct, omit_defaults=True):
    """A position; a move is either refused, and `why` says so, or legal, with the view and score after it."""

    view: dict[str, Any]
    seat: int | None
    items: list[ScoreItem]
    text: Text
    move: str = ""
    why: Message | None = None
    after: dict[str, Any] | None = None
    then: list[ScoreItem] = []
    marks: tuple[str, ...] = ()
    part: tuple[str, ...] = ()
    look: Mapping[str, bool | str] = {}
    counts: str = ""


@cache
def illustrations(name: str) -> dict[str, Illustrated]:
    game = catalogue.load(name)
    return {name: illustrated(game, one) for name, one in illustrations_of(game).items()}


def illustrated(game: Game, one: Illustration) -> Illustrated:
    why, view = why_not_in(game, one), one.state.view(one.seat)
    after = moved(game, one) if one.move and not why else None
    return Illustrated(
        drawn_view(game, view), one.seat, score_of(game, view, one.seat), one.text, one.move, why,
        after and drawn_view(game, after), score_of(game, after, one.seat) if after else [],
        one.marks, one.part, one.look, one.counts,
    )


def moved(game: Game, one: Illustration) -> Any:
    """Return the view after the move of an illustration."""
    after = one.state.copy()
    game.play(after, one.seat or 0, game.MOVES.read(one.move))
    return after.view(one.seat)


def score_of(game: Game, view: Any, seat: int | None) -> list[ScoreItem]:
    return [] if seat is None else items(game, view, seat)
