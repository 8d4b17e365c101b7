"""Compile a small library that is loaded before all others and stands between a process and its system."""
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent


def compiled(name: str, folder: Path) -> Path | None:
    """Return the library made of NAME.c, or nothing where there is no compiler."""
    library = folder / f"{name}.so"
    if not shutil.which("gcc"):
        return None
    words = ["gcc", "-O1", "-shared", "-fPIC", "-Wall", "-Werror", "-o", str(library)]
    subprocess.run([*words, str(HERE / f"{name}.c"), "-ldl"], check=True)
    return library
