"""A proxy that serves Tabletown below a path, as an operator's web server would."""
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread

MANY = 65_536


class Proxy(ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True
    target = 0  # the port of the house

    def __init__(self, path: str) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.path = path.encode()
        self.address = f"http://127.0.0.1:{self.server_address[1]}{path}"


class Handler(StreamRequestHandler):
    """One request a connection, or one socket."""

    server: Proxy
    rbufsize = 0  # nothing beyond the head is read

    def handle(self) -> None:
        method, place, _ = (self.rfile.readline() or b"- - -").split(b" ", 2)
        if not place.startswith(self.server.path + b"/"):
            self.wfile.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            return
        with socket.create_connection(("127.0.0.1", self.server.target)) as house:
            stripped = place.removeprefix(self.server.path)
            house.sendall(b"%b %b HTTP/1.1\r\n%b" % (method, stripped, self.head()))
            Thread(target=pump, args=(self.request, house), daemon=True).start()
            pump(house, self.request)

    def head(self) -> bytes:
        lines = list(iter(self.rfile.readline, b"\r\n"))
        if not any(line.lower().startswith(b"upgrade:") for line in lines):
            lines = [line for line in lines if not line.lower().startswith(b"connection:")]
            lines.append(b"Connection: close\r\n")
        return b"".join(lines) + b"\r\n"


def pump(source: socket.socket, target: socket.socket) -> None:
    """Pass on whatever comes, until nothing more does."""
    with suppress(OSError):
        while some := source.recv(MANY):
            target.sendall(some)
        target.shutdown(socket.SHUT_WR)


@contextmanager
def below(path: str) -> Iterator[Proxy]:
    with Proxy(path) as proxy:
        Thread(target=proxy.serve_forever, daemon=True).start()
        yield proxy
        proxy.shutdown()
