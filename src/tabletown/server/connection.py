"""One socket: pass what a client says to its table, and what the table tells to the client."""
import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from ..kernel.steps import Viewer
from ..kernel.telling.message import Message, Problem, problem, say
from ..store import Card
from . import views
from .history import PAGE
from .limits import ACCOUNT, Bucket
from .lobby import Lobby
from .log import log
from .links import Role, hashed, read_name, role_of
from .questions import COSTLY, QUESTIONS
from .table import Table
from .wire import VERSION, Answer, Hello, Missed, Ping, Pong, ProblemTold, Saying, Told, Undo

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Coroutine[Any, Any, None]]

QUEUE, BULK = 64, 1_000_000  # messages, and letters, that may wait for a slow reader before it is dropped
FIRST = 10.0  # seconds in which the first message must come
RATE, BURST = 100.0, 200.0  # messages a second, and at once

NOTHING = msgspec.Raw(b"[]")  # no events

BAD, VOID, FULL, BROKEN = 4400, 4401, 4429, 1011  # why a socket is closed

DECODER: msgspec.json.Decoder[Saying] = msgspec.json.Decoder(Saying)


def send_at_once(sending: Coroutine[Any, Any, None]) -> bool:
    """Send a message if the socket takes it without waiting; otherwise send nothing and return False."""
    try:
        sending.send(None)
    except StopIteration:
        return True
    except Exception:  # the socket is closed, and there is nobody to tell
        return True
    sending.close()
    return False


class Connection:
    def __init__(self, lobby: Lobby, receive: Receive, send: Send) -> None:
        self.lobby, self._receive, self._send = lobby, receive, send
        self.table: Table | None = None
        self.role, self.key, self.wants_scores = Role(), "", False
        self._bucket = Bucket(RATE, BURST)
        self._backlog: deque[Any] = deque()  # what waits for a slow reader
        self._over = False
        self._task: asyncio.Task[Any] | None = None
        self._listening = False  # does the task only wait for the next message?

    async def stay(self) -> None:
        """Serve the socket until either side closes it; turn it away if its address has too many."""
        await self._receive()
        await self._send({"type": "websocket.accept"})
        account = ACCOUNT.get()
        try:
            account.open_socket()
        except Problem as full:
            return self.dismiss(full.message, FULL)
        try:
            await self._serve()
        finally:
            account.close_socket()

    async def _serve(self) -> None:
        self._task = asyncio.current_task()
        silent = asyncio.get_running_loop().call_later(FIRST, self._drop)
        try:
            while not self._over and (event := await self._next())["type"] == "websocket.receive":
                silent.cancel()
                await self._hear(event.get("text"))
        except asyncio.CancelledError:
            pass  # the server stops, or the client was dropped
        finally:
            self._leave()

    # Outgoing

    def tell(self, message: bytes) -> None:
        """Send without waiting: what the socket does not take goes into a short queue; drop slow readers."""
        self._put({"type": "websocket.send", "text": message.decode()})

    def dismiss(self, why: Message, code: int = VOID) -> None:
        """Tell the client why, then close the socket."""
        self._leave()
        self.tell(views.encode(ProblemTold(problem=why)))
        self._put({"type": "websocket.close", "code": code, "reason": why.id})
        self._over = True

    def _put(self, event: Any) -> None:
        if self._over or (not self._backlog and send_at_once(self._send(event))):
            return
        self._backlog.append(event)
        if len(self._backlog) == 1:
            self._emptying = asyncio.create_task(self._empty())
        elif len(self._backlog) > QUEUE or sum(len(one.get("text", "")) for one in self._backlog) > BULK:
            self.lobby.metrics.count("tabletown_slow_readers_total")
            self._drop()

    async def _empty(self) -> None:
        """Send what waits, as fast as the client reads it."""
        with suppress(Exception):
            while self._backlog:
                await self._send(self._backlog[0])
                self._backlog.popleft()

    def _drop(self) -> None:
        """Hang up without another message; a move that is being stored is still stored."""
        self._over = True
        self._backlog.clear()
        self._leave()
        if self._listening and self._task:
            self._task.cancel()

    # Incoming

    async def _next(self) -> Any:
        self._listening = True
        try:
            return await self._receive()
        finally:
            self._listening = False

    async def _hear(self, text: str | None) -> None:
        while not self._bucket.take():
            await asyncio.sleep(1 / RATE)  # and read nothing meanwhile: only a client that is too fast waits
        try:
            said = read(text)
        except Problem as wrong:
            self.dismiss(wrong.message, BAD)
        else:
            await self._handle(said)

    async def _handle(self, said: Saying) -> None:
        try:
            await in_turn(said)
            reply = await HANDLERS[type(said)](self, said)
        except Problem as wrong:
            reply = ProblemTold(problem=wrong.message)
        except Exception as bug:
            log("message-failed", logging.ERROR, bug, type=type(said).__name__)
            self.dismiss(say("server-error"), BROKEN)
            return
        if reply:
            reply.id = said.id
            self.tell(views.encode(reply))

    # What clients can say

    async def _hello(self, said: Hello) -> Told:
        """Let the client in, or change its place, when few others of its address come in."""
        if said.version != VERSION:
            raise problem("other-version", theirs=said.version, ours=VERSION)
        async with ACCOUNT.get().answering():
            return await self._come_in(said)

    async def _come_in(self, said: Hello) -> Told:
        """Enter a table, and sit down if the client gives a name."""
        key = hashed(said.key)
        table, _ = await self.lobby.enter(said.table, key)
        if said.name is not None:
            await sit_down(table, key, read_name(said.name))
        self._leave()
        card, role = table.card, role_of(table.card, key)
        self.tell(table.card_for(role))
        events = await self._missed(table, said.since, role.seat)
        if table.card is not card:
            self.tell(table.card_for(role_of(table.card, key)))
        self.role, self.key, self.table = role_of(table.card, key), key, table
        self.wants_scores = said.scores
        table.tell_remarks(self)
        table.tell_time([self])
        table.guests.add(self)
        table.on_change(True)
        return table.now_for(self, events)

    async def _missed(self, table: Table, since: int | None, viewer: Viewer) -> msgspec.Raw:
        """Return the last page of what a client missed, and tell all pages before it, which are full."""
        while since is not None and since < (match := table.match).seq:
            events = await table.history.events(match, since, viewer)
            if since + PAGE < match.seq:
                since += PAGE
                self.tell(views.encode(Missed(events=events)))
            elif match is table.match:  # if it has grown meanwhile, the page is made once more
                return events
        return NOTHING

    async def _answer(self, said: Answer) -> None:
        began, (table, seat) = time.perf_counter(), self.seated()
        try:
            await table.answer(seat, said.question, said.move)
        except Problem as wrong:
            result = "stale" if wrong.message.id == "stale" else "refused"
            self.lobby.metrics.count("tabletown_answers_total", result=result)
            raise
        self.lobby.metrics.count("tabletown_answers_total", result="stored")
        self.lobby.metrics.time_answer(time.perf_counter() - began)

    async def _undo(self, said: Undo) -> None:
        table, seat = self.seated()
        await table.undo(seat, said.event)

    async def _ping(self, said: Ping) -> Told:
        return Pong()

    # Where the client is

    def at(self) -> Table:
        if self.table is None:
            raise problem("say-hello-first")
        return self.table

    def seated(self, aid: str = "") -> tuple[Table, int]:
        """Return the table and the client's seat; refuse spectators, and aids the opener does not allow."""
        table = self.at()
        if self.role.seat is None:
            raise problem("only-seats-move")
        if not table.card.chairs[self.role.seat].name:
            raise problem("sit-down-first")
        if aid and aid not in table.card.aids:
            raise problem("aid-not-allowed")
        return table, self.role.seat

    def _leave(self) -> None:
        if self.table:
            self.table.guests.discard(self)
            self.table = None


HANDLERS: dict[type[Any], Callable[[Connection, Any], Awaitable[Told | None]]] = {
    Hello: Connection._hello,
    Answer: Connection._answer,
    Undo: Connection._undo,
    Ping: Connection._ping,
    **QUESTIONS,
}


async def in_turn(said: Saying) -> None:
    """Let an address that used too much time wait; refuse what is costly."""
    if type(said) in COSTLY:
        await ACCOUNT.get().check()
    else:
        await ACCOUNT.get().turn()


def read(text: str | None) -> Saying:
    """Read a message by its type; raise a problem that says why a text is none."""
    if text is None:
        raise problem("not-a-message", why="binary")
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise problem("not-a-message", why=str(wrong)[:200]) from None


async def sit_down(table: Table, key: str, name: str) -> None:
    """Give the chair of a link a name; raise a problem for spectators, who have no chair."""

    def seated(card: Card) -> Card:
        seat = role_of(card, key).seat
        if seat is None:
            raise problem("only-seats-move")
        chairs = [
            msgspec.structs.replace(chair, name=name) if i == seat else chair
            for i, chair in enumerate(card.chairs)
        ]
        return msgspec.structs.replace(card, chairs=chairs)

    if seated(table.card) != table.card:
        await table.change(seated)
