"""Go through a match step by step: every event with the state after it, and what a viewer is told of it."""
from collections.abc import Sequence
from typing import Any, NamedTuple

from .game import Game
from .match import Event, Match, event_told, hidden_parts
from .telling.message import Line, Message, line, say
from .rules.rule import NATURE

Viewer = int | None  # a seat; None: a spectator


class Step(NamedTuple):
    seq: int
    event: Event
    state: Any  # after the event


def take_step(match: Match, event: Event) -> Step:
    """Play an event and return it as a step."""
    match.take(event)
    return last_step(match)


def last_step(match: Match) -> Step:
    return Step(match.seq, match.events[-1], match.state.copy())


def steps_of(match: Match) -> list[Step]:
    """Play a match once more and return all its steps."""
    again = Match(match.game, match.seats, match.options)
    return [take_step(again, event) for event in match.events]


def step_told(game: Game, step: Step, viewer: Viewer) -> Message:
    """Say what happened, as far as the viewer may know."""
    hidden = hidden_parts(game, step.state, step.event, viewer)
    return event_told(game, step.state.view(viewer), step.event, hidden)


def step_line(game: Game, step: Step, viewer: Viewer, names: Sequence[str]) -> Line:
    return event_line(step.event, step_told(game, step, viewer), names)


def event_line(event: Event, told: Message, names: Sequence[str]) -> Line:
    """Say who did what."""
    return line(say("nature") if event.seat == NATURE else names[event.seat], ": ", told)
