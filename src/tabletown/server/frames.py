"""Uvicorn's sockets, with a shorter way for whole text frames, which nearly all messages are.

Everything else goes the longer way piece by piece, when the application wants the next message: so it is
paid for and waits its turn as messages do. Clients that send many frames which are no messages are dropped.
"""
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

from .limits import Bucket

TEXT = 0x81  # the first byte of a text frame that is a whole message
MASKED = 0x80  # in the second byte, with the length
LONG, HUGE = 126, 127  # instead of a length, which then follows in two or in eight bytes
MASK = 4  # bytes
PIECE = 2_048  # bytes that are read at once by the longer way
MOST = 32  # frames of one piece of data that we look through
RATE, BURST = 20.0, 200.0  # frames that are no messages, a second and at once


class QuickSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._rest = bytearray()  # what has come and is not read yet
        self._between = True  # has everything ended with a whole frame, so that a new one begins now?
        self._frames_left = Bucket(RATE, BURST)
        self.on_lost: Callable[[], None] = lambda: None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_lost()

    def data_received(self, data: bytes) -> None:
        text = self._text_in(data)
        if text is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self._between = self._between and (not self.handshake_initiated or ends_whole(data))
            self._rest += data
            self._go_on()

    def _text_in(self, data: bytes) -> str | None:
        """Return the text of a single frame that comes when nothing else waits, else None."""
        is_free = self._between and self.queue.empty() and not self._rest and not self.frames
        if data[0] != TEXT or not is_free or not self._is_open:
            return None
        start, end = bounds(data, 0)
        if end != len(data) or end - start > self.config.ws_max_size:
            return None
        with suppress(UnicodeDecodeError):
            return str(apply_mask(data[start:], data[start - MASK : start]), "utf-8")
        return None

    @property
    def _is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and self.conn.state is OPEN

    # The longer way

    def _go_on(self) -> None:
        """Read what has come, unless the application has not taken the messages before it."""
        while self._rest and self._may_go_on and not self.transport.is_closing():
            piece = bytes(self._rest[:PIECE])
            del self._rest[:PIECE]
            super().data_received(piece)
        self._read(not self._rest and self._may_go_on)

    @property
    def _may_go_on(self) -> bool:
        """Has the application taken all messages? Once it has closed, only the client's goodbye matters."""
        return self.queue.empty() or self.close_sent

    def _read(self, wanted: bool) -> None:
        if wanted == self.read_paused and not self.transport.is_closing():
            self.read_paused = not wanted
            (self.transport.resume_reading if wanted else self.transport.pause_reading)()

    async def receive(self) -> Any:
        self._go_on()
        return await self.queue.get()

    def handle_cont(self, event: Any) -> None:
        self._count_frame()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count_frame()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._count_frame()
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self._count_frame()
        super().send_receive_event_to_app()

    def _count_frame(self) -> None:
        """Hang up on a client that sends too many frames which are no messages."""
        if not self._frames_left.take():
            self.transport.abort()

    # Outgoing

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or not self._is_open or not self.writable.is_set() or self.disconnected:
            await super().send(message)
            if self.close_sent:
                self._go_on()
        else:
            self.transport.write(framed(text.encode()))


def bounds(data: bytes, at: int) -> tuple[int, int]:
    """Return where the content of a client's frame begins and ends; both are 0 if it is not masked or cut."""
    if len(data) < at + 2 or not data[at + 1] & MASKED:
        return 0, 0
    size = data[at + 1] & ~MASKED
    extra = {LONG: 2, HUGE: 8}.get(size, 0)
    start = at + 2 + extra + MASK
    if extra:
        size = int.from_bytes(data[at + 2 : at + 2 + extra])
    return start, start + size


def ends_whole(data: bytes) -> bool:
    """Does some data of a client consist of a few whole frames?"""
    at = 0
    for _ in range(MOST):
        start, at = bounds(data, at)
        if not start or at >= len(data):
            return at == len(data)
    return False


def framed(content: bytes) -> bytes:
    """Return a text as a frame of a server."""
    size = len(content)
    if size < LONG:
        return bytes((TEXT, size)) + content
    if size < 1 << 16:
        return bytes((TEXT, LONG)) + size.to_bytes(2) + content
    return bytes((TEXT, HUGE)) + size.to_bytes(8) + content
