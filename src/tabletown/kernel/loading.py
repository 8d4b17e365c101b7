"""Load a world: this package's own files imported once more for one game, interpreted or compiled.

In a world, `from ..game import moves, play` means that game's.
"""
import importlib
import importlib.util
import sys
from functools import cache
from threading import RLock
from types import ModuleType
from typing import Any

from .compile_cache import PACKAGE, ROOT, cache_folder
from .folder import read_folder
from .game import Game

IMPORTING = RLock()  # one import at a time, because numba has one folder for all threads


class World(ModuleType):
    """A package; `part("bots.search")` imports one of its files. Older editions are NAME.edition_N."""

    def __init__(self, game: str, compiled: bool) -> None:
        super().__init__(f"{PACKAGE}_{game.replace('.', '_')}_{'compiled' if compiled else 'interpreted'}")
        self.__path__, self.COMPILED = [str(ROOT)], compiled
        sys.modules[self.__name__] = self
        self.place, plain = game, plain_game(game)
        self.game = sys.modules[f"{self.__name__}.game"] = self.part(f"games.{game}")
        self.part("kernel.folder").read_folder(self.game)
        if compiled:
            self.game.start = plain.start  # builds lists, which compiled rules do not know

    def part(self, name: str) -> Any:
        with IMPORTING:
            if self.COMPILED:
                from numba.core import config

                # numba reads this when a function is marked, so it must be right at every import
                config.CACHE_DIR = str(cache_folder(self.place, name))  # type: ignore[attr-defined]
            return importlib.import_module(f"{self.__name__}.{name}")


def world(game: str, compiled: bool = True) -> World:
    with IMPORTING:
        return make_world(game, compiled)


@cache
def make_world(game: str, compiled: bool) -> World:
    return World(game, compiled)


def can_compile() -> bool:
    """Is the extra `fast` installed?"""
    return importlib.util.find_spec("numba") is not None


def plain_game(game: str) -> Game:
    return read_folder(importlib.import_module(f"{PACKAGE}.games.{game}"))
