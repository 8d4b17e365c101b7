"""`tabletown play` starts a server, tells its address, opens its page, and ends without a traceback."""
import os
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tabletown.cli import hosting
from tabletown.cli.show import Screen
from tabletown.kernel.telling.message import Problem
from tabletown.kernel.record import HUMAN
from tabletown.server import serve
from tabletown.server.serve import Settings, listen

from .matches import LITTLE
from .serving import WAIT, eventually


NOT_AT_HOME = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "TABLETOWN_SEED")


class Played:
    """A running `tabletown play`, started as at a keyboard."""

    def __init__(self, folder: Path, *words: str, **env: str) -> None:
        self.out, self.err = folder / "out", folder / "err"
        command = [sys.executable, "-m", "tabletown", "play", "--lang", "en", *words]
        clean = {name: value for name, value in os.environ.items() if name not in NOT_AT_HOME}
        with open(self.out, "wb") as out, open(self.err, "wb") as err:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, env={**clean, **env}
            )
        self.address = eventually(self.told)

    def told(self) -> str | None:
        assert self.process.poll() is None, self.err.read_text("utf-8")
        lines = self.out.read_text("utf-8").splitlines()
        return lines[0].removeprefix("Tabletown is at ") if len(lines) > 1 else None

    def interrupt(self) -> int:
        """Press Ctrl-C, and return the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(WAIT)


@contextmanager
def played(folder: Path, *words: str, **env: str) -> Iterator[Played]:
    running = Played(folder, *words, **env)
    try:
        yield running
    finally:
        running.process.kill()
        running.process.wait(WAIT)


def test_it_tells_where_it_is_and_ends_calmly(tmp_path: Path) -> None:
    with played(tmp_path, "--port", "0", "--db", str(tmp_path / "db"), "--no-browser") as running:
        assert httpx.get(running.address, trust_env=False).headers["content-type"].startswith("text/html")
        assert running.interrupt() == 0
    assert (
        running.out.read_text("utf-8").splitlines()[-1] == "Tabletown has stopped."
        and running.err.read_text("utf-8") == ""
    )


def test_its_tables_are_there_the_next_time(tmp_path: Path) -> None:
    """Tables are kept in the user's data folder by default."""
    wanted, links = {"game": LITTLE, "seats": [HUMAN, HUMAN]}, {}
    for again in (False, True):
        with played(tmp_path, "--port", "0", "--no-browser", XDG_DATA_HOME=str(tmp_path / "data")) as running:
            if not again:
                links = httpx.post(f"{running.address}/api/tables", json=wanted, trust_env=False).json()
            head = {"Authorization": f"Bearer {links['opener']}"}
            assert (
                httpx.get(
                    f"{running.address}/api/tables/{links['table']}", headers=head, trust_env=False
                ).json()["game"]
                == LITTLE
            )
            assert running.interrupt() == 0


def test_the_browser_is_opened_at_the_page(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > {tmp_path}/asked.new && mv {tmp_path}/asked.new {tmp_path}/asked\n', "utf-8"
    )
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    with played(tmp_path, "--port", "0", "--db", str(tmp_path / "db"), BROWSER=f"{browser} %s") as running:
        eventually((tmp_path / "asked").exists)
        assert (tmp_path / "asked").read_text("utf-8").strip() == running.address


@pytest.mark.parametrize("browser", ["/no/such/browser %s", "false %s", ""])
def test_without_a_browser_it_runs_all_the_same(tmp_path: Path, browser: str) -> None:
    with played(tmp_path, "--port", "0", "--db", str(tmp_path / "db"), BROWSER=browser) as running:
        assert httpx.get(f"{running.address}/health", trust_env=False).status_code == 200
        assert running.interrupt() == 0 and "Traceback" not in running.err.read_text("utf-8")


def test_sharing_tells_both_addresses(capsys: pytest.CaptureFixture[str]) -> None:
    hosting.tell_where(Screen("en"), "http://127.0.0.1:8000", "http://192.0.2.7:8000")
    assert capsys.readouterr().out.splitlines()[:2] == [
        "Tabletown is at http://127.0.0.1:8000",
        "Others in your network can join at http://192.0.2.7:8000",
    ]
    hosting.tell_where(Screen("en"), "http://127.0.0.1:8000", "http://127.0.0.1:8000")
    assert "Others" not in capsys.readouterr().out


def test_sharing_lets_others_in(tmp_path: Path) -> None:
    with played(tmp_path, "--port", "0", "--db", str(tmp_path / "db"), "--no-browser", "--share") as running:
        shown = running.out.read_text("utf-8").splitlines()[:-1]
        assert all(
            httpx.get(f"{line.split()[-1]}/health", trust_env=False).status_code == 200 for line in shown
        )


def test_if_the_usual_port_is_taken_the_next_one_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, socket.create_server(("127.0.0.1", 0)) as free:
        ports = [taken.getsockname()[1], free.getsockname()[1]]
        free.close()
        monkeypatch.setattr(serve, "USUAL", ports)
        with listen(Settings(port=None)) as door:
            assert door.getsockname()[1] == ports[1]
            with pytest.raises(Problem, match="cannot-listen"):
                listen(Settings(port=None))
        with pytest.raises(Problem, match="cannot-listen"):
            listen(Settings(port=ports[0]))
