"""Run a server in a thread of this process, with its store and its bots within a test's reach."""
import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from tabletown.server.app import Reach
from tabletown.server.workers import Workers
from tabletown.server.limits import Accounts
from tabletown.server.lobby import Lobby
from tabletown.server.metrics import Metrics
from tabletown.server.serve import Settings, config, listen, origins
from tabletown.store.sqlite import SqliteStore

from .serving import WAIT, Server

Done = TypeVar("Done")


class Inside(Server):
    def __init__(self, folder: Path, patience: float, **settings: Any) -> None:
        super().__init__(folder, "", 0, ())
        self.store, self.metrics, self.settings = SqliteStore(Path(self.db), patience), Metrics(), settings
        self._up, self.accounts = threading.Event(), Accounts()

    def start(self) -> None:
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)
        self._thread.start()
        assert self._up.wait(WAIT)

    async def _run(self) -> None:
        self._loop, self.lobby = (
            asyncio.get_running_loop(),
            Lobby(self.store, self.metrics, Workers(self.metrics)),
        )
        with listen(Settings(port=0)) as door:
            # A small buffer, which a guest that does not read fills soon.
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 32_768)
            self.port = door.getsockname()[1]
            self.address = f"http://127.0.0.1:{self.port}"
            await self.lobby.start()
            self._serving = uvicorn.Server(self._config())
            self._up.set()
            await self._serving.serve(sockets=[door])
            await self.lobby.stop()

    def _config(self) -> uvicorn.Config:
        made = config(self.lobby, Reach(origins(self.address, self.port)), self.accounts)
        for name, value in self.settings.items():
            setattr(made, name, value)
        return made

    def figures(self) -> str:
        return self.lobby.figures()

    def kill(self) -> None:
        self._serving.should_exit = True
        self._thread.join(WAIT)

    def do(self, work: Coroutine[Any, Any, Done]) -> Done:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(WAIT)


@contextmanager
def inside(folder: Path, patience: float = 5.0, **settings: Any) -> Iterator[Inside]:
    server = Inside(folder, patience, **settings)
    server.start()
    try:
        yield server
    finally:
        server.kill()
