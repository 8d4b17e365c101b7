"""Follow a lesson in the terminal: real moves, real refusals, and a match that goes on from there."""
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .. import catalogue
from ..kernel.chance import by_lot
from ..kernel.game import Game, folder_of, name_of
from ..kernel.lesson import Lesson, Note, lesson_names, read_lesson
from ..kernel.match import Event, Match
from ..kernel.record import Record
from ..kernel.telling.commands import AIDS, Asked, board, score_told
from ..kernel.telling.message import Message, Text, problem, say
from ..kernel.telling.sheet import read_sheet
from ..messages import language
from .show import Screen
from .speaking import Lang, screen_for
from .terminal import TerminalMatch, earlier_match, named, play_to_the_end, replayed
from .typed import GameName

Name = Annotated[str, Parameter(show_default=False, help="A lesson; without one, all of them are listed.")]
File = Annotated[
    str, Parameter("--record", show_default=False, help="Save the lesson in this file, or go on with it.")
]


def lesson(game: GameName, name: Name = "", *, lang: Lang = "", file: File = "") -> None:
    """Learn a game step by step, then play on; or list its lessons."""
    found, kept = catalogue.load(game), earlier_match(file)
    screen = screen_for(lang, found)
    if name:
        play_to_the_end(TerminalLesson(screen, found, read_lesson(found, name), kept, file))
    else:
        list_lessons(screen, found)


def list_lessons(screen: Screen, game: Game) -> None:
    for name in lesson_names(game):
        what = screen.tell(say(f"learn-{name}"))
        screen.console.print(f"tabletown lesson {name_of(game)} {name:12}{what}", markup=False)


class TerminalLesson(TerminalMatch):
    def __init__(self, screen: Screen, game: Game, lesson: Lesson, kept: Record | None, file: str) -> None:
        seats = kept.seats if kept else named([seat.who for seat in lesson.record.seats])
        remarks, place = kept.remarks if kept else [], Path(file) if file else None
        match, chance = begun(game, lesson, kept), lesson.chance(by_lot)
        super().__init__(screen, match, seats, chance, file=place, remarks=remarks)
        self.lesson, self.tell = lesson, language(screen.code, folder_of(game) / "lessons")
        self.step = 0  # the number of the note that is shown
        self.shown: Note | None = None
        self.left = False  # has the learner gone on to play?

    @property
    def goes_on(self) -> bool:
        """Is the learner still led? Then there is a note at this moment."""
        seq, events = self.match.seq, self.lesson.events
        is_noted = any(note.at == seq for note in self.lesson.notes)
        return not self.left and is_noted and self.match.events == events[:seq]

    # What comes by itself

    def welcome(self) -> None:
        super().welcome()
        self.screen.say("help-of-lesson")

    def begin(self) -> None:
        super().begin()
        self.catch_up()

    def catch_up(self) -> None:
        """Play what nobody has to do."""
        for event in self.lesson.follow(self.match):
            self.match.take(event)
        self.keep()

    def next_seat(self) -> int:
        taught = self.lesson.next(self.match)
        return taught.seat if taught else super().next_seat()

    def let_bot_play(self, seat: int) -> None:
        taught = self.lesson.next(self.match)
        if taught:
            self.play(seat, taught.move)
        else:
            super().let_bot_play(seat)

    def play(self, seat: int, move: int) -> None:
        self.lesson.check(self.match, Event(seat, move))
        super().play(seat, move)
        self.catch_up()

    # The steps

    def present(self, seat: int) -> None:
        if self.goes_on:
            self.turn_to(next(i for i, note in enumerate(self.lesson.notes) if note.at == self.match.seq))
        else:
            super().present(seat)

    def turn_to(self, step: int) -> None:
        """Show a step: the table as it stands there, then what its note tells."""
        note = self.lesson.notes[step]
        self.screen.text(self.scene(note))
        self.step, self.shown = step, note
        self.print_note(note)

    def print_note(self, note: Note) -> None:
        """Print where the learner is, the title and the text of a note, and the move that it is about."""
        head = self.screen.tell(say("page-lesson-at", step=self.step + 1, steps=len(self.lesson.notes)))
        title, _, text = self.tell(Message(f"lesson-{self.lesson.name}-{note.name}")).partition("\n")
        self.print(f"\n{head} · {' '.join(note.rules)}", style="dim")
        self.print(title, style="bold")
        self.print(text)
        if move := self.move_of(note):
            self.print(f"{self.screen.tell(say('page-lesson-type'))} {move}")

    def print(self, text: str, style: str = "") -> None:
        self.screen.console.print(text, style=style, markup=False)

    def move_of(self, note: Note) -> str:
        """Return the move that a note asks for or lets the learner try, if any."""
        event = self.lesson.asked(note)
        return self.match.game.MOVES.text(event.move) if event else note.tries

    def scene(self, note: Note) -> Text:
        """Return what is seen at a note: finished cities, the past or the table, unless it was just shown."""
        if note.sheet:
            return cities(self.match.game, note.sheet, self.names)
        if self.shown and self.shown.at == note.at and not self.shown.sheet:
            return []
        past = Match(self.match.game, self.match.seats, self.match.options)
        for event in self.lesson.events[: note.at]:
            past.take(event)
        return board(Asked(past, self.lesson.seat, self.names, AIDS, lambda first: []))

    # Ways to go

    def obey(self, seat: int, typed: str) -> None:
        word = typed.partition(" ")[0].lower()
        if self.goes_on and word in WAYS:
            WAYS[word](self)
        else:
            super().obey(seat, typed)

    def go_on(self) -> None:
        """Go to the next step; a move that the learner has not made is made for them."""
        note, last = self.lesson.notes[self.step], len(self.lesson.notes) - 1
        event = self.lesson.asked(note)
        if event and note.at == self.match.seq:
            self.play(event.seat, event.move)
        elif self.step < last:
            self.turn_to(self.step + 1)
        else:
            self.left = True
            self.screen.say("lesson-over")

    def go_back(self) -> None:
        self.turn_to(max(self.step - 1, 0))

    def help_learner(self) -> None:
        self.screen.say("help-of-lesson")
        self.help(self.lesson.seat, "")

    def refuse_undo(self) -> None:
        """Refuse to take anything back: a lesson leads back by itself."""
        raise problem("nothing-to-undo")


WAYS: dict[str, Callable[[TerminalLesson], None]] = {
    "": TerminalLesson.go_on,
    "next": TerminalLesson.go_on,
    "back": TerminalLesson.go_back,
    "help": TerminalLesson.help_learner,
    "?": TerminalLesson.help_learner,
    "undo": TerminalLesson.refuse_undo,
}


def begun(game: Game, lesson: Lesson, kept: Record | None) -> Match:
    """Return a match at the beginning of a lesson, or where it was left."""
    return replayed(kept, game) if kept else Match(game, len(lesson.record.seats), lesson.record.options)


def cities(game: Game, sheet: str, names: Sequence[str]) -> Text:
    """Show the finished cities of a score sheet as those of this table, and what they scored."""
    _, state = game.read_sheet(read_sheet(sheet))
    scores = [score_told(game, name, game.score_lines(state, seat)) for seat, name in enumerate(names)]
    return [*game.picture(state.view(), None, [], names), *(row for lines in scores for row in lines)]
