"""A live table: one match and its guests, and the only place where a stored match grows.

Events are stored first, then told.
"""
import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Protocol

import msgspec

from .. import catalogue
from ..kernel import record
from ..kernel.chance import by_lot, drawn_from
from ..kernel.match import UNDO, Event, Match, event_text, read_event
from ..kernel.telling.message import Message, Problem, problem
from ..kernel.record import Seat
from ..kernel.rules.rule import NATURE
from ..kernel.steps import Step, Viewer, last_step, steps_of, take_step
from ..store import Card, Row, Stale, Store
from .links import Role, role_of
from .threads import in_thread
from .views import course, encode, published, table_card, teller
from .wire import Now

MANY = 50  # from so many events on they are replayed in a thread, so that other tables do not wait


class Guest(Protocol):
    """Somebody at the table, connected by a socket."""

    role: Role
    key: str  # the hash of the link
    wants_scores: bool

    def tell(self, message: bytes) -> None: ...
    def dismiss(self, why: Message) -> None: ...


class Table:
    def __init__(self, card: Card, store: Store) -> None:
        self.card, self.store = card, store
        self.game = catalogue.load(card.game, card.edition)
        self.match = Match(self.game, len(card.chairs), card.options)
        self.guests: set[Guest] = set()
        self.used = time.monotonic()
        self.on_change: Callable[[bool], None] = lambda ours: None  # did this process ask the new questions?
        self._past: list[Step] | None = None
        self._looked_back = 0.0
        self._courses: dict[Viewer, list[list[int]]] = {}
        self._gate = asyncio.Lock()
        self._chance = drawn_from(card.seed) if card.seed else by_lot

    @property
    def closed(self) -> bool:
        """Can nobody move any more, so that nothing needs to stay secret?"""
        return self.match.over or self.card.ended

    # The one door: people and bots answer here, then nature moves

    async def answer(self, seat: int, question: int, move: str) -> None:
        def event() -> Event:
            if self.match.asked.get(seat) != question:
                raise problem("stale")
            return Event(seat, self.game.MOVES.read(move))

        await self._enter(event)

    async def undo(self, seat: int, number: int) -> None:
        def event() -> Event:
            if self.match.undoable(seat) != number:
                raise problem("nothing-to-undo")
            return Event(seat, UNDO)

        await self._enter(event)

    async def _enter(self, event: Callable[[], Event]) -> None:
        async with self._gate:
            if self.card.ended:
                raise problem("table-ended")
            while not await self._try_to_grow(event()):
                pass  # somebody else was quicker, but our question may still be open

    async def _try_to_grow(self, event: Event) -> bool:
        """Play and store an event; return False if another process wrote first, whose events are read now."""
        before = self.match.seq
        try:
            await self._grow(event)
        except Stale:
            if self.match.seq == before:
                raise problem("stale") from None
            return False
        return True

    async def _grow(self, *events: Event) -> None:
        """Play events on a copy of the match, which replaces the match once they are stored."""
        match = self.match.copy()
        steps = [take_step(match, event) for event in events]
        match.settle(self._chance, lambda: steps.append(last_step(match)))
        rows = [
            Row(step.event.seat, event_text(self.game, step.event), step.state.digest()) for step in steps
        ]
        try:
            await self.store.append(self.card.id, self.match.seq, rows, time.time())
        except Stale:
            await self._catch_up()
            raise
        self._show_growth(match, steps, ours=True)

    def _show_growth(self, match: Match, steps: list[Step], ours: bool) -> None:
        self.match, self.used = match, time.monotonic()
        if self._past is not None:
            self._past += steps
        self._tell_growth(steps)
        self.on_change(ours)

    # What others wrote

    async def refresh(self, seq: int = 0) -> None:
        """Read what others wrote: events up to seq, or with 0 the card as well; let nature begin."""
        async with self._gate:
            if 0 < seq <= self.match.seq:
                return
            if seq == 0:
                await self._read_card()
            await self._catch_up()
            if NATURE in self.match.asked and not self.card.ended:
                with suppress(Stale):
                    await self._grow()

    async def _read_card(self) -> None:
        card = await self.store.read(self.card.id) or _gone()
        if card.version != self.card.version:
            self._take_card(card)

    async def _catch_up(self) -> None:
        rows = await self.store.events(self.card.id, self.match.seq)
        if rows:
            match = self.match.copy()
            replay = partial(self._replay, match, rows)
            steps = replay() if len(rows) < MANY else await in_thread(replay)
            self._show_growth(match, steps, ours=False)

    def _replay(self, match: Match, rows: Sequence[Row]) -> list[Step]:
        """Play stored events again; stop with an error where the match drifts from the stored digests."""
        steps = []
        for row in rows:
            try:
                steps.append(take_step(match, read_event(self.game, row.seat, row.move)))
            except Problem as wrong:
                raise DamagedTable(self.card.id, match.seq + 1) from wrong
            if steps[-1].state.digest() != row.digest:
                raise DamagedTable(self.card.id, match.seq)
        return steps

    # The card

    async def change(self, changed: Callable[[Card], Card]) -> None:
        """Change the card; if somebody else changed it meanwhile, read the new one and try again."""
        async with self._gate:
            while True:
                card = msgspec.structs.replace(changed(self.card), version=self.card.version + 1)
                try:
                    await self.store.change(card)
                    return self._take_card(card)
                except Stale:
                    self._take_card(await self.store.read(card.id) or _gone())

    def _take_card(self, card: Card) -> None:
        """Take a new card: dismiss guests whose link is void and tell all others; an end is told as well."""
        ending, self.card = card.ended and not self.card.ended, card
        for guest in list(self.guests):
            try:
                guest.role = role_of(card, guest.key)
                guest.tell(self.card_for(guest.role))
            except Problem as void:
                guest.dismiss(void.message)
        if ending:
            self._tell_growth(())
        self.on_change(True)

    # Telling

    def card_for(self, role: Role) -> bytes:
        return encode(table_card(self.card, self.game, role, self.closed))

    def now_for(self, guest: Guest, since: int | None) -> Now:
        """Return the table as a guest finds it when it comes in, with the events after a number."""
        return teller(self.match, self.card.ended, self._since(since))(guest.role.seat, guest.wants_scores)

    def _tell_growth(self, steps: Sequence[Step]) -> None:
        """Tell everybody what they may see."""
        told = teller(self.match, self.card.ended, steps)
        message = cache(lambda viewer, with_scores: encode(told(viewer, with_scores)))
        for guest in list(self.guests):
            guest.tell(message(guest.role.seat, guest.wants_scores))
            if self.match.over:
                guest.tell(self.card_for(guest.role))

    # As text

    def record(self) -> str:
        """Return the record of the whole match with its secrets."""
        return record.write(self.match, self._seats(), self.card.aids, self.card.seed, self.card.hash)

    def record_for(self, viewer: Viewer) -> str:
        return record.write_for(self.match, viewer, self._seats(), self.card.aids, published(self.card))

    def _seats(self) -> list[Seat]:
        return [Seat(chair.who, chair.name) for chair in self.card.chairs]

    # Looking back

    def past(self) -> list[Step]:
        """Return every event with the state after it; made when somebody looks back, and kept for a while."""
        self._looked_back = time.monotonic()
        if self._past is None:
            self._past = steps_of(self.match)
        return self._past

    async def course(self, viewer: Viewer) -> list[list[int]]:
        """Return the totals after every event; computed once for all who see the same, until the next one."""
        match, eyes = self.match, None if self.match.state.open else viewer
        known = self._courses.get(eyes, [])
        if len(known) <= match.seq:
            known = await in_thread(course, match, self.past()[: match.seq], eyes)
            self._courses[eyes] = known
        return known

    def _since(self, seq: int | None) -> list[Step]:
        return [] if seq is None or seq >= self.match.seq else self.past()[seq:]

    def forget_past(self, before: float) -> None:
        if self._looked_back < before:
            self._past, self._courses = None, {}


class DamagedTable(Exception):
    """What is stored is not a match by our rules, and we do not guess."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(table, seq)
        self.table, self.seq = table, seq


def _gone() -> Card:
    raise problem("no-such-table")
