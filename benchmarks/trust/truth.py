"""What a stored table says: who may know what of it at every moment, by replaying its events."""
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from benchmarks.trust.history import Saying, digest
from tabletown import catalogue
from tabletown.kernel.drawing import drawn_view
from tabletown.kernel.match import UNDO, Event, Match, event_text, hidden_parts, read_event
from tabletown.store import Card, Row

Viewer = int | None


class Asked(NamedTuple):
    """From which event on a question was open, and up to which."""

    since: int
    until: int | None = None  # if it is still open


class Truth:
    def __init__(self, card: Card, rows: Sequence[Row]) -> None:
        self.game, self.card = catalogue.load(card.game, card.edition), card
        self.match = Match(self.game, len(card.chairs), card.options)
        self.events: list[Event] = []
        self.states = [self.match.state.copy()]
        self.asked: dict[tuple[int | None, int], Asked] = {}  # by seat and question
        self.said: dict[Saying, int] = {}  # the event that came of it
        self._seen: dict[tuple[int, Viewer], str] = {}
        for row in rows:
            self._take(read_event(self.game, row.seat, row.move))
        self._note_questions()

    def _take(self, event: Event) -> None:
        self._note_questions()
        undone = self.match.undoable(event.seat) or 0
        question = undone if event.move == UNDO else self.match.asked[event.seat]
        self.said[event.seat, question, event_text(self.game, event)] = len(self.events) + 1
        before = set(self.match.asked.items())
        self.match.take(event)
        self.events.append(event)
        self.states.append(self.match.state.copy())
        for seat, question in before - set(self.match.asked.items()):
            self.asked[seat, question] = Asked(question, len(self.events))

    def _note_questions(self) -> None:
        for seat, question in self.match.asked.items():
            self.asked.setdefault((seat, question), Asked(question))

    @property
    def seq(self) -> int:
        return len(self.events)

    @cached_property
    def people(self) -> set[int]:
        return {seat for seat, chair in enumerate(self.card.chairs) if chair.who == "human"}

    def saw(self, seq: int, viewer: Viewer) -> str:
        """Return the digest of what a viewer sees after an event."""
        if (seq, viewer) not in self._seen:
            view = self.states[seq].view(viewer)
            self._seen[seq, viewer] = digest(drawn_view(self.game, view))
        return self._seen[seq, viewer]

    def told(self, seq: int, viewer: Viewer) -> tuple[int, str]:
        """Return an event as a viewer may know it."""
        event = self.events[seq - 1]
        return event.seat, event_text(
            self.game, event, hidden_parts(self.game, self.states[seq], event, viewer)
        )
