"""Show the operator's figures at an address of their own, where nobody else looks."""
from collections.abc import Callable
from typing import Any

from .plain import App, answer_plainly, refuse_socket


def with_figures(port: int, figures: Callable[[], str], app: App) -> App:
    """Return the application, with the figures and nothing else for requests that come to this port."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if not port or scope["server"][1] != port:
            await app(scope, receive, send)
        elif scope["type"] == "websocket":
            await refuse_socket(send, "only-figures")
        elif (scope["method"], scope["path"]) == ("GET", "/metrics"):
            await answer_plainly(send, 200, figures().encode())
        else:
            await answer_plainly(send, 404, b"Only GET /metrics is here.\n")

    return answer
