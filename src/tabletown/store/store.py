"""What every store does, in SQL that both SQLite and PostgreSQL understand."""
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path
from typing import Any

from ..kernel.telling.message import problem
from .stored_table import Card, Head, Row, decode_card, encode_card

MIGRATIONS = [
    path.read_text("utf-8")
    for path in sorted((Path(__file__).parent / "migrations").glob("*.sql"), key=lambda p: int(p.stem))
]

# Called with a table and its newest event; 0 means that its card may have changed.
News = Callable[[str, int], None]


class Stale(Exception):
    """Somebody else wrote first: read again."""


class Store(ABC):
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
    async def append(self, match: str, seq: int, rows: Sequence[Row], now: float) -> None:
        """Append the events that follow number seq, all or none; raise Stale for a second writer."""

    @abstractmethod
    def listen(self, news: News) -> None:
        """Report every change that another process makes."""

    async def add(self, card: Card) -> None:
        sql = "insert into tables (id, version, made, listed, card) values ($1, $2, $3, $4, $5)"
        await self.write(sql, card.id, card.version, card.made, int(card.listed), encode_card(card))

    async def read(self, match: str) -> Card | None:
        found = await self.rows("select card from tables where id = $1", match)
        return decode_card(found[0][0]) if found else None

    async def events(self, match: str, since: int = 0) -> list[Row]:
        sql = "select seat, move, digest from events where match = $1 and seq > $2 order by seq"
        return [Row(*row) for row in await self.rows(sql, match, since)]

    async def change(self, card: Card) -> None:
        """Store the next version of a card; raise Stale if the stored one is not its predecessor."""
        sql = "update tables set version = $2, listed = $3, card = $4 where id = $1 and version = $2 - 1"
        if not await self.write(sql, card.id, card.version, int(card.listed), encode_card(card)):
            raise Stale

    async def listed(self, limit: int = 50) -> list[Card]:
        """Return the newest tables that everybody may see."""
        return [
            decode_card(row[0])
            for row in await self.rows(
                "select card from tables where listed = 1 order by made desc limit $1", limit
            )
        ]

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

    async def alive(self) -> None:
        await self.rows("select 1")


def check_version(version: int) -> None:
    if version > len(MIGRATIONS):
        raise problem("store-too-new", version=version, known=len(MIGRATIONS))
