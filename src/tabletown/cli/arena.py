"""The command that lets bots meet."""
from datetime import timedelta
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from .. import catalogue
from ..arena.report import give, percent, report
from ..arena.standing import Summary, summary
from ..arena.tournament import Tournament, planned
from ..bots.warming import is_warm, warm_up
from ..kernel.message import say
from ..kernel.world import can_compile
from .show import Screen
from .speaking import Lang, screen_for


def arena(
    game: str, *,
    bots: Annotated[str, Parameter(help="By commas: levels, 0.5s or 400p (playouts), mine.py:Mine.")] = "planner,neighbour",
    seats: Annotated[int | None, Parameter(show_default=False, help="How many play at a time; else as many as there are bots.")] = None,
    matches: Annotated[int, Parameter(help="How many, rounded up to whole deals.")] = 100,
    option: Annotated[list[str] | None, Parameter("--option", negative="", help="NAME=VALUE, repeatable: a choice of the table.")] = None,
    seed: Annotated[int, Parameter(help="Decides all deals.")] = 1,
    jobs: Annotated[int, Parameter(help="How many matches at once; 0: as many as cores.")] = 0,
    to: Annotated[str, Parameter(show_default=False, help="The folder of the results; else arena/GAME-BOTS. Run again, it goes on.")] = "",
    lang: Lang = "",
) -> None:
    """Let bots meet at rotating seats on the same deals, and tell how strong they are."""
    found, names = catalogue.load(game), bots.split(",")
    screen, options = screen_for(lang, found), dict(pair.partition("=")[::2] for pair in option or ())
    plan = planned(game, names, seats or len(names), options, matches, seed)
    folder = Path(to) if to else Path("arena") / f"{game}-{'-'.join(name.replace('/', '_') for name in names)}"
    if can_compile() and not is_warm(game):
        with Console(stderr=True).status(screen.tell(say("compiling"))):
            warm_up(game)
    tournament, began = Tournament(folder, plan), perf_counter()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(list(plan.games())))
        played = tournament.run(jobs, lambda n: progress.advance(task, n))
    told = summary(played)
    (folder / "summary.json").write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n")
    (folder / "report.html").write_text(report(plan, told, played, f"{found.TITLE}: {bots.replace(',', ', ')}"), "utf-8")
    show_summary(screen, told)
    took = str(timedelta(seconds=round(perf_counter() - began)))
    screen.say("arena-done", matches=len(played), time=took, file=str(folder / "report.html"))


def show_summary(screen: Screen, told: Summary) -> None:
    heads = ("tally-bot", "tally-matches", "tally-wins", "tally-mean", "tally-elo", "tally-faults")
    table = Table(*(screen.tell(say(head)) for head in heads))
    for one in told.bots:
        table.add_row(one.bot, str(one.matches), percent(one.wins), give(one.points), give(one.elo, 0), str(one.faults))
    screen.console.print(table)
