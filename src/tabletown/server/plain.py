"""Answer requests that never reach the web framework."""
import re
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from ..kernel.telling.message import Message
from ..messages import LANGUAGES, language

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


async def refuse(scope: Any, send: Any, status: int, why: Message) -> None:
    """Say why, in a sentence to people and as JSON to programs; close a socket."""
    head = {name: value.decode("latin-1") for name, value in scope["headers"]}
    if scope["type"] == "websocket":
        await refuse_socket(send, why.id)
    elif "text/html" in head.get(b"accept", ""):
        tell = language(language_in(head.get(b"accept-language", "")))
        await answer_plainly(send, status, tell(why).encode())
    else:
        await answer_plainly(send, status, msgspec.json.encode({"problem": why.plain()}), JSON)


def language_in(accepted: str) -> str:
    """Return the first of our languages in a header such as `nl-BE,nl;q=0.9,en;q=0.5`."""
    wanted = re.findall(r"\b([a-z]{2,3})(?:-\w+)*\b(?=\s*(?:[,;]|$))", accepted.lower())
    return next((code for code in wanted if code in LANGUAGES), LANGUAGES[0])


async def refuse_socket(send: Any, why: str) -> None:
    await send({"type": "websocket.close", "code": 4403, "reason": why})
