"""Sockets understand every frame alike, by the shorter way and by the longer one."""
import asyncio
import struct
from collections.abc import Iterator, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from tabletown.server.frames import QuickSocket, framed
from tabletown.server.serve import BIGGEST_MESSAGE

pytestmark = pytest.mark.anyio

HEAD = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
FIRST, NEXT, LAST = 0x01, 0x00, 0x80  # fragments of a text
MASK = b"\x01\x02\x03\x04"


class Transport(SimpleNamespace):
    """Keeps what is written, and whether anything is read."""

    def __init__(self) -> None:
        super().__init__(sent=b"", reads=True, closed=False, aborted=False)

    def write(self, data: bytes) -> None:
        self.sent += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return bool(self.closed)

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def get_extra_info(self, name: str) -> Any:
        return None


async def greet(scope: Any, receive: Any, send: Any) -> None:
    """Accept a socket, and leave what it says in its queue."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def opened(kind: type[WebSocketsSansIOProtocol]) -> tuple[WebSocketsSansIOProtocol, Transport]:
    config = uvicorn.Config(greet, ws=kind, ws_max_size=BIGGEST_MESSAGE, log_config=None, lifespan="off")
    config.ws_per_message_deflate = False
    config.load()
    socket, transport = kind(config, ServerState(), {}), Transport()
    socket.connection_made(transport)  # type: ignore[arg-type]
    socket.data_received(HEAD)
    while not socket.handshake_complete:
        await asyncio.sleep(0)
    socket.stop_keepalive()
    transport.sent = b""
    return socket, transport


def frame(first: int, content: bytes = b"", mask: bytes = MASK) -> bytes:
    """Return a client's frame; an empty mask means none."""
    flag, size = 0x80 if mask else 0, len(content)
    head = bytes([first, flag | size]) if size < 126 else struct.pack("!BBH", first, flag | 126, size)
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(content)) if mask else content
    return head + mask + masked


async def heard(kind: type[WebSocketsSansIOProtocol], parts: Sequence[bytes]) -> tuple[Any, ...]:
    """Return what a socket makes of some data: what it passes on, what it sends, whether it hangs up."""
    socket, transport = await opened(kind)
    for part in parts:
        if part and not transport.closed:
            socket.data_received(part)
    events = await taken(socket)
    for task in socket.tasks:
        task.cancel()
    return events, transport.sent, transport.closed


def has_more(socket: WebSocketsSansIOProtocol) -> bool:
    return isinstance(socket, QuickSocket) and bool(socket._rest)


async def taken(socket: WebSocketsSansIOProtocol) -> list[Any]:
    """Take all messages, as the application does."""
    events = []
    while not socket.queue.empty() or (has_more(socket) and not socket.transport.is_closing()):
        events.append(await asyncio.wait_for(socket.receive(), 60))
    return events


SAID = {
    "a text": [frame(TEXT, b'{"type":"ping"}')],
    "letters of all lengths": [frame(TEXT, "aé€😀".encode())],
    "a long text": [frame(TEXT, b"x" * 300)],
    "as long as may be": [frame(TEXT, b"x" * BIGGEST_MESSAGE)],
    "too long": [frame(TEXT, b"x" * (BIGGEST_MESSAGE + 1))],
    "an empty text": [frame(TEXT)],
    "a ping between": [frame(TEXT, b"a"), frame(PING, b"p"), frame(TEXT, b"b")],
    "fragments with a ping": [frame(FIRST, b"a"), frame(PING), frame(LAST, b"b"), frame(TEXT, b"c")],
    "a text within fragments": [frame(FIRST, b"a"), frame(TEXT, b"b"), frame(LAST, b"c")],
    "bytes": [frame(BINARY, b"\xff"), frame(TEXT, b"a")],
    "no letters": [frame(TEXT, b"\xff\xfe"), frame(TEXT, b"a")],
    "without a mask": [frame(TEXT, b"a", b""), frame(TEXT, b"b")],
    "a frame of no kind": [frame(0x83, b"a"), frame(TEXT, b"b")],
    "reserved bits": [frame(0xC1, b"a"), frame(TEXT, b"b")],
    "a size that lies": [bytes([TEXT, 0xFF]) + b"\xff" * 8 + MASK, frame(TEXT, b"b")],
    "a goodbye": [frame(TEXT, b"a"), frame(CLOSE, struct.pack("!H", 1000)), frame(TEXT, b"b")],
}


def cuts(data: bytes, luck: Random) -> Iterator[list[bytes]]:
    """Cut data as a network may: at one place, at several, not at all, into single bytes."""
    places = [sorted(luck.sample(range(len(data) + 1), k=min(k, len(data)))) for k in (0, 1, 1, 2, 5)]
    for at in [*places, list(range(min(len(data), 400)))]:
        yield [data[a:b] for a, b in zip([0, *at], [*at, len(data)], strict=True)]


@pytest.mark.parametrize("name", SAID)
async def test_frames_mean_the_same_by_both_ways(name: str) -> None:
    for parts in [SAID[name], *cuts(b"".join(SAID[name]), Random(1))]:
        assert await heard(QuickSocket, parts) == await heard(WebSocketsSansIOProtocol, parts)


async def test_bytes_that_look_like_a_text_are_bytes() -> None:
    whole = frame(BINARY, frame(TEXT, b"no message"), b"\0\0\0\0")
    events, _, _ = await heard(QuickSocket, [whole[:6], whole[6:]])
    assert events == [{"type": "websocket.receive", "bytes": frame(TEXT, b"no message")}]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
async def test_texts_are_sent_as_the_longer_way_sends_them(size: int) -> None:
    sent = []
    for kind in (QuickSocket, WebSocketsSansIOProtocol):
        socket, transport = await opened(kind)
        await socket.send({"type": "websocket.send", "text": "x" * size})
        sent.append(transport.sent)
        for task in socket.tasks:
            task.cancel()
    assert sent[0] == sent[1] == framed(b"x" * size)


async def test_a_client_that_sends_much_is_not_read_before_the_application_has_taken_it() -> None:
    socket, transport = await opened(QuickSocket)
    waiting = asyncio.create_task(socket.receive())
    await asyncio.sleep(0)
    assert transport.reads
    socket.data_received(frame(TEXT, b"a"))
    await waiting
    socket.data_received(frame(TEXT, b"b") * 1_000)
    assert not transport.reads and socket.queue.qsize() < 500
    assert len(await taken(socket)) == 1_000
    waiting = asyncio.create_task(socket.receive())
    await asyncio.sleep(0)
    assert transport.reads
    for task in (waiting, *socket.tasks):
        task.cancel()


@pytest.mark.parametrize("useless", [frame(PING), frame(PONG), frame(FIRST), frame(TEXT, b"x")])
async def test_a_client_that_sends_many_frames_which_are_no_messages_is_dropped(useless: bytes) -> None:
    socket, transport = await opened(QuickSocket)
    if useless == frame(TEXT, b"x"):  # after a goodbye they are useless as well
        await socket.send({"type": "websocket.close", "code": 1000})
        socket.queue.get_nowait()
    socket.data_received(useless + frame(NEXT) * 20_000 if useless == frame(FIRST) else useless * 20_000)
    assert transport.aborted and len(socket.frames) < 1_000 and len(transport.sent) < 1_000
    for task in socket.tasks:
        task.cancel()


@pytest.mark.parametrize("before", range(3), ids=["none before", "one before", "all before"])
async def test_the_goodbye_of_a_client_is_heard_though_nobody_takes_its_messages(before: int) -> None:
    """What it sent crosses our own goodbye on the way."""
    socket, transport = await opened(QuickSocket)
    said = [frame(TEXT, b"x" * 20) * 100, frame(CLOSE, struct.pack("!H", 1000))]
    if before:
        socket.data_received(b"".join(said[:before]))
    await socket.send({"type": "websocket.close", "code": 1000})
    for data in said[before:]:
        assert transport.reads
        socket.data_received(data)
    assert transport.closed and not transport.aborted
    for task in socket.tasks:
        task.cancel()
