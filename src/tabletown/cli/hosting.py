"""Commands that start the server: to play in the browser on this machine, or to host tables for others."""
import os
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Annotated

from cyclopts import Parameter

from .show import Screen
from .speaking import Lang, screen_for

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"

Db = Annotated[
    str,
    Parameter(
        show_default=False,
        help="A SQLite file or a postgresql:// URL; by default a file in your data folder.",
    ),
]


Share = Annotated[
    bool, Parameter("--share", negative="", show_default=False, help="Let others in your local network join.")
]
NoBrowser = Annotated[
    bool,
    Parameter("--no-browser", negative="", show_default=False, help="Only print the address of the page."),
]
Port = Annotated[
    int | None,
    Parameter(show_default=False, help="The port to listen on; by default 8000, or the next free one."),
]


def play(
    *, share: Share = False, no_browser: NoBrowser = False, port: Port = None, db: Db = "", lang: Lang = ""
) -> None:
    """Start a server on this machine and open its page, to play alone or with friends."""
    from ..server.serve import Settings, serve

    screen = screen_for(lang)

    def ready(address: str, port: int) -> None:
        tell_where(screen, f"http://{HERE}:{port}", address)
        if not no_browser:
            open_page(address)  # a shared server's public address, because links are made from it

    serve(Settings(EVERYWHERE if share else HERE, port, db or usual_db(), quiet=True), ready)
    screen.say("stopped")


def tell_where(screen: Screen, here: str, for_all: str) -> None:
    screen.say("listening", address=here)
    if for_all != here:
        screen.say("listening-to-others", address=for_all)
    screen.say("how-to-stop", style="dim")


Host = Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 lets other machines join.")]
PublicUrl = Annotated[
    str, Parameter(show_default=False, help="The address that people use, if it differs.")
]
KeepDays = Annotated[
    int,
    Parameter(show_default=False, help="Export and remove tables that nobody touched for this many days."),
]
Exports = Annotated[
    str,
    Parameter(show_default=False, help="The folder for these exports; by default one in your data folder."),
]
TimePerAddress = Annotated[
    float, Parameter(help="Seconds of processor time that one address may use each second; 0: no limit.")
]
SocketsPerAddress = Annotated[
    int, Parameter(help="Sockets that one address may have at a time; 0: no limit.")
]
Proxies = Annotated[
    str, Parameter(help="Proxies whose X-Forwarded-For counts: addresses or networks, by commas; * for any.")
]

Hosts = Annotated[
    str,
    Parameter(
        show_default=False,
        help="More names that the server answers to, by commas; * for any. Addresses always count.",
    ),
]
Metrics = Annotated[
    str,
    Parameter(show_default=False, help="HOST:PORT where Prometheus finds /metrics; without it, nowhere."),
]


def serve(
    *,
    host: Host = HERE,
    port: int = 8000,
    db: Db = "",
    public_url: PublicUrl = "",
    keep_days: KeepDays = 0,
    exports: Exports = "",
    time_per_address: TimePerAddress = 0.5,
    sockets_per_address: SocketsPerAddress = 200,
    proxies: Proxies = "127.0.0.1,::1",
    hosts: Hosts = "",
    metrics: Metrics = "",
    lang: Lang = "",
) -> None:
    """Host tables for others: any address, any database, logs on standard error."""
    from ..server.serve import Settings
    from ..server.serve import serve as run

    screen, exports = screen_for(lang), exports or str(data_folder() / "exports")
    settings = Settings(
        host, port, db or usual_db(), public_url, keep_days, exports,
        time_per_address=time_per_address, sockets_per_address=sockets_per_address,
        proxies=proxies, hosts=hosts, metrics=metrics,
    )
    run(settings, lambda address, _: screen.say("listening", address=address))


def usual_db() -> str:
    return str(data_folder() / "tables.sqlite")


def data_folder() -> Path:
    """Return the folder where this user's programs keep their data."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tabletown"


def open_page(address: str) -> None:
    """Open the page in a thread, because some browsers return only when they are closed."""
    if has_screen():
        Thread(target=browse, args=(address,), daemon=True).start()


def browse(address: str) -> None:
    with suppress(Exception):
        webbrowser.open(address)


def has_screen() -> bool:
    """Say whether there is a screen; without one, a browser would take over the terminal."""
    return sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
