"""Play a match in the terminal: people type, bots answer, and everybody is told what happened."""
from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import randbits

from ..bots.levels import BOTS, name_of_bot
from ..bots.ready import ready_bot
from ..bots.precompile import in_background
from ..kernel import record
from ..kernel.chance import Chance, hash_of
from ..kernel.game import Game, name_of, place_of
from ..kernel.match import Match
from ..kernel.telling.message import Message, Problem, Text, problem, say
from ..kernel.record import HUMAN, Record, Seat
from ..kernel.remark import Remark, made
from ..kernel.steps import last_step, step_line, steps_of
from ..kernel.telling.commands import AIDS, Asked, answered, board, is_advice
from ..kernel.whole_file import write_whole
from .files import text_of
from .show import Screen, result_of, show_result, show_rules

NAMES = ("Anna", "Bram", "Celina", "Daan", "Ewa")


class Quit(Exception):
    """Somebody wants to stop playing."""


class TerminalMatch:
    def __init__(
        self,
        screen: Screen,
        match: Match,
        seats: list[Seat],
        chance: Chance,
        seed: str = "",
        file: Path | None = None,
        remarks: Sequence[Remark] = (),
    ) -> None:
        self.screen, self.match, self.seats, self.chance, self.seed, self.file = (
            screen, match, seats, chance, seed, file,
        )
        self.names, self.remarks = [seat.name for seat in seats], [*remarks]
        self.luck = int(seed, 16) if seed else randbits(64)
        self.bots = {i: seat.who for i, seat in enumerate(seats) if seat.who != HUMAN}
        self.people: list[int | None] = [i for i in range(len(seats)) if i not in self.bots] or [None]
        # The seat that looks at the screen; None is a spectator, or nobody yet.
        self.at = self.people[0] if len(self.people) == 1 else None
        # What has happened since each person's own last move.
        self.news: dict[int | None, Text] = {person: [] for person in self.people}

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self.welcome()
        self.begin()
        if any(BOTS[who].seconds for who in self.bots.values()):
            in_background([place_of(self.match.game)])
        while not self.match.over:
            seat = self.next_seat()
            if seat in self.bots:
                self.let_bot_play(seat)
            else:
                self.ask(seat)
        self.tell_end()

    def begin(self) -> None:
        """Let nature deal."""
        self.match.settle(self.chance)

    def next_seat(self) -> int:
        return next(iter(self.match.asked))

    def welcome(self) -> None:
        self.screen.say("welcome", game=self.match.game.TITLE)
        if self.seed:
            self.screen.say("seed-hash", style="dim", hash=hash_of(self.seed))
        if self.bots:
            bots = [self.screen.tell(self.bot_told(seat)) for seat in self.bots]
            self.screen.say("opponents", names="; ".join(bots))

    def let_bot_play(self, seat: int) -> None:
        bot = ready_bot(place_of(self.match.game), self.bots[seat])
        self.play(seat, bot.choose(self.match.state.view(seat), seat, self.luck + self.match.seq))

    def tell_end(self) -> None:
        self.tell_news(self.at if self.at in self.news else self.people[0])
        self.screen.text(self.match.game.picture(self.match.state.view(), None, [], self.names))
        show_result(self.screen, self.match.game, result_of(self.match.game, self.match.state, self.names))

    def bot_told(self, seat: int) -> Message:
        return say("bot-named", name=self.names[seat], level=say("bot-level", bot=self.bots[seat]))

    def play(self, seat: int, move: int) -> None:
        """Make a move, let nature answer it, and store both before anybody is told."""
        self.match.step(seat, move)
        if seat in self.news:
            self.news[seat].clear()
        self.note()
        self.match.settle(self.chance, self.note)
        self.keep()

    def keep(self) -> None:
        if self.file:
            save(self.file, self.as_record())

    def as_record(self) -> str:
        return record.write(self.match, self.seats, seed=self.seed, remarks=self.remarks)

    # What happened

    def note(self) -> None:
        """Tell everybody else what they may see of the last event."""
        step = last_step(self.match)
        for person in self.people:
            if person != step.event.seat:
                self.news[person].append(step_line(self.match.game, step, person, self.names))

    def tell_news(self, person: int | None) -> None:
        self.screen.text(self.news[person], style="dim")

    # A person's turn

    def ask(self, seat: int) -> None:
        self.hand_over(seat)
        self.tell_news(seat)
        self.present(seat)
        question = self.match.asked[seat]
        while self.match.asked.get(seat) == question:
            typed = self.read(seat)
            try:
                self.obey(seat, typed)
            except Problem as wrong:
                self.screen.console.print(self.screen.sentence(wrong.message), style="red", markup=False)

    def present(self, seat: int) -> None:
        self.screen.text(board(self.asked(seat)))

    def hand_over(self, seat: int) -> None:
        """Clear a shared screen, so that nobody sees another's hand."""
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
            self.answer(seat, typed)

    def answer(self, seat: int, typed: str) -> None:
        """Answer what can be typed at every table: a move, or a question about the match."""
        said = answered(self.asked(seat), typed)
        if is_advice(self.asked(seat), typed):
            self.remarks.append(made(self.match.seq, seat, "hint", self.names[seat]))
        if isinstance(said, int):
            self.play(seat, said)
        else:
            self.screen.text(said)

    def asked(self, seat: int) -> Asked:
        return Asked(self.match, seat, self.names, AIDS, lambda first: steps_of(self.match, first))

    # Commands of the terminal

    def help(self, seat: int, rest: str) -> None:
        for part in ("help-of-game", "help-of-house", "help-of-terminal"):
            self.screen.columns(part)

    def undo(self, seat: int, rest: str) -> None:
        """Take back the seat's own last move, or the one of the seat whose number was typed."""
        who = {str(person + 1): person for person in self.people if person is not None}.get(rest, seat)
        self.match.undo(who)
        self.note()
        self.keep()

    def rules(self, seat: int, rest: str) -> None:
        show_rules(self.screen, self.match.game, rest)

    def save(self, seat: int, rest: str) -> None:
        if not rest:
            raise problem("how-to-save")
        alone = len(self.people) == 1
        save(
            Path(rest),
            self.as_record()
            if alone
            else record.write_for(
                self.match, seat, self.seats, hash=hash_of(self.seed), remarks=self.remarks
            ),
        )
        self.screen.say("saved", file=rest)

    def quit(self, seat: int, rest: str) -> None:
        raise Quit


COMMANDS: dict[str, Callable[[TerminalMatch, int, str], None]] = {
    "help": TerminalMatch.help,
    "?": TerminalMatch.help,
    "undo": TerminalMatch.undo,
    "rules": TerminalMatch.rules,
    "save": TerminalMatch.save,
    "quit": TerminalMatch.quit,
    "exit": TerminalMatch.quit,
}


# Beginning and ending


def named(whos: Sequence[str]) -> list[Seat]:
    """Give people and bots their names."""
    taken = iter(NAMES)
    return [
        Seat(who, next(taken, f"{HUMAN} {i}") if who == HUMAN else name_of_bot(i - 1))
        for i, who in enumerate(whos, 1)
    ]


def earlier_match(file: str) -> Record | None:
    """Return the match in the file that --record names, if there is one."""
    try:
        return record.read(text_of(file)) if file and Path(file).exists() else None
    except (OSError, ValueError) as wrong:
        raise problem("cannot-read", file=file, why=getattr(wrong, "strerror", None) or str(wrong)) from None


def replayed(kept: Record, game: Game) -> Match:
    """Return a kept match of this game as it stood."""
    if kept.game != name_of(game):
        raise problem("record-of-other-game", game=kept.game)
    return record.replay(kept, game)


def play_to_the_end(match: TerminalMatch) -> None:
    """Play until the match is over or somebody quits."""
    try:
        match.run()
    except Quit:
        match.screen.say("quit")


def save(file: Path, text: str) -> None:
    try:
        write_whole(file, text)
    except (OSError, ValueError) as wrong:
        raise problem(
            "cannot-write", file=str(file), why=getattr(wrong, "strerror", None) or str(wrong)
        ) from None
