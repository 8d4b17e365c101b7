"""The command that teaches bots."""
from collections import deque
from pathlib import Path
from statistics import mean
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .. import catalogue
from ..arena.learn import BLEND, RATE, WATCHED, Learner
from ..bots.weights import write_weights
from ..kernel.game import folder_of
from ..kernel.message import problem
from ..kernel.world import can_compile
from .speaking import Lang, screen_for

LATELY = 500  # batches over which the mean is shown


def learn(
    game: str, *, matches: Annotated[int, Parameter(help="How many to play.")] = 100_000,
    seed: Annotated[int, Parameter(help="The same seed and number of matches give the same weights.")] = 1,
    step: Annotated[float, Parameter(help="What weights are rounded to: coarser ones take less room.")] = 0.02,
    to: Annotated[str, Parameter(show_default=False, help="A folder; else the game's own.")] = "", lang: Lang = "",
) -> None:
    """Let the bots of a game play against themselves, and keep what they learn of it."""
    if not can_compile():
        raise problem("learning-needs-compiler")
    found = catalogue.load(game)
    screen, folder = screen_for(lang, found), Path(to) if to else folder_of(found)
    learner, lately = Learner(found, seed), deque[float](maxlen=LATELY)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=matches)

        def tick(n: int, result: float) -> None:
            lately.append(result)
            progress.update(task, advance=n, description=screen.number(mean(lately), 2))

        weights = learner.run(matches, tick)
    write_weights(folder, weights, step, {"matches": matches, "seed": seed, "watched": WATCHED, "rate": RATE, "blend": BLEND})
    screen.say("learned", matches=screen.number(matches), mean=screen.number(mean(lately), 2), folder=str(folder))
