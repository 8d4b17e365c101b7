"""The command line: every command is a function, and every error is one line."""
import os
import random
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from .. import catalogue
from ..arena.perft import perft as count_ways
from ..arena.simulate import SIMPLE, Arena, Tally
from ..bots.levels import BOTS, LEVELS, USUAL
from ..kernel.chance import by_lot, drawn_from, new_seed, seed_of
from ..kernel.game import Game, Option
from ..kernel.match import Match
from ..kernel.telling.message import Problem, problem, say
from ..kernel.record import HUMAN, Record, Seat
from .arena import arena
from .files import replay, score, verify
from .hosting import play, serve
from .keeping import backup, bring_back, restore
from .learning import learn
from .lesson import lesson
from .new_game import new_game
from .show import Screen, show_rules, show_tally
from .speaking import SPEAKING, Lang, language_typed, screen_for
from .terminal import TerminalMatch, earlier_match, named, play_to_the_end, replayed
from .typed import GameName, Options, read_options

MOST_MATCHES = 100_000_000

Seed = Annotated[int | None, Parameter("--seed", help="A number that decides every draw, roll and bot.")]
Seats = Annotated[
    str,
    Parameter(
        "--seats",
        help=f"Who plays, separated by commas: human, or a bot ({', '.join(LEVELS)}).",
        show_default=False,
    ),
]
SimpleBots = Annotated[str, Parameter("--seats", help=f"Bots, separated by commas: {', '.join(SIMPLE)}.")]

app = App(
    name="tabletown",
    help="Play and study city-building board games.",
    version_flags=["--version"],
    help_flags=["--help", "-h"],
)
app.command(play)
app.command(serve)
app.command(backup)
app.command(restore)
app.command(bring_back)
app.command(learn)
app.command(lesson)
app.command(new_game)
app.command(arena)
app.command(score)
app.command(replay)
app.command(verify)
app.default(play)


@app.command
def games(lang: Lang = "") -> None:
    """List the games with their seats and options."""
    for name in catalogue.names():
        game = catalogue.load(name)
        screen = screen_for(lang, game)
        few, many = min(game.SEATS), max(game.SEATS)
        seats = str(few) if few == many else f"{few}–{many}"
        screen.say("game-listed", name=name, title=game.TITLE, seats=seats)
        for option in game.OPTIONS:
            list_option(screen, option)


def list_option(screen: Screen, option: Option) -> None:
    text = f"option-{option.name}"
    screen.say("option-listed", name=option.name, what=say(text), default=option.default)
    for choice in option.choices:
        screen.say("choice-listed", name=option.name, choice=choice, what=say(f"{text}-{choice}"))


Topic = Annotated[str, Parameter(show_default=False, help="A § such as §4.4, or a word.")]


@app.command
def rules(game: GameName, topic: Topic = "", *, lang: Lang = "") -> None:
    """Show a rulebook, or only what it says about a topic."""
    found = catalogue.load(game)
    show_rules(screen_for(lang, found), found, topic)


Matches = Annotated[int, Parameter(help="How many to play.")]
Depth = Annotated[int, Parameter(help="How many moves deep.")]
SeatCount = Annotated[int | None, Parameter(help="How many seats; by default as few as the game allows.")]
RecordFile = Annotated[
    str,
    Parameter("--record", show_default=False, help="Save the match in this file, or go on with it."),
]
Shuffle = Annotated[
    bool, Parameter("--shuffle", negative="", show_default=False, help="Shuffle the seats before the match.")
]


@app.command(name="terminal")
def play_in_terminal(
    game: GameName = "",
    *,
    seats: Seats | None = None,
    option: Options = None,
    seed: Seed = None,
    lang: Lang = "",
    file: RecordFile = "",
    shuffle: Shuffle = False,
) -> None:
    """Play in the terminal, against bots or around one screen."""
    found, kept = catalogue.load(game or ask_for_game(lang)), earlier_match(file)
    screen = screen_for(lang, found)
    if kept and (seats is not None or option or seed is not None or shuffle):
        raise problem("record-says-all", file=file)
    if kept:
        match = reopen_match(screen, found, kept, file)
    else:
        match = open_match(screen, found, seated(found, seats, shuffle, seed), option, seed, file)
    play_to_the_end(match)


@app.command
def simulate(
    game: GameName,
    *,
    matches: Matches = 1000,
    seats: SimpleBots = "random,random",
    option: Options = None,
    seed: Seed = None,
    lang: Lang = "",
) -> None:
    """Let bots play many matches at full speed, and report what they scored."""
    if not 1 <= matches <= MOST_MATCHES:
        raise problem("wrong-number-of-matches", most=MOST_MATCHES)
    found, bots = catalogue.load(game), seats.split(",")
    screen = screen_for(lang, found)
    number = random.getrandbits(32) if seed is None else in_range(seed)
    arena = Arena(found, bots, number, read_options(option))
    warm_up(screen, arena)
    show_tally(screen, bots, run_with_progress(arena, matches))


def run_with_progress(arena: Arena, matches: int) -> Tally:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=matches)
        return arena.run(matches, lambda n: progress.advance(task, n))


@app.command
def perft(
    game: GameName,
    depth: Depth,
    *,
    seats: SeatCount = None,
    option: Options = None,
    seed: Seed = None,
    lang: Lang = "",
) -> None:
    """Count the sequences of the first DEPTH moves; the seed decides all draws."""
    if not 0 <= depth <= 20:
        raise problem("wrong-depth", most=20)
    found = catalogue.load(game)
    screen = screen_for(lang, found)
    count = min(found.SEATS) if seats is None else seats
    match, chance = Match(found, count, read_options(option)), drawn_from(seed_of(seed or 0))
    for ply in range(depth + 1):
        screen.say("perft", depth=ply, count=screen.number(count_ways(match.copy(), ply, chance)))


# Reading what was typed


def ask_for_game(lang: str) -> str:
    screen, names = screen_for(lang), catalogue.names()
    for i, name in enumerate(names, 1):
        screen.say("game-choice", number=i, title=catalogue.load(name).TITLE)
    try:
        typed = input("> ").strip()
    except EOFError:
        typed = ""
    return {str(i): name for i, name in enumerate(names, 1)}.get(typed, typed or names[0])


def in_range(seed: int) -> int:
    seed_of(seed)
    return seed


def usual_seats(game: Game) -> str:
    """Return one person against two bots, or as near to that as the game allows."""
    count = min(max(3, min(game.SEATS)), max(game.SEATS))
    return ",".join((HUMAN, *[USUAL] * (count - 1)))


def seated(game: Game, seats: str | None, shuffle: bool, seed: int | None) -> list[Seat]:
    """Turn `human,planner` into seats, and give people and bots their names."""
    whos = [who.strip() for who in (usual_seats(game) if seats is None else seats).split(",")]
    if wrong := [who for who in whos if who not in (HUMAN, *BOTS)]:
        raise problem("no-such-bot", text=wrong[0], known=", ".join((HUMAN, *BOTS)))
    if seed is not None and whos.count(HUMAN) > 1:
        raise problem("seed-for-one")
    if shuffle:
        random.Random(seed).shuffle(whos)
    return named(whos)


def open_match(
    screen: Screen, game: Game, seats: list[Seat], option: Options, number: int | None, file: str
) -> TerminalMatch:
    seed = new_seed() if number is None else seed_of(number)
    match = Match(game, len(seats), read_options(option))
    return TerminalMatch(screen, match, seats, drawn_from(seed), seed, Path(file) if file else None)


def reopen_match(screen: Screen, game: Game, kept: Record, file: str) -> TerminalMatch:
    """Continue a match; one without a seed continues by lot."""
    chance = drawn_from(kept.seed) if kept.seed else by_lot
    match = replayed(kept, game)
    return TerminalMatch(screen, match, kept.seats, chance, kept.seed, Path(file), kept.remarks)


def warm_up(screen: Screen, arena: Arena) -> None:
    """Compile before the clock starts, and say so if it takes a while."""
    waiting = Console(stderr=True)
    if not arena.compiled:
        screen.say("interpreted", style="dim")
    if arena.is_cold():
        with waiting.status(screen.tell(say("compiling"))):
            arena.warm_up()
    else:
        arena.warm_up()


def main(words: Sequence[str] | None = None) -> None:
    """Run a command; whatever is wrong with it becomes one line and exit code 2."""
    words = sys.argv[1:] if words is None else words
    SPEAKING.set(None)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except Problem as wrong:
        fail(told(wrong, words))
    except UnusedCliTokensError as wrong:
        fail(told(problem("not-understood", text=" ".join(wrong.unused_tokens or ())), words))
    except CycloptsError as wrong:
        fail(" ".join(str(wrong).split()))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def told(wrong: Problem, words: Sequence[str]) -> str:
    return (SPEAKING.get() or Screen(language_typed(words))).sentence(wrong.message)


def fail(line: str) -> None:
    print(line, file=sys.stderr)
    sys.exit(2)
