"""Open, find and update the tables of this process, and put away those that nobody uses."""
import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from typing import Any

from .. import catalogue
from ..bots.levels import BOTS, name_of_bot
from ..kernel import record
from ..kernel.chance import new_seed
from ..kernel.game import chosen_options
from ..kernel.lesson import read_lesson
from ..kernel.telling.message import Problem, problem
from ..kernel.record import HUMAN
from ..kernel.telling.commands import AIDS
from ..store import Card, Chair, Clock, Row, Store
from . import clocks
from .bots import Bots
from .log import log
from .metrics import Metrics
from .outages import BEATING, note_life
from .limits import ACCOUNT, MOST_IN_RECORD
from .links import Role, cut_name, hashed, new_key, role_of
from .remarks import cut_remark
from .table import DamagedTable, Table
from .seated_bots import SeatedBots
from .shelf import Shelf
from .timekeeper import Timekeeper
from .threads import Lane

LOOKING = 2.0  # seconds after which we look for what no notice told us
UNUSED = 60.0  # seconds after which an unused table is put away
ON_DISK = 0.004  # seconds of processor time that an event of a record which is read in counts as


@dataclass(frozen=True)
class Opened:
    """A new table and its links, which nobody can ask for again."""

    card: Card
    opener: str
    watch: str
    seats: list[str | None]


class Lobby:
    def __init__(self, store: Store, metrics: Metrics, bots: Bots) -> None:
        self.store, self.metrics, self.bots = store, metrics, bots
        self.shelf, self.lane = Shelf(), Lane()
        self.tables: dict[str, Table] = {}
        self.outages: list[tuple[float, float]] = []
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.store.open()
        self.store.on_failure = self._note_failure
        self.store.listen(self._hear_news)
        await self._note_life()
        self.spawn(self._look_around())
        self.spawn(self._live())

    async def stop(self) -> None:
        """Stop all tasks and bots, and close the store, which finishes what it was writing."""
        for table in self.tables.values():
            table.leave()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()
        await self.store.close()

    def _note_failure(self, wrong: Problem) -> None:
        self.metrics.count("tabletown_store_errors_total", why=wrong.message.id)
        log("store-error", logging.ERROR, wrong.__cause__, why=wrong.message.id)

    # Opening

    async def open(
        self, game: str, seats: Sequence[str], options: dict[str, str], aids: Sequence[str],
        seeded: bool, listed: bool, lesson: str = "", clock: Clock | None = None,
    ) -> Opened:
        """Open a new table; nature deals before anybody looks."""
        found = catalogue.load(game)
        chosen = chosen_options(found, len(seats), options)
        keys = [new_key() if checked_who(who) == HUMAN else None for who in seats]
        chairs = [chair_for(i, who, key) for i, (who, key) in enumerate(zip(seats, keys, strict=True))]
        opened = self._with_links(
            keys, game=game, edition=found.EDITION, options=chosen, chairs=chairs, aids=checked_aids(aids),
            seed=new_seed() if seeded else "", listed=listed, lesson=lesson,
            clock=clock,
        )
        await self.store.add(opened.card)
        await self.find(opened.card.id)
        return opened

    async def open_lesson(self, game: str, name: str) -> Opened:
        """Open a table that follows a lesson: the learner sits where its record has a person."""
        lesson = read_lesson(catalogue.load(game), name)
        record, seats = lesson.record, [seat.who for seat in lesson.record.seats]
        return await self.open(game, seats, record.options, record.aids, False, False, name)

    async def read_in(self, text: str) -> Opened:
        """Open an ended table that shows a record."""
        kept = record.read(text)
        if len(kept.lines) + len(kept.remarks) > MOST_IN_RECORD:
            raise problem("record-too-long", most=MOST_IN_RECORD)
        match = await self.lane.do(record.replay, kept, catalogue.load(kept.game, kept.edition))
        chairs = [Chair(cut_name(seat.who), cut_name(seat.name)) for seat in kept.seats]
        opened = self._with_links(
            [None] * len(chairs), game=kept.game, edition=kept.edition, options=match.options, chairs=chairs,
            aids=[aid for aid in AIDS if aid in kept.aids],
            seed=kept.seed,
            hash=kept.hash,
            ended=True,
            read_in=True,
            clock=read_clock(kept.clock),
        )
        rows = [Row(line.seat, line.move, line.digest) for line in kept.lines]
        await self.store.add(opened.card, rows, time.time(), [cut_remark(each) for each in kept.remarks])
        ACCOUNT.get().spend(ON_DISK * len(rows))  # so that nobody fills the disk with records
        return opened

    def _with_links(self, seats: list[str | None], **facts: Any) -> Opened:
        opener, watch = new_key(), new_key()
        card = Card(id=new_id(), made=clocks.now(), opener=hashed(opener), watch=hashed(watch), **facts)
        return Opened(card, opener, watch, seats)

    # Finding

    async def find(self, id: str) -> Table:
        """Return the table, loaded if need be. Callers that come at the same time wait for the same load."""
        if id in self.tables:
            self.tables[id].used = time.monotonic()
            return self.tables[id]
        if id not in self._loading:
            self._loading[id] = self.spawn(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def enter(self, id: str, key: str) -> tuple[Table, Role]:
        """Return a table and the role of a link, given its hash; another process may have made the link.

        Whoever comes in sees all that was acknowledged before, by whatever process.
        """
        table = await self.find(id)
        if self.store.shared:
            await self._refresh(table, 0)
        try:
            role_of(table.card, key)
        except Problem:
            await self._refresh(table, 0)
            role_of(table.card, key)
        await table.note_look(key)
        return table, role_of(table.card, key)

    async def _load(self, id: str) -> Table:
        card = await self.store.read(id)
        if card is None:
            raise problem("no-such-table")
        remarks = await self.store.remarks(id)
        times = await self.store.remark_times(id) if card.clock else []
        said_at = times[: len(remarks)]
        table = Table(card, self.store, self.shelf, self.lane, remarks, said_at, self.outages)
        try:
            await table.refresh()
        except DamagedTable as damaged:
            log("table-damaged", logging.ERROR, damaged, table=id, seq=damaged.seq)
            raise problem("table-damaged", seq=damaged.seq) from damaged
        self.tables[id] = table
        await self._attend(table)
        return table

    async def _attend(self, table: Table) -> None:
        """Let bots follow a table, and a timekeeper if it has a clock."""
        seated = SeatedBots(table, self.bots, self.spawn)
        table.on_change = seated.wake
        seated.wake()
        if table.clock:
            await self._keep_time(table, seated)

    async def _keep_time(self, table: Table, seated: SeatedBots) -> None:
        keeper = Timekeeper(table, self.spawn)

        def follow(ours: bool) -> None:
            seated.wake(ours)
            keeper.wake()

        table.on_change, table.on_leaving, table.tell_time = follow, keeper.stop, keeper.tell
        await keeper.check()

    # Giving signs of life

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEATING)
            with suppress(Problem):  # the store has told of it
                await self._note_life()

    async def _note_life(self) -> None:
        self.outages[:] = await note_life(self.store, clocks.now())

    # Keeping up to date

    def _hear_news(self, id: str, seq: int) -> None:
        if id in self.tables:
            self.spawn(self._refresh(self.tables[id], seq))

    async def _refresh(self, table: Table, seq: int) -> None:
        try:
            await table.refresh(seq)
        except DamagedTable as damaged:
            log("table-damaged", logging.ERROR, damaged, table=damaged.table, seq=damaged.seq)
        except Problem as wrong:
            log("table-not-refreshed", logging.WARNING, table=table.card.id, why=wrong.message.id)

    async def _look_around(self) -> None:
        """Look now and then for what other processes wrote, and for tables that nobody uses."""
        while True:
            await asyncio.sleep(LOOKING)
            try:
                await self._look()
            except Exception as wrong:  # whatever it is, we look again in a moment
                log("look-failed", logging.WARNING, wrong)

    async def _look(self) -> None:
        self._put_away()
        if not await self.store.others_wrote():
            return
        tables = list(self.tables.values())
        heads = await self.store.heads([table.card.id for table in tables])
        for table in tables:
            head = heads.get(table.card.id)
            if head is None:
                self._forget(table)
            elif head.version != table.card.version or head.seq > table.match.seq:
                await self._refresh(table, 0)

    def _put_away(self) -> None:
        late = time.monotonic() - UNUSED
        for table in [table for table in self.tables.values() if not table.guests and table.used < late]:
            del self.tables[table.card.id]
            table.leave()

    async def remove(self, id: str, before: float = inf) -> bool:
        """Remove a table, unless something has happened there since a time."""
        removed = await self.store.remove(id, before)
        if removed and id in self.tables:
            self._forget(self.tables[id])
        return removed

    def _forget(self, table: Table) -> None:
        """Dismiss the guests of a table that is no longer in the store."""
        self.tables.pop(table.card.id, None)
        table.leave()
        for guest in list(table.guests):
            guest.dismiss(problem("no-such-table").message)

    def figures(self) -> str:
        """Return what the operator reads at /metrics."""
        guests = sum(len(table.guests) for table in self.tables.values())
        return self.metrics.text(tabletown_tables=len(self.tables), tabletown_guests=guests)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def new_id() -> str:
    return new_key()[:12]


def chair_for(seat: int, who: str, key: str | None) -> Chair:
    return Chair(who, key=hashed(key)) if key else Chair(who, name_of_bot(seat))


def checked_who(who: str) -> str:
    if who not in (HUMAN, *BOTS):
        raise problem("no-such-bot", text=who, known=", ".join((HUMAN, *BOTS)))
    return who


def read_clock(text: str) -> Clock | None:
    """Read the clock of a record."""
    if not text:
        return None
    per, seconds, then = text.split()
    return Clock(cut_name(per), int(seconds), cut_name(then))


def checked_aids(aids: Sequence[str]) -> list[str]:
    if wrong := [aid for aid in aids if aid not in AIDS]:
        raise problem("no-such-aid", text=wrong[0], known=", ".join(AIDS))
    return [aid for aid in AIDS if aid in aids]
