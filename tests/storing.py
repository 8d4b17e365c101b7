"""Open stores for tests, and make something to put into them."""
import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

import msgspec
import pytest

from tabletown.kernel.telling.message import Problem
from tabletown.store import Card, Chair, Row, Store, store_at

from .serving import WAIT

NOON = 1_700_000_000.0


@asynccontextmanager
async def opened(place: str | Store) -> AsyncIterator[Store]:
    store = store_at(place) if isinstance(place, str) else place
    await store.open()
    try:
        yield store
    finally:
        await asyncio.wait_for(store.close(), WAIT)


def card(id: str, made: float = NOON, **facts: object) -> Card:
    chairs = [Chair("human", "Anna", "a1"), Chair("greedy", "greedy 2")]
    plain = Card(id, "a_game", 1, {"city": "round"}, chairs, "b2", "c3", made)
    return msgspec.structs.replace(plain, **facts)


def rows(*moves: str) -> list[Row]:
    return [Row(i % 3 - 1, move, f"digest of {move}") for i, move in enumerate(moves)]


async def problem_of(doing: Awaitable[object]) -> str:
    """Return the message id of the problem that is raised."""
    with pytest.raises(Problem) as wrong:
        await doing
    return wrong.value.message.id
