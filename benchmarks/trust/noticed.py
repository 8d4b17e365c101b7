"""Measure what people at one address notice while another one attacks the server."""
import asyncio
import json
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import Process as Fork
from statistics import median
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection

from benchmarks.server.process import Process, free_port
from benchmarks.server.servers import OURS, stopped_after, tabletown
from benchmarks.trust.attacks import ATTACKS, Attack, move_or_undo
from benchmarks.trust.ground import BOT, VICTIM, Ground, heard
from tabletown.kernel.record import HUMAN

BEGIN = 5.0  # seconds that an attack has to begin
GLANCE = 0.02  # seconds between two pings or moves


@contextmanager
def under(attack: Attack, ground: Ground) -> Iterator[None]:
    """Let a process attack, which must not take the time of those who measure."""

    def run() -> None:
        os.nice(10)
        asyncio.run(attack(ground))

    attacker = Fork(target=run, daemon=True)
    attacker.start()
    yield
    if not attacker.is_alive():
        raise RuntimeError("the attack has failed")
    attacker.kill()


async def endure(ground: Ground, seconds: float) -> str:
    """Measure for some seconds, and return a line of the report."""
    await asyncio.sleep(BEGIN)
    links = ground.open(VICTIM, HUMAN, HUMAN)
    who = {"key": links["seats"][0], "name": "Anna"}
    async with ground.socket(VICTIM, links, **who) as (socket, now):
        pinged = await times(pings(socket), seconds / 2)
        moved = await times(moves(socket, now), seconds / 2)
    bot, megabytes = await answer_of_bot(ground), ground.process.memory() / 1e6
    return f"{told(pinged)} {told(moved)} {1000 * bot:8.0f} {megabytes:8.0f}"


def told(times: Sequence[float]) -> str:
    """Return p50, p99 and the longest time in milliseconds."""
    chosen = median(times), times[len(times) * 99 // 100], times[-1]
    return " ".join(f"{1000 * time:8.1f}" for time in chosen)


async def times(works: AsyncIterator[None], seconds: float) -> list[float]:
    """Return how long each piece of work took, the longest last."""
    found, until = [], perf_counter() + seconds
    while perf_counter() < until:
        began = perf_counter()
        await anext(works)
        found.append(perf_counter() - began)
        await asyncio.sleep(GLANCE)
    return sorted(found)


async def pings(socket: ClientConnection) -> AsyncIterator[None]:
    while True:
        await socket.send('{"type": "ping"}')
        await heard(socket, "pong")
        yield


async def moves(socket: ClientConnection, now: dict[str, Any]) -> AsyncIterator[None]:
    """Move and take the move back."""
    while True:
        await socket.send(json.dumps(move_or_undo(now)))
        now = await heard(socket, "now")
        yield


async def answer_of_bot(ground: Ground) -> float:
    """Return how long the bot of a new table takes to move after a person."""
    links = ground.open(VICTIM, BOT, HUMAN)
    began = perf_counter()
    async with ground.socket(VICTIM, links, key=links["seats"][1], name="Anna", since=0) as (socket, now):
        while not any(event["seat"] == 0 for event in now["events"]):
            now = await heard(socket, "now")
    return perf_counter() - began


def attacked(seconds: float, only: str = "", limits: bool = True) -> Iterator[str]:
    """Attack a server of its own for so many seconds in each way, and yield the lines of a table."""
    heads = "ping p50", "p99", "longest", "move p50", "p99", "longest", "bot", "MB"
    yield " " * 44 + " ".join(f"{head:>8}" for head in heads)
    for name, attack in ATTACKS.items():
        if only in name:
            with OURS.store() as place, stopped_after(serve(place, limits)) as process:
                ground = Ground(process)
                with under(attack, ground):
                    yield f"{name:44}{asyncio.run(endure(ground, seconds))}"


def serve(place: str, limits: bool) -> Process:
    return tabletown(free_port(), place, *([()] if limits else []))
