"""Read the body of a request before it takes one of its address's places, so that slow senders take none."""
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from .limits import Account

Receive = Callable[[], Awaitable[Any]]

SMALL = 16 * 1024  # bytes that any request may keep here while it waits for its place
BIGGEST = 256 * 1024  # bytes of a body; more are left to the application, which refuses them


@asynccontextmanager
async def body_read(receive: Receive, account: Account) -> AsyncIterator[Receive]:
    """Read a body, and give it to the application at once; of large ones, read only a few at a time."""
    body = Body(receive)
    await body.read(SMALL)
    if body.is_whole:
        yield body.receive
    else:
        async with account.uploading:
            await body.read(BIGGEST)
            yield body.receive


class Body:
    def __init__(self, receive: Receive) -> None:
        self._receive, self._content, self.is_whole = receive, bytearray(), False
        self._is_given = False

    async def read(self, most: int) -> None:
        """Read on until the body is whole, is larger than this, or will not come any more."""
        while not self.is_whole and len(self._content) <= most:
            part = await self._receive()
            if part["type"] != "http.request":
                return
            self._content += part.get("body", b"")
            self.is_whole = not part.get("more_body", False)

    async def receive(self) -> Any:
        """Return what was read as one piece, and after it what else comes."""
        if self._is_given:
            return await self._receive()
        self._is_given = True
        return {"type": "http.request", "body": bytes(self._content), "more_body": not self.is_whole}
