"""Which part may import which, what rules may be made of, and that no game is named outside its folder."""
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
    "server": {"kernel", "catalogue", "store", "bots", "messages", "server"},
    "site": {"kernel", "store", "server", "site"},
    "new_game": {"kernel", "new_game"},
    "cli": {"kernel", "catalogue", "bots", "arena", "messages", "server", "new_game", "cli"},
    "__main__": {"cli"},
    "__init__": set(),
}


def part_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """Return the parts of our package that a file imports; `from .. import COMPILED` is no part."""
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
def test_every_file_imports_only_what_it_may(path: Path) -> None:
    assert set(imports(path)) <= MAY_IMPORT[part_of(path)]


# Frameworks, threads and processes

MEETS = {
    "a web framework": (
        r"litestar|uvicorn",
        {
            "server/app.py", "server/routes.py", "server/files.py", "server/serve.py", "server/patience.py",
            "server/frames.py",
        },
    ),
    "threads": (
        r"threading|concurrent\.futures\.ThreadPoolExecutor|asyncio\.to_thread",
        {
            "kernel/loading.py",  # lets several threads load worlds
            "server/threads.py",  # does long work of the server
            "store/sqlite.py",  # writes in one thread
            "bots/ready.py",  # loads compiled bots in a worker while others answer
            "cli/hosting.py",  # opens the browser
            "server/workers.py",  # waits for the end of a compilation
            "arena/orphans.py",  # waits for the end of the parent
        },
    ),
    "processes": (
        r"subprocess|multiprocessing|asyncio\.(create_)?subprocess|concurrent\.futures\.ProcessPoolExecutor",
        {
            "server/workers.py",  # runs the bots of the server
            "bots/precompile.py",  # compiles bots in the background
            "arena/outside.py",  # runs bots that others wrote
            "arena/orphans.py",  # knows the parent
            "arena/runners.py",  # plays matches on all cores
        },
    ),
}


def met(path: Path) -> Iterator[str]:
    """Return what a file imports from outside, and all attributes of names, such as those of asyncio."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield f"{node.value.id}.{node.attr}"


@pytest.mark.parametrize("what", MEETS)
def test_only_the_named_files_know_frameworks_threads_and_processes(what: str) -> None:
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
    loaded = {*done.stdout.split()}
    ours = ("server.workers", "server.app", "store.sqlite", "store.postgres")
    assert not {f"tabletown.{place}" for place in ours} & loaded
    assert not {"litestar", "uvicorn", "multiprocessing", "sqlite3", "asyncpg"} & loaded


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
    """Rules have whole numbers, if, for, while and calls by name; only the kernel's words may shift."""
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
                docstring = getattr(rule.body[0], "value", None)
                assert not strings or node is docstring, (path.name, rule.name)
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


def test_the_package_starts_without_numpy_and_numba() -> None:
    import subprocess
    import sys

    code = (
        "import sys; import tabletown.cli, tabletown.catalogue as c; c.load(c.names()[0]); "
        "print({'numpy', 'numba'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "set()"
