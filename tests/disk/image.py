"""What a disk may hold after a power cut, by the notes of all that was written to it."""
import random
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from .writer import TOLD

SECTOR = 512  # bytes that a disk writes whole or not at all


class Note(NamedTuple):
    kind: str  # w, s, t or u; with f before it, it failed
    path: str
    number: int  # the offset of a write, or the new size
    data: bytes = b""


def read_notes(file: Path) -> list[Note]:
    return list(notes_in(file.read_bytes()))


def notes_in(text: bytes) -> Iterator[Note]:
    at = 0
    while at < len(text):
        head = re.compile(rb"(f?[wstu]) (\S+) (\d+)(?: (\d+))?\n").match(text, at)
        assert head, text[at : at + 100]
        at = head.end() + int(head[4] or 0)
        yield Note(head[1].decode(), head[2].decode(), int(head[3]), text[head.end() : at])


@dataclass
class File:
    """What is safely on disk, and what may be there or not."""

    safe: bytearray = field(default_factory=bytearray)
    pending: list[Note] = field(default_factory=list)

    def sync(self) -> None:
        for note in self.pending:
            apply(self.safe, note)
        self.pending = []


class Disk:
    """A disk as it may be after so many notes."""

    def __init__(self) -> None:
        self.files: defaultdict[str, File] = defaultdict(File)
        self.told = 0  # the last event that somebody was told of

    def take(self, note: Note, luck: random.Random) -> None:
        file = self.files[note.path]
        if note.path == TOLD:
            self.told = int(note.data or self.told)
        elif note.kind == "s":
            file.sync()
        elif note.kind == "fs":  # the system forgets what it could not write, but some of it has arrived
            file.pending = some(file.pending, luck)
            file.sync()
        else:
            file.pending.append(note)

    def cut(self, folder: Path, luck: random.Random) -> None:
        """Write the files as they may be: with some of what was not synced, and the last of it torn."""
        for name, file in self.files.items():
            found = bytearray(file.safe)
            for note in torn(some(file.pending, luck), luck):
                apply(found, note)
            if name != TOLD and not (file.pending and file.pending[-1].kind == "u"):
                (folder / name).write_bytes(found)


def some(notes: Sequence[Note], luck: random.Random) -> list[Note]:
    """Return all, none, the first ones or any of these notes."""
    how = luck.randrange(4)
    if how < 3:
        return list(notes[: (len(notes), 0, luck.randint(0, len(notes)))[how]])
    return [note for note in notes if luck.random() < 0.5]


def torn(notes: Sequence[Note], luck: random.Random) -> list[Note]:
    """Let only some sectors of the last write arrive."""
    if not notes or "w" not in notes[-1].kind:
        return list(notes)
    whole = notes[-1]
    size = SECTOR * luck.randint(0, len(whole.data) // SECTOR + 1)
    return [*notes[:-1], whole._replace(data=whole.data[:size])]


def apply(content: bytearray, note: Note) -> None:
    if "w" in note.kind:
        end = note.number + len(note.data)
        content.extend(bytes(max(0, end - len(content))))
        content[note.number : end] = note.data
    elif note.kind == "t":
        content.extend(bytes(max(0, note.number - len(content))))
        del content[note.number :]
    elif note.kind == "u":
        content.clear()
