"""Whatever the disk does, all events that somebody was told of are there when the store is opened again."""
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from .disk import image
from .disk.image import Disk, Note
from .disk.writer import FILE, TABLE, TOLD, row
from .sample import THOROUGH, examples, sample
from .serving import WAIT
from .shim import compiled
from .storing import NOON, opened

SOURCE = Path(__file__).parent / "disk" / "disk.c"
EVENTS = 400 if THOROUGH else 120  # the journal is full after about 330, and its pages are brought home
CUTS = 900 if THOROUGH else 30

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = compiled(SOURCE, tmp_path_factory.mktemp("library"))
    if made is None:
        pytest.skip("this takes gcc, on Linux")
    return made


def write(library: Path, folder: Path, fail: str = "", events: int = EVENTS) -> list[Note]:
    """Store events on a disk that fails, and return the notes of all that was written."""
    (disk := folder / "disk").mkdir()
    env = {"LD_PRELOAD": str(library), "DISK": str(disk), "NOTES": str(folder / "notes"), "FAIL": fail}
    words = [sys.executable, "-m", "tests.disk.writer", str(disk), str(events)]
    done = subprocess.run(words, env={**os.environ, **env}, capture_output=True, text=True, timeout=WAIT)
    assert done.returncode == 0, done.stderr
    return image.read_notes(folder / "notes")


async def check(folder: Path, told: int) -> None:
    """All that was told is there, nothing has a hole or is damaged, and more can be stored."""
    async with opened(str(folder / FILE)) as store:
        events = await store.events(TABLE)
        assert told <= len(events) and events == [row(seq) for seq in range(1, len(events) + 1)]
        await store.alive()
        if told:
            await store.append(TABLE, len(events), [row(len(events) + 1)], NOON)


async def test_a_power_cut_at_any_moment_loses_nothing_told(
    library: Path, tmp_path: Path
) -> None:
    """At every moment the disk may hold any part of what was not synced yet."""
    notes, disk, luck = write(library, tmp_path), Disk(), random.Random(1)
    assert {"w", "s"} <= {note.kind for note in notes}
    cuts = {*luck.sample(range(len(notes)), min(len(notes), CUTS)), len(notes) - 1}
    for i, note in enumerate(notes):
        disk.take(note, luck)
        if i in cuts:
            (folder := tmp_path / str(i)).mkdir()
            disk.cut(folder, luck)
            await check(folder, disk.told)


FIRST = {"w": (1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144), "s": (1, 2, 3, 4, 5, 8, 13, 21, 34, 55)}
FAILURES = [
    f"{kind} {first} {count}" for kind, firsts in FIRST.items() for first in firsts for count in (1, 3, 10)
]


@pytest.mark.parametrize("fail", sample(FAILURES, lambda i, case: i % 40 == 15))
async def test_errors_of_the_disk_lose_nothing_told(library: Path, tmp_path: Path, fail: str) -> None:
    """A write that fails leaves half of it; after a sync that fails, nobody knows what has arrived."""
    try:
        notes = write(library, tmp_path, fail, events=60)
    except AssertionError as wrong:
        assert "store-fails" in str(wrong) or "disk I/O error" in str(wrong), "it could not even begin"
        return
    disk, luck = Disk(), random.Random(1)
    for note in notes:
        disk.take(note, luck)
    assert disk.told == 60 and any(note.kind.startswith("f") for note in notes)
    await check(tmp_path / "disk", disk.told)
    for i in range(examples(9)):
        (folder := tmp_path / str(i)).mkdir()
        disk.cut(folder, luck)
        await check(folder, disk.told)


def test_a_disk_that_lies_is_noticed() -> None:
    """The check can fail: what was told but never synced may be gone after a cut."""
    disk, luck = Disk(), random.Random(1)
    disk.take(Note("w", FILE, 0, b"x" * 1024), luck)
    disk.take(Note("w", TOLD, 0, b"1\n"), luck)
    assert disk.told == 1 and disk.files[FILE].safe == b""
    disk.take(Note("s", FILE, 0), luck)
    assert disk.files[FILE].safe == b"x" * 1024
