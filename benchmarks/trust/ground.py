"""A server under attack, and how to come in from an address that a proxy names."""
import asyncio
import json
import re
from asyncio import IncompleteReadError, StreamReader
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.process import Process
from benchmarks.trust.guests import GONE, post
from tabletown.server.wire import VERSION

ATTACKER, VICTIM = "192.0.2.66", "192.0.2.1"
GAME, BOT = "neoville", "neighbour"


class Ground:
    """A server under attack."""

    def __init__(self, process: Process) -> None:
        self.process = process

    def open(self, who: str, *seats: str) -> dict[str, Any]:
        wanted = {"game": GAME, "seats": seats, "aids": ["preview", "hints"]}
        return post(f"{self.process.address}/api/tables", wanted, who)

    @asynccontextmanager
    async def socket(
        self, who: str, links: dict[str, Any], **more: Any
    ) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
        """Come in as somebody at an address, and wait for the first `now`."""
        head = {"X-Forwarded-For": who}
        at = f"ws{self.process.address.removeprefix('http')}/socket"
        async with connect(at, additional_headers=head, ping_interval=None, proxy=None) as socket:
            await socket.send(json.dumps(hello(links, **more)))
            yield socket, await heard(socket, "now")

    async def harass(self, links: dict[str, Any], who: dict[str, Any], said: dict[str, Any]) -> None:
        """Say the same thing again and again, as fast as it is answered."""
        answers = ("now" if said["type"] == "hello" else said["type"], "problem")
        while True:
            with suppress(*GONE):
                async with self.socket(ATTACKER, links, **who) as (socket, _):
                    while True:
                        await socket.send(json.dumps(said))
                        await heard(socket, *answers)

    async def pester(self, request: bytes) -> None:
        """Send the same request again and again through one connection, as fast as it is answered."""
        while True:
            with suppress(*GONE, IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.process.port)
                while True:
                    writer.write(request)
                    await read_answer(reader)


def hello(links: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": "hello", "version": VERSION, "table": links["table"], **more}


async def heard(socket: ClientConnection, *types: str) -> dict[str, Any]:
    while (told := json.loads(await socket.recv()))["type"] not in types:
        pass
    return dict(told)


def request(method: str, path: str, key: str = "", body: str = "") -> bytes:
    """Write a request of the attacker's, as a proxy passes it on."""
    kind = "application/json" if body.startswith("{") else "text/plain"
    lines = [
        f"{method} {path} HTTP/1.1", "Host: localhost", f"X-Forwarded-For: {ATTACKER}",
        f"Authorization: Bearer {key}", f"Content-Type: {kind}", f"Content-Length: {len(body)}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()


async def read_answer(reader: StreamReader) -> None:
    head = await reader.readuntil(b"\r\n\r\n")
    size = re.search(rb"(?i)content-length: (\d+)", head)
    await reader.readexactly(int(size[1]) if size else 0)
