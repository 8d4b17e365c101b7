"""Compile a small library that is loaded before all others and stands between a process and its system."""
import shutil
import subprocess
from pathlib import Path


def compiled(source: Path, folder: Path) -> Path | None:
    """Return the library, or nothing where there is no compiler or no such loading."""
    library = folder / source.with_suffix(".so").name
    if not shutil.which("gcc") or not Path("/proc/self/fd").exists():
        return None
    words = ["gcc", "-O1", "-shared", "-fPIC", "-Wall", "-Werror", "-o", str(library)]
    subprocess.run([*words, str(source), "-ldl"], check=True)
    return library
