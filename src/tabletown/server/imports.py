"""Find all that a file of the page imports, so that browsers load it side by side, not in turn."""
import posixpath
import re
from functools import lru_cache
from pathlib import Path

from .. import catalogue
from ..kernel.game import folder_of, is_drawn

WEB = Path(__file__).parents[1] / "web"
IMPORTED = re.compile(r"""^(?:@?import|export)\b(?:[^;"'`]*?\bfrom)?\s*["'](\.[^"']+)["']""", re.MULTILINE)
MANY_FILES = 512


def files(first: str) -> list[str]:
    """Return the address of a file, `web/page.js`, and those of all that it imports, nearest first."""
    found = [first]
    for address in found:
        found += [each for each in imported(address) if each not in found]
    return found


def imported(address: str) -> list[str]:
    file = file_of(address)
    here = posixpath.dirname(address)
    names = named_in(file, file.stat().st_mtime_ns)
    return [posixpath.normpath(posixpath.join(here, name)) for name in dict.fromkeys(names)]


def file_of(address: str) -> Path:
    """Return the file of an address below `web/` or `games/NAME/`."""
    part, name, *rest = address.split("/")
    return WEB.joinpath(name, *rest) if part == "web" else folder_of(catalogue.load(name)).joinpath(*rest)


@lru_cache(MANY_FILES)
def named_in(file: Path, changed: int) -> list[str]:
    return IMPORTED.findall(file.read_text("utf-8"))


def part(name: str) -> list[str]:
    """Return all modules of a part of the page."""
    return files(f"web/{name}/{name}.js")


def styles(name: str) -> list[str]:
    """Return all stylesheets of a part of the page."""
    return files(f"web/{name}/{name}.css")


def boards() -> dict[str, list[str]]:
    """Return the modules of every game that is drawn, without those of every table."""
    known = {*part("table")}
    return {
        name: [each for each in files(f"games/{name}/board/board.js") if each not in known]
        for name in catalogue.names()
        if is_drawn(catalogue.load(name))
    }
