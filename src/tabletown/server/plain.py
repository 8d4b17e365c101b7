"""Answer requests that never reach the web framework."""
from collections.abc import Callable, Coroutine
from typing import Any

App = Callable[[Any, Any, Any], Coroutine[Any, Any, None]]

TEXT, JSON = b"text/plain; charset=utf-8", b"application/json"


async def answer_plainly(send: Any, status: int, body: bytes, media: bytes = TEXT) -> None:
    head = [
        (b"content-type", media),
        (b"content-length", b"%d" % len(body)),
        (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
        (b"referrer-policy", b"no-referrer"),
        (b"x-content-type-options", b"nosniff"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body})


async def refuse_socket(send: Any, why: str) -> None:
    await send({"type": "websocket.close", "code": 4403, "reason": why})
