"""What bots at tables are asked and answer, and what the server needs of the part that runs them."""
from typing import Any, Protocol

from msgspec import Struct


class BotFailed(Exception):
    """No bot gave an answer."""


class Question(Struct):
    """A position as a seat sees it, in which a bot is to move."""

    game: str
    bot: str
    seat: int
    view: dict[str, Any]
    luck: int
    why: bool = False


class Answer(Struct):
    """A move, and the score lines that are expected to change, if the question asked why."""

    move: int
    why: list[tuple[str, str, str, int]]  # rule, what, at, points


class Bots(Protocol):
    """What lets bots think: worker processes on a server, something else where there are none."""

    async def ask(self, table: str, question: Question) -> Answer: ...
    def close(self) -> None: ...
