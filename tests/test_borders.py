"""What may import what, what rules may be made of, and that no game is named outside its folder."""
import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletown import catalogue
from tabletown.kernel.game import folder_of

ROOT = Path(__file__).parents[1] / "src" / "tabletown"
PLAIN = sorted(path for path in ROOT.rglob("*.py") if "tests" not in path.with_suffix("").parts)
HOUSE = [path for path in PLAIN if path.relative_to(ROOT).parts[0] != "games"]

MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "catalogue": {"games", "kernel"},
    "messages": {"kernel", "messages"},
    "bots": {"kernel", "game", "bots"},
    "arena": {"kernel", "catalogue", "bots", "arena"},
    "store": {"kernel", "store"},
    "server": {"kernel", "catalogue", "store", "bots", "server"},
    "new_game": {"kernel", "new_game"},
    "cli": {"kernel", "catalogue", "bots", "arena", "messages", "server", "new_game", "cli"},
    "__main__": {"cli"},
    "__init__": set(),
}


def part_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """The parts of our package that a file imports; `from .. import COMPILED` is no part."""
    package = ["tabletown", *path.relative_to(ROOT).parent.parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = [*package[: len(package) - node.level + 1], *(node.module or "").split(".")]
            names = [a.name for a in node.names] if base == ["tabletown", ""] else [base[1]]
            yield from (name for name in names if name != "COMPILED")
        elif isinstance(node, ast.ImportFrom | ast.Import):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names]
            assert not any(name.startswith("tabletown") for name in names), (
                f"{path}: our own files are imported relatively"
            )


@pytest.mark.parametrize("path", PLAIN, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_imports_what_he_may_not(path: Path) -> None:
    assert set(imports(path)) <= MAY_IMPORT[part_of(path)]


# Frameworks, threads and processes

MEETS = {
    "a web framework": (
        r"litestar|uvicorn",
        {"server/app.py", "server/routes.py", "server/files.py", "server/serve.py"},
    ),
    "threads": (
        r"threading|concurrent\.futures\.ThreadPoolExecutor|asyncio\.to_thread",
        {
            "server/aside.py",  # long work of the server
            "store/sqlite.py",  # one thread writes
            "bots/at_hand.py",  # in a worker: load compiled bots while others answer
            "cli/hosting.py",  # open the browser
        },
    ),
    "processes": (
        r"subprocess|multiprocessing|asyncio\.(create_)?subprocess|concurrent\.futures\.ProcessPoolExecutor",
        {
            "server/workers.py",  # the bots of the server
            "bots/precompile.py",  # compile bots in the background
            "arena/outside.py",  # bots that others wrote
            "arena/runners.py",  # matches on all cores
        },
    ),
}


def met(path: Path) -> Iterator[str]:
    """What a file imports of others, and what it takes from asyncio by attribute."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield f"{node.value.id}.{node.attr}"


@pytest.mark.parametrize("what", MEETS)
def test_frameworks_threads_and_processes_are_met_where_we_say(what: str) -> None:
    pattern, places = MEETS[what]
    found = {
        str(path.relative_to(ROOT)) for path in PLAIN if any(re.match(pattern, name) for name in met(path))
    }
    assert found == places


def test_the_application_needs_no_framework_no_process_and_no_file() -> None:
    """Operations and connections, with the tables behind them, also run where there is only a page."""
    import subprocess
    import sys

    code = "import sys; from tabletown.server import connection, operations, seated_bots; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    ours = {f"tabletown.{place}" for place in ("server.workers", "server.app", "store.sqlite", "store.postgres")}
    assert not {"litestar", "uvicorn", "multiprocessing", "sqlite3", "asyncpg", *ours} & {*done.stdout.split()}


def test_a_game_imports_no_other_game() -> None:
    for path in ROOT.glob("games/*/*.py"):
        assert not re.search(r"from \.\.(?!\.kernel)", path.read_text("utf-8")), path


def test_no_game_is_named_outside_its_folder() -> None:
    names = [name for name in catalogue.names() if folder_of(catalogue.load(name)).is_relative_to(ROOT)]
    words = {
        word
        for name in names
        for word in (name, name.replace("_", " "), name.replace("_", "-"), catalogue.load(name).TITLE)
    }
    page = [path for path in (ROOT / "web").rglob("*") if path.is_file() and path.suffix != ".woff2"]
    for path in [*HOUSE, *ROOT.glob("messages/*.ftl"), *page, ROOT / "games" / "__init__.py"]:
        text = path.read_text("utf-8").lower()
        assert not [word for word in words if word.lower() in text], path


FORBIDDEN = (
    ast.GeneratorExp, ast.ListComp, ast.DictComp, ast.SetComp, ast.Lambda, ast.Try, ast.With, ast.Yield,
    ast.ClassDef, ast.JoinedStr, ast.Starred, ast.Dict, ast.Set, ast.List, ast.Global, ast.Nonlocal,
    ast.Await, ast.LShift, ast.RShift, ast.Div, ast.Raise,
)


def rules(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef) and any(
            getattr(d, "id", "") == "rule" for d in node.decorator_list
        ):
            yield node


def folders() -> list[Path]:
    return [folder_of(catalogue.load(name)) for name in catalogue.names()]


def test_rules_stay_plain() -> None:
    """Whole numbers, if, for, while, calls by name; no shifts, which only the kernel's words may do."""
    found = 0
    for path in (path for folder in folders() for path in folder.glob("*.py")):
        for rule in rules(path):
            found += 1
            for node in (node for statement in rule.body for node in ast.walk(statement)):
                assert not isinstance(node, FORBIDDEN), (path.name, rule.name, type(node))
                assert not isinstance(node, ast.Call) or isinstance(node.func, ast.Name), (
                    path.name,
                    rule.name,
                    node.lineno,
                )
                strings = isinstance(node, ast.Constant) and isinstance(node.value, str)
                assert not strings or node is rule.body[0].value, (path.name, rule.name)  # type: ignore[attr-defined]
    assert found > 50


def test_rules_call_only_rules_and_kernel_words() -> None:
    import tabletown.kernel as kernel

    builtins = {"range", "len", "min", "max", "abs"}
    for folder in folders():
        every = (
            {rule.name for path in folder.glob("*.py") for rule in rules(path)}
            | set(kernel.__all__)
            | builtins
        )
        for path in folder.glob("*.py"):
            for rule in rules(path):
                called = {
                    node.func.id
                    for node in ast.walk(rule)
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
                }
                assert called <= every, (path.name, rule.name, called - every)


def test_the_house_starts_without_numpy_and_numba() -> None:
    import subprocess
    import sys

    code = "import sys; import tabletown.cli, tabletown.catalogue as c; c.load(c.names()[0]); print({'numpy', 'numba'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "set()"
