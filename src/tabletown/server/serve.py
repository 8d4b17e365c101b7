"""Run the server as a process, from opening the database to a stop that loses nothing."""
import asyncio
import errno
import gc
import logging
import re
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from .. import catalogue
from ..kernel.chance import FIXED
from ..kernel.telling.message import problem
from ..store import store_at
from .app import Reach, make_app
from .workers import Workers
from .frames import QuickSocket
from .hosts import hosts
from .limits import Accounts, Crowd
from .lobby import Lobby
from .log import log, start_logging
from .metrics import Metrics
from .patience import PatientProtocol, make_room
from .retention import keep_for

BIGGEST_MESSAGE = 16 * 1024
CONNECTIONS = 2  # that an address may have for each of its sockets, to load pages as well
SILENT = 60_000  # milliseconds after which a connection that takes no data is given up
TURN = 0.0005  # seconds that long work in a thread may keep the loop waiting
EVERY, EVERYTHING = 1.0, 600  # seconds between two collections of garbage; every so many take everything
NEWEST, OLDEST = 0, 2  # generations of garbage
HERE = "127.0.0.1,::1"
EVERYWHERE = ("0.0.0.0", "::")
ADDRESS = r"https?://([\w.-]+|\[[\da-fA-F:.]+\])(:\d+)?(/[\w.~-]+)*/?"
USUAL = range(8000, 8100)
PORTS = {"http": ":80", "https": ":443"}  # the usual ports, which addresses leave out


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int | None = 8000  # 0: any free port; None: the usual one, or the next that is free
    db: str = ""
    public_url: str = ""  # empty: by host and port
    keep_days: int = 0  # 0: for ever
    exports: str = ""
    quiet: bool = False  # log only what is wrong
    time_per_address: float = 0.5  # seconds of processor time a second; 0: as much as there is
    sockets_per_address: int = 200  # 0: as many as come
    proxies: str = HERE  # whose X-Forwarded-For we believe
    hosts: str = ""  # more names of ours, by commas
    metrics: str = ""  # HOST:PORT for the operator's figures; empty: nowhere


Ready = Callable[[str, int], None]  # called with the address and the port when requests can come


def serve(settings: Settings, ready: Ready) -> None:
    """Run until a signal."""
    make_room()
    start_logging(logging.WARNING if settings.quiet else logging.INFO)
    for name in (signal.SIGTERM, signal.SIGINT):
        # uvicorn stops at these signals and then raises them again, which must not cut our own stop short
        signal.signal(name, lambda *_: None)
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        runner.run(run(settings, ready))


async def run(settings: Settings, ready: Ready) -> None:
    metrics = Metrics()
    workers = Workers(metrics)
    lobby = Lobby(store_at(settings.db), metrics, workers)
    with ExitStack() as doors:
        door = doors.enter_context(listen(settings))
        port, figures = door.getsockname()[1], open_figures(settings, doors)
        address = public_address(settings.public_url) or address_of(settings.host, port)
        await lobby.start()
        try:
            if settings.keep_days:
                lobby.spawn(keep_for(settings.keep_days, Path(settings.exports), lobby))
            accounts = Accounts(settings.time_per_address, settings.sockets_per_address)
            reach = Reach(origins(address, port), hosts(address, settings.hosts), port_of(figures))
            server = uvicorn.Server(config(lobby, reach, accounts, settings.proxies))
            lobby.spawn(collect_garbage())
            sys.setswitchinterval(TURN)
            workers.warm_up(catalogue.names())
            ready(address, port)
            log_start(address, figures)
            await server.serve(sockets=[door, *figures])
        finally:
            await lobby.stop()
            log("stopped")


def log_start(address: str, figures: list[socket.socket]) -> None:
    log("started", address=address, metrics=address_of(*figures[0].getsockname()[:2]) if figures else "")
    if FIXED:
        why = "TABLETOWN_SEED is set, which is for tests alone"
        log("draws-are-predictable", logging.WARNING, why=why)


def config(
    lobby: Lobby, reach: Reach, accounts: Accounts, proxies: str = HERE
) -> uvicorn.Config:
    app = make_app(lobby, reach, accounts)
    trusted = ProxyHeadersMiddleware(app, proxies).trusted_hosts
    crowd = Crowd(CONNECTIONS * accounts.sockets, trusted.__contains__)
    return uvicorn.Config(
        app,
        http=partial(PatientProtocol, crowd),  # type: ignore[arg-type]
        forwarded_allow_ips=proxies,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        ws=QuickSocket,
        ws_max_size=BIGGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )


async def collect_garbage() -> None:
    """Collect what is new every second and everything now and then, instead of whenever much has come.

    Everybody waits meanwhile, so new states of all tables must not pile up until then.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        for number in count(1):
            await asyncio.sleep(EVERY)
            gc.collect(OLDEST if number % EVERYTHING == 0 else NEWEST)
    finally:
        gc.enable()


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    with suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop
    return None


# Where


def listen(settings: Settings) -> socket.socket:
    """Listen at the port that was asked for, or else at the first of the usual ones that is free."""
    ports = USUAL if settings.port is None else (settings.port,)
    for port in ports:
        try:
            return listen_at(settings.host, port)
        except (OSError, OverflowError) as wrong:
            if getattr(wrong, "errno", 0) != errno.EADDRINUSE or port == ports[-1]:
                why = getattr(wrong, "strerror", "") or str(wrong)
                raise problem("cannot-listen", host=settings.host, port=str(port), why=why) from None
    raise AssertionError  # at the last port the loop returns or raises


def open_figures(settings: Settings, doors: ExitStack) -> list[socket.socket]:
    """Listen at a port of its own for those who read the figures, if there is one."""
    host, _, port = settings.metrics.rpartition(":")
    if not settings.metrics:
        return []
    if not host or not port.isdecimal() or int(port) == settings.port != 0:
        raise problem("not-a-place", text=settings.metrics)
    return [doors.enter_context(listen(Settings(host.strip("[]"), int(port))))]


def port_of(doors: list[socket.socket]) -> int:
    return int(doors[0].getsockname()[1]) if doors else 0


def listen_at(host: str, port: int) -> socket.socket:
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(kind, proto=socket.IPPROTO_TCP)  # with it asyncio sends small messages at once
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENT)
    try:
        door.bind((host, port))
        door.listen()  # clients that come before we are ready wait, and none is refused
    except BaseException:
        door.close()
        raise
    return door


def public_address(url: str) -> str:
    if url and not re.fullmatch(ADDRESS, url):
        raise problem("not-a-url", text=url)
    return url.rstrip("/")


def address_of(host: str, port: int) -> str:
    """Return the address where others find us: that in the local network, if we listen everywhere."""
    if host in EVERYWHERE:
        host = own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """Return this machine's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def origins(address: str, port: int) -> frozenset[str]:
    """Return the origins whose pages may speak to us: our public address, and this machine."""
    here = {f"http://{host}:{port}" for host in ("localhost", "127.0.0.1", "[::1]")}
    return frozenset({origin_of(address), *here})


def origin_of(address: str) -> str:
    """Return an origin as browsers write it: in small letters, without the usual port."""
    parts = urlsplit(address.lower())
    return f"{parts.scheme}://{parts.netloc.removesuffix(PORTS[parts.scheme])}"
