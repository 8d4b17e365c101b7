"""Remarks tell what happens at a table besides moves: people sit down or leave, or ask for hints.

They change nothing in the match. A record has them between its events, in the words of docs/record.md.
"""
from collections.abc import Sequence
from typing import NamedTuple

from .telling.message import Line, Message, line, say

REMARK = "remark"  # the word that a line of a record begins with
NOBODY = -1  # the seat of a remark about the whole table
WHOLE = "*"  # the same in a record

# What is said, and the parts that follow; the last part is a name and may have spaces, or be left out.
KINDS = {
    "sits": ("name",),
    "renamed": ("name",),
    "leaves": ("name",),
    "leaves-seen": ("name",),
    "link": (),
    "bot": ("level", "name"),
    "hint": ("name",),
    "ended": (),
    "time": ("name",),
    "time-ends": ("name",),
}


class Remark(NamedTuple):
    after: int  # how many events came before it
    seat: int  # or NOBODY
    text: str  # as in a record: sits Anna


def made(after: int, seat: int, *words: str) -> Remark:
    """Make a remark of a kind and its parts."""
    return Remark(after, seat, " ".join(" ".join(words).split()))


def remark_text(remark: Remark) -> str:
    """Return the line of a record."""
    return f"{REMARK} {WHOLE if remark.seat == NOBODY else remark.seat + 1} {remark.text}"


def kind_of(remark: Remark) -> str:
    return remark.text.partition(" ")[0]


def parts_of(text: str) -> dict[str, str]:
    """Return the parts of a remark by name; raise an error if it is of no known kind."""
    kind, _, rest = text.partition(" ")
    names = KINDS[kind]
    given = rest.split(" ", len(names) - 1) if names else rest.split()
    if len(given) != len(names):
        raise ValueError(text)
    return dict(zip(names, given, strict=True))


def remark_told(remark: Remark) -> Message:
    """Say what happened, with the name that the seat had then."""
    parts = parts_of(remark.text)
    args: dict[str, str | Message] = {}
    if "name" in parts:
        args["name"] = parts["name"] or say("remark-somebody")
    if "level" in parts:
        args["level"] = say("bot-level", bot=parts["level"])
    return say(f"remark-{kind_of(remark)}", **args)


def remark_line(remark: Remark) -> Line:
    """Say when and where it happened, and what."""
    told, when = remark_told(remark), f"{remark.after}  "
    if remark.seat == NOBODY:
        return line(when, told)
    return line(when, say("remark-seat", seat=remark.seat + 1), ": ", told)


def merged(lines: Sequence[str], remarks: Sequence[Remark]) -> list[str]:
    """Put every remark after the event that it follows."""
    said: list[list[str]] = [[] for _ in range(len(lines) + 1)]
    for remark in remarks:
        said[min(remark.after, len(lines))].append(remark_text(remark))
    return [*said[0], *(each for one, more in zip(lines, said[1:], strict=True) for each in (one, *more))]
