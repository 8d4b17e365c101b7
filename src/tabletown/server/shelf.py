"""Keep what is needed to look back at tables, within a budget; what was not used for longest goes first."""
from collections import OrderedDict
from collections.abc import Hashable

from ..kernel.match import Match
from ..kernel.steps import Past

ROOM = 64_000_000  # bytes, for all tables of the process
MOMENT = 16_000  # bytes of a kept moment of a match, at most: two states and the moves in between


class Kept:
    """The past of one table, and texts that were made from it: what they are, when, and the text."""

    def __init__(self, match: Match) -> None:
        self.past = Past(match)
        self.texts: dict[Hashable, tuple[Hashable, bytes]] = {}

    @property
    def size(self) -> int:
        return MOMENT * len(self.past.moments) + sum(len(text) for _, text in self.texts.values())


class Shelf:
    def __init__(self, room: int = ROOM) -> None:
        self.room, self._kept = room, OrderedDict[str, Kept]()

    def find(self, table: str, match: Match) -> Kept:
        """Return what is kept of a table; it is now the one used last."""
        kept = self._kept.pop(table, None) or Kept(match)
        self._kept[table] = kept
        return kept

    def tidy(self) -> None:
        """Forget the pasts that were not used for longest, until the others have room."""
        too_much = self.size - self.room
        while too_much > 0:
            too_much -= self._kept.popitem(last=False)[1].size

    @property
    def size(self) -> int:
        return sum(kept.size for kept in self._kept.values())
