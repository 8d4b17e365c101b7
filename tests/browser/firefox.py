"""Drive Debian's Firefox, which Playwright does not know, by WebDriver BiDi."""
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 180.0  # seconds
PROGRAMS = ("firefox-esr", "firefox")
LISTENS = re.compile(r"WebDriver BiDi listening on (\S+)")


class NoFirefox(Exception):
    """Firefox cannot run here, and why."""


class Firefox:
    """One tab."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._number = socket, count(1)
        self.ask("session.new", capabilities={})
        (tab,) = self.ask("browsingContext.getTree")["contexts"]
        self._tab = tab["context"]

    def ask(self, method: str, **facts: Any) -> dict[str, Any]:
        number = next(self._number)
        self._socket.send(json.dumps({"id": number, "method": method, "params": facts}))
        while (told := json.loads(self._socket.recv(PATIENCE))).get("id") != number:
            pass
        assert told["type"] == "success", told
        result: dict[str, Any] = told["result"]
        return result

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def run(self, script: str) -> Any:
        """Run an expression in the page, wait for what it promises, and return that."""
        expression = f"Promise.resolve({script}).then((made) => JSON.stringify(made))"
        target = {"context": self._tab}
        told = self.ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise NoFirefox("Firefox is not installed")
    options = ["--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with subprocess.Popen([program, *options], stderr=subprocess.PIPE, encoding="utf-8") as process:
        try:
            with connect(f"{address_of(process)}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()


def address_of(process: subprocess.Popen[str]) -> str:
    """Return where Firefox listens; read on what it says, so that it never waits for us."""
    assert process.stderr
    for line in process.stderr:
        if found := LISTENS.search(line):
            Thread(target=process.stderr.read, daemon=True).start()
            return found[1]
    raise NoFirefox("Firefox does not start")
