"""Measure our server and boardgame.io's in turn, under the same load: make bench-server"""
import json as jsonlib
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit
from time import monotonic
from typing import Annotated, Any

import cyclopts
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.machine import processor, versions
from benchmarks.server.cores import CLIENT_CORE, SERVER_CORE
from benchmarks.server.servers import HERE, OURS as SQLITE, SERVERS, SHARED, THEIRS
from benchmarks.server.load import LONGEST, Load
from benchmarks.server.report import NOTES, Subject, plain, starts, table, wanted
from benchmarks.server.rounds import measure
from tests.postgres import NoPostgres, programs

OURS = ("litestar", "uvicorn", "uvloop", "websockets", "msgspec", "asyncpg")
PEERS = ("boardgame.io", "socket.io", "koa", "ws")
WIDE = 150  # columns in a file or a pipe
EVERY, SECONDS = 10.0, 20.0  # from one move of a socket in the crowd to its next, and how long we look


Rounds = Annotated[int, Parameter(validator=Number(gte=1))]
Seconds = Annotated[
    float, Parameter(validator=Number(gte=1, lte=LONGEST), help="How much of a round is measured.")
]
Sockets = Annotated[
    Sequence[int], Parameter(validator=Number(gte=2, modulo=2), consume_multiple=True, negative="")
]
Crowd = Annotated[
    int,
    Parameter(
        validator=Number(gte=0, modulo=2), help="Sockets of a crowd, each at one move every 10 s; 0: none."
    ),
]
Minutes = Annotated[float, Parameter(validator=Number(gt=0), help="Begin no further round after so many.")]
Json = Annotated[Path | None, Parameter(help="Also write the result to this file.")]


def main(
    *,
    rounds: Rounds = 3,
    seconds: Seconds = 8.0,
    sockets: Sockets = (500,),
    crowd: Crowd = 5_000,
    minutes: Minutes = 9.0,
    json: Json = None,
) -> None:
    """Measure ROUNDS rounds of SECONDS on every server, the first to warm up, with each number of SOCKETS."""
    until = monotonic() + 60 * minutes
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDE)
    waiting = Console(stderr=True, highlight=False)
    servers = SERVERS if postgres() else [server for server in SERVERS if server is not SHARED]
    machine = surroundings()
    loads = [Load(count, seconds) for count in sockets]
    subjects = [one for load in loads for one in measure(servers, load, rounds, until, waiting.print)]
    if crowd and has_room(crowd):
        subjects += measure((SQLITE, THEIRS), Load(crowd, SECONDS, EVERY), 1, until, waiting.print)
    console.print(table(subjects))
    console.print("\nWanted", *(goal.told() for goal in wanted(subjects)), sep="\n  ", soft_wrap=True)
    tell_rest(console, subjects, machine)
    if json:
        json.write_text(jsonlib.dumps(plain(subjects, machine), indent=1) + "\n")


def has_room(sockets: int) -> bool:
    """May a process open so many sockets here?"""
    most = getrlimit(RLIMIT_NOFILE)[1]
    return most in (-1, RLIM_INFINITY) or sockets + 500 < most


def surroundings() -> dict[str, Any]:
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "ours": our_versions(),
        "peers": their_versions(),
    }


def our_versions() -> dict[str, str]:
    return {**versions(sys.executable, OURS), "postgres": postgres() or "none"}


def postgres() -> str:
    """Return its version, or nothing if it cannot run here."""
    try:
        return said(programs() / "postgres", "--version").split()[2]
    except NoPostgres:
        return ""


def their_versions() -> dict[str, str]:
    installed = {
        name: jsonlib.loads((HERE / "node_modules" / name / "package.json").read_text())["version"]
        for name in PEERS
    }
    return {"node": said("node", "--version"), **installed}


def said(*words: str | Path) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def tell_rest(console: Console, subjects: Sequence[Subject], machine: Mapping[str, Any]) -> None:
    took = ", ".join(f"{name} {seconds:.2f}" for name, seconds in starts(subjects).items())
    console.print("\nStart to first answer, s:", took)
    console.print(
        f"{machine['processor']}, {machine['cores']} cores: "
        f"a server on core {SERVER_CORE}, the client on core {CLIENT_CORE}."
    )
    console.print(shares(subjects), soft_wrap=True)
    for whose in ("ours", "peers"):
        console.print(
            f"{whose}:",
            ", ".join(f"{name} {version}" for name, version in machine[whose].items()),
            soft_wrap=True,
        )
    console.print("\nNotes", *NOTES, sep="\n  ", soft_wrap=True)


def shares(subjects: Sequence[Subject]) -> str:
    """Say how much of the cores the client and other programs took; if it is much, latencies mean little."""
    rounds = [one for subject in subjects for one in subject.rounds if subject.server != SHARED.name]
    client, others = (
        max((getattr(one, whose) for one in rounds), default=0.0) for whose in ("busy", "others")
    )
    return (
        f"The client took at most {client:.0%} of its core, others at most {others:.0%} of the servers'; "
        "PostgreSQL's rounds apart."
    )


if __name__ == "__main__":
    cyclopts.run(main)
