"""The command that teaches bots."""
from collections import deque
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .. import catalogue
from ..arena.learn import BLEND, MOST_MATCHES, PLANNED, RATE, WATCHED, Learner, Tick
from ..bots.weights import write_weights
from ..kernel.game import folder_of
from ..kernel.telling.message import problem
from ..kernel.loading import can_compile
from .show import Screen
from .speaking import Lang, screen_for
from .typed import GameName

LATELY = 500  # batches in the mean that is shown

Matches = Annotated[int, Parameter(help="How many to play.")]
Seed = Annotated[int, Parameter(help="The same seed and number of matches give the same weights.")]
Step = Annotated[float, Parameter(help="Round weights to this: coarser weights take less room.")]
Least = Annotated[
    float, Parameter(help="Leave out weights whose errors add up to less: they are mostly chance.")
]
To = Annotated[str, Parameter(show_default=False, help="The folder for the weights; else the game's own.")]


def learn(
    game: GameName, *,
    matches: Matches = 100_000, seed: Seed = 1, step: Step = 0.02, least: Least = 0.0, to: To = "",
    lang: Lang = "",
) -> None:
    """Let the bots of a game play against themselves, and save what they learn."""
    check(matches)
    found = catalogue.load(game)
    screen, folder = screen_for(lang, found), Path(to) if to else folder_of(found)
    learner = Learner(found, seed)
    story = dict[str, Any](matches=matches, seed=seed, least=least, watched=WATCHED, rate=RATE, blend=BLEND)
    result = shown_run(screen, learner.run, matches)
    weights, planned = learner.weights(least), None
    if hasattr(found, "plan"):
        story["planned"] = round(PLANNED * matches)
        result = shown_run(screen, learner.run_with_plans, story["planned"])
        planned = learner.weights(least, weights)
    write_weights(folder, weights, step, story, planned)
    screen.say("learned", matches=screen.number(matches), mean=screen.number(result, 2), folder=str(folder))


def check(matches: int) -> None:
    if not can_compile():
        raise problem("learning-needs-compiler")
    if not 1 <= matches <= MOST_MATCHES:
        raise problem("wrong-number-of-matches", most=MOST_MATCHES)


def shown_run(screen: Screen, run: Callable[[int, Tick], None], matches: int) -> float:
    """Return the mean result of the last matches."""
    lately = deque[float](maxlen=LATELY)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=matches)

        def tick(n: int, result: float) -> None:
            lately.append(result)
            progress.update(task, advance=n, description=screen.number(mean(lately), 2))

        run(matches, tick)
    return mean(lately)
