"""A match in the terminal: people type, bots answer, and everything that happened is told."""
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from secrets import randbits

from ..bots.player import Player
from ..kernel import record
from ..kernel.chance import Chance, hash_of
from ..kernel.game import place_of
from ..kernel.match import UNDO, Event, Match, hidden_parts
from ..kernel.message import Problem, problem, say
from ..kernel.record import HUMAN, Seat
from ..kernel.rule import NATURE
from .show import Screen, event_told, result_of, show_lines, show_result, show_rules, show_totals, signed


class Quit(Exception):
    """Somebody wants to stop."""


class TerminalMatch:
    def __init__(self, screen: Screen, match: Match, seats: list[Seat], chance: Chance, seed: str = "", file: Path | None = None) -> None:
        self.screen, self.match, self.seats, self.chance, self.seed, self.file = screen, match, seats, chance, seed, file
        self.names = [seat.name for seat in seats]
        lucky = int(seed, 16) if seed else randbits(64)
        self.bots = {i: Player(place_of(match.game), seat.who, lucky + i) for i, seat in enumerate(seats) if seat.who != HUMAN}
        self.people: list[int | None] = [i for i in range(len(seats)) if i not in self.bots] or [None]
        self.at = self.people[0] if len(self.people) == 1 else None  # whose eyes the screen is for; None: a spectator's, or nobody's yet
        self.news: dict[int | None, list[str]] = {person: [] for person in self.people}  # since one's own last move

    def run(self) -> None:
        """To the end, or until somebody quits."""
        self.screen.say("welcome", game=self.match.game.TITLE)
        if self.seed:
            self.screen.say("seed-hash", style="dim", hash=hash_of(self.seed))
        list(self.match.settle(self.chance))
        while not self.match.over:
            seat = next(iter(self.match.asked))
            if seat in self.bots:
                self.play(seat, self.bots[seat].choose(self.match.state.view(seat), seat))
            else:
                self.ask(seat)
        self.tell_news(self.at if self.at in self.news else self.people[0])
        self.screen.text(self.match.game.picture(self.match.state.view(), None, [], self.names))
        show_result(self.screen, self.match.game, result_of(self.match.game, self.match.state, self.names))

    def play(self, seat: int, move: int) -> None:
        """A move, what nature does then, and all of it kept before anybody is told."""
        self.match.step(seat, move)
        if seat in self.news:
            self.news[seat].clear()
        self.note(Event(seat, move))
        for drawn in self.match.settle(self.chance):
            self.note(Event(NATURE, drawn))
        self.keep()

    def keep(self) -> None:
        if self.file:
            save(self.file, self.as_record())

    def as_record(self) -> str:
        return record.write(self.match, self.seats, seed=self.seed)

    # What happened

    def note(self, event: Event) -> None:
        """Everybody else learns of an event what he may see of it."""
        for person in self.people:
            if person != event.seat:
                self.news[person].append(self.told(event, person))

    def told(self, event: Event, person: int | None) -> str:
        hidden = hidden_parts(self.match.game, self.match.state, event, person)
        return event_told(self.screen, self.match.game, self.match.state.view(person), event, hidden, self.names)

    def tell_news(self, person: int | None) -> None:
        for line in self.news[person]:
            self.screen.console.print(line, style="dim", markup=False)

    # A person's turn

    def ask(self, seat: int) -> None:
        self.hand_over(seat)
        self.tell_news(seat)
        self.show(seat)
        question = self.match.asked[seat]
        while self.match.asked.get(seat) == question:
            typed = self.read(seat)
            try:
                self.obey(seat, typed)
            except Problem as wrong:
                self.screen.console.print(self.screen.sentence(wrong.message), style="red", markup=False)

    def show(self, seat: int) -> None:
        view = self.match.state.view(seat)
        self.screen.text(self.match.game.picture(view, seat, self.match.legal(seat), self.names))
        show_totals(self.screen, self.match.game, view, self.names)
        kinds = dict.fromkeys(self.match.game.MOVES.kind(move) for move in self.match.legal(seat))
        self.screen.say("possible-now", kinds=", ".join(kinds))

    def hand_over(self, seat: int) -> None:
        """Around one screen nobody sees another's hand."""
        if len(self.people) > 1 and self.at != seat:
            self.screen.wipe()
            self.screen.say("hand-over", style="bold", name=self.names[seat])
            self.line()
        self.at = seat

    def read(self, seat: int) -> str:
        prompt = self.screen.tell(say("prompt", name=self.names[seat]))
        self.screen.console.print(prompt, end=" ", style="bold", markup=False)
        return self.line()

    def line(self) -> str:
        try:
            return input().strip()
        except EOFError:
            raise Quit from None

    def obey(self, seat: int, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        if word.lower() in COMMANDS:
            COMMANDS[word.lower()](self, seat, rest.strip())
        elif word:
            self.answer(seat, f"{word.lower()} {rest}")

    def answer(self, seat: int, typed: str) -> None:
        """A command of the game: a move, or a question about the table."""
        match = self.match
        said = match.game.answer(match.state.view(seat), seat, match.legal(seat), typed, self.names)
        if said is None:
            raise problem("no-such-command", text=typed.split()[0])
        if isinstance(said, int):
            self.play(seat, said)
        else:
            self.screen.text(said)

    # Commands that every game has

    def help(self, seat: int, rest: str) -> None:
        self.screen.columns("help-of-game")
        self.screen.columns("help-of-house")

    def undo(self, seat: int, rest: str) -> None:
        """One's own last move; where all answer at once, also that of another human at this screen who thinks better of it."""
        who = {str(person + 1): person for person in self.people if person is not None}.get(rest, seat)
        self.match.undo(who)
        self.note(Event(who, UNDO))
        self.keep()

    def score(self, seat: int, rest: str) -> None:
        view = self.match.state.view(seat)
        for who, name in enumerate(self.names):
            show_lines(self.screen, self.match.game, name, self.match.game.score_lines(view, who))

    def board(self, seat: int, rest: str) -> None:
        self.show(seat)

    def try_out(self, seat: int, rest: str) -> None:
        """What a move would change, without making it."""
        match = self.match
        move = match.game.answer(match.state.view(seat), seat, match.legal(seat), rest or "?", self.names)
        if not isinstance(move, int):
            raise problem("how-to-try")
        before, after = (match.game.score(view, seat) for view in (match.state.view(seat), match.tried(seat, move)))
        self.screen.say("tried", before=self.screen.number(before), after=self.screen.number(after), change=signed(after - before))

    def rules(self, seat: int, rest: str) -> None:
        show_rules(self.screen, self.match.game, rest)

    def last(self, seat: int, rest: str) -> None:
        """Tell once more what happened since one's own last move."""
        self.tell_news(seat)

    def save(self, seat: int, rest: str) -> None:
        if not rest:
            raise problem("how-to-save")
        alone = len(self.people) == 1
        save(Path(rest), self.as_record() if alone else record.write_for(self.match, seat, self.seats, hash=hash_of(self.seed)))
        self.screen.say("saved", file=rest)

    def quit(self, seat: int, rest: str) -> None:
        raise Quit


COMMANDS: dict[str, Callable[[TerminalMatch, int, str], None]] = {
    "help": TerminalMatch.help, "?": TerminalMatch.help, "undo": TerminalMatch.undo, "score": TerminalMatch.score,
    "board": TerminalMatch.board, "try": TerminalMatch.try_out, "rules": TerminalMatch.rules, "last": TerminalMatch.last,
    "save": TerminalMatch.save, "quit": TerminalMatch.quit, "exit": TerminalMatch.quit,
}


def save(file: Path, text: str) -> None:
    """All of the new text or all of the old one, whatever happens in between."""
    beside = Path(f"{file}.new")
    try:
        beside.write_text(text, "utf-8")
        os.replace(beside, file)
    except (OSError, ValueError) as wrong:
        with suppress(OSError, ValueError):
            beside.unlink()
        raise problem("cannot-write", file=str(file), why=getattr(wrong, "strerror", None) or str(wrong)) from None
