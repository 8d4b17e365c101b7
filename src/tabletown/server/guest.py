"""One socket: what somebody says goes to a table, what the table tells goes out, through a queue that never grows long."""
import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket

from ..kernel.game import place_of
from ..kernel.message import Message, Problem, problem, say
from ..store import Card, Chair
from . import showing
from .bots import BotFailed
from .limits import Bucket
from .lobby import Lobby
from .log import log
from .people import Role, hashed, read_name, role_of
from .table import Table, encode
from .wire import Answer, Ask, Hello, Hint, Hinted, Look, Ping, Pong, Preview, Saying, Scores, Told, Undo, WhyNot, Wrong

QUEUE = 64  # messages that wait for a slow reader before it is dropped
FIRST = 10.0  # seconds until the first word
RATE, BURST = 30.0, 90.0  # messages a second, and at once
HINTING = "greedy"

BAD, VOID, OFTEN, BROKEN = 4400, 4401, 4429, 1011  # why a socket is closed

DECODER: msgspec.json.Decoder[Saying] = msgspec.json.Decoder(Saying)


class Farewell(msgspec.Struct, frozen=True):
    code: int
    why: Message


class Guest:
    def __init__(self, socket: WebSocket[Any, Any, Any], lobby: Lobby) -> None:
        self.socket, self.lobby = socket, lobby
        self.table: Table | None = None
        self.role, self.key = Role(), ""
        self._out: asyncio.Queue[bytes | Farewell] = asyncio.Queue(QUEUE)
        self._gone = asyncio.Event()
        self._bucket = Bucket(RATE, BURST)

    async def stay(self) -> None:
        """Until either side has had enough."""
        await self.socket.accept()
        parts = [asyncio.create_task(part) for part in (self._speak(), self._gone.wait(), self._listen())]
        try:
            await asyncio.wait(parts[:2], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._leave()
            for part in parts:
                part.cancel()
            await asyncio.gather(*parts, return_exceptions=True)

    # Outgoing

    def tell(self, message: bytes | Farewell) -> None:
        """Never waits: who does not read is dropped."""
        try:
            self._out.put_nowait(message)
        except asyncio.QueueFull:
            self.lobby.metrics.count("tabletown_slow_readers_total")
            self._gone.set()

    def dismiss(self, why: Message, code: int = VOID) -> None:
        """A last word, and the door."""
        self._leave()
        self.tell(Farewell(code, why))

    async def _speak(self) -> None:
        while isinstance(message := await self._out.get(), bytes):
            await self.socket.send_data(message, mode="text")
        await self.socket.send_data(encode(Wrong(problem=message.why)), mode="text")
        await self.socket.close(message.code, message.why.id)

    # Incoming

    async def _listen(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(FIRST) as first:
                while (event := await self.socket.receive())["type"] == "websocket.receive":
                    first.reschedule(None)
                    if not await self._hear(event.get("text")):
                        return
        self._gone.set()

    async def _hear(self, text: str | None) -> bool:
        """One message; False: it was the last one."""
        try:
            if not self._bucket.take():
                raise problem("too-often")
            said = read(text)
        except Problem as wrong:
            self.dismiss(wrong.message, OFTEN if wrong.message.id == "too-often" else BAD)
            return False
        return await self._heed(said)

    async def _heed(self, said: Saying) -> bool:
        try:
            reply = await HEEDED[type(said)](self, said)
        except Problem as wrong:
            reply = Wrong(problem=wrong.message)
        except Exception as bug:
            log("message-failed", logging.ERROR, bug, type=type(said).__name__)
            self.dismiss(say("server-error"), BROKEN)
            return False
        if reply:
            self.tell(encode(msgspec.structs.replace(reply, id=said.id)))
        return True

    # What can be said

    async def _hello(self, said: Hello) -> None:
        """Come in, or change places; who gives a name sits down under it."""
        table, key = await self.lobby.find(said.table), hashed(said.key)
        if said.name is not None:
            await sit_down(table, key, read_name(said.name))
        self._leave()
        self.role, self.key, self.table = role_of(table.card, key), key, table
        table.guests.add(self)
        self.tell(table.card_for(self.role))
        self.tell(table.now_for(self.role.seat, table.since(said.since)))
        table.on_growth(True)

    async def _answer(self, said: Answer) -> None:
        began, (table, seat) = time.perf_counter(), self._seated()
        try:
            await table.answer(seat, said.question, said.move)
        except Problem as wrong:
            self.lobby.metrics.count("tabletown_answers_total", result="stale" if wrong.message.id == "stale" else "refused")
            raise
        self.lobby.metrics.count("tabletown_answers_total", result="stored")
        self.lobby.metrics.answered(time.perf_counter() - began)

    async def _undo(self, said: Undo) -> None:
        table, seat = self._seated()
        await table.undo(seat, said.event)

    async def _why_not(self, said: WhyNot) -> Told:
        table, seat = self._seated()
        return showing.why_not(table.match, seat, said.move)

    async def _preview(self, said: Preview) -> Told:
        table, seat = self._seated("preview")
        return showing.preview(table.match, seat, said.move)

    async def _hint(self, said: Hint) -> Told:
        """What the greedy bot would do from this seat's view."""
        table, seat = self._seated("hints")
        question, view = table.match.asked.get(seat), table.match.state.view(seat)
        if question is None:
            raise problem("not-asked")
        try:
            move = await self.lobby.bots.choose(place_of(table.game), HINTING, seat, view.plain())
        except BotFailed:
            raise problem("no-hint") from None
        return Hinted(question=question, move=table.game.MOVES.text(move))

    async def _scores(self, said: Scores) -> Told:
        return showing.scores(self._at().match, self.role.seat)

    async def _ask(self, said: Ask) -> Told:
        table = self._at()
        return showing.twin(table.match, self.role.seat, said.typed, showing.names_of(table.card))

    async def _look(self, said: Look) -> Told:
        table = self._at()
        if said.seq > table.match.seq:
            raise problem("no-such-event", text=str(said.seq), last=str(table.match.seq))
        step = table.past()[said.seq - 1] if said.seq else None
        return showing.looked(table.match, said.seq, step, self.role.seat)

    async def _ping(self, said: Ping) -> Told:
        return Pong()

    # Where one is

    def _at(self) -> Table:
        if self.table is None:
            raise problem("say-hello-first")
        return self.table

    def _seated(self, aid: str = "") -> tuple[Table, int]:
        """The table and one's seat at it, for who sits there and uses nothing but what the opener allows."""
        table = self._at()
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


HEEDED: dict[type[Any], Callable[[Guest, Any], Awaitable[Told | None]]] = {
    Hello: Guest._hello, Answer: Guest._answer, Undo: Guest._undo, WhyNot: Guest._why_not, Preview: Guest._preview, Hint: Guest._hint,
    Scores: Guest._scores, Ask: Guest._ask, Look: Guest._look, Ping: Guest._ping,
}


def read(text: str | None) -> Saying:
    """A message by its type; what is none is told what was wrong with it."""
    if text is None:
        raise problem("not-a-message", why="binary")
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise problem("not-a-message", why=str(wrong)[:200]) from None


async def sit_down(table: Table, key: str, name: str) -> None:
    """Give the chair of a link a name; others have none to give."""

    def seated(card: Card) -> Card:
        seat = role_of(card, key).seat
        if seat is None:
            raise problem("only-seats-move")
        chairs = [Chair(chair.who, name, chair.key) if i == seat else chair for i, chair in enumerate(card.chairs)]
        return msgspec.structs.replace(card, chairs=chairs)

    if seated(table.card) != table.card:
        await table.change(seated)
