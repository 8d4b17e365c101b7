"""Pictures of a rulebook: positions of a game that the page draws and the terminal writes as text.

A game that has some lists them in its `illustrations.py`, by name, as `ILLUSTRATIONS`; its rulebooks show
them by lines such as `![caption](illustration:joining)`, each in its own language.
"""
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from .game import Game, folder_of
from .telling.message import Message, Text


@dataclass(frozen=True)
class Illustration:
    """A position, perhaps with a move, and all numbers that its captions quote, in their order."""

    state: Any
    text: Text  # the same for the terminal and for screen readers
    numbers: tuple[int, ...] = ()
    seat: int | None = 0
    move: str = ""  # drawn as not yet made, or as refused
    marks: tuple[str, ...] = ()  # places to ring
    part: tuple[str, ...] = ()  # the places that are shown; none: the whole board
    look: Mapping[str, bool | str] = field(default_factory=dict)  # one of the looks that the board offers
    counts: str = ""  # the place of a piece that shows what it counts


def illustrations_of(game: Game) -> Mapping[str, Illustration]:
    found: Mapping[str, Illustration] = getattr(_module(game), "ILLUSTRATIONS", {})
    return found


def pieces_in_text(game: Game) -> Mapping[str, str]:
    """Return how the terminal writes pieces for which a rulebook has `![name](piece:WORD)`; else by name."""
    found: Mapping[str, str] = getattr(_module(game), "PIECES", {})
    return found


def why_not_in(game: Game, one: Illustration) -> Message | None:
    """Return why the move of an illustration is refused; None if it is legal, or if there is none."""
    return game.why_not(one.state, one.seat or 0, game.MOVES.read(one.move)) if one.move else None


def _module(game: Game) -> Any:
    """Return a game's `illustrations.py`, loaded only when somebody reads its rulebook."""
    has_some = (folder_of(game) / "illustrations.py").is_file()
    return import_module(".illustrations", game.__name__) if has_some else None
