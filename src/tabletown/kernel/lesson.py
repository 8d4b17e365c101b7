"""A lesson: a record with notes between its events. A table follows it, and then goes on as any other.

A game's lessons are the files `lessons/NAME.lesson` of its folder, in the format of docs/lessons.md.
"""
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from .chance import Chance
from .game import Game, folder_of
from .match import Event, Match, read_event
from .record import HUMAN, Record, read
from .rules.rule import NATURE, NONE
from .telling.message import problem

FIRST = "first"  # the lesson that everybody begins with
NOTE, TRY, SHEET = "note", "try", "sheet"


@dataclass(frozen=True)
class Note:
    """What the learner is told at one moment; its text is the message `lesson-LESSON-NAME`."""

    name: str
    at: int  # how many events come before it
    rules: tuple[str, ...]  # each § that it teaches
    tries: str  # a move to try, which the rules refuse, or ""
    sheet: str  # finished cities to look at, as a score sheet, or ""


class Lesson(NamedTuple):
    """A record as events, and its notes in order."""

    name: str
    record: Record
    events: list[Event]
    notes: list[Note]

    @property
    def seat(self) -> int:
        """Return the learner's seat."""
        return next(i for i, seat in enumerate(self.record.seats) if seat.who == HUMAN)

    def follow(self, match: Match) -> list[Event]:
        """Return what comes by itself: all up to the first note, and moves of the learner without a note."""
        rest = self.events[match.seq :] if self.next(match) else []
        asked = (i for i, event in enumerate(rest, match.seq) if self._is_waited_for(event, i))
        return rest[: next(asked, len(self.events)) - match.seq]

    def _is_waited_for(self, event: Event, at: int) -> bool:
        """Does somebody have to make this move: a bot, or the learner, who is told of it?"""
        begun = at >= self.notes[0].at
        return begun and (event.seat not in (self.seat, NATURE) or any(note.at == at for note in self.notes))

    def asked(self, note: Note) -> Event | None:
        """Return the learner's move that a note asks for: the last note before a move does."""
        is_last = note == [each for each in self.notes if each.at == note.at][-1]
        event = self.events[note.at] if note.at < len(self.events) else None
        return event if is_last and event and event.seat == self.seat else None

    def next(self, match: Match) -> Event | None:
        """Return the event that comes next, or None once the match is at the end or has gone elsewhere."""
        at = match.seq
        return self.events[at] if at < len(self.events) and match.events == self.events[:at] else None

    def check(self, match: Match, event: Event) -> None:
        """Refuse a legal move with which the lesson does not go on; the match refuses all others."""
        wanted = self.next(match)
        if wanted not in (None, event) and event.move in match.legal(event.seat):
            raise problem("lesson-not-now")

    def chance(self, otherwise: Chance) -> Chance:
        """Return a chance that draws what the lesson has, and anything after its end."""

        def draw(seq: int, moves: Sequence[int], odds: Sequence[int]) -> int:
            wanted = self.events[seq - 1].move if seq <= len(self.events) else NONE
            return wanted if wanted in moves else otherwise(seq, moves, odds)

        return draw


def lesson_names(game: Game) -> list[str]:
    """Return the names of a game's lessons, the first one first."""
    names = [path.stem for path in (folder_of(game) / "lessons").glob("*.lesson")]
    return sorted(names, key=lambda name: (name != FIRST, name))


def lesson_of(game: Game, name: str) -> Lesson | None:
    """Return the lesson that a table follows, if there is one, and if the game still has it."""
    return read_lesson(game, name) if name in lesson_names(game) else None


def read_lesson(game: Game, name: str) -> Lesson:
    if name not in lesson_names(game):
        raise problem("no-such-lesson", text=name, known=", ".join(lesson_names(game)) or "-")
    folder = folder_of(game) / "lessons"
    lines = (folder / f"{name}.lesson").read_text("utf-8").splitlines()
    record = read("\n".join("" if is_note(line) else line for line in lines))
    events = [read_event(game, line.seat, line.move) for line in record.lines]
    return Lesson(name, record, events, [*notes_in(lines, record, folder)])


def is_note(line: str) -> bool:
    return line.split()[:1] == [NOTE]


def notes_in(lines: list[str], record: Record, folder: Path) -> Iterator[Note]:
    """Read the notes, each with the number of events before it."""
    for number, line in enumerate(lines, 1):
        if is_note(line):
            at = sum(event.number < number for event in record.lines)
            yield read_note(line.split()[1:], at, folder)


def read_note(words: list[str], at: int, folder: Path) -> Note:
    """Read `note NAME §…`, `note NAME §… try MOVE` or `note NAME §… sheet FILE`."""
    name, *rest = words
    rules = tuple(word for word in rest if word.startswith("§"))
    rest = rest[len(rules) :]
    tries = " ".join(rest[1:]) if rest[:1] == [TRY] else ""
    sheet = (folder / rest[1]).read_text("utf-8") if rest[:1] == [SHEET] else ""
    return Note(name, at, rules, tries, sheet)
