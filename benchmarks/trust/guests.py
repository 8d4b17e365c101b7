"""People at besieged tables, who move at random, always come back, and write down what they saw."""
import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from http.client import HTTPException
from itertools import count
from random import Random
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.trust.history import Operation, Told, digest
from tabletown.server.wire import VERSION

GONE = (OSError, WebSocketException, HTTPException, TimeoutError)  # the signs of a dead server
AGAIN = 0.05  # seconds until somebody connects again
BRISKLY, CALMLY = (0.05, 0.6), (1.0, 4.0)  # how many seconds people think
PATIENCE = 30.0  # seconds for any one answer, more than any pause
UNDOING, LOOKING, LEAVING = 0.1, 0.1, 0.02  # how often somebody takes a move back, looks around, or goes

SOCKETS = count(1)
Reply = asyncio.Future[dict[str, Any]]


@dataclass
class Table:
    """A table, with the keys of its links, and all that was asked and told there."""

    game: str
    links: dict[str, Any]
    history: list[Operation] = field(default_factory=list)
    seq: int = 0  # of the newest event that anybody knows
    over: bool = False

    @property
    def id(self) -> str:
        return str(self.links["table"])

    @property
    def keys(self) -> list[str]:
        return [key for key in (self.links["opener"], self.links["watch"], *self.links["seats"]) if key]


class Guest:
    """Somebody with a link of a seat, or without a seat; several may share one."""

    def __init__(
        self, table: Table, seat: int | None, addresses: Sequence[str], luck: Random, home: str = ""
    ) -> None:
        self.table, self.seat, self.addresses, self.luck = table, seat, addresses, luck
        self.head = {"X-Forwarded-For": home} if home else {}
        self.key = table.links["watch"] if seat is None else table.links["seats"][seat]
        self.thinking = BRISKLY
        self.known = 0  # the newest event that this person knows
        self.now: dict[str, Any] = {}
        self.socket: ClientConnection | None = None
        self._replies: dict[int, tuple[Reply, Operation | None]] = {}
        self._ids = count(1)

    async def stay(self) -> None:
        """Play until the match is over, however often the server goes away."""
        while not self.table.over:
            try:
                await self.visit(self.luck.choice(self.addresses))
            except GONE:
                await asyncio.sleep(AGAIN)

    async def visit(self, address: str) -> None:
        """Come in through one connection, and stay for a while."""
        self.address, self.number = address, next(SOCKETS)
        place = f"ws{address.removeprefix('http')}/socket"
        async with connect(
            place, proxy=None, open_timeout=PATIENCE, additional_headers=self.head
        ) as socket:
            self.socket = socket
            hearing = asyncio.create_task(self._hear(socket))
            try:
                await self._hello()
                while not self.table.over and self.luck.random() > LEAVING:
                    await self._act()
            finally:
                self.socket = None
                hearing.cancel()

    def cut(self) -> None:
        """Break the connection without a word, as when a cable is pulled."""
        if self.socket:
            self.socket.transport.abort()

    # What people do

    async def _hello(self) -> None:
        name = {} if self.seat is None else {"name": f"seat {self.seat}"}
        since = self.known if self.luck.random() < 0.7 else 0
        hello = {"type": "hello", "version": VERSION, "table": self.table.id, "key": self.key, **name}
        told = await self._ask({**hello, "since": since}, self._begin("hello", since=since))
        if told["type"] != "now":
            raise RuntimeError(f"seat {self.seat} at {self.table.id} was sent away: {told}")

    async def _act(self) -> None:
        await asyncio.sleep(self.luck.uniform(*self.thinking))
        now, chance = self.now, self.luck.random()
        if now["undo"] is not None and chance < UNDOING:
            await self._say({"type": "undo", "event": now["undo"]}, now["undo"], "undo")
        elif chance > 1 - LOOKING:
            await self.luck.choice((self._look, self._view))()
        elif now["question"] is not None:
            question, move = now["question"], self.luck.choice(now["moves"])
            await self._say({"type": "answer", "question": question, "move": move}, question, move)

    async def _say(self, message: dict[str, Any], question: int, move: str) -> None:
        """Say something that gets a reply only if it is refused; if a pong comes instead, it counts."""
        operation = self._begin("answer", question=question, move=move)
        refused, pong = self._expect(message, operation), self._expect(ping := {"type": "ping"})
        await self._send(message)
        await self._send(ping)
        await asyncio.wait({refused, pong}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not refused.done() and pong.done() and not pong.exception():
            operation.end, operation.outcome = perf_counter(), "ok"

    async def _look(self) -> None:
        """Look back at any event."""
        operation = self._begin("look")
        operation.seq = self.luck.randint(0, self.now["seq"])
        await self._ask({"type": "look", "seq": operation.seq}, operation)

    async def _view(self) -> None:
        """Look at the table without a socket, at any server."""
        operation = self._begin("view")
        address = f"{self.luck.choice(self.addresses)}/api/tables/{self.table.id}/view"
        told = await asyncio.to_thread(get, address, self.key, self.head)
        self._take(operation, told)

    # What they write down

    def _begin(self, kind: Any, **facts: Any) -> Operation:
        """Write down what is about to be asked; until it is answered, it counts as lost."""
        operation = Operation(
            table=self.table.id, viewer=self.seat, socket=self.number, kind=kind, start=perf_counter(),
            outcome="lost", **facts,
        )
        self.table.history.append(operation)
        return operation

    def _take(self, operation: Operation, told: dict[str, Any]) -> None:
        """Write down what was told."""
        operation.end, operation.outcome = perf_counter(), "ok"
        if told.get("type") == "problem":
            operation.outcome, operation.why = "refused", told["problem"]["id"]
            return
        operation.seq, operation.saw = told["seq"], digest(told["view"])
        if told.get("type") == "now":
            operation.events = [Told(event["seq"], event["seat"], event["move"]) for event in told["events"]]
            self.now, self.known = told, max(self.known, told["seq"])
            self.table.seq = max(self.table.seq, told["seq"])
            self.table.over = self.table.over or told["over"]

    # The socket

    async def _ask(self, message: dict[str, Any], operation: Operation) -> dict[str, Any]:
        reply = self._expect(message, operation)
        await self._send(message)
        async with asyncio.timeout(PATIENCE):
            return await reply

    def _expect(self, message: dict[str, Any], operation: Operation | None = None) -> Reply:
        """Give a message a number, and return where its reply will be."""
        message["id"], reply = next(self._ids), asyncio.get_running_loop().create_future()
        self._replies[message["id"]] = reply, operation
        return reply

    async def _send(self, message: dict[str, Any]) -> None:
        if not self.socket:
            raise ConnectionError
        await self.socket.send(json.dumps(message))

    async def _hear(self, socket: ClientConnection) -> None:
        """Hear everything; when the connection breaks, whoever waits for a reply waits no more."""
        try:
            async for frame in socket:
                self._note(str(frame))
        finally:
            for reply, _ in self._replies.values():
                if not reply.done():
                    reply.set_exception(ConnectionError())
                    reply.exception()  # not everybody looks
            self._replies = {}

    def _note(self, frame: str) -> None:
        told = json.loads(frame)
        if any(key in frame for key in self.table.keys):
            self._begin("leak").why = "a key"
        if told["type"] == "table":
            card = self._begin("card")
            card.end, card.outcome, card.saw = perf_counter(), "ok", told["seed"]
        reply, operation = self._replies.pop(told.get("id", 0), (None, None))
        if reply and not reply.done():
            reply.set_result(told)
        if operation or told["type"] == "now":
            self._take(operation or self._begin("told"), told)


# Over HTTP


def get(address: str, key: str, head: Mapping[str, str]) -> dict[str, Any]:
    head = {"Authorization": f"Bearer {key}", **head}
    with urlopen(Request(address, headers=head), timeout=PATIENCE) as answer:
        return dict(json.load(answer))


def post(address: str, body: dict[str, Any], who: str = "") -> dict[str, Any]:
    """Send JSON, as a proxy does for somebody at an address."""
    return post_text(address, json.dumps(body), who, "application/json")


def post_text(address: str, text: str, who: str = "", kind: str = "text/plain") -> dict[str, Any]:
    head = {"content-type": kind} | ({"X-Forwarded-For": who} if who else {})
    with urlopen(Request(address, text.encode(), head), timeout=60) as answer:
        return dict(json.load(answer))


async def open_table(
    addresses: Sequence[str], game: str, seats: Sequence[str], luck: Random, lasting: Callable[[], bool]
) -> Table | None:
    """Open a table at any server that answers."""
    while lasting():
        try:
            wanted = {"game": game, "seats": seats, "seeded": luck.random() < 0.5}
            place = f"{luck.choice(addresses)}/api/tables"
            return Table(game, await asyncio.to_thread(post, place, wanted))
        except GONE:
            await asyncio.sleep(AGAIN)
    return None
