"""Write the folder of a new game: a small one that plays at once, to be made into another."""
import keyword
from collections.abc import Collection
from pathlib import Path

from ..kernel.telling.message import problem

TEMPLATE = Path(__file__).parent / "sticks"
TITLE = "Sticks"
TESTS = Path("tests", "test_rules.py")  # where the template's tests.py goes


def write_game(name: str, to: Path, known: Collection[str]) -> Path:
    """Write a game of this name below a folder, unless it is known already; return where."""
    check_name(name, known)
    folder = to / name
    try:
        folder.mkdir(parents=True)
        (folder / TESTS).parent.mkdir()
        for file in sorted(path for path in TEMPLATE.iterdir() if path.is_file()):
            text = file.read_text("utf-8").replace(TITLE, name.replace("_", " ").capitalize())
            (folder / (TESTS if file.name == "tests.py" else file.name)).write_text(text, "utf-8")
    except FileExistsError:
        raise problem("folder-exists", folder=str(folder)) from None
    except OSError as wrong:
        raise problem("cannot-write", file=str(folder), why=wrong.strerror or str(wrong)) from None
    return folder


def check_name(name: str, known: Collection[str]) -> None:
    if not (name.isascii() and name.isidentifier() and name.islower()) or keyword.iskeyword(name):
        raise problem("not-a-game-name", text=name)
    if name in known:
        raise problem("game-is-known", text=name)
