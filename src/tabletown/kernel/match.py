"""A match: one play of a game, event by event. Replays, tables, arenas and adapters all play through it."""
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Self

from .chance import Chance
from .game import Game, chosen_options, legal_moves, waiting
from .telling.message import Message, problem
from .rules.rule import NATURE

UNDO = -2
UNDO_TEXT = "undo"


class Event(NamedTuple):
    seat: int
    move: int  # or UNDO: the seat took its last move back


def event_text(game: Game, event: Event, hidden: frozenset[str] = frozenset()) -> str:
    return UNDO_TEXT if event.move == UNDO else game.MOVES.text(event.move, hidden)


def read_event(game: Game, seat: int, text: str) -> Event:
    return Event(seat, UNDO if text == UNDO_TEXT else game.MOVES.read(text))


def hidden_parts(game: Game, state: Any, event: Event, viewer: int | None) -> frozenset[str]:
    """Return which parts of the event that led to a state are hidden from a viewer (None: a spectator)."""
    if event.move == UNDO:
        return frozenset()
    secrets = game.MOVES.secrets(event.move)
    return frozenset(part for part, (name, i) in secrets.items() if not state.sees(viewer, name, i))


def event_told(game: Game, view: Any, event: Event, hidden: frozenset[str]) -> Message:
    """Say in words what happened; the view is of the state after it."""
    return Message("move-undo") if event.move == UNDO else game.told(view, event.seat, event.move, hidden)


class Match:
    def __init__(self, game: Game, seats: int, options: Mapping[str, str] | None = None) -> None:
        self.game, self.seats = game, seats
        self.options = chosen_options(game, seats, options or {})
        self.state: Any = game.start(seats, **self.options)
        self.events: list[Event] = []
        self.asked: dict[int, int] = {}  # seat -> the number of the question it was asked
        self._window: list[tuple[int, Event]] = []  # what can still be taken back: see below
        self._since: dict[int, int] = {}  # seat -> the number of events when it last began to wait
        self._ask()
        self._reopen()

    @property
    def seq(self) -> int:
        return len(self.events)

    @property
    def over(self) -> bool:
        return not self.asked

    def legal(self, seat: int) -> list[int]:
        return legal_moves(self.game, self.state, seat) if seat in self.asked else []

    def why_not(self, seat: int, move: int) -> Message | None:
        return self.game.why_not(self.state, seat, move)

    def take(self, event: Event) -> None:
        """Make a move, or take one back, as the event says."""
        if event.move == UNDO:
            self.undo(event.seat)
        else:
            self.step(event.seat, event.move)

    def step(self, seat: int, move: int) -> None:
        """Let a seat, or nature, make a move."""
        self._check(seat, move)
        self._slide(seat)
        self.game.play(self.state, seat, move)
        self.events.append(Event(seat, move))
        self._window.append((self.seq, Event(seat, move)))
        self.asked.pop(seat)
        self._ask()
        if self._closed(seat):
            self._reopen()

    def _check(self, seat: int, move: int) -> None:
        if move not in self.legal(seat):
            raise problem("illegal-move", why=self.why_not(seat, move) or Message("no-reason"))

    def settle(self, chance: Chance, watch: Callable[[], object] = lambda: None) -> None:
        """Let nature move until a seat must decide or the match is over; call watch after each move."""
        while NATURE in self.asked:
            self.step(NATURE, self.drawn(chance))
            watch()

    def drawn(self, chance: Chance) -> int:
        """Return nature's next move, drawn by this chance."""
        outcomes = self.legal(NATURE)
        return chance(self.seq + 1, outcomes, [self.game.odds(self.state, m) for m in outcomes])

    def tried(self, seat: int, move: int) -> Any:
        """Return what a seat would see after its move and before nature's, as far as its view can tell."""
        self._check(seat, move)
        trial = self.state.view(seat)
        self.game.play(trial, seat, move)
        return trial.view(seat)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.state, twin.events, twin.asked = self.state.copy(), self.events[:], dict(self.asked)
        twin._since, twin._window = dict(self._since), self._window[:]
        return twin

    # Questions

    def _ask(self) -> None:
        """Ask each seat that must act; its question keeps its number until it is answered or dropped."""
        now = waiting(self.game, self.state)
        self.asked = {seat: self.asked.get(seat, self.seq) for seat in now}
        self._since = {seat: self._since.get(seat, self.seq) for seat in now}

    # Undo: the window holds the events that can still be taken back, and the state before them. It shuts when
    # nature moves, when the match is over, when a seat moves that was asked because of them, and when a step
    # that several seats answer at once is complete.

    def undoable(self, seat: int) -> int | None:
        """Return the number of the event that the seat could take back, or None."""
        return next((number for number, event in reversed(self._window) if event.seat == seat), None)

    def undo(self, seat: int) -> None:
        """Take back a seat's last move; what others did at the same time stays."""
        if (last := self.undoable(seat)) is None:
            raise problem("nothing-to-undo")
        window = [(number, event) for number, event in self._window if number != last]
        self.state = self._opened.copy()
        for _, event in window:
            self.game.play(self.state, event.seat, event.move)
        self._window = window
        self.events.append(Event(seat, UNDO))
        self.asked.pop(seat, None)
        self._ask()
        self._since[seat] = self._opened_since.get(seat, self.seq)

    def _reopen(self) -> None:
        self._opened, self._opened_since = self.state.copy(), dict(self._since)
        self._window = []

    def _slide(self, seat: int) -> None:
        """Shut the window of another seat's move if this seat, now moving, was asked because of it."""
        if any(event.seat != seat and self._since[seat] >= number for number, event in self._window):
            self._reopen()

    def _closed(self, seat: int) -> bool:
        """After a move of this seat, can nothing in the window be taken back any more?"""
        if seat == NATURE or self.over:
            return True
        together = len(self._opened_since) > 1
        return together and any(self._since[other] == self.seq for other in self.asked if other != seat)
