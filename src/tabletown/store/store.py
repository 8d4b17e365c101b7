"""What every store does, in SQL that both SQLite and PostgreSQL understand."""
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from math import inf
from pathlib import Path
from typing import Any

from ..kernel.remark import Remark
from ..kernel.telling.message import Problem, problem
from .stored_table import Beat, Card, Head, Row, decode_card, encode_card

MIGRATIONS = [
    path.read_text("utf-8")
    for path in sorted((Path(__file__).parent / "migrations").glob("*.sql"), key=lambda p: int(p.stem))
]

# Called with a table and its newest event; 0 means that its card may have changed.
News = Callable[[str, int], None]

Statement = tuple[str, tuple[Any, ...]]  # SQL and its arguments


class Stale(Exception):
    """Somebody else wrote first: read again."""


ADD = "insert into tables (id, version, made, listed, card) values ($1, $2, $3, $4, $5)"
COLUMNS = {
    "tables": "id, version, made, listed, card",
    "events": "match, seq, seat, move, digest, at",
    "remarks": "match, number, after, seat, text, at",
    "outages": "began, ended",
}
REMARK = f"insert into remarks ({COLUMNS['remarks']}) values ($1, $2, $3, $4, $5, $6)"
CHANGE = "update tables set version = $2, listed = $3, card = $4 where id = $1 and version = $2 - 1"
BEAT = (
    "insert into beats (name, at, hold) values ($1, $2, $3) "
    "on conflict (name) do update set at = excluded.at, hold = excluded.hold"
)


class Store(ABC):
    shared = False  # may other processes write here at the same time?
    on_failure: Callable[[Problem], None] = staticmethod(lambda wrong: None)  # called for every error

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring an older database up to date."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def rows(self, sql: str, *args: Any) -> list[Any]:
        """Read rows, outside of any transaction."""

    @abstractmethod
    async def write(self, sql: str, *args: Any) -> int:
        """Run one statement in one transaction; return how many rows it touched."""

    @abstractmethod
    async def write_all(self, first: Statement, *rest: Statement) -> int:
        """Run statements in one transaction if the first touches a row; return how many it touched."""

    @abstractmethod
    async def append(self, match: str, seq: int, rows: Sequence[Row], now: float) -> None:
        """Append the events that follow number seq, all or none; raise Stale for a second writer."""

    @abstractmethod
    async def add(
        self, card: Card, rows: Sequence[Row] = (), now: float = 0, remarks: Sequence[Remark] = ()
    ) -> None:
        """Add a table with its first events and remarks, all or nothing."""

    @abstractmethod
    async def dump(self, file: Path) -> None:
        """Write everything, as it is at one moment, into a new SQLite file."""

    @abstractmethod
    async def load(self, file: Path) -> None:
        """Add everything that was written into such a file, all or nothing."""

    @abstractmethod
    def listen(self, news: News) -> None:
        """Report every change that another process makes."""

    async def others_wrote(self) -> bool:
        """May another process have written lately, so that it is worth looking?"""
        return True

    @asynccontextmanager
    async def _noting(self) -> AsyncIterator[None]:
        """Report errors of the store; that somebody else wrote first is none."""
        try:
            yield
        except Problem as wrong:
            self.on_failure(wrong)
            raise

    async def read(self, match: str) -> Card | None:
        found = await self.rows("select card from tables where id = $1", match)
        return decode_card(found[0][0]) if found else None

    async def events(self, match: str, since: int = 0) -> list[Row]:
        sql = "select seat, move, digest from events where match = $1 and seq > $2 order by seq"
        return [Row(*row) for row in await self.rows(sql, match, since)]

    async def remarks(self, match: str, since: int = 0) -> list[Remark]:
        sql = "select after, seat, text from remarks where match = $1 and number > $2 order by number"
        return [Remark(*row) for row in await self.rows(sql, match, since)]

    async def change(
        self, card: Card, since: int = 0, remarks: Sequence[Remark] = (), now: float = 0
    ) -> None:
        """Store the next version of a card, and the remarks that follow number since.

        Raise Stale if the stored card is not its predecessor.
        """
        changed = CHANGE, (card.id, card.version, int(card.listed), encode_card(card))
        if not await self.write_all(changed, *remarking(card.id, since, remarks, now)):
            raise Stale

    async def listed(self, limit: int = 50) -> list[Card]:
        """Return the newest tables that everybody may see; leave out cards that cannot be read."""
        sql, found = "select card from tables where listed = 1 order by made desc limit $1", []
        for row in await self.rows(sql, limit):
            with suppress(Problem):
                found.append(decode_card(row[0]))
        return found

    async def heads(self, matches: Sequence[str]) -> dict[str, Head]:
        """Return how far these tables have come; leave out those that are gone."""
        if not matches:
            return {}
        these = ", ".join(f"${i}" for i in range(1, len(matches) + 1))
        newest = "select coalesce(max(seq), 0) from events where match = id"
        sql = f"select id, version, ({newest}) from tables where id in ({these})"
        return {match: Head(version, seq) for match, version, seq in await self.rows(sql, *matches)}

    async def idle(self, before: float) -> list[str]:
        """Return the tables at which nothing has happened since a time."""
        later = "select 1 from events where match = id and at >= $1"
        sql = f"select id from tables where made < $1 and not exists ({later})"
        return [row[0] for row in await self.rows(sql, before)]

    async def remove(self, match: str, before: float = inf) -> bool:
        """Remove a table, unless something has happened there since a time."""
        later = "select 1 from events where match = $1 and at >= $2"
        sql = f"delete from tables where id = $1 and not exists ({later})"
        return bool(await self.write(sql, match, before))

    # When things happened

    async def event_times(self, match: str, since: int = 0) -> list[float]:
        sql = "select at from events where match = $1 and seq > $2 order by seq"
        return [row[0] for row in await self.rows(sql, match, since)]

    async def remark_times(self, match: str, since: int = 0) -> list[float]:
        sql = "select at from remarks where match = $1 and number > $2 order by number"
        return [row[0] for row in await self.rows(sql, match, since)]

    async def newest(self) -> float | None:
        """Return when the last event was stored."""
        found: float | None = (await self.rows("select max(at) from events"))[0][0]
        return found

    async def outages(self) -> list[tuple[float, float]]:
        """Return when no server was alive."""
        return [(row[0], row[1]) for row in await self.rows("select began, ended from outages")]

    async def add_outage(self, began: float, ended: float) -> None:
        """Note an outage, unless another process has noted it."""
        sql = "insert into outages (began, ended) values ($1, $2) on conflict (began) do nothing"
        await self.write(sql, began, ended)

    # Signs of life

    async def alive(self) -> None:
        """Write something, because a store that can only be read is of no use."""
        await self.beat("health", Beat(time.time()))

    async def beat(self, name: str, beat: Beat) -> None:
        await self.write(BEAT, name, beat.at, beat.hold)

    async def last_beat(self, name: str) -> Beat | None:
        found = await self.rows("select at, hold from beats where name = $1", name)
        return Beat(*found[0]) if found else None


def facts_of(card: Card) -> tuple[str, int, float, int, str]:
    """Return the columns of a table."""
    return card.id, card.version, card.made, int(card.listed), encode_card(card)


def remarking(match: str, since: int, remarks: Sequence[Remark], now: float) -> list[Statement]:
    """Return statements that add remarks."""
    return [(REMARK, (match, since + i, *remark, now)) for i, remark in enumerate(remarks, 1)]


def check_version(version: int) -> None:
    if version > len(MIGRATIONS):
        raise problem("store-too-new", version=version, known=len(MIGRATIONS))
