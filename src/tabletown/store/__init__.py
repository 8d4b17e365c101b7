"""Keep tables and their events, in a SQLite file or, for several processes, in PostgreSQL."""
from importlib.util import find_spec
from pathlib import Path

from ..kernel.telling.message import problem
from .store import Stale, Store
from .stored_table import Beat, Card, Chair, Clock, Head, Row, StoredTable

__all__ = ["Beat", "Card", "Chair", "Clock", "Head", "Row", "Stale", "Store", "StoredTable", "store_at"]


def store_at(place: str) -> Store:
    """Return the store at a path or a postgresql:// address."""
    if place.startswith(("postgresql://", "postgres://")):
        if not find_spec("asyncpg"):
            raise problem("store-without-postgres")
        from .postgres import PostgresStore

        return PostgresStore(place)
    from .sqlite import SqliteStore

    return SqliteStore(Path(place))
