"""Host tables for the pages of one browser: operations and connections as on a server, without a network."""
import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ..kernel.telling.message import Problem
from ..server import wire
from ..server.bots import Bots
from ..server.connection import BAD, Connection
from ..server.lobby import Lobby
from ..server.metrics import Metrics
from ..server.operations import Asker, Operations
from ..server.views import encode
from .answers import Answered, answer, answered, refusal
from .keeping import bring_back, save
from .store import KeptStore

Tell = Callable[[str, str], object]  # open, message or close, with a text
LOST = 1006  # the code of a socket that ends without a word


class Host:
    def __init__(self, store: KeptStore, bots: Bots) -> None:
        self.lobby, self._store = Lobby(store, Metrics(), bots), store
        self._operations = Operations(self.lobby)
        self._sockets: dict[str, Socket] = {}
        self._refusal: Problem | None = None

    async def start(self) -> None:
        """Open the store; if it cannot be opened, say why to whoever asks for anything."""
        try:
            await self.lobby.start()
        except Problem as wrong:
            self._refusal = wrong

    async def ask(self, method: str, path: str, key: str, body: str) -> Answered:
        """Answer what a page would ask a server over HTTP."""
        who = Asker(key=key or None)
        return await self._answer(lambda: answer(self._operations, who, method, path, body))

    async def _answer(self, work: Callable[[], Any]) -> Answered:
        return refusal(self._refusal) if self._refusal else await answered(work)

    # Everything as one file

    async def save(self, memory: str, file: str) -> Answered:
        """Write all that this browser keeps into a file; memory is what its page remembers, as JSON."""
        return await self._answer(lambda: save(self._store, msgspec.json.decode(memory), Path(file)))

    async def bring_back(self, file: str) -> Answered:
        """Add what a file holds, and answer what the page remembered."""
        return await self._answer(lambda: bring_back(self._store, Path(file)))

    # Sockets, each with a name that its page gives it

    def open(self, name: str, tell: Tell) -> None:
        if self._refusal:
            refuse_socket(self._refusal, tell)
        else:
            self._sockets[name] = Socket(self.lobby, tell)

    def say(self, name: str, text: str) -> None:
        if name in self._sockets:
            self._sockets[name].say(text)

    def close(self, name: str) -> None:
        if name in self._sockets:
            self._sockets.pop(name).close()


def refuse_socket(why: Problem, tell: Tell) -> None:
    tell("open", "")
    tell("message", encode(wire.ProblemTold(problem=why.message)).decode())
    tell("close", str(BAD))


class Socket:
    """What a web server would give a connection: events that come in, and a way out."""

    def __init__(self, lobby: Lobby, tell: Tell) -> None:
        self._tell, self._said = tell, asyncio.Queue[dict[str, Any]]()
        self._said.put_nowait({"type": "websocket.connect"})
        staying = lobby.spawn(Connection(lobby, self._said.get, self._send).stay())
        staying.add_done_callback(lambda _: tell("close", str(LOST)))

    def say(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect"})

    async def _send(self, event: dict[str, Any]) -> None:
        """Pass an event on; a page takes everything at once, so nothing is awaited."""
        match event["type"]:
            case "websocket.accept":
                self._tell("open", "")
            case "websocket.send":
                self._tell("message", event["text"])
            case "websocket.close":
                self._tell("close", str(event["code"]))
