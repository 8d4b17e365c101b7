"""Uvicorn's sockets with a shorter way for whole text frames, which nearly all messages are."""
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

TEXT = 0x81  # the first byte of a text frame that is a whole message
MASKED = 0x80  # in the second byte, with the length
LONG, HUGE = 126, 127  # instead of a length, which then follows in two or in eight bytes
MASK = 4  # bytes


class QuickSocket(WebSocketsSansIOProtocol):
    _between = True  # has the parser seen only whole frames, so that a new one begins with the next bytes?

    def data_received(self, data: bytes) -> None:
        text = self._text_in(data)
        if text is None:
            self._take_longer_way(data)
        else:
            self._take_text(text)

    def _text_in(self, data: bytes) -> str | None:
        """Return the text of a single frame; None if it is anything else."""
        is_open = self.handshake_complete and not self.close_sent and self.conn.state is OPEN
        if not is_open or not self._between or self.frames or data[0] != TEXT:
            return None
        start, end = bounds(data, 0)
        if end != len(data) or end - start > self.config.ws_max_size:
            return None
        with suppress(UnicodeDecodeError):
            return str(apply_mask(data[start:], data[start - MASK : start]), "utf-8")
        return None

    def _take_text(self, text: str) -> None:
        """Pass a message on; read no more until the application has taken those before it."""
        if not self.queue.empty() and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def _take_longer_way(self, data: bytes) -> None:
        if self.handshake_initiated:
            self._between = self._between and ends_whole(data)
        super().data_received(data)

    async def send(self, message: Any) -> None:
        text = message.get("text")
        ready = self.handshake_complete and self.writable.is_set() and self.conn.state is OPEN
        if text is None or not ready or self.close_sent or self.disconnected:
            await super().send(message)
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
    """Does some data of a client consist of whole frames?"""
    at = 0
    while at < len(data):
        start, end = bounds(data, at)
        if not start:
            return False
        at = end
    return at == len(data)


def framed(content: bytes) -> bytes:
    """Return a text as a frame of a server."""
    size = len(content)
    if size < LONG:
        return bytes((TEXT, size)) + content
    if size < 1 << 16:
        return bytes((TEXT, LONG)) + size.to_bytes(2) + content
    return bytes((TEXT, HUGE)) + size.to_bytes(8) + content
