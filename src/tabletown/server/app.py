"""Put the web application together: routes, security headers, and answers when something is wrong."""
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components

from ..kernel.telling.message import Problem, problem
from .bodies import BIGGEST, body_read
from .figures import with_figures
from .files import FILES, the_page
from .connection import Connection
from .hosts import answering_to
from .limits import ACCOUNT, Accounts
from .lobby import Lobby
from .metering import metered
from .log import log
from .compression import compressing
from .operations import Operations
from .plain import App, refuse, refuse_socket
from .requests import ProblemTold
from .routes import LINK, ROUTES, methods_at
from .versions import without_versions

AT_THE_DOOR = 0.0003  # seconds that a request or a new socket takes before it is measured

SECURITY = {
    # a picture to share is painted from an image that the page makes itself: blob:
    "Content-Security-Policy": "default-src 'self'; img-src 'self' blob:; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


@dataclass(frozen=True)
class Reach:
    """How we can be reached: from pages at which origins, by which names, and at which port for figures."""

    origins: frozenset[str]
    hosts: frozenset[str] = frozenset()  # besides addresses and localhost
    figures: int = 0


def make_app(lobby: Lobby, reach: Reach, accounts: Accounts) -> App:
    """Make the application that gives sockets to connections and everything else to the routes."""
    pages = without_versions(compressing(make_pages(lobby, reach.origins)))

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket" or scope["path"] != "/socket":
            await pages(scope, receive, send)
        elif is_ours(dict(scope["headers"]).get(b"origin", b"").decode("latin-1"), reach.origins):
            await Connection(lobby, receive, send).stay()
        else:
            await refuse_socket(send, "foreign-origin")

    all_doors = with_figures(reach.figures, lobby.figures, answer)
    return metering(answering_to(reach.hosts, all_doors), accounts)


def metering(app: App, accounts: Accounts) -> App:
    """Let every address pay for the processor time of its requests and sockets, and wait if it used much."""

    async def metered_app(scope: Any, receive: Any, send: Any) -> None:
        account = accounts.at((scope.get("client") or [""])[0])
        ACCOUNT.set(account)
        account.spend(AT_THE_DOOR)
        await metered(in_turn(app, scope, receive, send), account.spend)

    return metered_app


async def in_turn(app: App, scope: Any, receive: Any, send: Any) -> None:
    """Let whoever asks wait for their turn, whatever they ask for, even if we have no such thing."""
    account = ACCOUNT.get()
    async with AsyncExitStack() as stack:
        try:
            if scope["type"] == "websocket":  # it stays, so its messages wait for their turns one by one
                await account.turn()
            else:
                receive = await stack.enter_async_context(body_read(receive, account))
                await stack.enter_async_context(account.answering())
        except Problem as wrong:
            await refuse(scope, send, status_of(wrong), wrong.message)
        else:
            await app(scope, receive, send)


def make_pages(lobby: Lobby, origins: frozenset[str]) -> Litestar:
    def own_pages_only(request: Any, _: Any) -> None:
        if not is_ours(request.headers.get("origin", ""), origins):
            raise problem("foreign-origin")

    return Litestar(
        [*ROUTES, *FILES],
        state=State({"operations": Operations(lobby)}),
        guards=[own_pages_only],
        response_headers=SECURITY,
        exception_handlers={
            Problem: forgetting(tell_problem),
            HTTPException: forgetting(tell_refusal),
            RecursionError: forgetting(tell_depth),
            Exception: forgetting(tell_bug),
        },
        openapi_config=api_description(),
        request_max_body_size=BIGGEST,
        logging_config=None,
    )


def api_description() -> OpenAPIConfig:
    return OpenAPIConfig(
        "Tabletown",
        "1",
        path="/api",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        components=Components(security_schemes=dict(LINK)),
    )


def is_ours(origin: str, origins: frozenset[str]) -> bool:
    """Does a request come from our own pages, or from a program, which names no origin?"""
    return not origin or origin in origins


# When something is wrong


def forgetting(tell: Callable[[Any, Any], Response[Any]]) -> Callable[[Any, Any], Response[Any]]:
    """Forget where an error came from once it is told: error and frames keep each other, and a whole body."""

    def tell_and_forget(request: Any, wrong: Any) -> Response[Any]:
        answer = tell(request, wrong)
        while wrong:
            wrong.__traceback__, wrong = None, wrong.__cause__ or wrong.__context__
        return answer

    return tell_and_forget


STATUS = {
    "no-such-table": 404,
    "no-link": 401,
    "void-link": 403,
    "only-the-opener": 403,
    "only-seats-move": 403,
    "foreign-origin": 403,
    "too-often": 429,
    "server-busy": 503,
}


def status_of(wrong: Problem) -> int:
    return 503 if wrong.message.id.startswith("store-") else STATUS.get(wrong.message.id, 400)


def told(wrong: Problem, status: int, **head: str) -> Response[ProblemTold]:
    return Response(
        ProblemTold(wrong.message.plain()),
        status_code=status,
        media_type="application/json",
        headers=SECURITY | head,
    )


def tell_problem(request: Any, wrong: Problem) -> Response[ProblemTold]:
    status = status_of(wrong)
    return told(wrong, status, **{"WWW-Authenticate": "Bearer"} if status == 401 else {})


def tell_refusal(request: Any, wrong: HTTPException) -> Response[Any]:
    """Say what the framework refuses: unknown paths and methods, bodies of the wrong shape or size."""
    if wrong.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return show_lost(request)
    more = [str(extra.get("message", "")) for extra in wrong.extra or [] if isinstance(extra, dict)]
    why = "; ".join([wrong.detail, *more])
    allow = {"Allow": methods_at(request.url.path)} if wrong.status_code == 405 else {}
    return told(problem("bad-request", why=why), wrong.status_code, **allow)


def tell_depth(request: Any, wrong: RecursionError) -> Response[ProblemTold]:
    """Refuse JSON that is nested so deeply that nobody could mean it."""
    return told(problem("bad-request", why="nested too deeply"), 400)


def show_lost(request: Any) -> Response[bytes]:
    """Show people the page, which says that there is nothing at their address."""
    page = the_page(request)
    page.status_code = 404
    page.headers.update(SECURITY)
    return page


def tell_bug(request: Any, bug: Exception) -> Response[ProblemTold]:
    log("request-failed", logging.ERROR, bug)
    return told(problem("server-error"), 500)
