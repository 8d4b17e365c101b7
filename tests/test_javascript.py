"""JavaScript and stylesheets are short enough to read, and every message they say exists."""
import re
from pathlib import Path

import pytest

from tabletown import catalogue
from tabletown.kernel.game import folder_of, is_drawn
from tabletown.server.files import WEB

from .texts import entries

ROOT = Path(__file__).parents[1]
LONGEST_LINE, LONGEST_FILE = 110, 400
LONGEST_STYLES = 1000  # a declaration is a line there
OF_THE_PAGE = ["src/tabletown", "benchmarks/games"]
PLACES = [*OF_THE_PAGE, "tests", "benchmarks/browser"]
MODULES = sorted(
    path for place in PLACES for path in (ROOT / place).rglob("*.*js") if path.parent != WEB / "lib"
)
STYLES = sorted(path for place in OF_THE_PAGE for path in (ROOT / place).rglob("*.css"))
HOUSE = "".join(path.read_text("utf-8") for path in MODULES if path.is_relative_to(WEB))
TALKING = {
    WEB / "server.js",  # gets files
    WEB / "transport.js",  # to the server
    WEB / "alone" / "transport.js",  # to the files of a site
    WEB / "alone" / "python.js",
    WEB / "alone" / "service_worker.js",
}
DRAWN = [name for name in catalogue.names() if is_drawn(catalogue.load(name))]
TAPPED = [name for name in DRAWN if (folder_of(catalogue.load(name)) / "board" / "sheet.js").is_file()]


@pytest.mark.parametrize("path", [*MODULES, *STYLES], ids=lambda path: str(path.relative_to(ROOT)))
def test_it_can_be_read_on_one_screen(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) <= (LONGEST_FILE if path in MODULES else LONGEST_STYLES)
    assert [number for number, line in enumerate(lines, 1) if len(line) > LONGEST_LINE] == []


def said(source: str) -> set[str]:
    """Return the message ids that stand in the source as they are."""
    return set(re.findall(r'\b(?:(?:say|t)\(\s*|id: )"([a-z][\w-]*)"', source)) | set(
        re.findall(r'"(page-[\w-]+)"', source)
    )


def begun(source: str) -> set[str]:
    """Return the beginnings of message ids that are completed at run time."""
    return set(re.findall(r"\b(?:(?:say|t)\(\s*|id: )`([a-z][\w-]*)\$\{", source))


def test_whatever_the_page_says_exists() -> None:
    """A message belongs to the house, or to every game whose score sheet is tapped."""
    known = set(entries("en", None)) | set.intersection(
        *(set(entries("en", folder_of(catalogue.load(name)))) for name in TAPPED)
    )
    assert said(HOUSE) - known == set()
    assert [start for start in begun(HOUSE) if not any(name.startswith(start) for name in known)] == []


def test_every_message_of_the_page_is_said() -> None:
    told, starts = said(HOUSE), tuple(begun(HOUSE))
    assert [
        name
        for name in entries("en", None)
        if name.startswith("page-") and name not in told and not name.startswith(starts)
    ] == []


@pytest.mark.parametrize("name", DRAWN)
def test_whatever_a_game_says_exists(name: str) -> None:
    folder = folder_of(catalogue.load(name))
    source = "".join(path.read_text("utf-8") for path in folder.glob("board/*.js"))
    known = set(entries("en", folder)) | set(entries("en", None))
    assert said(source) - known == set()
    assert [
        start for start in begun(source) if not any(known_id.startswith(start) for known_id in known)
    ] == []


def test_the_board_of_every_game_is_checked_against_the_contract() -> None:
    checked = (ROOT / "tests" / "js" / "boards.ts").read_text("utf-8")
    assert [name for name in DRAWN if f"{name} satisfies Board" not in checked] == []


# Borders


PAGE = [
    path
    for path in MODULES
    if any(path.is_relative_to(ROOT / place) for place in OF_THE_PAGE) and "tests" not in path.parts
]


@pytest.mark.parametrize("path", PAGE, ids=lambda path: str(path.relative_to(ROOT)))
def test_only_few_modules_talk_to_others(path: Path) -> None:
    talks = re.search(
        r"\bfetch\(|\bnew (WebSocket|EventSource|XMLHttpRequest)\b|sendBeacon", path.read_text("utf-8")
    )
    assert not talks or path in TALKING


@pytest.mark.parametrize("path", PAGE, ids=lambda path: str(path.relative_to(ROOT)))
def test_modules_import_each_other_by_relative_addresses(path: Path) -> None:
    """An address that begins at the root of the host would be wrong below a path."""
    source = path.read_text("utf-8")
    assert re.findall(r"""\b(?:from |import |import\()["'`](?!\.|@|pyodide")([^"'`]+)""", source) == []
    assert re.findall(r"""\b(?:href|src)=(?:"/|\$\{["'`]/)""", source) == []
