"""Go through a match step by step: every event with the state after it, and what a viewer is told of it."""
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from .game import Game
from .match import Event, Match, event_told, hidden_parts
from .telling.message import Line, Message, line, say
from .rules.rule import NATURE

Viewer = int | None  # a seat; None: a spectator

EVERY = 32  # events between two moments that are kept


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


def steps_of(match: Match, first: int = 1) -> list[Step]:
    """Play a match once more and return its steps from an event on."""
    return list(Past(match).steps(match, first))


class Past:
    """The past of a match that grows: a moment of it is kept every so many events, to play on from there."""

    def __init__(self, match: Match) -> None:
        self.moments = {0: Match(match.game, match.seats, match.options)}  # without their events

    def steps(self, match: Match, first: int = 1, last: int | None = None) -> Iterator[Step]:
        """Play the events from the first to the last again, and return them with their states."""
        again = self._moment_before(match, first)
        for event in match.events[again.seq : last]:
            again.take(event)
            if again.seq % EVERY == 0:
                self._keep(again)
            if again.seq >= first:
                yield last_step(again)

    def _moment_before(self, match: Match, seq: int) -> Match:
        near = min((seq - 1) // EVERY * EVERY, max(self.moments))
        again = self.moments[near].copy()
        again.events = match.events[:near]
        return again

    def _keep(self, match: Match) -> None:
        if match.seq not in self.moments:
            self.moments[match.seq] = match.copy()
            self.moments[match.seq].events = []


def step_told(game: Game, step: Step, viewer: Viewer) -> Message:
    """Say what happened, as far as the viewer may know."""
    hidden = hidden_parts(game, step.state, step.event, viewer)
    return event_told(game, step.state.view(viewer), step.event, hidden)


def step_line(game: Game, step: Step, viewer: Viewer, names: Sequence[str]) -> Line:
    return event_line(step.event, step_told(game, step, viewer), names)


def event_line(event: Event, told: Message, names: Sequence[str]) -> Line:
    """Say who did what."""
    return line(say("nature") if event.seat == NATURE else names[event.seat], ": ", told)
