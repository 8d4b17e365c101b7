"""A live table: one match and its guests, and the only place where a stored match grows.

Events are stored first, then told.
"""
import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Protocol

import msgspec

from .. import catalogue
from ..kernel.chance import by_lot, drawn_from
from ..kernel.lesson import lesson_of
from ..kernel.match import UNDO, Event, Match, event_text, read_event
from ..kernel.telling.message import Message, Problem, problem
from ..kernel.remark import Remark, made
from ..kernel.rules.rule import NATURE
from ..kernel.steps import Step, Viewer, last_step, take_step
from ..store import Card, Row, Stale, Store
from . import clocks
from .clocks import Moment, Span, TableClock
from .history import History
from .limits import MOST_EVENTS
from .links import Role, role_of
from .remarks import HINT, card_remarks, check_room, is_hinted, seen_seats, told_remarks
from .shelf import Shelf
from .threads import Lane
from .views import Teller, encode, has_secrets, is_late, table_card, told_events, undoable
from .wire import Now, Remarked

MANY = 50  # from so many events on they are replayed in a thread, so that other tables do not wait


class Guest(Protocol):
    """Somebody at the table, connected by a socket."""

    role: Role
    key: str  # the hash of the link
    wants_scores: bool

    def tell(self, message: bytes) -> None: ...
    def dismiss(self, why: Message) -> None: ...


class Table:
    def __init__(
        self,
        card: Card,
        store: Store,
        shelf: Shelf,
        lane: Lane,
        remarks: Sequence[Remark] = (),
        said_at: Sequence[float] = (),
        outages: Sequence[Span] = (),
    ) -> None:
        self.card, self.store, self.remarks = card, store, [*remarks]
        self.game = catalogue.load(card.game, card.edition)
        self.match = Match(self.game, len(card.chairs), card.options)
        self.guests: set[Guest] = set()
        self.used = time.monotonic()
        self._have_no_followers()
        self.history, self._lane = History(card.id, shelf, lane), lane
        self._gate = asyncio.Lock()
        first = Moment(card.made, None, frozenset(self.match.asked))
        self.clock = TableClock(card.clock, first, said_at, outages) if card.clock else None
        self.lesson = lesson_of(self.game, card.lesson)
        chance = drawn_from(card.seed) if card.seed else by_lot
        self._chance = self.lesson.chance(chance) if self.lesson else chance

    def _have_no_followers(self) -> None:
        self.on_leaving: Callable[[], None] = lambda: None
        self.tell_time: Callable[[Collection[Guest]], None] = lambda guests: None  # if there is a clock
        self.on_change: Callable[[bool], None] = lambda ours: None  # did this process ask the new questions?

    def leave(self) -> None:
        """Send away bots and timekeeper, so that the memory of a table that nobody uses is free at once."""
        self.on_leaving()
        self._have_no_followers()

    @property
    def ended(self) -> bool:
        """Has the opener ended the match, or has it become too long?"""
        return self.card.ended or self.match.seq >= MOST_EVENTS

    @property
    def closed(self) -> bool:
        """Can nobody move any more, so that nothing needs to stay secret?"""
        return self.match.over or self.ended

    # The one door: people and bots answer here, then nature moves

    async def answer(self, seat: int, question: int, move: str) -> None:
        def event() -> Event:
            if self.match.asked.get(seat) != question:
                raise problem("stale")
            event = Event(seat, self.game.MOVES.read(move))
            if self.lesson:
                self.lesson.check(self.match, event)
            return event

        await self._enter(event)

    async def undo(self, seat: int, number: int) -> None:
        def event() -> Event:
            if self.taught() or undoable(self.match, seat) != number:
                raise problem("nothing-to-undo")
            return Event(seat, UNDO)

        await self._enter(event)

    def undoable(self, seat: int) -> int | None:
        """Return the event that a seat could take back; in a lesson, which leads back by itself, None."""
        return None if self.taught() or is_late(self.match) else self.match.undoable(seat)

    def taught(self) -> Event | None:
        """Return the event with which the lesson of this table goes on, if it does."""
        return self.lesson.next(self.match) if self.lesson else None

    def _follow(self, match: Match) -> list[Event]:
        """Return what a lesson plays by itself now."""
        return self.lesson.follow(match) if self.lesson else []

    async def _enter(self, event: Callable[[], Event]) -> None:
        async with self._gate:
            if self.ended:
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
        steps += [take_step(match, event) for event in self._follow(match)]
        rows = [
            Row(step.event.seat, event_text(self.game, step.event), step.state.digest()) for step in steps
        ]
        at = clocks.now()
        try:
            await self.store.append(self.card.id, self.match.seq, rows, at)
        except Stale:
            await self._catch_up()
            raise
        moments = [Moment(at, step.event, frozenset(match.asked)) for step in steps]
        self._show_growth(match, steps, moments, ours=True)

    def _show_growth(
        self, match: Match, steps: list[Step], moments: Sequence[Moment], ours: bool
    ) -> None:
        self.match, self.used = match, time.monotonic()
        if self.clock:
            self.clock.moments += moments
        self._tell_growth(steps)
        self.tell_time(self.guests)
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
            if (NATURE in self.match.asked or self._follow(self.match)) and not self.ended:
                with suppress(Stale):
                    await self._grow()

    async def _read_card(self) -> None:
        card = await self.store.read(self.card.id) or _gone()
        if card.version != self.card.version:
            remarks = await self.store.remarks(card.id, len(self.remarks))
            times = await self.store.remark_times(card.id, len(self.remarks)) if self.clock else []
            self._take_card(card, remarks, times[: len(remarks)])

    async def _catch_up(self) -> None:
        rows = await self.store.events(self.card.id, self.match.seq)
        if rows:
            match = self.match.copy()
            times = await self.store.event_times(self.card.id, self.match.seq) if self.clock else []
            replay = partial(self._replay, match, rows, times or [0.0] * len(rows))
            steps, moments = replay() if len(rows) < MANY else await self._lane.do(replay)
            self._show_growth(match, steps, moments, ours=False)

    def _replay(
        self, match: Match, rows: Sequence[Row], times: Sequence[float]
    ) -> tuple[list[Step], list[Moment]]:
        """Play stored events again; return them for guests, if there are any, and for a clock."""
        steps, moments = [], []
        for row, at in zip(rows, times, strict=False):  # another process may have stored more by now
            self._take_row(match, row)
            if self.guests:
                steps.append(last_step(match))
            moments.append(Moment(at, match.events[-1], frozenset(match.asked)))
        return steps, moments

    def _take_row(self, match: Match, row: Row) -> None:
        """Play a stored event; raise an error if the match drifts from its digest."""
        try:
            match.take(read_event(self.game, row.seat, row.move))
        except Problem as wrong:
            raise DamagedTable(self.card.id, match.seq + 1) from wrong
        if match.state.digest() != row.digest:
            raise DamagedTable(self.card.id, match.seq)

    # The card

    async def change(self, changed: Callable[[Card], Card]) -> None:
        """Change the card, and remark what that means to the people at the table."""
        await self.change_saying(changed, self.meaning)

    def meaning(self, card: Card) -> list[Remark]:
        """Return what a new card means to the people at the table."""
        return card_remarks(self.card, card, self.match.seq)

    async def note_look(self, key: str) -> None:
        """Keep that a link was opened which shows what others may not see; only an end makes it harmless."""

        def looked(card: Card) -> Card:
            chairs = [
                msgspec.structs.replace(chair, looked=True) if chair.key == key else chair
                for chair in card.chairs
            ]
            return msgspec.structs.replace(card, chairs=chairs)

        if has_secrets(self.game, self.card) and not self.closed and looked(self.card) != self.card:
            await self.change(looked)

    async def remark_hint(self, seat: int, question: int) -> None:
        """Remark that a seat was given a hint, once for each question."""

        def said(card: Card) -> list[Remark]:
            hint = made(self.match.seq, seat, HINT, card.chairs[seat].name)
            return [] if is_hinted(self.remarks, seat, question) else [hint]

        if not self.taught() and said(self.card):
            await self.change_saying(lambda card: card, said)

    async def change_saying(
        self, changed: Callable[[Card], Card], said: Callable[[Card], list[Remark]]
    ) -> None:
        """Store a new card with its remarks; if somebody else was quicker, read theirs and try again."""
        async with self._gate:
            while True:
                card = msgspec.structs.replace(changed(self.card), version=self.card.version + 1)
                remarks = said(card)
                check_room(self.remarks, remarks)
                at = clocks.now()
                try:
                    await self.store.change(card, len(self.remarks), remarks, at)
                    return self._take_card(card, remarks, [at] * len(remarks))
                except Stale:
                    await self._read_card()

    def _take_card(self, card: Card, remarks: Sequence[Remark], times: Sequence[float]) -> None:
        """Take a new card: dismiss guests whose link is void and tell all others; an end is told as well."""
        ending, self.card = card.ended and not self.card.ended, card
        known, self.remarks = len(self.remarks), [*self.remarks, *remarks]
        if self.clock:
            self.clock.said_at += times
        for guest in list(self.guests):
            try:
                guest.role = role_of(card, guest.key)
                guest.tell(self.card_for(guest.role))
                self.tell_remarks(guest, known)
            except Problem as void:
                guest.dismiss(void.message)
        if ending:
            self._tell_growth(())
        self.tell_time(self.guests)
        self.on_change(True)

    # Telling

    def card_for(self, role: Role) -> bytes:
        seen = seen_seats(self.remarks)
        return encode(table_card(self.card, self.game, role, self.ended, self.closed, self.lesson, seen))

    def tell_remarks(self, guest: Guest, since: int = 0) -> None:
        """Tell a guest the remarks that follow a number, if there are any."""
        if len(self.remarks) > since:
            guest.tell(encode(Remarked(remarks=told_remarks(self.remarks, since))))

    def now_for(self, guest: Guest, missed: msgspec.Raw) -> Now:
        """Return the table as a guest finds it when it comes in, with the events that it missed."""
        return self._teller(lambda eyes: missed).now(guest.role.seat, guest.wants_scores)

    def _tell_growth(self, steps: Sequence[Step]) -> None:
        """Tell everybody what they may see."""
        match = self.match
        teller = self._teller(lambda eyes: told_events(match, steps, eyes))
        for guest in list(self.guests):
            guest.tell(teller.told(guest.role.seat, guest.wants_scores))
            if steps and self.closed:
                guest.tell(self.card_for(guest.role))

    def _teller(self, events: Callable[[Viewer], msgspec.Raw]) -> Teller:
        return Teller(self.match, self.ended, events, self.undoable)


class DamagedTable(Exception):
    """What is stored is not a match by our rules, and we do not guess."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(table, seq)
        self.table, self.seq = table, seq


def _gone() -> Card:
    raise problem("no-such-table")
