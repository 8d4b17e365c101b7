"""What is stored of a table: its card, with the hashes of its links, events and remarks, how far it is."""
import msgspec

from ..kernel.remark import Remark
from ..kernel.telling.message import problem


class Chair(msgspec.Struct, frozen=True):
    who: str  # human, or the name of a bot
    name: str = ""  # empty until somebody sits down
    key: str = ""  # the hash of the link; a bot has none
    looked: bool = False  # has somebody opened the link, and seen what others may not?


class Clock(msgspec.Struct, frozen=True):
    """The time that people have, and what happens when it is over."""

    per: str  # move, or match
    seconds: int
    then: str  # end: the match ends; or the name of the bot that takes the seat


class Card(msgspec.Struct, frozen=True):
    id: str
    game: str
    edition: int
    options: dict[str, str]
    chairs: list[Chair]
    opener: str  # hashes of links
    watch: str
    made: float
    aids: list[str] = []
    seed: str = ""  # if empty, nature draws by lot
    hash: str = ""  # only for an imported record: the one that it has
    listed: bool = False
    ended: bool = False  # no more moves are accepted
    read_in: bool = False  # imported from a record, to be looked at
    next: str = ""  # the table of the rematch
    lesson: str = ""  # the lesson that it follows, to the end of the lesson
    clock: Clock | None = None
    out: int | None = None  # the seat whose time ran out, if the match ended by that
    version: int = 1


class Row(msgspec.Struct, frozen=True):
    """A stored event."""

    seat: int
    move: str
    digest: str


class StoredTable(msgspec.Struct, frozen=True):
    """All that is stored of a table."""

    card: Card
    events: list[Row]
    remarks: list[Remark] = []


class Head(msgspec.Struct, frozen=True):
    """How far a table has come; when either number changes, there is news."""

    version: int
    seq: int


class Beat(msgspec.Struct, frozen=True):
    """A sign of life: when, and until when nothing may be removed."""

    at: float
    hold: float = 0.0


def encode_card(card: Card) -> str:
    return msgspec.json.encode(card).decode()


def decode_card(text: str) -> Card:
    """Read a card; raise a problem if it is damaged."""
    try:
        return msgspec.json.decode(text, type=Card)
    except (msgspec.MsgspecError, UnicodeError):
        raise problem("card-damaged") from None
