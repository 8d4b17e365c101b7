"""Let one address attack a server in several ways, and measure what people at another address notice."""
import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from multiprocessing import Process as Fork
from statistics import median
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.process import Process, free_port
from benchmarks.server.servers import OURS, stopped_after, tabletown
from benchmarks.trust.guests import GONE, post, post_text
from tabletown import catalogue
from tabletown.kernel import record
from tabletown.kernel.chance import by_lot
from tabletown.kernel.match import UNDO, Event, Match
from tabletown.kernel.record import HUMAN, Seat
from tabletown.server.limits import MOST_IN_RECORD
from tabletown.server.wire import VERSION

ATTACKER, VICTIM = "192.0.2.66", "192.0.2.1"
GAME, BOT = "neoville", "neighbour"
RECORDS, LOOKING, PREVIEWING, HINTING, HALF_OPEN = 10, 20, 40, 60, 800
BEGIN = 5.0  # seconds that an attack has to begin
GLANCE = 0.02  # seconds between two pings

Attack = Callable[["Ground"], Coroutine[Any, Any, None]]


class Ground:
    """A server under attack."""

    def __init__(self, process: Process) -> None:
        self.process = process

    def open(self, who: str, *seats: str) -> dict[str, Any]:
        wanted = {"game": GAME, "seats": seats, "aids": ["preview", "hints"]}
        return post(f"{self.process.address}/api/tables", wanted, who)

    @asynccontextmanager
    async def socket(
        self, who: str, links: dict[str, Any], **more: Any
    ) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
        """Come in as somebody at an address, and wait for the first `now`."""
        head = {"X-Forwarded-For": who}
        at = f"ws{self.process.address.removeprefix('http')}/socket"
        async with connect(at, additional_headers=head, ping_interval=None, proxy=None) as socket:
            hello = {"type": "hello", "version": VERSION, "table": links["table"], **more}
            await socket.send(json.dumps(hello))
            yield socket, await heard(socket, "now")

    async def harass(self, links: dict[str, Any], who: dict[str, Any], said: dict[str, Any]) -> None:
        """Ask the same thing again and again, as fast as it is answered."""
        while True:
            with suppress(*GONE):
                async with self.socket(ATTACKER, links, **who) as (socket, _):
                    while True:
                        await socket.send(json.dumps(said))
                        await heard(socket, said["type"], "problem")


async def heard(socket: ClientConnection, *types: str) -> dict[str, Any]:
    while (told := json.loads(await socket.recv()))["type"] not in types:
        pass
    return dict(told)


# Attacks


async def nothing(ground: Ground) -> None:
    await asyncio.Event().wait()


async def look_back(ground: Ground) -> None:
    """Look at the last events of ten records that are as long as they may be."""
    text = long_record()
    address = f"{ground.process.address}/api/records"
    read = [await asyncio.to_thread(post_text, address, text, ATTACKER) for _ in range(RECORDS)]
    look = {"type": "look", "seq": MOST_IN_RECORD}
    await together(
        ground.harass(links, {"key": links["watch"], "since": 0}, look)
        for _ in range(LOOKING // RECORDS) for links in read
    )


def long_record() -> str:
    """Move and take the move back, as often as a record may tell."""
    match = Match(catalogue.load(GAME), 2)
    match.settle(by_lot)
    while match.seq < MOST_IN_RECORD:
        seat = next(iter(match.asked))
        took = match.undoable(seat) is None
        match.take(Event(seat, match.legal(seat)[0] if took else UNDO))
    return record.write(match, [Seat(HUMAN, "Anna"), Seat(HUMAN, "Bram")])


async def preview(ground: Ground) -> None:
    links = ground.open(ATTACKER, HUMAN, HUMAN)
    who = {"key": links["seats"][0], "name": "Eve"}
    async with ground.socket(ATTACKER, links, **who) as (_, now):
        said = {"type": "preview", "move": now["moves"][0]}
    await together(ground.harass(links, who, said) for _ in range(PREVIEWING))


async def hint(ground: Ground) -> None:
    links = ground.open(ATTACKER, HUMAN, HUMAN)
    who = {"key": links["seats"][0], "name": "Eve"}
    await together(ground.harass(links, who, {"type": "hint"}) for _ in range(HINTING))


async def half_open(ground: Ground) -> None:
    """Begin requests that never end."""

    async def begin() -> None:
        while True:
            with suppress(*GONE):
                reader, writer = await asyncio.open_connection("127.0.0.1", ground.process.port)
                writer.write(b"GET / HTTP/1.1\r\nX: ")
                await reader.read()
                writer.close()

    await together(begin() for _ in range(HALF_OPEN))


async def together(works: Any) -> None:
    await asyncio.gather(*works)


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    f"{LOOKING} sockets look back at {RECORDS} records": look_back,
    f"{PREVIEWING} sockets ask for previews": preview,
    f"{HINTING} sockets ask for hints": hint,
    f"{HALF_OPEN} requests without end": half_open,
}


# What somebody else notices


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
    links = ground.open(VICTIM, HUMAN, BOT)
    who = {"key": links["seats"][0], "name": "Anna"}
    await asyncio.sleep(BEGIN)
    async with ground.socket(VICTIM, links, **who) as (socket, _):
        times = await pings(socket, seconds)
    bot, megabytes = await answer_of_bot(ground), ground.process.memory() / 1e6
    p50, p99, longest = (1000 * time for time in (median(times), times[len(times) * 99 // 100], times[-1]))
    return f"{p50:8.1f} {p99:8.1f} {longest:8.1f} {1000 * bot:8.0f} {megabytes:8.0f}"


async def pings(socket: ClientConnection, seconds: float) -> list[float]:
    """Return how long each ping took, the longest last."""
    times, until = [], perf_counter() + seconds
    while perf_counter() < until:
        began = perf_counter()
        await socket.send('{"type": "ping"}')
        await heard(socket, "pong")
        times.append(perf_counter() - began)
        await asyncio.sleep(GLANCE)
    return sorted(times)


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
    yield f"{'':44}{'ping p50':>8} {'p99':>8} {'longest':>8} {'bot ms':>8} {'MB':>8}"
    for name, attack in ATTACKS.items():
        if only in name:
            with OURS.store() as place, stopped_after(serve(place, limits)) as process:
                ground = Ground(process)
                with under(attack, ground):
                    yield f"{name:44}{asyncio.run(endure(ground, seconds))}"


def serve(place: str, limits: bool) -> Process:
    return tabletown(free_port(), place, *([()] if limits else []))
