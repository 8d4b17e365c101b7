"""Which games there are: every folder in `games`, and in the folders that TABLETOWN_GAMES names."""
import pkgutil
from importlib import import_module
from typing import cast

from . import games
from .kernel.game import Game
from .kernel.message import problem


def names() -> list[str]:
    return sorted({found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg})


def load(name: str) -> Game:
    if name not in names():
        raise problem("no-such-game", text=name, known=", ".join(names()))
    return cast(Game, import_module(f"{games.__name__}.{name}"))
