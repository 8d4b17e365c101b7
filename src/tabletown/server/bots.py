"""What bots at tables are asked, what they answer, and what a server wants of whoever lets them think."""
from typing import Any, Protocol

from msgspec import Struct


class BotFailed(Exception):
    """No bot gave an answer."""


class Question(Struct):
    """A position as a seat sees it, which a bot is to move in."""

    game: str
    bot: str
    seat: int
    view: dict[str, Any]
    luck: int
    why: bool = False


class Answer(Struct):
    """A move, and the lines of the score that are expected to change, if that was asked."""

    move: int
    why: list[tuple[str, str, str, int]]  # rule, what, at, points


class Bots(Protocol):
    """The server has worker processes for this; where there are none, something else may think."""

    async def ask(self, table: str, question: Question) -> Answer: ...
    def close(self) -> None: ...
