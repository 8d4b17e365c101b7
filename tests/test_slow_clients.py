"""Clients that are slow, silent or too many are hung up on, and the others play on."""
import asyncio
import gc
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tabletown.server import connection, patience
from tabletown.server.bodies import Body
from tabletown.server.limits import TOGETHER
from tabletown.server.lobby import Lobby
from tabletown.server.metrics import Metrics

from .inside import inside
from .serving import WAIT, Server, eventually, serving
from .test_socket import Pair

GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n"
SLOW = {
    "says nothing": b"",
    "half a line": b"GET /hea",
    "a head without end": GET + b"X: y\r\n",
    "a body without end": POST + b"tabletown 1",
    "one more byte": GET + b"\r\nG",
}


def connected(server: Server, source: str = "127.0.0.1") -> socket.socket:
    door = socket.create_connection(("127.0.0.1", server.port), WAIT, (source, 0))
    door.settimeout(WAIT)
    return door


def heard(door: socket.socket) -> bytes:
    """Return everything that the server says until it hangs up."""
    said = b""
    try:
        while part := door.recv(65536):
            said += part
    except ConnectionResetError:
        pass
    return said


def test_slow_requests_are_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that is complete is answered first, whatever follows it."""
    monkeypatch.setattr(patience, "HEAD", 1.0)
    monkeypatch.setattr(patience, "EXCHANGE", 1.5)
    with inside(tmp_path) as server, closing(Pair(server)) as pair, ExitStack() as stack:
        doors = {name: stack.enter_context(connected(server)) for name in SLOW}
        for name, door in doors.items():
            door.sendall(SLOW[name])
        said = {name: heard(door) for name, door in doors.items()}
        assert [name for name in said if b" 200 OK" in said[name]] == ["one more byte"]
        pair.go_on()


@pytest.mark.parametrize("sent", [10, 50_000], ids=["small", "large"])
def test_slow_bodies_keep_nobody_behind_the_same_address_waiting(tmp_path: Path, sent: int) -> None:
    """All of them are still being sent when others have been answered; afterwards they are answered, too."""
    head = POST.replace(b"1000", b"%d" % (2 * sent))
    with serving(tmp_path, "--time-per-address", "0.5") as server, ExitStack() as stack:
        doors = [stack.enter_context(connected(server)) for _ in range(2 * TOGETHER)]
        for door in doors:
            door.sendall(head + b"x" * sent)
        assert server.ask("GET", "/health").status_code == 200
        assert server.ask("POST", "/api/records", content="small").status_code == 400
        for door in doors:
            door.sendall(b"x" * sent)
        assert {door.recv(12) for door in doors} == {b"HTTP/1.1 400"}


def test_a_refused_request_takes_no_memory(tmp_path: Path) -> None:
    """It must not wait for a collection of garbage, because it may hold a large body."""
    with inside(tmp_path) as server:
        gc.collect()
        gc.disable()
        try:
            for _ in range(5):
                foreign = {"Origin": "http://elsewhere.example"}
                assert server.ask("POST", "/api/records", headers=foreign, content="x").status_code == 403
            assert eventually(lambda: not any(type(one) is Body for one in gc.get_objects()))
        finally:
            gc.enable()


def test_a_client_that_does_not_read_its_answers_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It asks for more than the buffers of both sides hold, and reads nothing until the server gives up."""
    monkeypatch.setattr(patience, "EXCHANGE", 1.0)
    with inside(tmp_path) as server, connected(server) as door:
        door.settimeout(0.2)
        asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"

        def gone() -> bool:
            """Ask again and again, until that fails."""
            try:
                door.sendall(asked * 20)
            except TimeoutError:
                return False
            except OSError:
                return True
            return False

        assert eventually(gone)
        assert server.ask("GET", "/health").status_code == 200


@pytest.mark.anyio
@pytest.mark.parametrize(("letters", "most"), [(10, connection.QUEUE), (connection.BULK // 5, 5)])
async def test_only_so_much_waits_for_a_client_that_does_not_read(letters: int, most: int) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    metrics = Metrics()
    client = connection.Connection(cast(Lobby, SimpleNamespace(metrics=metrics)), never, never)
    for _ in range(most):
        client.tell(b"x" * letters)
    assert not metrics.values
    client.tell(b"x" * letters)
    assert metrics.values["tabletown_slow_readers_total"] == 1
    client._emptying.cancel()


def test_sockets_outlive_the_limits_of_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEAD", 2.0)
    monkeypatch.setattr(patience, "EXCHANGE", 2.0)
    with inside(tmp_path) as server, closing(Pair(server)) as pair, connected(server) as silent:
        assert heard(silent) == b""  # after the limit
        pair.go_on()


UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASK = b"\0\0\0\0"
FLOODS = {"empty fragments": (b"\x01\x80", b"\x00\x80"), "pings": (b"", b"\x89\x80")}


@pytest.mark.parametrize("name", FLOODS)
def test_a_client_that_floods_a_socket_with_frames_which_say_nothing_is_hung_up_on(
    server: Server, name: str
) -> None:
    first, other = ((head + MASK) if head else b"" for head in FLOODS[name])
    with closing(Pair(server)) as pair, connected(server) as door:
        door.sendall(UPGRADE)
        assert b" 101 " in door.recv(4096)
        with suppress(ConnectionError):
            door.sendall(first + other * 100_000)
        assert len(heard(door)) < 10_000
        pair.go_on()


def test_a_stranger_cannot_fill_the_log(server: Server) -> None:
    before = len(server.log())
    for _ in range(3):
        with connected(server) as door:
            door.sendall(UPGRADE)
            assert b" 101 " in door.recv(4096)
            door.sendall(b"\x81\x81" + MASK + b"\xff")
            heard(door)
    assert sum("UTF-8" in line["what"] for line in server.log()[before:]) <= 1


@contextmanager
def few_descriptors(server: Server, most: int) -> Iterator[None]:
    limit = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (patience.RESERVE + most, limit[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, limit)


@pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="limits of another process are set on Linux only"
)
def test_when_descriptors_run_out_it_is_logged_and_play_goes_on(server: Server) -> None:
    with closing(Pair(server)) as pair, few_descriptors(server, 20), ExitStack() as stack:
        doors = [stack.enter_context(connected(server)) for _ in range(60)]
        assert heard(doors[-1]) == b""
        eventually(lambda: "too-many-connections" in server.said())
        pair.go_on()
        stack.close()
        assert eventually(lambda: answers(server))


def answers(server: Server, source: str = "127.0.0.1") -> bool:
    with connected(server, source) as door:
        with suppress(ConnectionError):
            door.sendall(GET + b"Connection: close\r\n\r\n")
        return b" 200 OK" in heard(door)
