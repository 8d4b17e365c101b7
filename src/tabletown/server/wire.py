"""The types of the socket's messages, as docs/protocol.md describes them; nothing else reaches a table."""
from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ..kernel.telling.message import Message, Text
from ..kernel.record import Seat
from ..store import Clock

VERSION = 2  # of the protocol; it changes with any change that an older client would not understand

Word = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


# What a client says. `id` is any number; the reply carries it.


class Said(Struct, tag_field="type", kw_only=True):
    id: Count | None = None


class Hello(Said, tag="hello", kw_only=True):
    """Come in by a link, or change places; with a name, sit down. Events after `since` are told."""

    version: Count = 1  # of the protocol; clients of the first one did not say it
    table: Word
    key: Word
    name: Word | None = None
    since: Count | None = None
    scores: bool = False  # should every `now` carry the scores?


class Answer(Said, tag="answer"):
    question: Count
    move: Word


class Undo(Said, tag="undo"):
    """Take back the event with this number."""

    event: Count


class WhyNot(Said, tag="why_not"):
    move: Word


class Preview(Said, tag="preview"):
    move: Word


class Hint(Said, tag="hint"):
    pass


class Gains(Said, tag="gains"):
    pass


class Scores(Said, tag="scores"):
    pass


class Command(Said, tag="command"):
    """A typed command; an empty one shows the table."""

    typed: Word = ""


class Look(Said, tag="look"):
    """Ask for the table as it was after an event."""

    seq: Count


class Course(Said, tag="course"):
    """Ask for the totals after every event."""


class Ping(Said, tag="ping"):
    pass


Saying = Hello | Answer | Undo | WhyNot | Preview | Hint | Gains | Scores | Command | Look | Course | Ping


# What the server says


class Told(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    id: int | None = None


class LessonStep(Struct):
    """A step of a lesson, told by the message lesson-LESSON-NAME of the game's lessons/messages.LANG.ftl."""

    name: str
    at: int  # how many events come before it
    rules: tuple[str, ...]  # each § that it teaches
    move: str  # that the learner is to make, or ""
    tries: str  # a move that the learner is to try, and that the rules refuse, or ""
    sheet: str  # finished cities to look at, as a score sheet, or ""


class LessonTold(Struct):
    name: str
    steps: list[LessonStep]


class TableCard(Told, tag="table"):
    """Who sits where, and what was agreed."""

    version: int  # of the protocol
    table: str
    game: str
    title: str
    edition: int
    options: dict[str, str]
    seats: list[Seat]
    aids: list[str]
    listed: bool
    ended: bool
    next: str | None  # the table where the same people play again
    hash: str
    seed: str
    seat: int | None  # yours, if you have one
    opener: bool  # is this the opener's link?
    secret: bool  # do some seats see what others do not, now or later in the match?
    drawn: bool  # does the game draw its boards?
    lesson: LessonTold | None = None  # that the table follows
    imported: bool = False  # from a record that somebody brought
    clock: Clock | None = None  # the time that people have
    out: int | None = None  # the seat whose time ran out, if the match ended by that
    seen: list[int] = []  # seats whose secrets somebody knows who has left them


class ToldEvent(Struct, frozen=True):
    seq: int
    seat: int  # nature is -1
    move: str  # secret parts read ?
    told: Message


class ToldRemark(Struct, frozen=True):
    """What happened besides moves; names no secret, so all are told the same."""

    number: int  # 1, 2, 3 …
    after: int  # how many events came before it
    seat: int  # -1: the whole table
    told: Message


class ScoreItem(Struct, frozen=True):
    rule: str
    what: str
    at: str
    points: int
    told: Message
    lacks: Message | None


class SeatScores(Struct):
    """Every seat's score, item by item and in total."""

    seats: list[list[ScoreItem]]
    totals: list[int]


class Now(Told, tag="now"):
    """The whole table as one viewer may see it. Of two such messages the one with the higher seq is newer."""

    seq: int
    view: Raw
    question: int | None
    moves: list[str]
    undo: int | None
    waits: list[int]
    over: bool
    winners: list[int]
    events: Raw
    scores: Raw | UnsetType = UNSET  # SeatScores, for clients that asked for them


class Remarked(Told, tag="remarks"):
    """All remarks after `hello`, then each when it is made."""

    remarks: list[ToldRemark]


class Clocks(Told, tag="clocks"):
    """How many seconds each seat has left, null for a bot; and for whom they run now."""

    left: list[float | None]
    runs: list[int]


class Missed(Told, tag="events"):
    """Events that a client missed, too many for one `now`."""

    events: Raw


class Why(Told, tag="why"):
    move: str
    why: Message | None


class Previewed(Told, tag="preview"):
    """What a move would make of the table, as far as its mover can know."""

    move: str
    view: dict[str, Any]
    totals: list[int]
    change: list[int]
    items: list[ScoreItem]  # of the mover
    moves: list[str]  # what the mover could do next


class Hinted(Told, tag="hint"):
    question: int
    move: str
    why: list[ScoreItem]  # what is expected to change, in points on average


class Gained(Told, tag="gains"):
    """What each legal move would bring the mover: points at once, and with one more move of the turn."""

    question: int
    moves: dict[str, tuple[int, int]]


class Scored(Told, tag="scores"):
    """The fields of SeatScores."""

    seats: list[list[ScoreItem]]
    totals: list[int]


class Commanded(Told, tag="command"):
    """Lines of [words or message, style]; or the move or the undo that was typed, which is not done yet."""

    lines: Text = []
    move: str | None = None
    undo: int | None = None


class Looked(Told, tag="look"):
    seq: int
    view: dict[str, Any]
    event: ToldEvent | None
    totals: list[int]


class Coursed(Told, tag="course"):
    """The totals of all seats at the start and after every event."""

    totals: Raw  # list[list[int]]


class Pong(Told, tag="pong"):
    pass


class ProblemTold(Told, tag="problem"):
    problem: Message
