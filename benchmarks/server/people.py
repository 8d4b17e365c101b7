"""People at our tables, who move at random, come back after a crash, and remember all they were told."""
import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from http.client import HTTPException
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tabletown.server.wire import VERSION

PAUSE = 0.04  # seconds to think, because nobody may send more than 30 messages a second
AGAIN = 0.05  # seconds until somebody connects again
UNDOING = 0.05  # how often somebody takes a move back
GONE = (OSError, WebSocketException, HTTPException)  # the signs of a dead server
TOO_LATE = ("stale", "nothing-to-undo")  # somebody else was quicker


@dataclass(frozen=True)
class Told:
    """An event as somebody was told it, with ? for what is hidden."""

    seat: int
    move: str

    def fits(self, stored: "Told | None") -> bool:
        if stored is None or stored.seat != self.seat:
            return False
        mine, kept = self.move.split(), stored.move.split()
        return len(mine) == len(kept) and all(
            word in ("?", other) for word, other in zip(mine, kept, strict=True)
        )


class Refused(Exception):
    """The server refused something although nobody was quicker."""


class Person:
    def __init__(self, address: str, table: str, key: str, name: str, luck: Random) -> None:
        self.address, self.table, self.key, self.name, self.luck = address, table, key, name, luck
        self.told: dict[int, Told] = {}
        self.answered: int | None = None
        self.over = False

    def __str__(self) -> str:
        return f"{self.name} at {self.table}"

    async def play(self) -> None:
        """Play until the match is over, however often the server goes away."""
        while not self.over:
            try:
                async with connect(self.address) as socket:
                    await self.talk(socket)
            except GONE:
                await asyncio.sleep(AGAIN)

    async def talk(self, socket: ClientConnection) -> None:
        self.answered = None
        async for now in self.shown(socket, since=max(self.told, default=0)):
            self.told |= events_of(now)
            self.over = now["over"]
            if self.over:
                return
            if said := self.choice(now):
                await asyncio.sleep(PAUSE)
                await socket.send(json.dumps(said))

    async def shown(self, socket: ClientConnection, since: int) -> AsyncIterator[dict[str, Any]]:
        """Sit down and yield the table whenever it changes, and again when somebody else was quicker."""
        who = {"table": self.table, "key": self.key, "name": self.name}
        await socket.send(json.dumps({"type": "hello", "version": VERSION, **who, "since": since}))
        now: dict[str, Any] = {}
        async for frame in socket:
            told = json.loads(frame)
            if told["type"] == "problem":
                self.take_back(told["problem"])
            elif told["type"] == "now":
                now = told
            else:
                continue
            yield now

    def take_back(self, problem: dict[str, Any]) -> None:
        """Forget the answer that was refused, and think again."""
        if problem["id"] not in TOO_LATE:
            raise Refused(f"{self}: {problem}")
        self.answered = None

    def choice(self, now: dict[str, Any]) -> dict[str, Any] | None:
        """Choose any move, once for each question; now and then take the last one back."""
        if now["undo"] is not None and self.luck.random() < UNDOING:
            return {"type": "undo", "event": now["undo"]}
        if now["question"] in (None, self.answered):
            return None
        self.answered = now["question"]
        return {"type": "answer", "question": self.answered, "move": self.luck.choice(now["moves"])}

    async def missed(self) -> list[str]:
        """Return what this person was told that the stored match does not have in the same place."""
        async with connect(self.address) as socket:
            stored = events_of(await anext(self.shown(socket, since=0)))
        return [
            f"{self}: {seq} {told.move}" for seq, told in self.told.items() if not told.fits(stored.get(seq))
        ]


def events_of(now: dict[str, Any]) -> dict[int, Told]:
    return {event["seq"]: Told(event["seat"], event["move"]) for event in now["events"]}


@dataclass(frozen=True)
class Table:
    game: str
    people: Sequence[Person]


async def open_table(servers: Sequence[str], game: str, seats: Sequence[str], luck: Random) -> Table:
    """Open a table at the first server that answers, and seat its people at all servers in turn."""
    while True:
        try:
            links = await asyncio.to_thread(
                post, f"{luck.choice(servers)}/api/tables", {"game": game, "seats": seats}
            )
            break
        except GONE:
            await asyncio.sleep(AGAIN)
    sockets = [f"ws{server.removeprefix('http')}/socket" for server in servers]
    keys = [(i, key) for i, key in enumerate(links["seats"]) if key]
    return Table(
        game, [Person(sockets[i % len(sockets)], links["table"], key, f"seat {i}", luck) for i, key in keys]
    )


def post(address: str, body: dict[str, Any], who: str = "") -> dict[str, Any]:
    """Send JSON, as a proxy does for somebody at an address."""
    return post_text(address, json.dumps(body), who, "application/json")


def post_text(address: str, text: str, who: str = "", kind: str = "text/plain") -> dict[str, Any]:
    head = {"content-type": kind} | ({"X-Forwarded-For": who} if who else {})
    with urlopen(Request(address, text.encode(), head), timeout=60) as answer:
        return dict(json.load(answer))
