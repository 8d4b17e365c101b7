"""Inside Pyodide: compile Tabletown and the part of Python's library that it uses, into two archives."""
import gzip
import importlib
import importlib.util
import io
import shutil
import sys
import zipfile
from collections.abc import Iterable
from importlib import _bootstrap_external as pyc
from pathlib import Path

GIVEN, LIBRARY, APP, OUT = Path("/given"), Path("/library"), Path("/app"), Path("/out")
SHIPPED = "/lib/python314.zip/"  # where Pyodide puts its library
FROZEN = "importlib/_bootstrap"  # is part of the interpreter
LONG_AGO = (1980, 1, 1, 0, 0, 0)
REHEARSAL = "rehearse.py"
# What is imported before anything of ours, or only when something goes wrong.
ALWAYS = """encodings encodings.aliases encodings.ascii encodings.idna encodings.latin_1 encodings.utf_8
    _colorize ast codecs inspect linecache shutil textwrap token tokenize traceback warnings
    zipfile""".split()


async def main() -> None:
    shutil.copytree(GIVEN, APP)
    sys.path.insert(0, str(APP))
    await importlib.import_module("rehearse").rehearse()
    pack(OUT / "library.bin", LIBRARY, used(), SHIPPED)
    ours = (str(path.relative_to(GIVEN)) for path in GIVEN.rglob("*") if path.is_file())
    pack(OUT / "app.bin", GIVEN, (name for name in ours if name != REHEARSAL), f"{APP}/")


def used() -> set[str]:
    """Return the files of the library that are loaded now or always needed."""
    loaded = [getattr(module, "__file__", None) or "" for module in [*sys.modules.values()]]
    always = [importlib.util.find_spec(name) for name in ALWAYS]
    origins = [*loaded, *((spec.origin or "") for spec in always if spec)]
    found = {name.removeprefix(SHIPPED) for name in origins if name.startswith(SHIPPED)}
    return {name for name in found if not name.startswith(FROZEN)}


def pack(archive: Path, folder: Path, names: Iterable[str], place: str) -> None:
    """Compress a plain zip as a whole, which makes it a fifth smaller than file by file."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as plain:
        for name in sorted(names):
            file, is_source = folder / name, name.endswith(".py")
            info = zipfile.ZipInfo(f"{name}c" if is_source else name, LONG_AGO)
            plain.writestr(info, compiled(file, place + name) if is_source else file.read_bytes())
    archive.write_bytes(gzip.compress(packed.getvalue(), 9, mtime=0))


def compiled(file: Path, shown: str) -> bytes:
    """Return bytecode without docstrings, which depends on no clock and no folder."""
    source = file.read_bytes()
    code = compile(source, shown, "exec", dont_inherit=True, optimize=2)
    checked = False  # nobody has the source to compare
    return bytes(pyc._code_to_hash_pyc(code, importlib.util.source_hash(source), checked))  # type: ignore[attr-defined]
