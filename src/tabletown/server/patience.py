"""Hang up on clients that are slow to ask or to read, and on those that come when there is no room."""
import asyncio
import logging
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from .limits import Crowd
from .log import log_seldom

HEAD = 10.0  # seconds in which the head of a request must come
EXCHANGE = 60.0  # seconds for its body and the answer
RESERVE = 64  # descriptors that are left for files, the database and bots

try:
    from resource import RLIMIT_NOFILE, getrlimit, setrlimit
except ImportError:  # where there are no such limits

    def room() -> int | None:
        return None

    def make_room() -> None:
        pass
else:

    def room() -> int | None:
        """Return how many connections there may be, by the limit of open files as it is now."""
        soft = getrlimit(RLIMIT_NOFILE)[0]
        return None if soft < 0 else max(1, soft - RESERVE)

    def make_room() -> None:
        """Allow as many open files as the operator permits."""
        hard = getrlimit(RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):  # some systems allow less than they say
            setrlimit(RLIMIT_NOFILE, (hard, hard))


class PatientProtocol(H11Protocol):
    """HTTP with limits: for the head of a request, for the rest of an exchange, and of connections."""

    _stage: Any = None
    _limit: asyncio.TimerHandle | None = None

    def __init__(self, crowd: Crowd, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._crowd = crowd

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        most, is_welcome = room(), self._crowd.come(self._address)
        if most is not None and len(self.connections) > most:
            log_seldom("too-many-connections", logging.ERROR, most=most)
            transport.abort()
        elif not is_welcome:
            log_seldom("too-many-connections-of-one-address", logging.WARNING, address=self._address)
            transport.abort()
        else:
            self._allow(HEAD)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop()
        super().handle_websocket_upgrade(event)
        self.transport.get_protocol().on_lost = self._go  # type: ignore[attr-defined]

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._go()
        super().connection_lost(exc)

    def _go(self) -> None:
        self._crowd.go(self._address)

    def _watch(self) -> None:
        """Allow more time whenever a request or its answer is complete."""
        answered = self.cycle is not None and self.cycle.response_complete
        if self.cycle is None or (self.cycle, answered) == self._stage or self.transport.is_closing():
            return
        self._stage = (self.cycle, answered)
        is_read = answered and not self.transport.get_write_buffer_size()
        self._allow(HEAD if is_read else EXCHANGE)

    def _allow(self, seconds: float) -> None:
        self._stop()
        self._limit = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._limit:
            self._limit.cancel()
