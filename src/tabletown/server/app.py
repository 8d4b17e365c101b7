"""The server put together: routes, what every answer says about security, and what is told when something is wrong."""
import logging
from collections.abc import Callable
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from ..kernel.message import Problem, problem
from .limits import Addresses
from .lobby import Lobby
from .log import log
from .routes import ROUTES, ProblemTold, status_of

BIGGEST = 256 * 1024  # bytes of a request
TABLES_RATE, TABLES_BURST = 2.0, 60.0  # new tables from one address, a second and at once

SECURITY = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def make_app(lobby: Lobby, origins: frozenset[str]) -> Litestar:
    return Litestar(
        ROUTES,
        state=State({"lobby": lobby, "addresses": Addresses(TABLES_RATE, TABLES_BURST), "guests": 0}),
        middleware=[own_pages_only(origins)],
        response_headers=SECURITY,
        exception_handlers={Problem: tell_problem, HTTPException: tell_refusal, Exception: tell_bug},
        openapi_config=OpenAPIConfig("Tabletown", "1", path="/api", render_plugins=[JsonRenderPlugin(path="/openapi.json")]),
        request_max_body_size=BIGGEST,
        logging_config=None,
    )


def own_pages_only(origins: frozenset[str]) -> Callable[[ASGIApp], ASGIApp]:
    """A page of somebody else's may not speak to us in the name of its reader; programs, which name no origin, may."""

    def wrapped(app: ASGIApp) -> ASGIApp:
        async def check(scope: Scope, receive: Receive, send: Send) -> None:
            origin = dict(scope["headers"]).get(b"origin")
            if origin is None or origin.decode("latin-1") in origins:
                await app(scope, receive, send)
            elif scope["type"] == ScopeType.WEBSOCKET:
                await send({"type": "websocket.close", "code": 4403, "reason": "foreign-origin"})
            else:
                await told(problem("foreign-origin"), 403).to_asgi_response(None, Request(scope))(scope, receive, send)

        return check

    return wrapped


# What is told when something is wrong


def told(wrong: Problem, status: int) -> Response[ProblemTold]:
    return Response(ProblemTold(wrong.message.plain()), status_code=status, media_type="application/json", headers=SECURITY)


def tell_problem(request: Any, wrong: Problem) -> Response[ProblemTold]:
    return told(wrong, status_of(wrong))


def tell_refusal(request: Any, wrong: HTTPException) -> Response[ProblemTold]:
    """What the framework refuses: unknown paths, bodies of the wrong shape or size."""
    why = "; ".join([wrong.detail, *(str(extra.get("message", "")) for extra in wrong.extra or [] if isinstance(extra, dict))])
    return told(problem("bad-request", why=why), wrong.status_code)


def tell_bug(request: Any, bug: Exception) -> Response[ProblemTold]:
    log("request-failed", logging.ERROR, bug)
    return told(problem("server-error"), 500)
