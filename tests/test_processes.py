"""Server processes as an operator runs them: alone, or several on one PostgreSQL."""
import socket

from tabletown.server.serve import Settings, listening

from .serving import WAIT


def test_who_comes_before_the_server_is_ready_waits() -> None:
    with listening(Settings(port=0)) as door, socket.create_connection(door.getsockname(), timeout=WAIT) as guest:
        assert guest.getpeername() == door.getsockname()
