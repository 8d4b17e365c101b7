"""Answer only to our own names.

A page elsewhere can point its name at a server in its reader's house, and a browser then takes the two for
one (DNS rebinding). So a request must give a name of ours, or an address, which nobody can point anywhere.
"""
import logging
import re
import socket
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from ..kernel.telling.message import say
from .log import log_seldom
from .plain import App, refuse

ANY = "*"
LONGEST = 100  # characters of a name that are told
MISDIRECTED = 421


def hosts(address: str, more: str = "") -> frozenset[str]:
    """Return our names: that of the public address, those of this machine, and what the operator adds."""
    machine = socket.gethostname().lower()
    added = (name.strip().lower() for name in more.split(","))
    return frozenset({name_in(urlsplit(address).netloc), machine, f"{machine}.local", *added} - {""})


def answering_to(ours: frozenset[str], app: App) -> App:
    """Return the application without what is meant for others."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        name = name_in(dict(scope["headers"]).get(b"host", b"").decode("latin-1"))
        if is_one_of(ours, name):
            await app(scope, receive, send)
        else:
            log_seldom("unknown-host", logging.WARNING, host=name[:LONGEST], see="--hosts")
            await refuse(scope, send, MISDIRECTED, say("unknown-host", host=name[:LONGEST]))

    return answer


def name_in(host: str) -> str:
    """Return the name or the address in a Host header, without its port."""
    return re.sub(r":\d*$", "", host.lower()).strip("[]").rstrip(".")


def is_one_of(ours: frozenset[str], name: str) -> bool:
    """Say whether a name is ours; programs may give none, but browsers always do."""
    here = name == "localhost" or name.endswith(".localhost")
    return not name or here or name in ours or ANY in ours or is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
