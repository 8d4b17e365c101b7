"""The command that begins a new game."""
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .. import catalogue
from ..kernel.telling.message import say
from ..new_game import write_game
from .speaking import Lang, screen_for

To = Annotated[str, Parameter(help="The folder for the new game's folder.")]


def new_game(name: str, *, to: To = "games", lang: Lang = "") -> None:
    """Write the folder of a new game that plays at once, for you to make your own."""
    screen = screen_for(lang)
    folder = write_game(name, Path(to), catalogue.names())
    print(screen.tell(say("game-written", folder=str(folder), games=to, name=name)))
