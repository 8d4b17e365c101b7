"""Bots wait for places to work: moves come before hints, and no place is lost."""
import asyncio
from contextlib import suppress

import pytest

from tabletown.server.places import Places

pytestmark = pytest.mark.anyio


async def test_the_lowest_rank_comes_first_and_equal_ranks_queue() -> None:
    places, order = Places(1), list[str]()

    async def work(name: str, rank: int) -> None:
        async with places.place((rank,)):
            order.append(name)
            await asyncio.sleep(0)

    await asyncio.gather(work("at work", 9), work("a hint", 1), work("a move", 0), work("another", 0))
    assert order == ["at work", "a move", "another", "a hint"]


async def test_a_cancelled_task_takes_no_place() -> None:
    places, held = Places(1), asyncio.Event()

    async def hold() -> None:
        async with places.place((0,)):
            await held.wait()

    first, second = asyncio.create_task(hold()), asyncio.create_task(hold())
    await asyncio.sleep(0)
    second.cancel()
    held.set()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(first, second)
    async with asyncio.timeout(10), places.place((0,)):
        pass


async def test_a_place_given_to_a_cancelled_task_goes_to_the_next() -> None:
    places = Places(1)
    async with places.place((0,)):
        waiting = [asyncio.create_task(places._take((0,))) for _ in range(2)]
        await asyncio.sleep(0)
    waiting[0].cancel()
    await waiting[1]
