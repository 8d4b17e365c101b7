"""Make what a viewer is told, always from that viewer's view; a viewer is a seat, or None for spectators."""
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET, Raw, UnsetType
from msgspec.json import Encoder

from ..kernel.chance import hash_of
from ..kernel.drawing import drawn_view
from ..kernel.game import Game, is_drawn, leaders, legal_moves, waiting
from ..kernel.lesson import Lesson, Note
from ..kernel.match import UNDO_TEXT, Match, event_text, event_told, hidden_parts
from ..kernel.telling.message import problem
from ..kernel.record import Seat
from ..kernel.rules.rule import NATURE
from ..kernel.telling.score import ScoreLine
from ..kernel.telling.seats import own
from ..kernel.steps import Step, Viewer
from ..kernel.telling.commands import Asked, answered
from ..store import Card
from .limits import MOST_WITH_UNDO
from .links import Role
from .wire import (
    VERSION, Commanded, LessonStep, LessonTold, Looked, Now, Previewed, ScoreItem, SeatScores, TableCard,
    ToldEvent, Why,
)

encode = Encoder().encode


def table_card(
    card: Card,
    game: Game,
    role: Role,
    ended: bool,
    closed: bool,
    lesson: Lesson | None = None,
    seen: Sequence[int] = (),
) -> TableCard:
    return TableCard(
        version=VERSION,
        table=card.id,
        game=card.game,
        title=game.TITLE,
        edition=card.edition,
        options=card.options,
        aids=card.aids,
        seats=seats_of(card),
        listed=card.listed,
        ended=ended,
        next=card.next or None,
        hash=published(card),
        seed=card.seed if closed else "",
        seat=role.seat,
        opener=role.opener,
        secret=has_secrets(game, card),
        drawn=is_drawn(game),
        lesson=lesson and taught(game, lesson),
        imported=card.read_in,
        clock=card.clock,
        out=card.out,
        seen=[*seen],
    )


def has_secrets(game: Game, card: Card) -> bool:
    """Do some seats see what others do not, now or later in the match?"""
    return game.State.private and len(card.chairs) > 1


def seats_of(card: Card) -> list[Seat]:
    return [Seat(chair.who, chair.name) for chair in card.chairs]


def taught(game: Game, lesson: Lesson) -> LessonTold:
    """Return all steps of a lesson."""
    steps = [
        LessonStep(note.name, note.at, note.rules, move_asked(game, lesson, note), note.tries, note.sheet)
        for note in lesson.notes
    ]
    return LessonTold(lesson.name, steps)


def move_asked(game: Game, lesson: Lesson, note: Note) -> str:
    event = lesson.asked(note)
    return event_text(game, event) if event else ""


def published(card: Card) -> str:
    """Return the hash of the seed, which everybody may know from the start."""
    return card.hash or (hash_of(card.seed) if card.seed else "")


def clock_text(card: Card) -> str:
    """Return the time that people have, as a record says it."""
    return f"{card.clock.per} {card.clock.seconds} {card.clock.then}" if card.clock else ""


def names_of(card: Card) -> list[str]:
    return [chair.name or f"#{i}" for i, chair in enumerate(card.chairs, 1)]


class Seen(NamedTuple):
    """What is the same for all viewers who see the same, ready to be sent."""

    view: Raw
    events: Raw
    winners: list[int]


def seen(match: Match, viewer: Viewer, events: Raw) -> Seen:
    view = match.state.view(viewer)
    winners = leaders(match.game, view) if match.over else []
    return Seen(Raw(encode(drawn_view(match.game, view))), events, winners)


def eyes_of(match: Match, viewer: Viewer) -> Viewer:
    """Return the viewer for whom things are made: where nothing is hidden, all see what spectators see."""
    return None if match.state.open else viewer


class Teller:
    """Makes every viewer's `now` of one moment; viewers who see the same share what is made."""

    def __init__(
        self,
        match: Match,
        ended: bool,
        events: Callable[[Viewer], Raw],
        undoable: Callable[[int], int | None],
    ) -> None:
        self.match, self.ended, self.events, self.undoable = match, ended, events, undoable
        self._seen: dict[Viewer, Seen] = {}
        self._scores: dict[Viewer, Raw] = {}
        self._told: dict[tuple[Viewer, bool], bytes] = {}

    def told(self, viewer: Viewer, with_scores: bool) -> bytes:
        """Return a viewer's `now`, ready to be sent."""
        key = viewer, with_scores
        if key not in self._told:
            self._told[key] = encode(self.now(viewer, with_scores))
        return self._told[key]

    def now(self, viewer: Viewer, with_scores: bool) -> Now:
        eyes = eyes_of(self.match, viewer)
        undo = None if viewer is None or self.ended else self.undoable(viewer)
        scores = self._score(eyes) if with_scores else UNSET
        return now(self.match, self.ended, viewer, undo, self._see(eyes), scores)

    def _see(self, eyes: Viewer) -> Seen:
        if eyes not in self._seen:
            self._seen[eyes] = seen(self.match, eyes, self.events(eyes))
        return self._seen[eyes]

    def _score(self, eyes: Viewer) -> Raw:
        if eyes not in self._scores:
            self._scores[eyes] = Raw(encode(scores(self.match, eyes)))
        return self._scores[eyes]


def now(
    match: Match, ended: bool, viewer: Viewer, undo: int | None, seen: Seen, scores: Raw | UnsetType
) -> Now:
    """Return the table at this moment, with what has just happened."""
    asked = None if viewer is None or ended else match.asked.get(viewer)
    legal = [] if asked is None or viewer is None else match.legal(viewer)
    return Now(
        seq=match.seq,
        view=seen.view,
        question=asked,
        moves=[match.game.MOVES.text(move) for move in legal],
        undo=undo,
        waits=[seat for seat in match.asked if seat != NATURE],
        over=match.over,
        winners=seen.winners,
        events=seen.events,
        scores=scores,
    )


def told_events(match: Match, steps: Iterable[Step], viewer: Viewer) -> Raw:
    return Raw(encode([told(match, step, viewer) for step in steps]))


def told(match: Match, step: Step, viewer: Viewer) -> ToldEvent:
    hidden = hidden_parts(match.game, step.state, step.event, viewer)
    return ToldEvent(
        step.seq,
        step.event.seat,
        event_text(match.game, step.event, hidden),
        event_told(match.game, step.state.view(viewer), step.event, hidden),
    )


def looked(match: Match, seq: int, step: Step | None, viewer: Viewer) -> Looked:
    """Return the table as it was after an event, or at the start if there is none."""
    state = step.state if step else match.game.start(match.seats, **match.options)
    view = state.view(viewer)
    return Looked(
        seq=seq,
        view=drawn_view(match.game, view),
        event=told(match, step, viewer) if step else None,
        totals=totals(match, view),
    )


def course(match: Match, steps: Iterable[Step], viewer: Viewer) -> list[list[int]]:
    """Return every seat's total at the start and after each event, as the viewer could know it then."""
    start = match.game.start(match.seats, **match.options)
    later = (totals(match, step.state.view(viewer)) for step in steps)
    return [totals(match, start.view(viewer)), *later]


def why_not(match: Match, seat: int, move: str) -> Why:
    return Why(move=move, why=match.game.why_not(match.state.view(seat), seat, match.game.MOVES.read(move)))


def preview(match: Match, seat: int, move: str) -> Previewed:
    trial = match.tried(seat, match.game.MOVES.read(move))
    before, after = totals(match, match.state.view(seat)), totals(match, trial)
    change = [new - old for old, new in zip(before, after, strict=True)]
    own, moves = items(match.game, trial, seat), _next_moves(match, trial, seat)
    return Previewed(
        move=move,
        view=drawn_view(match.game, trial),
        totals=after,
        change=change,
        items=own,
        moves=moves,
    )


def _next_moves(match: Match, trial: Any, seat: int) -> list[str]:
    """Return what the mover could do next; nothing if others, chance or unknown things come first."""
    game = match.game
    if seat not in waiting(game, trial) or not trial.is_known_to(seat):
        return []
    return [game.MOVES.text(move) for move in legal_moves(game, trial, seat)]


def totals(match: Match, view: Any) -> list[int]:
    return [match.game.score(view, seat) for seat in range(match.seats)]


def scores(match: Match, viewer: Viewer) -> SeatScores:
    """Return every seat's score as it stands, item by item."""
    view = match.state.view(viewer)
    return SeatScores([items(match.game, view, seat) for seat in range(match.seats)], totals(match, view))


def items(game: Game, view: Any, seat: int) -> list[ScoreItem]:
    return [
        ScoreItem(
            line.rule, line.what, line.at, line.points, game.score_line_told(line), game.lacks_told(line)
        )
        for line in game.score_lines(view, seat)
    ]


def expected(game: Game, line: ScoreLine) -> ScoreItem:
    """Return a score line that is expected to change by so many points."""
    return ScoreItem(line.rule, line.what, line.at, line.points, game.score_line_told(line), None)


def command(asked: Asked, typed: str) -> Commanded:
    """Answer a typed command with words, or with the move or the undo that was typed."""
    if typed.strip().lower() == UNDO_TEXT:
        return Commanded(undo=undoable(asked.match, own(asked.viewer)))
    said = answered(asked, typed)
    if isinstance(said, int):
        return Commanded(move=asked.match.game.MOVES.text(said))
    return Commanded(lines=said)


def undoable(match: Match, seat: int) -> int:
    """Return the event that `undo` would take back."""
    if is_late(match):
        raise problem("no-more-undo", count=MOST_WITH_UNDO)
    if (event := match.undoable(seat)) is None:
        raise problem("nothing-to-undo")
    return event


def is_late(match: Match) -> bool:
    """Is the match so long that nothing can be taken back any more, so that there is room to finish it?"""
    return match.seq >= MOST_WITH_UNDO
