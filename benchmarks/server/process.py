"""The process of a server: how long it takes to answer, what it costs, and how it stops."""
import os
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from http.client import HTTPConnection
from pathlib import Path
from socket import create_server
from tempfile import TemporaryFile
from time import clock_gettime, perf_counter, sleep

START_LIMIT, STOP_LIMIT, GLANCE = 180.0, 10.0, 0.005  # seconds; GLANCE is between checks whether it answers
QUIET, REST_LIMIT = 0.5, 15.0  # seconds without work before it is loaded, and how long we wait for them
PAGE = os.sysconf("SC_PAGE_SIZE")


class Process:
    def __init__(self, words: Sequence[str], env: Mapping[str, str], port: int, health: str) -> None:
        self.port, self.health, began = port, health, perf_counter()
        self.log = TemporaryFile()  # noqa: SIM115 - it lives as long as the process
        self.popen = subprocess.Popen(
            words, env={**os.environ, **env}, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log
        )
        while not self.answers():
            if self.popen.poll() is not None or perf_counter() - began > START_LIMIT:
                self.kill()
                raise RuntimeError(f"{' '.join(words)} did not start: {self.said()}")
            sleep(GLANCE)
        self.start = perf_counter() - began  # seconds to the first answer

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def answers(self) -> bool:
        asked = HTTPConnection("127.0.0.1", self.port, timeout=START_LIMIT)
        try:
            asked.request("GET", self.health)
            return asked.getresponse().status == 200
        except ConnectionError:
            return False
        finally:
            asked.close()

    def said(self) -> str:
        """Return what it has printed."""
        self.log.seek(0)
        return self.log.read().decode()

    def cpu(self) -> float:
        """Return the user and system seconds of all its threads and children."""
        return sum(clock_gettime(clock_of(pid)) for pid in family(self.popen.pid))

    def rest(self) -> None:
        """Wait until it has done what follows its start, such as making bots ready."""
        until, before = perf_counter() + REST_LIMIT, -QUIET
        while (now := self.cpu()) - before > QUIET / 10 and perf_counter() < until:
            before = now
            sleep(QUIET)

    def memory(self) -> int:
        """Return its resident bytes, with those of its children."""
        return sum(
            int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in family(self.popen.pid)
        )

    def kill(self) -> None:
        self.popen.kill()
        self.popen.wait()

    def stop(self) -> None:
        self.popen.send_signal(signal.SIGTERM)
        try:
            self.popen.wait(STOP_LIMIT)
        except subprocess.TimeoutExpired:
            self.kill()


def clock_of(pid: int) -> int:
    """Return the CPU clock of another process, as clock_getcpuclockid(3) numbers it."""
    return ~pid << 3 | 2


def family(pid: int) -> Iterator[int]:
    """Yield a process and all that it started."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from family(int(child))


def free_port() -> int:
    with create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])
