"""What bots at tables are asked and answer, and what the server needs of the part that runs them."""
from typing import Any, Literal, Protocol

from msgspec import Struct


class BotFailed(Exception):
    """No bot gave an answer."""


Wanted = Literal["move", "reasons", "gains"]


class Question(Struct):
    """A position as a seat sees it, in which a bot is to move."""

    game: str
    bot: str
    seat: int
    view: dict[str, Any]
    luck: int
    wants: Wanted = "move"


class Answer(Struct):
    """What the question wanted: a move, perhaps with the score lines it should change, or all gains."""

    move: int = -1
    why: list[tuple[str, str, str, int]] = []  # rule, what, at, points
    gains: list[tuple[int, int, int]] = []  # move, points at once, points with one more move of the turn


class Bots(Protocol):
    """What lets bots think: worker processes on a server, something else where there are none."""

    async def ask(self, table: str, question: Question) -> Answer: ...
    async def close(self) -> None: ...
