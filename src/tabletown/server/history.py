"""What people are told who look back at a table: made in the lane, so that nobody waits, and kept."""
from collections.abc import Callable, Hashable, Sequence

from msgspec import Raw

from ..kernel import record
from ..kernel.match import Match
from ..kernel.remark import Remark
from ..kernel.steps import Step, Viewer
from ..kernel.verify import verify_draws
from ..store import Card
from .shelf import Kept, Shelf
from .threads import Lane, Made
from .views import clock_text, course, encode, eyes_of, looked, published, seats_of, told_events
from .wire import Looked

PAGE = 1_000  # events in one message


class History:
    """The past of one table; asked with the match as it is now, which a thread may read."""

    def __init__(self, table: str, shelf: Shelf, lane: Lane) -> None:
        self.table, self.shelf, self.lane = table, shelf, lane

    async def events(self, match: Match, since: int, viewer: Viewer) -> Raw:
        """Return a page of the events after a number."""
        return await self._look_back(
            match, lambda kept: told_events(match, kept.past.steps(match, since + 1, since + PAGE), viewer)
        )

    async def look(self, match: Match, seq: int, viewer: Viewer) -> Looked:
        """Return the table as it was after an event."""

        def made(kept: Kept) -> Looked:
            return looked(match, seq, next(kept.past.steps(match, seq)) if seq else None, viewer)

        return await self._look_back(match, made)

    async def course(self, match: Match, viewer: Viewer) -> Raw:
        """Return the totals after every event; all who see the same share them."""
        eyes = eyes_of(match, viewer)

        def made(kept: Kept) -> bytes:
            return encode(course(match, kept.past.steps(match), eyes))

        return Raw(await self._once(match, ("course", eyes), match.seq, made))

    async def record(self, match: Match, card: Card, remarks: Sequence[Remark]) -> str:
        """Return the record of the whole match with its secrets."""

        def made(kept: Kept) -> bytes:
            facts = seats_of(card), card.aids, card.seed, card.hash, remarks, card.read_in, clock_text(card)
            return record.write(match, *facts).encode()

        return (await self._once(match, "record", (match.seq, card.version), made)).decode()

    async def record_for(
        self, match: Match, card: Card, remarks: Sequence[Remark], viewer: Viewer
    ) -> str:
        """Return the record as a viewer may see it."""

        def made(kept: Kept) -> bytes:
            return record.write_for(
                match, viewer, seats_of(card), card.aids, published(card), remarks, clock_text(card)
            ).encode()

        stamp, eyes = (match.seq, card.version), eyes_of(match, viewer)
        return (await self._once(match, ("record", eyes), stamp, made)).decode()

    async def verified(self, match: Match, card: Card) -> int:
        """Check the seed, the hash and every draw; return how many events agree with them."""

        def made(kept: Kept) -> bytes:
            text = record.write(match, seats_of(card), seed=card.seed, hash=card.hash)
            verify_draws(record.read(text), match.game)
            return str(match.seq).encode()

        return int(await self._once(match, "verified", match.seq, made))

    def steps(self, match: Match) -> Callable[[int], list[Step]]:
        """Return a function, for work in the lane, that returns the steps from an event on."""
        kept = self.shelf.find(self.table, match)
        return lambda first: list(kept.past.steps(match, first))

    # In the lane

    async def _once(
        self, match: Match, what: Hashable, stamp: Hashable, make: Callable[[Kept], bytes]
    ) -> bytes:
        """Make a text once, until its stamp changes."""

        def made(kept: Kept) -> bytes:
            if kept.texts.get(what, (None, b""))[0] != stamp:
                kept.texts[what] = (stamp, make(kept))
            return kept.texts[what][1]

        return await self._look_back(match, made)

    async def _look_back(self, match: Match, make: Callable[[Kept], Made]) -> Made:
        kept = self.shelf.find(self.table, match)
        try:
            return await self.lane.do(make, kept)
        finally:
            self.shelf.tidy()
