"""Let thirty people play behind one address, with the limits that a server has by default."""
import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from statistics import median

from benchmarks.server.servers import OURS, stopped_after
from benchmarks.trust.noticed import serve
from benchmarks.trust.guests import CALMLY, Guest, Table, post
from benchmarks.trust.history import Operation

PEOPLE, GAME = 30, "neoville"
HOME = "192.0.2.30"
LONGER = 3  # than an attack, because people think for a while


@dataclass
class Crowd:
    moves: int
    refused: int
    p50: float  # ms from a move to its acknowledgement
    p99: float


def crowd(seconds: float) -> Crowd:
    with ExitStack() as stack:
        process = stack.enter_context(stopped_after(serve(stack.enter_context(OURS.store()), limits=True)))
        tables = asyncio.run(play(process.address, LONGER * seconds))
    return measured([one for table in tables for one in table.history if one.kind == "answer"])


async def play(address: str, seconds: float) -> list[Table]:
    """Seat two people at each table, and let them play and ask as people do."""
    tables, luck = [], Random(1)
    for _ in range(PEOPLE // 2):
        wanted = {"game": GAME, "seats": ["human", "human"], "aids": ["preview"]}
        tables.append(Table(GAME, await asyncio.to_thread(post, f"{address}/api/tables", wanted, HOME)))
    guests = [Guest(table, seat, [address], luck, HOME) for table in tables for seat in range(2)]
    for guest in guests:
        guest.thinking = CALMLY
    playing = [asyncio.create_task(guest.stay()) for guest in guests]
    await asyncio.wait(playing, timeout=seconds)
    for one in playing:
        one.cancel()
    return tables


def measured(answers: list[Operation]) -> Crowd:
    times = sorted(1000 * (one.end - one.start) for one in answers if one.outcome == "ok")
    refused = sum(one.outcome == "refused" for one in answers)
    return Crowd(len(times), refused, median(times), times[len(times) * 99 // 100])


def told(found: Crowd) -> Iterator[str]:
    yield f"{PEOPLE} people behind one address made {found.moves} moves; {found.refused} were refused."
    yield f"A move was acknowledged after {found.p50:.1f} ms (p50), {found.p99:.1f} ms (p99)."
