"""Keep compiled code on disk, in a folder for each version of the sources it was made from.

The folder bears a digest of every such source, because numba itself does not notice a change in a rule that
another file calls.
"""
import hashlib
import os
import re
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = __name__.partition(".")[0]
NEIGHBOUR = re.compile(r"^from \.(\w+) import", re.MULTILINE)


def cache_folder(game: str, part: str) -> Path:
    """Return the folder that keeps what numba makes of a file of a game's world."""
    folder = Path(import_module(f"{PACKAGE}.games.{game}").__path__[0])
    file = ROOT.joinpath(*part.split(".")).with_suffix(".py")
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
