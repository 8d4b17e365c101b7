"""The card of a table: what is played, who sits where, which links open it. Links are kept as hashes only."""
import msgspec


class Chair(msgspec.Struct, frozen=True):
    who: str  # human, or the name of a bot
    name: str = ""  # empty until somebody sits down
    key: str = ""  # the hash of the link; a bot has none


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
    seed: str = ""  # empty: nature draws by lot
    hash: str = ""  # of a record that was read in with a hash but no seed; else it follows from the seed
    listed: bool = False
    ended: bool = False  # nobody moves any more
    read_in: bool = False  # a record, to be looked at
    next: str = ""  # the table where the same people play once more
    version: int = 1


class Row(msgspec.Struct, frozen=True):
    """An event as it is kept."""

    seat: int
    move: str
    digest: str


class Head(msgspec.Struct, frozen=True):
    """How far a table has come: a change of either is news."""

    version: int
    seq: int


def written(card: Card) -> str:
    return msgspec.json.encode(card).decode()


def read(text: str) -> Card:
    return msgspec.json.decode(text, type=Card)
