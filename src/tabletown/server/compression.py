"""Compress answers with gzip for clients that accept it; a file, which has a digest, is packed only once."""
import gzip
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any

Scope = dict[str, Any]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]
Head = list[tuple[bytes, bytes]]

SMALLEST = 1024  # bytes that are worth packing
TEXTS = re.compile(rb"text/|image/svg|application/.*json")
MANY_FILES = 512


def compressing(app: App) -> App:
    """Return the application with its answers packed, and with HEAD wherever GET is no part of the API."""

    async def packed_app(scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] == "http":
            accepted = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1")
            send = Packer(send, takes_gzip(accepted)).send
            if scope["method"] == "HEAD" and not scope["path"].startswith("/api/"):
                scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return packed_app


def takes_gzip(accepted: str) -> bool:
    """Does a request accept gzip by its header, such as `br, gzip;q=0.8`?"""
    weights = dict(re.findall(r"([\w*-]+)\s*(?:;\s*q=(\d(?:\.\d+)?))?", accepted.lower()))
    return float(weights.get("gzip", weights.get("*", "0")) or 1) > 0


class Packer:
    """Hold back the head of an answer until its body is known."""

    def __init__(self, send: Send, wanted: bool) -> None:
        self._send, self._wanted = send, wanted
        self._start: Any = None

    async def send(self, event: Any) -> None:
        if event["type"] == "http.response.start":
            self._start = event
            return
        if self._start:
            start, self._start = self._start, None
            event = self._pack(start, event)
            await self._send(start)
        await self._send(event)

    def _pack(self, start: Any, event: Any) -> Any:
        """Return the body, packed if that is worth while, and change the head to fit it."""
        head: Head = [*start["headers"], (b"vary", b"Accept-Encoding")]
        start["headers"] = head
        if not self._wanted or event.get("more_body") or not is_worth_it(dict(head), event.get("body", b"")):
            return event
        is_file = b"etag" in dict(head)
        body = packed_once(event["body"]) if is_file else gzip.compress(event["body"], 6, mtime=0)
        start["headers"] = [
            *((name, value) for name, value in head if name != b"content-length"),
            (b"content-length", str(len(body)).encode()),
            (b"content-encoding", b"gzip"),
        ]
        return {**event, "body": body}


def is_worth_it(head: dict[bytes, bytes], body: bytes) -> bool:
    return len(body) >= SMALLEST and TEXTS.match(head.get(b"content-type", b"")) is not None


@lru_cache(MANY_FILES)
def packed_once(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)
