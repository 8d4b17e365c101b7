"""Feed a reader with what no one would write, led by what it reaches, and keep what reached something new.

    make fuzz
    .venv-fuzz/bin/python tools/fuzz/run.py record --seconds 600
"""
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Literal

import atheris
import cyclopts

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
CORPUS = ROOT / "tests" / "corpus"
LONGEST = 4096  # bytes
SMALL, MOST = 1500, 60  # bytes of a file that is kept, and how many files are
FEEDING = "TABLETOWN_FEEDING"  # set in the process that feeds

Name = Literal["message", "record", "sheet"]
Seconds = Annotated[int, cyclopts.Parameter(help="How long to go on.")]


def main(name: Name, *, seconds: Seconds = 60) -> None:
    """Feed a reader for some seconds, and add to tests/corpus what reached something new."""
    corpus = CORPUS / name
    corpus.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        program, found, kept = begin(name, Path(folder))
        fuzz(program, f"-max_total_time={seconds}", "-print_final_stats=1", str(found), str(corpus))
        fuzz(program, "-merge=1", str(kept), str(corpus), str(found))
        keep(corpus, kept)


def begin(name: str, folder: Path) -> tuple[Path, Path, Path]:
    """Return a program that feeds the reader, as libFuzzer wants it, and folders for what it finds."""
    program, found, kept = folder / "feed", folder / "found", folder / "kept"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} {__file__} {name} "$0" "$@"\n', "utf-8")
    program.chmod(0o700)
    for new in (found, kept):
        new.mkdir()
    for i, seed in enumerate(seeds(name)):
        (found / str(i)).write_bytes(seed[:LONGEST])
    return program, found, kept


def fuzz(program: Path, *words: str) -> None:
    """Run libFuzzer; it ends with an error if a reader fails, is slow or takes much memory."""
    usual = [f"-max_len={LONGEST}", "-timeout=20", "-rss_limit_mb=2000", "-verbosity=0"]
    subprocess.run([program, *usual, *words], check=True, env={**os.environ, FEEDING: "1"})


def feed(name: str, words: list[str]) -> None:
    with atheris.instrument_imports(include=["tabletown"]):
        from tests.readers import READERS, survives

    def one(data: bytes) -> None:
        survives(READERS[name], data)

    atheris.Setup(words, one)
    atheris.Fuzz()


def seeds(name: str) -> Iterator[bytes]:
    """Yield what is right, to begin with."""
    games = ROOT / "src" / "tabletown" / "games"
    files = {"record": "*/tests/golden/*.txt", "sheet": "*/lessons/*.sheet"}
    if name in files:
        yield from (file.read_bytes() for file in sorted(games.glob(files[name])))
    else:
        yield from (line.encode() for line in MESSAGES)


MESSAGES = (
    '{"type":"hello","id":1,"version":2,"table":"abc","key":"def","name":"Anna","since":0,"scores":true}',
    '{"type":"answer","question":7,"move":"lay EEGG 1 g7"}', '{"type":"undo","event":7}',
    '{"type":"why_not","move":"drop d"}', '{"type":"preview","move":"place A f3 0"}',
    '{"type":"command","typed":"legal g7"}', '{"type":"command","typed":"where towers 2"}',
    '{"type":"look","seq":12}', '{"type":"hint"}', '{"type":"gains"}', '{"type":"course"}',
)


def keep(corpus: Path, kept: Path) -> None:
    """Replace a corpus by the smallest files that reach the same, named after what they hold."""
    small = sorted((file.read_bytes() for file in kept.iterdir()), key=lambda data: (len(data), data))
    shutil.rmtree(corpus)
    corpus.mkdir(parents=True)
    for data in [data for data in small if 0 < len(data) <= SMALL][:MOST]:
        (corpus / sha256(data).hexdigest()[:12]).write_bytes(data)


if __name__ == "__main__":
    if os.environ.get(FEEDING):
        feed(sys.argv[1], sys.argv[2:])
    else:
        cyclopts.run(main)
