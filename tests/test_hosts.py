"""A server answers only to its own names, and shows its figures only where its operator wants them."""
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tabletown.server.hosts import ANY, hosts, is_one_of, name_in
from tabletown.server.plain import language_in

from .serving import WAIT, Server, free_port, serving

EVIL = "rebound.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    words = ("--public-url", "https://play.example.org/tables/", "--hosts", "club.example, table.example")
    with serving(tmp_path_factory.mktemp("server"), *words, port=free_port()) as server:
        yield server


# Names


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("play.example.org", "play.example.org"), ("Play.Example.org.:443", "play.example.org"),
        ("192.0.2.1:8000", "192.0.2.1"), ("[::1]:8000", "::1"), ("[2001:db8::1]", "2001:db8::1"), ("", ""),
    ],
)
def test_a_host_is_read_without_its_port(host: str, name: str) -> None:
    assert name_in(host) == name


@pytest.mark.parametrize(
    "name", ["127.0.0.1", "192.168.1.7", "::1", "fe80::1%eth0", "localhost", "a.localhost", "a.example", ""]
)
def test_addresses_this_machine_and_our_names_pass(name: str) -> None:
    assert is_one_of(frozenset({"a.example"}), name)


@pytest.mark.parametrize(
    "name", [EVIL, "127.0.0.1.rebound.example", "localhost.rebound.example", "notlocalhost", "2130706433"]
)
def test_names_of_others_do_not(name: str) -> None:
    assert not is_one_of(hosts("http://127.0.0.1:8000"), name)
    assert is_one_of(hosts("http://127.0.0.1:8000", ANY), name), "unless the operator allows any"


def test_our_names_are_those_of_the_address_the_machine_and_the_operator() -> None:
    machine = socket.gethostname().lower()
    own = {"play.example.org", machine, f"{machine}.local"}
    assert hosts("https://Play.Example.org:444/tables") == own
    assert hosts("https://play.example.org", "a.example, B.example,") == {*own, "a.example", "b.example"}


@pytest.mark.parametrize(
    ("accepted", "code"),
    [("nl-BE,nl;q=0.9,en;q=0.5", "nl"), ("de,pl;q=0.8", "pl"), ("fr", "en"), ("", "en"), ("en-GB", "en")],
)
def test_people_are_told_in_their_language(accepted: str, code: str) -> None:
    assert language_in(accepted) == code


# A server


@pytest.mark.parametrize("path", ["/", "/api/games", "/health", "/web/page.js"])
def test_a_name_of_others_opens_nothing(server: Server, path: str) -> None:
    answer = server.ask("GET", path, headers={"Host": f"{EVIL}:{server.port}"})
    assert answer.status_code == 421
    assert answer.json() == {"problem": {"id": "unknown-host", "args": {"host": EVIL}, "rule": ""}}


def test_people_read_why(server: Server) -> None:
    head = {"Host": EVIL, "Accept": "text/html,*/*;q=0.8", "Accept-Language": "nl"}
    answer = server.ask("GET", "/", headers=head)
    assert answer.status_code == 421 and answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f"--hosts {EVIL}" in answer.text and "Open het adres" in answer.text


def test_a_socket_under_a_name_of_others_is_refused(server: Server) -> None:
    place = ("127.0.0.1", server.port)
    with socket.create_connection(place) as line, pytest.raises(InvalidStatus) as refusal:
        connect(f"ws://{EVIL}/socket", sock=line, proxy=None, open_timeout=WAIT)
    assert refusal.value.response.status_code == 403


def test_the_operator_is_told_once_and_how_to_help_it(server: Server) -> None:
    for _ in range(3):
        server.ask("GET", "/", headers={"Host": EVIL})
    told = [line for line in server.log() if line["what"] == "unknown-host"]
    assert [(line["host"], line["see"]) for line in told] == [(EVIL, "--hosts")]


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "192.168.1.7:8000", "[::1]:8000", "localhost", "play.example.org", "table.example"]
)
def test_our_own_names_and_addresses_are_answered(server: Server, host: str) -> None:
    assert server.ask("GET", "/api/games", headers={"Host": host}).status_code == 200


# Figures


def test_figures_are_at_an_address_of_their_own(server: Server) -> None:
    assert server.ask("GET", "/metrics").status_code == 404
    assert server.figures().startswith("# HELP tabletown_tables")


def test_nothing_else_is_at_that_address(server: Server) -> None:
    place = next(line["metrics"] for line in server.log() if line["what"] == "started")
    for path in ("/", "/api/games", "/health", "/api/openapi.json"):
        assert httpx.get(place + path, timeout=WAIT, trust_env=False).status_code == 404
    evil = httpx.get(f"{place}/metrics", headers={"Host": EVIL}, timeout=WAIT, trust_env=False)
    assert evil.status_code == 421


def test_without_such_an_address_there_are_no_figures(tmp_path: Path) -> None:
    with serving(tmp_path, "--metrics", "") as server:
        assert server.log()[0]["metrics"] == ""
        assert server.ask("GET", "/metrics").status_code == 404
