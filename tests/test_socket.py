"""Bad input and bad luck at the socket end in a clear message or a clean close, and the others play on."""
import asyncio
import json
import os
import random
import re
import resource
import signal
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tabletown.kernel.record import HUMAN
from tabletown.server import connection

from tabletown.server.bots import Answer, Question
from tabletown.server.wire import VERSION

from .inside import Inside, inside
from .matches import LITTLE, Witness, asked, come_in, events_of, play_together, problem_of
from .serving import WAIT, Client, Server, Told, eventually

BAD, TOO_BIG, NOT_TEXT, NOT_A_FRAME, GONE = 4400, 1009, 1007, 1002, 1006
on_linux = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="whose child a process is can be seen on Linux only"
)


class Pair:
    """Two clients at a table of the little game."""

    def __init__(self, server: Server) -> None:
        self.links = server.open(LITTLE, HUMAN, HUMAN)
        self.people = [Witness(server.address, []), Witness(server.address, [])]
        for seat, client in enumerate(self.people):
            self.come_in(client, seat)
        self.anna, self.bram = self.people

    def come_in(self, client: Client, seat: int = 0) -> Told:
        """Come in by the link of a seat, and be told everything from the start."""
        return come_in(client, self.links, seat, f"Seat {seat}", since=0)

    def mover(self) -> Client:
        return next(client for client in self.people if client.now["question"] is not None)

    def go_on(self, answers: int = 2) -> None:
        """Play on, and check that all they were ever told is stored."""
        play_together(self.people, random.Random(answers), answers)
        for seat, client in enumerate(self.people):
            told = {event["seq"]: event for event in events_of(client.nows)}
            assert self.come_in(client, seat)["events"] == [told[seq] for seq in sorted(told)]

    def close(self) -> None:
        for client in self.people:
            client.socket.close()


@pytest.fixture
def pair(server: Server) -> Iterator[Pair]:
    """Let two people begin, and check that they can go on after whatever somebody else does."""
    with closing(Pair(server)) as pair:
        pair.go_on()
        yield pair
        pair.go_on()
        assert "failed" not in server.said()


@pytest.fixture
def culprit(server: Server) -> Iterator[Client]:
    with server.client() as client:
        yield client


# What is said at the wrong time


def test_an_unknown_table_is_not_there(pair: Pair, culprit: Client) -> None:
    for table in ("nowhere", "", "\x00", "x" * 200, "'; drop table events; --", "🏙"):
        assert problem_of(culprit.hello(table, pair.links["seats"][0])) == "no-such-table"


def test_a_void_link_opens_nothing(server: Server, pair: Pair, culprit: Client) -> None:
    key = pair.links["seats"][0]
    for wrong in (
        "",
        key[:-1],
        key + "x",
        key.swapcase(),
        server.open(LITTLE, HUMAN, HUMAN)["seats"][0],
        "\x00",
        "🔑",
    ):
        assert problem_of(culprit.hello(pair.links["table"], wrong)) == "void-link"
    assert problem_of(culprit.reply("command")) == "say-hello-first"


SAYINGS: list[tuple[str, Told]] = [
    ("answer", {"question": 0, "move": "drop a"}),
    ("undo", {"event": 1}),
    ("why_not", {"move": "drop a"}),
    ("preview", {"move": "drop a"}),
    ("hint", {}),
    ("scores", {}),
    ("command", {}),
    ("look", {"seq": 0}),
    ("course", {}),
]


@pytest.mark.parametrize(("type", "facts"), SAYINGS, ids=dict(SAYINGS))
def test_hello_comes_first(pair: Pair, culprit: Client, type: str, facts: Told) -> None:
    assert problem_of(culprit.reply(type, **facts)) == "say-hello-first"
    assert culprit.reply("ping")["type"] == "pong"


def test_a_seat_that_is_not_asked_moves_nothing(pair: Pair) -> None:
    for question in (0, 1, 2, 3, 1_000_000_000):
        assert problem_of(pair.bram.reply("answer", question=question, move="drop a")) == "stale"


def problems(client: Client, number: int) -> list[str]:
    """Return what was wrong with a message, once the server has handled it."""
    pong, wrong = client.say("ping"), []
    while (told := client.hear()).get("id") != pong:
        if told.get("id") == number:
            wrong.append(problem_of(told))
    return wrong


def test_a_double_click_is_one_move(pair: Pair) -> None:
    numbers = [pair.anna.say("answer", question=2, move="drop a") for _ in range(2)]
    assert [problems(pair.anna, number) for number in reversed(numbers)] == [["stale"], []]
    assert pair.anna.now["seq"] == pair.bram.at(3)["seq"] == 3


def test_a_double_click_in_two_tabs_is_one_move(pair: Pair, culprit: Client) -> None:
    pair.come_in(culprit)
    numbers = [(client, client.say("answer", question=2, move="drop a")) for client in (culprit, pair.anna)]
    assert sorted(problems(client, number) for client, number in numbers) == [[], ["stale"]]
    assert pair.anna.now["seq"] == pair.bram.at(3)["seq"] == culprit.now["seq"] == 3


def test_two_tabs_of_one_seat_see_the_same(pair: Pair, culprit: Client) -> None:
    pair.come_in(culprit)
    culprit.answer("drop a")
    assert pair.anna.at(3) == culprit.now and pair.bram.at(3)


def test_the_move_of_a_client_that_hangs_up_counts(pair: Pair, culprit: Client) -> None:
    pair.come_in(culprit)
    culprit.say("answer", question=2, move="drop a")
    culprit.socket.close()
    assert pair.bram.at(3)["events"][0]["move"] == pair.anna.at(3)["events"][0]["move"] == "drop a"


@pytest.mark.parametrize(
    ("move", "id"),
    [
        ("fly", "no-such-kind"),
        ("", "no-such-kind"),
        ("undo", "no-such-kind"),
        ("drop", "wrong-parts"),
        ("drop h", "no-such-choice"),
    ],
)
def test_a_text_that_is_no_move_is_refused(pair: Pair, move: str, id: str) -> None:
    assert problem_of(pair.anna.reply("answer", question=2, move=move)) == id


def test_a_move_against_the_rules_is_refused_with_the_rule(pair: Pair) -> None:
    while "drop a" in pair.mover().now["moves"]:
        seq = pair.mover().answer("drop a")["seq"]
        assert pair.anna.at(seq) and pair.bram.at(seq)
    told = pair.mover().answer("drop a")
    assert problem_of(told) == "illegal-move" and told["problem"]["args"]["why"]["rule"] == "§2.3"


# What is no message


NO_MESSAGES = {
    "nothing": "",
    "null": "null",
    "a list": "[]",
    "no type": "{}",
    "no such type": '{"type": "fly"}',
    "half": '{"type": "ping"',
    "two": '{"type": "ping"} {"type": "ping"}',
    "a part is missing": '{"type": "answer", "question": 1}',
    "a part of another type": '{"type": "answer", "question": "1", "move": "drop a"}',
    "below nothing": '{"type": "look", "seq": -1}',
    "too long": json.dumps({"type": "command", "typed": "x" * 201}),
    "too big": '{"type": "look", "seq": 1e400}',
    "no number": '{"type": "look", "seq": NaN}',
    "endless": f'{{"type": "look", "seq": {"9" * 5000}}}',
    "half a pair": '{"type": "command", "typed": "\\ud800"}',
    "deep": "[" * 16_000,
    "deep in a message": '{"type": "ping", "more": ' + "[" * 15_000,
    "deep objects": '{"a":' * 3_000,
}


@pytest.mark.parametrize("text", NO_MESSAGES.values(), ids=NO_MESSAGES)
def test_a_text_that_is_no_message_closes_the_socket(pair: Pair, culprit: Client, text: str) -> None:
    culprit.socket.send(text)
    assert problem_of(culprit.hear()) == "not-a-message" and culprit.closed() == BAD


def test_a_binary_message_closes_the_socket(pair: Pair, culprit: Client) -> None:
    culprit.socket.send(b'{"type": "ping"}')
    assert problem_of(culprit.hear()) == "not-a-message" and culprit.closed() == BAD


FRAMES = {
    "not utf-8": (Frame(Opcode.TEXT, b'{"type": "command", "typed": "\xff"}').serialize(mask=True), NOT_TEXT),
    "not masked": (Frame(Opcode.TEXT, b'{"type": "ping"}').serialize(mask=False), NOT_A_FRAME),
    "no such kind": (b"\x83\x80\x00\x00\x00\x00", NOT_A_FRAME),
    "the middle of nothing": (Frame(Opcode.CONT, b"ping").serialize(mask=True), NOT_A_FRAME),
}


@pytest.mark.parametrize(("frame", "code"), FRAMES.values(), ids=FRAMES)
def test_a_broken_frame_closes_the_socket(pair: Pair, culprit: Client, frame: bytes, code: int) -> None:
    culprit.socket.socket.sendall(frame)
    assert culprit.closed() == code


def test_ten_megabytes_close_the_socket(pair: Pair, culprit: Client) -> None:
    """It closes when they are announced, and does not wait for them."""
    culprit.socket.socket.sendall(Frame(Opcode.TEXT, b"x" * 10_000_000).serialize(mask=True)[:100])
    assert culprit.closed() == TOO_BIG


def test_many_small_parts_that_are_too_big_together_close_the_socket(pair: Pair, culprit: Client) -> None:
    culprit.socket.socket.sendall(Frame(Opcode.TEXT, b"x" * 9_000, fin=False).serialize(mask=True))
    culprit.socket.socket.sendall(Frame(Opcode.CONT, b"x" * 9_000, fin=False).serialize(mask=True))
    assert culprit.closed() == TOO_BIG


def test_a_client_that_sends_ten_megabytes_anyway_disturbs_nobody(pair: Pair, culprit: Client) -> None:
    with suppress(ConnectionClosed):
        culprit.socket.send("x" * 10_000_000)
    assert culprit.closed() in (TOO_BIG, GONE)


# Too much, too little


def at_once(client: Client, count: int) -> None:
    """Send so many messages in one piece."""
    ping = Frame(Opcode.TEXT, b'{"type": "ping"}').serialize(mask=True)
    client.socket.socket.sendall(ping * count)


def test_many_messages_at_once_are_all_answered(pair: Pair, culprit: Client) -> None:
    at_once(culprit, 85)
    assert [culprit.hear()["type"] for _ in range(85)] == ["pong"] * 85


def test_a_client_that_sends_too_fast_waits_and_nobody_else_does(pair: Pair, culprit: Client) -> None:
    count = int(connection.BURST) + 40
    at_once(culprit, count)
    pair.go_on()
    assert [culprit.hear()["type"] for _ in range(count)] == ["pong"] * count


def test_a_client_that_says_nothing_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FIRST", 1.0)
    with inside(tmp_path) as server, server.client() as other, server.client() as silent:
        other.say("ping")
        assert silent.closed() == GONE
        assert other.hear()["type"] == "pong" and other.reply("ping")


HANDSHAKE = "\r\n".join(
    [
        "GET /socket HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade",
        f"Sec-WebSocket-Key: {'A' * 22}==",
        "Sec-WebSocket-Version: 13",
        "",
        "",
    ]
).encode()


def deaf(server: Server, links: Told) -> socket.socket:
    """Connect a spectator that then neither reads nor answers any more."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    door.settimeout(WAIT)
    door.connect(("127.0.0.1", server.port))
    door.sendall(HANDSHAKE)
    while b"\r\n\r\n" not in door.recv(4096):
        pass
    hello = json.dumps(
        {"type": "hello", "version": VERSION, "table": links["table"], "key": links["watch"]}
    )
    door.sendall(Frame(Opcode.TEXT, hello.encode()).serialize(mask=True))
    return door


def guests(server: Server) -> int:
    return int(re.findall(r"^tabletown_guests (\d+)$", server.figures(), re.M)[0])


def test_a_client_that_vanished_is_noticed(tmp_path: Path) -> None:
    """It is as when a cable is pulled: nothing comes any more, not even a close."""
    with inside(tmp_path, ws_ping_interval=0.1, ws_ping_timeout=2.0) as server, closing(Pair(server)) as pair:
        with closing(deaf(server, pair.links)):
            eventually(lambda: guests(server) == 3)
            eventually(lambda: guests(server) == 2)
        pair.go_on()


def back_or_forth(client: Client) -> list[str]:
    """Move, or take a move back; return what was wrong with it."""
    if client.now["undo"] is None:
        return problems(client, client.say("answer", question=client.now["question"], move="drop a"))
    return problems(client, client.say("undo", event=client.now["undo"]))


def test_a_client_that_does_not_read_is_dropped_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "BURST", 100_000.0)
    with inside(tmp_path) as server, closing(Pair(server)) as pair, closing(deaf(server, pair.links)) as slow:
        eventually(lambda: guests(server) == 3)
        while "tabletown_slow_readers_total 0" in server.figures():
            assert [back_or_forth(pair.anna) for _ in range(20)] == [[]] * 20
            pair.bram.at(pair.anna.now["seq"])
        assert guests(server) == 2
        pair.go_on()
        while slow.recv(65536):
            pass


# The disk


def test_a_full_disk_stops_nobody_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "BURST", 100_000.0)
    with inside(tmp_path) as server, closing(Pair(server)) as pair:
        room(server, 1)
        while not (refused := back_or_forth(pair.anna)):
            pair.bram.at(pair.anna.now["seq"])
        assert refused == ["store-full"] and back_or_forth(pair.anna) == ["store-full"]
        room(server, 1_000_000)
        pair.go_on()


def room(server: Inside, pages: int) -> None:
    """Limit how big the database may become; it never shrinks below its size."""
    server.do(server.store.write(f"pragma max_page_count = {pages}"))


def test_a_locked_database_stops_nobody_for_ever(tmp_path: Path) -> None:
    with inside(tmp_path, patience=0.1) as server, closing(Pair(server)) as pair:
        with closing(sqlite3.connect(server.db, isolation_level=None)) as other:
            other.execute("begin immediate")
            assert problem_of(pair.anna.answer("drop a")) == "store-busy"
            answer = server.ask("POST", "/api/tables", json={"game": LITTLE, "seats": [HUMAN, HUMAN]})
            assert answer.status_code == 503 and answer.json()["problem"]["id"] == "store-busy"
            assert pair.bram.reply("scores")
        pair.go_on()


@contextmanager
def failing_disk(server: Server) -> Iterator[None]:
    """Let no file of the server grow any more."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(
            server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        )


@pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="limits of another process are set on Linux only"
)
def test_a_disk_that_fails_stops_nobody_for_ever(server: Server, pair: Pair) -> None:
    with failing_disk(server):
        assert problem_of(pair.anna.answer("drop a")) == "store-fails"
        answer = server.ask("GET", "/health")
        assert answer.status_code == 503 and answer.json()["problem"]["id"] == "store-fails"
    assert server.ask("GET", "/health").status_code == 200
    assert 'tabletown_store_errors_total{why="store-fails"}' in server.figures()


# Bots


@on_linux
def test_a_bot_that_is_killed_is_replaced(server: Server, pair: Pair) -> None:
    """It is killed again and again, while it thinks and while it waits."""
    links, rnd = server.open(LITTLE, HUMAN, "greedy"), random.Random(3)
    with server.client() as client:
        come_in(client, links)
        while not client.now["over"]:
            client.say("answer", question=asked(client)["question"], move=rnd.choice(client.now["moves"]))
            for worker in server.workers():
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
            client.until(lambda told: told.get("question") is not None or told.get("over", False))
    assert "tabletown_bots_replaced_total 0" not in server.figures()


class Thinker:
    """A bot that thinks until it is told to speak."""

    def __init__(self, server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server, self.asked, self.speaks = server, threading.Event(), asyncio.Event()
        monkeypatch.setattr(server.lobby.bots, "ask", self.ask)

    async def ask(self, table: str, question: Question) -> Answer:
        self.asked.set()
        await self.speaks.wait()
        return Answer(0, [])

    def speak(self) -> None:
        async def speak() -> None:
            self.speaks.set()

        self.server.do(speak())


def test_a_bot_whose_seat_was_given_away_moves_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path) as server, server.client() as anna, server.client() as bram:
        bot, links = Thinker(server, monkeypatch), server.open(LITTLE, HUMAN, "random")
        come_in(anna, links)
        anna.answer("drop d")
        assert bot.asked.wait(WAIT)
        key = server.ask(
            "PUT", f"/api/tables/{links['table']}/seats/1", links["opener"], json={"who": HUMAN}
        ).json()["key"]
        bot.speak()
        assert bram.hello(links["table"], key, "Bram")["question"] == 1
        assert bram.answer("drop g")["seq"] == 2


def test_a_bot_whose_question_was_taken_back_is_asked_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path) as server, server.client() as anna:
        bot, links = Thinker(server, monkeypatch), server.open(LITTLE, HUMAN, "random")
        come_in(anna, links)
        anna.answer("drop d")
        assert bot.asked.wait(WAIT)
        anna.say("undo", event=1)
        anna.at(2)
        bot.speak()
        anna.answer("drop c")
        assert [(event["seat"], event["move"]) for event in anna.at(4)["events"]] == [(1, "drop a")]
