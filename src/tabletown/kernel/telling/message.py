"""What is told to people: a message id with arguments, translated where it is shown."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Message:
    """A sentence without a language; an argument may be a message itself."""

    id: str
    args: Mapping[str, str | int | Message] = field(default_factory=dict)
    rule: str = ""  # the § of the rulebook it rests on, such as §4.2

    def plain(self) -> dict[str, Any]:
        args = {name: a.plain() if isinstance(a, Message) else a for name, a in self.args.items()}
        return {"id": self.id, "args": args, "rule": self.rule}


def say(id: str, rule: str = "", /, **args: str | int | Message) -> Message:
    return Message(id, args, rule)


class Problem(Exception):
    """Something that a person can put right, told as a message and never as a traceback."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id, dict(message.args))
        self.message = message


def problem(id: str, rule: str = "", /, **args: str | int | Message) -> Problem:
    return Problem(say(id, rule, **args))


Style = str
Span = tuple[str | Message, Style]
Line = list[Span]
Text = list[Line]  # lines of styled words: what a terminal colours and a screen reader reads out


def line(*spans: str | Message | Span) -> Line:
    """Make a line of text; what has no style of its own is plain."""
    return [span if isinstance(span, tuple) else (span, "") for span in spans]
