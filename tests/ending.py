"""Finished matches as the page knows them, and what it tells of their end."""
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from tabletown import catalogue
from tabletown.kernel.game import leaders
from tabletown.kernel.steps import steps_of
from tabletown.server import views

from .node import in_node
from .playing import random_match

SCRIPT = Path(__file__).parent / "js" / "end.mjs"

Told = dict[str, Any]


def ended(name: str, seed: int = 1, seats: int | None = None) -> Told:
    """Return a finished random match as a spectator's page knows it."""
    game = catalogue.load(name)
    match = random_match(game, seed, seats)
    events = [views.told(match, step, None) for step in steps_of(match)]
    known = {"game": name, "seat": None, "winners": leaders(game, match.state), "events": events}
    return {**to_builtins(known), **to_builtins(views.scores(match, None))}


def told_of(match: Told) -> Told:
    """Return what the page tells of the end of a match."""
    told: Told = in_node(SCRIPT, {"matches": [match]})["matches"][0]
    return told
