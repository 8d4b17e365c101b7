"""The command that lets bots compete."""
from datetime import timedelta
from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from .. import catalogue
from ..arena.duel import Played
from ..arena.report import give, percent, report
from ..arena.runners import on_cores, on_ray
from ..arena.standing import Summary, summary
from ..arena.tournament import Plan, Runner, Tournament, as_text, planned
from ..bots.precompile import is_warm, warm_up
from ..kernel.telling.message import say
from ..kernel.loading import can_compile
from ..kernel.whole_file import write_whole
from .show import Screen
from .speaking import Lang, screen_for
from .typed import GameName, Options, read_options

Bots = Annotated[str, Parameter(help="Separated by commas: levels, 0.5s, 400p (playouts) or mine.py:Mine.")]
Seats = Annotated[
    int | None, Parameter(show_default=False, help="How many play in a match; by default all bots.")
]
Matches = Annotated[int, Parameter(help="How many, rounded up to whole deals.")]
Seed = Annotated[int, Parameter(help="The seed that decides all deals.")]
Jobs = Annotated[int, Parameter(help="How many matches to play at once; 0 means one for each core.")]
Ray = Annotated[str, Parameter(show_default=False, help="The address of a Ray cluster to play on, or local.")]
To = Annotated[
    str, Parameter(show_default=False, help="The folder for the results, where a stopped run goes on.")
]


def arena(
    game: GameName, *, bots: Bots = "planner,neighbour", seats: Seats = None, matches: Matches = 100,
    option: Options = None, seed: Seed = 1, jobs: Jobs = 0, ray: Ray = "", to: To = "", lang: Lang = "",
) -> None:
    """Let bots play each other on the same deals, seat by seat, and report how strong they are."""
    screen, names = screen_for(lang, catalogue.load(game)), bots.split(",")
    plan = planned(game, names, seats or len(names), read_options(option), matches, seed)
    runner, folder, began = (
        on_ray(ray) if ray else on_cores(jobs),
        Path(to or usual_folder(plan)),
        perf_counter(),
    )
    compile_first(screen, game)
    played = shown_run(Tournament(folder, plan), runner)
    told = summary(played)
    keep(folder, plan, told, played)
    show_summary(screen, told)
    took = str(timedelta(seconds=round(perf_counter() - began)))
    screen.say("arena-done", matches=len(played), time=took, file=str(folder / "report.html"))


def usual_folder(plan: Plan) -> Path:
    return Path("arena", "-".join([plan.game, *(bot.replace("/", "_") for bot in plan.bots)]))


def compile_first(screen: Screen, game: str) -> None:
    """Compile once, here, instead of in every process of the run."""
    if can_compile() and not is_warm(game):
        with Console(stderr=True).status(screen.tell(say("compiling"))):
            warm_up(game)


def shown_run(tournament: Tournament, runner: Runner) -> list[Played]:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(list(tournament.plan.games())))
        return tournament.run(runner, lambda n: progress.advance(task, n))


def keep(folder: Path, plan: Plan, told: Summary, played: list[Played]) -> None:
    """Write the report, and then the summary: where there is one, nothing is missing."""
    title = f"{catalogue.load(plan.game).TITLE}: {', '.join(plan.bots)}"
    write_whole(folder / "report.html", report(plan, told, played, title))
    write_whole(folder / "summary.json", as_text(told))


def show_summary(screen: Screen, told: Summary) -> None:
    heads = ("tally-bot", "tally-matches", "tally-wins", "tally-mean", "tally-elo", "tally-faults")
    table = Table(*(screen.tell(say(head)) for head in heads))
    for one in told.bots:
        numbers = (percent(one.wins), give(one.points), give(one.elo, 0))
        table.add_row(one.bot, str(one.matches), *numbers, str(one.faults))
    screen.console.print(table)
