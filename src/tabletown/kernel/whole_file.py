"""Write a file whole: whatever happens, it holds either all of the new text or all of the old."""
import os
from contextlib import suppress
from pathlib import Path


def write_whole(file: Path, text: str) -> None:
    """Write a file, which gets its name only once it is safely on disk."""
    beside = Path(f"{file}.new")
    try:
        with open(beside, "w", encoding="utf-8") as new:
            new.write(text)
            new.flush()
            os.fsync(new.fileno())
        os.replace(beside, file)
    except BaseException:
        with suppress(OSError, ValueError):
            beside.unlink()
        raise
