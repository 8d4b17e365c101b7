"""A server as its operator sees it: starts and stops, upgrades, logs, figures, and whom it lets in."""
import asyncio
import random
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tabletown import catalogue
from tabletown.kernel.game import folder_of
from tabletown.kernel.telling.message import Problem
from tabletown.kernel.record import HUMAN
from tabletown.server.serve import Settings, listen, open_figures, origins, public_address

from .matches import LITTLE, Witness, asked, come_in, events_of, play_chapter, play_out, problem_of, seats_for
from .sample import first
from .serving import WAIT, Server, Told, free_port, serving

RESTARTING, GONE = 1012, 1006
ELSEWHERE = "https://play.example.org"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--public-url", ELSEWHERE, port=free_port()) as server:
        yield server


# Stops and starts


@pytest.mark.parametrize("how", first(["kill", "terminate"]))
def test_every_match_goes_on_after_a_restart(tmp_path: Path, how: str) -> None:
    """Nothing that was told is lost, even if the server is killed while moves are on their way."""
    with serving(tmp_path) as server:
        links = {
            game: server.open(game, *seats_for(game, "random"), seeded=True) for game in catalogue.names()
        }
        people = {game: begun(server, links[game]) for game in links}
        for client in people.values():
            client.say("answer", question=client.now["question"], move=client.now["moves"][0])
        assert stopped(server, how) == (0 if how == "terminate" else -signal.SIGKILL)
        assert {client.closed() for client in people.values()} == {RESTARTING if how == "terminate" else GONE}
        server.start()
        for game, client in people.items():
            events, told = events_of(play_out(server, links[game])), events_of(client.nows)
            assert told == events[: len(told)] and [event["seq"] for event in events] == list(
                range(1, len(events) + 1)
            )
        assert not [line for line in server.log() if line["level"] == "error"]


def begun(server: Server, links: Told) -> Witness:
    """Bring somebody into the middle of a match, where they are asked."""
    client = Witness(server.address, [])
    come_in(client, links, since=0)
    play_chapter(client, random.Random(1), 3)
    asked(client)
    return client


def stopped(server: Server, how: str) -> int:
    if how == "terminate":
        return server.terminate()
    server.kill()
    return server.process.returncode


def test_small_messages_go_out_at_once() -> None:
    """Every loop must turn Nagle off; asyncio's own does so only where a socket is known to be TCP."""

    async def sends_at_once() -> bool:
        loop = asyncio.get_running_loop()
        with listen(Settings(port=0)) as door:
            come: asyncio.Future[asyncio.StreamWriter] = loop.create_future()
            async with await asyncio.start_server(lambda _, writer: come.set_result(writer), sock=door):
                _, guest = await asyncio.open_connection(*door.getsockname())
                host = await asyncio.wait_for(come, WAIT)
                guest.close()
                return bool(host.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    assert asyncio.run(sends_at_once())


def refused(*words: str) -> str:
    """Return the one line that a server says if it cannot start."""
    command = [sys.executable, "-m", "tabletown", "serve", "--lang", "en", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=WAIT, check=False)
    assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "Address already in use" in refused("--port", port, "--db", str(tmp_path / "db"))


def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert str(tmp_path) in refused("--port", "0", "--db", str(tmp_path / "file" / "folder" / "db"))


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("Dear diary, " * 100)
    assert "not a database" in refused("--port", "0", "--db", str(tmp_path / "db"))


def test_a_database_of_the_future_is_told_in_one_line(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "db")) as db:
        db.execute("pragma user_version = 99")
    assert "99" in refused("--port", "0", "--db", str(tmp_path / "db"))


def test_a_wrong_public_address_is_told_in_one_line(tmp_path: Path) -> None:
    assert "play.example.org" in refused(
        "--port", "0", "--db", str(tmp_path / "db"), "--public-url", "play.example.org"
    )
    for wrong in (
        "ftp://host", "http://", "http://host//path", "http://host?", "http://me@host", "http://[::1",
        "http://a b",
    ):
        with pytest.raises(Problem):
            public_address(wrong)


@pytest.mark.parametrize(
    "address",
    [ELSEWHERE, f"{ELSEWHERE}/", f"{ELSEWHERE}:443", "https://Play.Example.ORG", f"{ELSEWHERE}/tabletown/"],
)
def test_a_public_address_is_compared_as_browsers_write_it(address: str) -> None:
    assert ELSEWHERE in origins(public_address(address), 8000)


@pytest.mark.parametrize("place", ["9100", "127.0.0.1", ":9100", "127.0.0.1:http", "127.0.0.1:8000"])
def test_a_wrong_place_for_figures_is_told_in_one_line(place: str) -> None:
    with ExitStack() as doors, pytest.raises(Problem, match="not-a-place"):
        open_figures(Settings(metrics=place), doors)


# Upgrades


def test_a_table_goes_on_under_the_edition_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second edition has one column less; its folder keeps the first for people and for bots."""
    monkeypatch.setenv("TABLETOWN_GAMES", str(tmp_path / "games"))
    folder = shutil.copytree(folder_of(catalogue.load(LITTLE)), tmp_path / "games" / "fours")
    with serving(tmp_path) as server:
        links = server.open("fours", HUMAN, "greedy")
        begun(server, links)
        server.terminate()
        upgrade(folder)
        server.start()
        with server.client() as client, server.client() as other:
            come_in(client, links)
            assert client.card["edition"] == 1 and client.now["moves"] == drops("abcdefg")
            assert client.at(client.answer("drop g")["seq"] + 1)["events"][-1]["seat"] == 1
            assert come_in(other, server.open("fours", HUMAN, "greedy"))["moves"] == drops("abcdef")
            assert other.card["edition"] == 2
        assert "bot-failed" not in server.said()


def drops(columns: str) -> list[str]:
    return [f"drop {column}" for column in columns]


def upgrade(folder: Path) -> None:
    """Make a second edition of a game, and keep the first in its folder, one step further from the kernel."""
    first = shutil.copytree(folder, folder / "edition_1")
    for path in first.glob("*.py"):
        path.write_text(path.read_text("utf-8").replace("from ...kernel", "from ....kernel"), "utf-8")
    replace_in(folder / "__init__.py", "__all__ = [", 'EDITION = 2\n\n__all__ = [\n    "EDITION",')
    replace_in(folder / "rules.py", '"abcdefg"', '"abcdef"')


def replace_in(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


# What it tells the operator


def test_a_healthy_server_says_so(server: Server) -> None:
    answer = server.ask("GET", "/health")
    assert answer.status_code == 200 and answer.json() == {"status": "ok"}


SAMPLE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"\n]*"\})? ([0-9.e+-]+)')


def figures(server: Server) -> dict[str, float]:
    """Read the figures as Prometheus does: help and type stand before each."""
    known, found = set(), {}
    for line in server.figures().splitlines():
        if head := re.fullmatch(r"# (?:HELP ([a-z_]+) .+|TYPE ([a-z_]+) (?:counter|gauge|histogram))", line):
            known.add(head[1] or head[2])
            continue
        sample = SAMPLE.fullmatch(line)
        assert sample and re.sub("_(bucket|sum|count)$", "", sample[1]) in known, line
        found[sample[1] + (sample[2] or "")] = float(sample[3])
    return found


def test_figures_are_as_prometheus_reads_them(server: Server) -> None:
    before, links = figures(server), server.open(LITTLE, HUMAN, HUMAN)
    with server.client() as client:
        come_in(client, links)
        client.answer("drop d")
        assert problem_of(client.reply("answer", question=0, move="drop d")) == "stale"
        after = figures(server)
    grown = {
        name: after[name] - before.get(name, 0) for name in after if name != "tabletown_answer_seconds_sum"
    }
    assert (
        grown['tabletown_answers_total{result="stored"}']
        == grown['tabletown_answers_total{result="stale"}']
        == 1
    )
    assert grown["tabletown_tables"] == grown["tabletown_guests"] == 1
    buckets = [count for name, count in after.items() if name.startswith("tabletown_answer_seconds_bucket")]
    assert buckets == sorted(buckets) and buckets[-1] == after["tabletown_answer_seconds_count"]


def test_the_log_is_lines_of_json_without_links_names_and_moves(server: Server) -> None:
    links = server.open(LITTLE, HUMAN, "random", aids=["hints"])
    with server.client() as client, server.client() as other:
        come_in(client, links, name="Annabella")
        play_chapter(client, random.Random(1), 3)
        client.reply("answer", question=999, move="drop g")
        client.reply("why_not", move="drop zucchini")
        other.hello(links["table"], "zucchini")
        other.socket.send('{"type": "zucchini"}')
        other.closed()
    server.ask("PUT", f"/api/tables/{links['table']}/seats/0", "zucchini", json={"who": "zucchini"})
    server.ask("GET", "/api/zucchini?key=zucchini")
    assert {line["what"] for line in server.log()} >= {"started"}
    for secret in (links["opener"], links["watch"], links["seats"][0], "Annabella", "drop", "zucchini"):
        assert secret not in server.said()


def test_the_operator_is_warned_of_a_seed_for_tests(server: Server) -> None:
    assert [line["level"] for line in server.log() if line["what"] == "draws-are-predictable"] == ["warning"]


@pytest.mark.skipif(
    not Path("/proc/self/maps").exists(), reason="what a process has loaded is seen on Linux only"
)
def test_the_web_process_never_loads_numpy_or_numba(server: Server) -> None:
    links = server.open(LITTLE, HUMAN, "greedy", aids=["hints"])
    play_out(server, links)
    loaded = Path(f"/proc/{server.process.pid}/maps").read_text("utf-8")
    assert "python" in loaded and "numpy" not in loaded and "numba" not in loaded


# Whom it lets in


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/tables/none", "/nowhere", "/api/openapi.json", "/health"]
)
def test_every_answer_says_what_a_page_may_do(server: Server, path: str) -> None:
    head = server.ask("GET", path).headers
    policy = head["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
    assert (head["x-content-type-options"], head["referrer-policy"]) == (
        "nosniff",
        "no-referrer",
    ) and "server" not in head


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/games", "GET"),
        ("/api/tables", "GET, OPTIONS, POST"),
        ("/api/tables/none", "DELETE, GET, OPTIONS"),
        ("/api/openapi.json", "GET"),
    ],
)
def test_a_wrong_method_is_answered_with_the_right_ones(
    server: Server, path: str, methods: str
) -> None:
    answer = server.ask("PATCH", path)
    assert answer.status_code == 405 and answer.headers["allow"] == methods


FOREIGN = (
    "https://evil.example",
    "null",
    f"{ELSEWHERE}.evil.example",
    ELSEWHERE.replace("https", "http"),
    "http://127.0.0.1:1",
)


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_others_are_refused(server: Server, origin: str) -> None:
    answer = server.ask(
        "POST", "/api/tables", headers={"Origin": origin}, json={"game": LITTLE, "seats": [HUMAN, HUMAN]}
    )
    assert answer.status_code == 403 and answer.json()["problem"]["id"] == "foreign-origin"
    with pytest.raises(InvalidStatus) as refusal, knocking(server, origin):
        pass
    assert refusal.value.response.status_code == 403


def test_our_own_pages_are_let_in(server: Server) -> None:
    for origin in (ELSEWHERE, server.address, server.address.replace("127.0.0.1", "localhost")):
        wanted = {"game": LITTLE, "seats": [HUMAN, HUMAN]}
        assert server.ask("POST", "/api/tables", headers={"Origin": origin}, json=wanted).status_code == 201
        with knocking(server, origin) as door:
            door.send('{"type": "ping"}')
            assert door.recv(WAIT) == '{"type":"pong"}'


def knocking(server: Server, origin: str) -> ClientConnection:
    address = server.address.replace("http", "ws", 1) + "/socket"
    return connect(address, proxy=None, open_timeout=WAIT, additional_headers={"Origin": origin})


def test_one_address_does_not_open_tables_without_end(server: Server) -> None:
    wanted, somebody = {"game": LITTLE, "seats": [HUMAN, HUMAN]}, {"X-Forwarded-For": "192.0.2.1"}
    codes = [server.ask("POST", "/api/tables", headers=somebody, json=wanted).status_code for _ in range(150)]
    assert codes[:60] == [201] * 60 and 429 in codes and set(codes) == {201, 429}
    server.open(LITTLE, HUMAN, HUMAN)


@pytest.mark.parametrize("path", ["/api/tables", "/api/records"])
def test_a_request_that_is_too_big_is_refused(server: Server, path: str) -> None:
    answer = server.ask("POST", path, content=b"[" * 300_000)
    assert answer.status_code == 413 and answer.json()["problem"]["id"] == "bad-request"
