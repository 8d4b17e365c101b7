"""Start server processes as an operator does, and talk to them with a small client."""
import itertools
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tabletown.server.wire import VERSION

NO_LIMITS = ("--time-per-address=0", "--sockets-per-address=0")  # all tests have one address
USUAL = (*NO_LIMITS, "--metrics=127.0.0.1:0")
WAIT = 60.0  # seconds before a test gives up, even on a busy machine
LOOKING = 0.01

Told = dict[str, Any]
Found = TypeVar("Found")


def eventually(look: Callable[[], Found | None]) -> Found:
    """Look again and again until something is found, and return it."""
    late = time.monotonic() + WAIT
    while not (found := look()):
        assert time.monotonic() < late, "waited in vain"
        time.sleep(LOOKING)
    return found


def free_port() -> int:
    """One that nobody uses, for a server whose address does not tell its port."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


class Server:
    """A server process; when started again, it has the same database, port and log."""

    def __init__(self, folder: Path, db: str, port: int, words: Sequence[str]) -> None:
        self.db, self.port, self.words = db or str(folder / "tables.sqlite"), port, words
        self._said = Path(tempfile.mkdtemp(dir=folder))
        self._http = httpx.Client(verify=False, trust_env=False, timeout=WAIT)
        self._people = itertools.count(1)

    def start(self) -> None:
        command = [
            sys.executable, "-m", "tabletown", "serve", "--port",
            str(self.port),
            "--db",
            self.db,
            *(word for word in USUAL if word.partition("=")[0] not in self.words),
            *self.words,
        ]
        with open(self._said / "out", "wb") as out, open(self._said / "log", "ab") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=log)
        ready = eventually(self._ready)
        self.port = self.port or urlsplit(ready).port or 0
        self.address = f"http://127.0.0.1:{self.port}"

    def _ready(self) -> str | None:
        """Return the address from the line that says the server is ready."""
        assert self.process.poll() is None, f"the server ended: {self.said()}"
        lines = (self._said / "out").read_text("utf-8").splitlines(keepends=True)
        return next(
            (word for line in lines if line.endswith("\n") for word in line.split() if "://" in word), None
        )

    def terminate(self) -> int:
        """Stop as an operator does, and return the exit code."""
        self.process.terminate()
        return self.process.wait(WAIT)

    def kill(self) -> None:
        """Kill the process, so that nothing more is said or written, as in a power cut."""
        self.process.kill()
        self.process.wait(WAIT)

    def workers(self) -> list[int]:
        """Return the processes of its bots."""
        found: list[int] = []
        for children in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            with suppress(OSError):  # the thread has just ended
                found += map(int, children.read_text().split())
        return found

    # What it says

    def said(self) -> str:
        return (self._said / "out").read_text("utf-8") + (self._said / "log").read_text("utf-8")

    def log(self) -> list[Told]:
        return [
            json.loads(line)
            for line in (self._said / "log").read_text("utf-8").splitlines(keepends=True)
            if line.endswith("\n")
        ]

    # Asking it

    def ask(self, method: str, path: str, key: str = "", **more: Any) -> httpx.Response:
        """Make one HTTP request, with a link's key if there is one."""
        head = {"Authorization": f"Bearer {key}"} if key else {}
        return self._http.request(method, self.address + path, headers=head | more.pop("headers", {}), **more)

    def figures(self) -> str:
        """Read what only the operator can."""
        where = next(line["metrics"] for line in reversed(self.log()) if line["what"] == "started")
        return self._http.get(f"{where}/metrics").text

    def open(self, game: str, *seats: str, **more: Any) -> Told:
        """Open a table and return its links."""
        # A new address each time, because nobody may open many tables at once.
        somebody = {"X-Forwarded-For": f"2001:db8:0:{next(self._people):x}::1"}
        answer = self.ask(
            "POST", "/api/tables", headers=somebody, json={"game": game, "seats": seats, **more}
        )
        assert answer.status_code == 201, answer.text
        links: Told = answer.json()
        return links

    def client(self, address: str = "") -> "Client":
        """Connect, as a proxy does for somebody at another address."""
        return Client(self.address, {"X-Forwarded-For": address} if address else {})


@contextmanager
def serving(folder: Path, *words: str, db: str = "", port: int = 0) -> Iterator[Server]:
    """Run a server with these words on its command line, and keep what it says in the folder."""
    server = Server(folder, db, port, words)
    try:
        server.start()
        yield server
    finally:
        server.kill()


class Client:
    """A client at a socket, which keeps the newest card and the newest `now`."""

    def __init__(self, address: str, headers: Mapping[str, str] | None = None) -> None:
        self.socket = connect(
            address.replace("http", "ws", 1) + "/socket",
            compression=None,
            additional_headers=headers,
            proxy=None,
            open_timeout=WAIT,
            legacy=True,
        )
        self.card: Told = {}
        self.now: Told = {}
        self._ids = itertools.count(1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    # Any message

    def say(self, type: str, **facts: Any) -> int:
        """Send a message, and return the id that its reply will carry."""
        number = next(self._ids)
        self.socket.send(json.dumps({"type": type, "id": number, **facts}))
        return number

    def hear(self) -> Told:
        told: Told = json.loads(self.socket.recv(WAIT))
        if told["type"] == "table":
            self.card = told
        elif told["type"] == "now":
            self.now = told
        return told

    def until(self, wanted: Callable[[Told], bool]) -> Told:
        """Hear messages up to the first one that is wanted, and return it."""
        while not wanted(told := self.hear()):
            pass
        return told

    def reply(self, type: str, **facts: Any) -> Told:
        number = self.say(type, **facts)
        return self.until(lambda told: told.get("id") == number)

    def closed(self) -> int:
        """Hear everything until the server closes, and return its code."""
        try:
            self.until(lambda told: False)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006
        raise AssertionError

    # What players say

    def hello(
        self, table: str, key: str, name: str | None = None, since: int | None = None, scores: bool = False
    ) -> Told:
        """Come in; return the `now` that follows, or the problem."""
        return self.reply(
            "hello", version=VERSION, table=table, key=key, name=name, since=since, scores=scores
        )

    def answer(self, move: str, question: int | None = None) -> Told:
        """Answer a question; return the `now` that acknowledges it, or the problem."""
        seq, seat = self.now["seq"], self.card["seat"]
        number = self.say(
            "answer", question=self.now["question"] if question is None else question, move=move
        )
        return self.until(lambda told: told.get("id") == number or holds(told, seat, seq))

    def at(self, seq: int) -> Told:
        """Wait for the `now` of this event or a later one."""
        return (
            self.now
            if self.now["seq"] >= seq
            else self.until(lambda told: told["type"] == "now" and told["seq"] >= seq)
        )

    def play(self, rnd: random.Random) -> Told:
        """Play any legal move whenever asked, until the match is over."""
        while not self.now["over"]:
            if self.now["question"] is None:
                self.hear()
            else:
                told = self.answer(rnd.choice(self.now["moves"]))
                assert told["type"] == "now", told
        return self.now


def holds(told: Told, seat: int, seq: int) -> bool:
    """Say whether a message holds an event of this seat after number seq."""
    return any(event["seat"] == seat and event["seq"] > seq for event in told.get("events", ()))
