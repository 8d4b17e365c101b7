"""What people asked a server and were told, with the times: one line of JSON for each operation."""
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import msgspec

Kind = Literal["hello", "view", "told", "card", "look", "answer", "leak"]
Outcome = Literal["ok", "refused", "lost"]  # lost: the connection broke, so anything may have happened


class Told(msgspec.Struct, frozen=True, array_like=True):
    """An event as somebody was told it, with ? for what is hidden."""

    seq: int
    seat: int
    move: str


Saying = tuple[int | None, int, str]  # seat, question, move


class Operation(msgspec.Struct, kw_only=True, omit_defaults=True):
    table: str
    viewer: int | None  # the seat; None for a spectator
    socket: int  # a new number for each connection
    kind: Kind
    start: float
    end: float = 0.0  # nothing is known of the end of what was lost
    outcome: Outcome = "ok"
    seq: int = 0  # how far the table had come
    since: int = 0  # how far it had come before the events
    events: list[Told] = []
    saw: str = ""  # a digest of the view; on a card, the seed
    question: int = -1  # of an undo, the event to take back
    move: str = ""
    why: str = ""  # it was refused

    @property
    def said(self) -> Saying:
        return self.viewer, self.question, self.move


def digest(view: Any) -> str:
    """Return a short name for a view, which is the same for everybody who sees the same."""
    return sha256(msgspec.json.encode(view, order="sorted")).hexdigest()[:16]


def write(file: Path, operations: Iterable[Operation]) -> None:
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in operations))


def read(file: Path) -> Iterator[Operation]:
    decode = msgspec.json.Decoder(Operation).decode
    yield from map(decode, file.read_bytes().splitlines())
