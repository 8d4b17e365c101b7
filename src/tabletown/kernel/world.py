"""Load a world: this package's own files imported once more for one game, interpreted or compiled.

In a world, `from ..game import moves, play` means that game's. A compiled world keeps what numba made of a
file in a folder named after a digest of every file it was made from, because numba itself does not notice a
change in a rule that another file calls.
"""
import hashlib
import importlib
import importlib.util
import os
import re
import sys
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from .folder import read_folder
from .game import Game

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = __name__.partition(".")[0]
NEIGHBOUR = re.compile(r"^from \.(\w+) import", re.MULTILINE)


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
        if self.COMPILED:
            from numba.core import config

            # numba reads this when a function is marked, so it must be right at every import
            config.CACHE_DIR = str(cache_folder(self.place, name))  # type: ignore[attr-defined]
        return importlib.import_module(f"{self.__name__}.{name}")


@cache
def world(game: str, compiled: bool = True) -> World:
    return World(game, compiled)


def can_compile() -> bool:
    """Is the extra `fast` installed?"""
    return importlib.util.find_spec("numba") is not None


def plain_game(game: str) -> Game:
    return read_folder(importlib.import_module(f"{PACKAGE}.games.{game}"))


def cache_folder(game: str, part: str) -> Path:
    """Return the folder that keeps what numba makes of a file of a game's world."""
    folder, file = Path(plain_game(game).__path__[0]), ROOT.joinpath(*part.split(".")).with_suffix(".py")
    return cache_home() / f"{game}-{digest(folder, file)}"


@cache
def cache_home() -> Path:
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / PACKAGE
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        home = Path(tempfile.gettempdir())
    return home


@cache
def digest(game: Path, file: Path) -> str:
    """Return a digest of all sources that a file's compiled functions can be made from."""
    made_from = hashlib.blake2b(digest_size=8)
    for path in sorted({*(ROOT / "kernel").rglob("*.py"), *game.glob("*.py"), *with_neighbours(file)}):
        made_from.update(path.name.encode() + b"\0" + path.read_bytes())
    return made_from.hexdigest()


def with_neighbours(file: Path) -> set[Path]:
    """Return a file and those that it imports from its own folder, directly or through others."""
    found: set[Path] = set()
    left = [file]
    while left:
        path = left.pop()
        if path not in found and path.exists():
            found.add(path)
            left += [path.with_name(f"{name}.py") for name in NEIGHBOUR.findall(path.read_text("utf-8"))]
    return found
