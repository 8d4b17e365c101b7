"""The types of what is asked and answered over HTTP; those of the socket are in wire.py."""
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..bots.strength import Strength
from ..kernel.game import Option
from ..kernel.record import Seat

SHORTEST, LONGEST = 10, 30 * 86_400  # seconds on a clock

Word = Annotated[str, Meta(max_length=100)]


class ProblemTold(Struct):
    """What was wrong: a message id with arguments."""

    problem: dict[str, Any]


# Games


class GameListed(Struct):
    name: str
    title: str
    edition: int
    seats: list[int]
    options: list[Option]
    drawn: bool
    sheet: bool  # can its finished cities be scored from a sheet?
    levels: dict[str, Strength]  # what is known of the bots
    lessons: list[str]  # by name, the first one first


class Catalogue(Struct):
    games: list[GameListed]
    bots: list[str]
    aids: list[str]


# Tables


class ClockWanted(Struct, forbid_unknown_fields=True):
    """How much time people have, and what happens when it is over."""

    per: Literal["move", "match"]
    seconds: Annotated[int, Meta(ge=SHORTEST, le=LONGEST)]
    then: Word  # end, or the name of the bot that takes the seat


class TableWanted(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[Word], Meta(min_length=1, max_length=20)]  # human, or the name of a bot
    options: dict[Word, Word] = {}
    aids: Annotated[list[Word], Meta(max_length=20)] = []
    seeded: bool = False
    listed: bool = False
    clock: ClockWanted | None = None


class LessonWanted(Struct, forbid_unknown_fields=True):
    game: Word
    lesson: Word


class Links(Struct):
    """The keys of a new table, which are told only once. A link is t/TABLE#KEY."""

    table: str
    hash: str
    opener: str
    watch: str
    seats: list[str | None]


class TableListed(Struct):
    table: str
    game: str
    options: dict[str, str]
    seats: list[Seat]
    aids: list[str]
    made: float


class Progress(Struct):
    """How far a learner has come: after so many of all steps of a lesson."""

    done: int
    steps: int


class TableShown(TableListed):
    title: str
    waits: list[int]
    seq: int
    over: bool
    ended: bool
    next: str | None
    seat: int | None
    opener: bool
    lesson: Progress | None = None  # until the lesson ends


class TableSeen(Struct):
    """How a match stands, as the asker may see it."""

    seq: int
    view: dict[str, Any]
    totals: list[int]
    winners: list[int]


class Verified(Struct):
    """How many events agree with the seed and its hash."""

    events: int


class SeatWanted(Struct, forbid_unknown_fields=True):
    who: Word  # human, for a new link, which makes the old one void; or the name of a bot


class SeatGiven(Struct):
    key: str | None


class NextTable(Struct):
    table: str
