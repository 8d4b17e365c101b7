"""Everything that reads what strangers send: it takes any bytes, and fails only with a problem for people."""
from collections.abc import Callable
from contextlib import suppress
from functools import cache

from tabletown import catalogue
from tabletown.kernel import record
from tabletown.kernel.chance import drawn_from, seed_of
from tabletown.kernel.match import Match
from tabletown.kernel.telling.commands import AIDS, Asked
from tabletown.kernel.telling.message import Problem
from tabletown.server import views
from tabletown.server.connection import read
from tabletown.server.operations import text_of
from tabletown.server.sheets import read_draft, score_sheet
from tabletown.server.wire import Answer, Command, Preview, WhyNot

MOST = 40  # events of a record that are replayed, because the rest costs time and teaches little

Reader = Callable[[bytes], None]


def read_message(data: bytes) -> None:
    """Read a message as a socket does; a move or a command in it, as every game does."""
    said = read(data.decode("utf-8", "surrogateescape"))
    for match in begun():
        with suppress(Problem):
            if isinstance(said, Command):
                views.command(Asked(match, 0, ["Anna", "Bram"], list(AIDS), lambda seq: []), said.typed)
            elif isinstance(said, Answer | WhyNot | Preview):
                views.why_not(match, 0, said.move)
                views.preview(match, 0, said.move)


@cache
def begun() -> list[Match]:
    """Return a match of every game, at its first question."""
    matches = [Match(catalogue.load(name), 2) for name in catalogue.names()]
    for match in matches:
        match.settle(drawn_from(seed_of(1)))
    return matches


def read_record(data: bytes) -> None:
    """Read a record, and replay its beginning."""
    kept = record.read(text_of(data))
    record.replay(kept, catalogue.load(kept.game, kept.edition), min(MOST, len(kept.lines)))


def read_sheet(data: bytes) -> None:
    """Score a sheet; if that works, it works as a draft too, and the other way round nothing is wrong."""
    text = text_of(data)
    draft = read_draft(text)
    scored = score_sheet(text)
    assert draft.wrong is None and draft.scored == scored


READERS: dict[str, Reader] = {"message": read_message, "record": read_record, "sheet": read_sheet}


def survives(reader: Reader, data: bytes) -> bool:
    """Feed a reader; say whether it made sense of the bytes, and let everything but a problem through."""
    try:
        reader(data)
    except Problem:
        return False
    return True
