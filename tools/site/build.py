"""Build Tabletown as a folder of files that any static host can serve: python -m tools.site.build OUT"""
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tabletown import catalogue
from tabletown.kernel.game import folder_of
from tools.site.page import write_page
from tools.site.version import write_version

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tabletown"
PYODIDE = ROOT / "node_modules" / "pyodide"
INTERPRETER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Parts of the package that a site does not run, and what Python reads besides its own files.
WITHOUT = {"web", "cli", "arena", "new_game", "messages", "tests", "__pycache__", "planned.gz", "postgres.py"}
ALSO = {".gz", ".json", ".lesson", ".sheet", ".sql"}


def build(out: Path) -> None:
    """Build into a new folder, which replaces the old one once it is complete."""
    new = out.with_name(f"{out.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    write_page(new)
    write_python(new / "python")
    write_version(new)
    shutil.rmtree(out, ignore_errors=True)
    new.rename(out)


def write_python(folder: Path) -> None:
    """Write the interpreter, what is used of its library, and Tabletown with the one package it needs."""
    folder.mkdir(parents=True)
    for name in INTERPRETER:
        shutil.copyfile(PYODIDE / name, folder / name)
    kept = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (folder / "lock.json").write_text(json.dumps({"info": kept["info"], "packages": {}}), "utf-8")
    with tempfile.TemporaryDirectory() as given:
        gather(Path(given))
        compiling = ["node", str(ROOT / "tools/site/compile.mjs"), given, str(folder)]
        subprocess.run(compiling, check=True)


def gather(folder: Path) -> None:
    """Put all Python of a site into a folder, with the games wherever they are."""
    copy_python(PACKAGE, folder / PACKAGE.name)
    for game in catalogue.names():
        copy_python(folder_of(catalogue.load(game)), folder / PACKAGE.name / "games" / game)
    shutil.copyfile(ROOT / "tools/site/rehearse.py", folder / "rehearse.py")
    with zipfile.ZipFile(wheel(folder)) as packed:
        packed.extractall(folder, [name for name in packed.namelist() if not name.endswith(".pyi")])


def copy_python(source: Path, to: Path) -> None:
    for file in sorted(source.rglob("*")):
        place = file.relative_to(source)
        if file.is_file() and is_needed(place):
            (to / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, to / place)


def is_needed(place: Path) -> bool:
    """Does Python read it? Whether a game is drawn, it sees by the mere presence of its board.js."""
    is_read = place.suffix in {".py", *ALSO} or place.name == "board.js"
    return is_read and not WITHOUT & {*place.parts}


def wheel(folder: Path) -> Path:
    """Fetch msgspec, the one package that is not pure Python, as it is built for the browser."""
    where = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--abi", "cp314"]
    lock = ["--require-hashes", "-r", str(ROOT / "tools/site/requirements.lock")]
    with tempfile.TemporaryDirectory() as fetched:
        pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:"]
        subprocess.run([*pip, *where, *lock, "-d", fetched], check=True)
        (found,) = Path(fetched).glob("*.whl")
        return Path(shutil.copyfile(found, folder.parent / found.name))


if __name__ == "__main__":
    build(Path(sys.argv[1]))
