"""A world: this package's own files imported once more, under another name, for one game, interpreted or compiled.

In a world `from ..game import moves, play` means that game's. A compiled world keeps what numba made in a folder named after
a digest of every file it was made from: numba itself does not notice a change in a rule that another file calls.
"""
import hashlib
import importlib
import importlib.util
import os
import sys
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = __name__.partition(".")[0]


class World(ModuleType):
    """A package; `part("bots.greedy")` imports a file of it. The game is NAME or, of an older edition, NAME.edition_N."""

    def __init__(self, game: str, compiled: bool) -> None:
        super().__init__(f"{PACKAGE}_{game.replace('.', '_')}_{'compiled' if compiled else 'interpreted'}")
        self.__path__, self.COMPILED = [str(ROOT)], compiled
        sys.modules[self.__name__] = self
        folder = Path(next(iter(importlib.import_module(f"{PACKAGE}.games.{game}").__path__)))
        self.cache = cache_folder(game, folder)
        self.game = sys.modules[f"{self.__name__}.game"] = self.part(f"games.{game}")

    def part(self, name: str) -> Any:
        if self.COMPILED:
            from numba.core import config

            config.CACHE_DIR = str(self.cache)  # type: ignore[attr-defined]  # read when a function is marked: right at every import
        return importlib.import_module(f"{self.__name__}.{name}")


@cache
def world(game: str, compiled: bool = True) -> World:
    return World(game, compiled)


def can_compile() -> bool:
    """Is the extra `fast` installed?"""
    return importlib.util.find_spec("numba") is not None


def cache_folder(game: str, folder: Path) -> Path:
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / PACKAGE
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        home = Path(tempfile.gettempdir())
    return home / f"{game}-{digest(folder)}"


def digest(game: Path) -> str:
    """Of all sources a compiled function of this game can have been made from."""
    made_from = hashlib.blake2b(digest_size=8)
    for folder in (ROOT / "kernel", ROOT / "bots", game):
        for path in sorted(folder.glob("*.py")):
            made_from.update(path.name.encode() + b"\0" + path.read_bytes())
    return made_from.hexdigest()
