"""Show coloured text, tables of scores and rulebooks in the terminal."""
import re
import textwrap
from collections.abc import Sequence
from typing import Any

from babel.numbers import format_decimal
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text as Rich

from ..arena.simulate import Tally
from ..kernel.game import Game, folder_of, leaders, name_of
from ..kernel.illustration import illustrations_of, pieces_in_text
from ..kernel.telling.message import Message, Text, problem, say
from ..kernel.telling.score import Result
from ..kernel.telling.commands import MINUS, score_told
from ..messages import Tell, language

# A game may add styles of its own.
STYLES = {"head": "bold", "label": "dim", "gain": "green", "loss": "red"}


class Screen:
    """A console that speaks one language and knows the words of one game."""

    def __init__(self, code: str, game: Game | None = None, console: Console | None = None) -> None:
        self.code, self.game = code, game
        self.console = console or Console(highlight=False)
        self.tell: Tell = language(code, folder_of(game) if game else None)

    def say(self, id: str, style: str = "", **args: str | int | Message) -> None:
        self.console.print(self.tell(say(id, **args)), style=style, markup=False)

    def columns(self, id: str) -> None:
        """Print a message in columns; a long cell continues below its column."""
        for line in self.tell(Message(id)).splitlines():
            self.console.print(folded(line, self.console.width), markup=False, soft_wrap=True)

    def wipe(self) -> None:
        """Clear the screen and everything that could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def number(self, x: float, digits: int = 0) -> str:
        """Format a number as this language writes it, with a real minus sign."""
        return str(format_decimal(x, f"#,##0{'.' * (digits > 0)}{'0' * digits}", self.code)).replace(
            "-", MINUS
        )

    def text(self, text: Text, style: str = "") -> None:
        styles = {**STYLES, **(self.game.STYLES if self.game else {})}
        for line in text:
            parts = [
                (self.tell(part) if isinstance(part, Message) else part, styles.get(style, style))
                for part, style in line
            ]
            self.console.print(
                Rich.assemble(*parts), style=style, no_wrap=True, overflow="ignore", crop=False
            )

    def sentence(self, message: Message) -> str:
        """Return a message with the § it rests on: its own, or that of a message within it."""
        rule = message.rule or next(
            (a.rule for a in message.args.values() if isinstance(a, Message) and a.rule), ""
        )
        return f"{self.tell(message)} {rule}".rstrip()


def folded(line: str, width: int) -> str:
    """Wrap a line to a width, and indent the rest to the column after the first wide gap."""
    gap = re.search(r"\s{2,}(?=\S)", line)
    below = gap.end() if gap and gap.end() < width // 2 else 0
    return textwrap.fill(line, width, subsequent_indent=" " * below)


def result_of(game: Game, s: Any, names: Sequence[str]) -> Result:
    lines = [game.score_lines(s, seat) for seat in range(s.seats)]
    return Result(name_of(game), list(names), lines, leaders(game, s))


def show_result(screen: Screen, game: Game, result: Result) -> None:
    for seat, name in enumerate(result.names):
        screen.text(score_told(game, name, result.lines[seat]))
    names = ", ".join(result.names[seat] for seat in result.winners)
    screen.say("winners", style="bold", names=names, count=len(result.winners))


def show_tally(screen: Screen, bots: Sequence[str], tally: Tally) -> None:
    table = Table(
        *(
            screen.tell(say(head))
            for head in ("tally-seat", "tally-bot", "tally-mean", "tally-spread", "tally-wins")
        )
    )
    for seat, bot in enumerate(bots):
        numbers = (tally.mean(seat), tally.spread(seat), 100 * tally.wins[seat] / tally.matches)
        table.add_row(str(seat + 1), bot, *(screen.number(x, 2) for x in numbers))
    screen.console.print(table)
    rates = {
        name: screen.number(n / max(tally.seconds, 1e-9))
        for name, n in (("rate", tally.matches), ("decisions", tally.decisions))
    }
    screen.say("tally-speed", matches=tally.matches, **rates)


# Rulebooks

ILLUSTRATED = re.compile(r"!\[([^\]]+)\]\(illustration:([\w-]+)\)")
PIECE = re.compile(r"!\[([^\]]+)\]\(piece:([^)]+)\)(\s?)")


def rulebook(game: Game, code: str) -> str:
    return (folder_of(game) / f"rulebook.{code}.md").read_text("utf-8")


def paragraphs_about(book: str, topic: str) -> str:
    """Return the paragraphs of a rulebook, with their tables, that have a § (or one below it) or a word."""
    paragraphs, number = re.split(r"\n(?=## |\*\*§)", book), re.fullmatch(r"§?(\d+(\.\d+)?)\.?", topic)
    bears = re.compile(rf"(## |\*\*)§{re.escape(number[1])}(\.\d+)? ") if number else None
    found = [p for p in paragraphs if (bears.match(p) if bears else topic.lower() in p.lower())]
    if not found:
        raise problem("not-in-rulebook", text=topic)
    return "\n".join(found)


def show_rules(screen: Screen, game: Game, topic: str) -> None:
    book = with_pieces(game, rulebook(game, screen.code))
    texts = ILLUSTRATED.split(paragraphs_about(book, topic) if topic else book)
    for text, caption, name in zip(texts[::3], [*texts[1::3], ""], [*texts[2::3], ""], strict=True):
        show_text(screen, text)
        if name:
            screen.text([[("", "")], *illustrations_of(game)[name].text])
            show_text(screen, caption)


def with_pieces(game: Game, book: str) -> str:
    """Return a rulebook in which pieces are written as text instead of drawn, or left out with their gap."""
    signs = pieces_in_text(game)

    def written(found: re.Match[str]) -> str:
        sign = signs.get(found[2], f"`{found[1]}`")
        return sign and sign + found[3]

    return PIECE.sub(written, book)


def show_text(screen: Screen, text: str) -> None:
    """Print a part of a rulebook."""
    if screen.console.is_terminal:
        screen.console.print(Markdown(text))
    else:
        screen.console.print(text.strip("\n"), markup=False, soft_wrap=True)
