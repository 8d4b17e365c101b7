"""Attacks of one address on a server, each a way to make others wait."""
import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count, cycle
from typing import Any

from benchmarks.trust.ground import ATTACKER, GAME, Ground, heard, hello, request
from benchmarks.trust.guests import GONE, post_text
from tabletown import catalogue
from tabletown.kernel import record
from tabletown.kernel.chance import by_lot
from tabletown.kernel.match import UNDO, Event, Match
from tabletown.kernel.record import HUMAN, Seat
from tabletown.server.limits import MOST_IN_RECORD

RECORDS, LOOKING, PREVIEWING, HINTING, HALF_OPEN = 10, 20, 40, 60, 800
GREETING, UNDOING, REQUESTING, OPENING, DEAF = 40, 20, 100, 20, 40
HELPERS = count(1)  # their addresses

Attack = Callable[[Ground], Coroutine[Any, Any, None]]


async def nothing(ground: Ground) -> None:
    await asyncio.Event().wait()


async def look_back(ground: Ground) -> None:
    """Look at the last events of ten records that are as long as they may be."""
    text = long_record()
    read = [await read_in(ground, text) for _ in range(RECORDS)]
    look = {"type": "look", "seq": MOST_IN_RECORD}
    await together(
        ground.harass(links, {"key": links["watch"], "since": 0}, look)
        for _ in range(LOOKING // RECORDS) for links in read
    )


async def read_in(ground: Ground, text: str) -> dict[str, Any]:
    """Let some other address read in a record, which costs the budget of one."""
    address = f"{ground.process.address}/api/records"
    return await asyncio.to_thread(post_text, address, text, f"198.51.100.{next(HELPERS)}")


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


async def greet(ground: Ground) -> None:
    """Come in again and again, at a table with a long past and at a new one."""
    old, new = await read_in(ground, long_record()), ground.open(ATTACKER, HUMAN, HUMAN)
    greetings = [
        (links, {"key": links["watch"]}, hello(links, key=links["watch"], **since))
        for links in (old, new)
        for since in ({"since": 0}, {})
    ]
    await together(ground.harass(*one) for one, _ in zip(cycle(greetings), range(GREETING), strict=False))


async def undo(ground: Ground) -> None:
    """Move and take the move back at many tables."""

    async def waver() -> None:
        while True:
            links = await asyncio.to_thread(ground.open, ATTACKER, HUMAN, HUMAN)
            with suppress(*GONE, KeyError):  # at the end of undoing there is nothing more to take back
                async with ground.socket(ATTACKER, links, key=links["seats"][0], name="Eve") as (socket, now):
                    while True:
                        await socket.send(json.dumps(move_or_undo(now)))
                        now = await heard(socket, "now", "problem")

    await together(waver() for _ in range(UNDOING))


def move_or_undo(now: dict[str, Any]) -> dict[str, Any]:
    """Take the last move back, or make the first that is legal."""
    if now["undo"] is not None:
        return {"type": "undo", "event": now["undo"]}
    return {"type": "answer", "question": now["question"], "move": now["moves"][0]}


async def ask(ground: Ground) -> None:
    """Ask over HTTP for records, lists, pages, score sheets and what is not there."""
    links = await read_in(ground, long_record())
    wanted = [
        request("GET", f"/api/tables/{links['table']}/record", links["watch"]),
        request("GET", f"/api/tables/{links['table']}/view", links["watch"]),
        request("GET", "/api/tables"),
        request("GET", "/health"),
        request("GET", "/"),
        request("GET", "/nothing"),
        request("POST", "/api/sheets/draft", body=f"game {GAME}\nseat Eve\n"),
    ]
    await together(ground.pester(one) for one, _ in zip(cycle(wanted), range(REQUESTING), strict=False))


async def open_tables(ground: Ground) -> None:
    body = json.dumps({"game": GAME, "seats": [HUMAN, HUMAN]})
    await together(ground.pester(request("POST", "/api/tables", body=body)) for _ in range(OPENING))


async def read_nothing(ground: Ground) -> None:
    """Ask for much, and read none of it."""
    links = await read_in(ground, long_record())
    much = json.dumps(hello(links, key=links["watch"], since=0))

    async def be_deaf() -> None:
        while True:
            with suppress(*GONE):
                async with ground.socket(ATTACKER, links, key=links["watch"]) as (socket, _):
                    while True:
                        await socket.send(much)

    await together(be_deaf() for _ in range(DEAF))


async def together(works: Any) -> None:
    await asyncio.gather(*works)


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    f"{LOOKING} sockets look back at {RECORDS} records": look_back,
    f"{PREVIEWING} sockets ask for previews": preview,
    f"{HINTING} sockets ask for hints": hint,
    f"{HALF_OPEN} requests without end": half_open,
    f"{GREETING} sockets say hello": greet,
    f"{UNDOING} sockets move and undo": undo,
    f"{REQUESTING} connections ask over HTTP": ask,
    f"{OPENING} connections open tables": open_tables,
    f"{DEAF} sockets read nothing": read_nothing,
}
