"""Whatever is sent, over HTTP or a socket: answers are as described, and everybody else plays on."""
import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import negative_data_rejection, positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from tabletown import catalogue
from tabletown.kernel.record import HUMAN
from tabletown.server.app import make_pages
from tabletown.server.workers import Workers
from tabletown.server.lobby import Lobby
from tabletown.server.metrics import Metrics
from tabletown.server.wire import (
    VERSION, Clocks, Commanded, Hinted, Looked, Now, Pong, Previewed, ProblemTold, Remarked, Scored,
    TableCard, Why,
)
from tabletown.store.sqlite import SqliteStore

from .matches import LITTLE, come_in
from .sample import examples
from .serving import Client, Server, Told

GAMES = catalogue.names()
AS_LONG_AS_IT_TAKES = settings(deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(autouse=True)
def unbroken(server: Server) -> Iterator[None]:
    """Check that the server reports no bug, whatever a test does."""
    before = bugs(server)
    yield
    assert bugs(server) == before


def bugs(server: Server) -> list[Told]:
    """Return the bugs that the server and its loop report; a message that is not UTF-8 is none."""
    return [line for line in server.log() if re.search("failed|damaged|exception", line["what"], re.I)]


# HTTP, as it is described


def description() -> Any:
    metrics = Metrics()
    app = make_pages(Lobby(SqliteStore(Path("never-opened")), metrics, Workers(metrics)), frozenset())
    return json.loads(json.dumps(app.openapi_schema.to_schema()))


AnyCase = schemathesis.Case[Any]
API = schemathesis.openapi.from_dict(description())


def test_the_description_is_served(server: Server) -> None:
    assert server.ask("GET", "/api/openapi.json").json() == API.raw_schema


@API.parametrize()
@settings(AS_LONG_AS_IT_TAKES, max_examples=examples(20))
def test_every_answer_is_as_described(server: Server, case: AnyCase) -> None:
    """Valid data may still be refused, because no description lists the games, bots and options."""
    case.call_and_validate(base_url=server.address, excluded_checks=[positive_data_acceptance])


@pytest.fixture
def links(server: Server) -> Told:
    return server.open(GAMES[0], HUMAN, HUMAN)


@API.include(path_regex="{table}").parametrize()
@settings(AS_LONG_AS_IT_TAKES, max_examples=examples(20))
def test_every_answer_to_a_link_is_as_described(server: Server, links: Told, case: AnyCase) -> None:
    case.path_parameters["table"] = links["table"]
    head = {"Authorization": f"Bearer {links['opener']}"}
    case.call_and_validate(
        base_url=server.address,
        headers=head,
        excluded_checks=[positive_data_acceptance, negative_data_rejection],
    )


# HTTP, almost right


def or_else(right: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Return mostly what is right."""
    return st.one_of(right, right, right, st.text(max_size=10), st.integers(), st.none())


OPTIONS = sorted(
    {
        (option.name, choice)
        for game in GAMES
        for option in catalogue.load(game).OPTIONS
        for choice in option.choices
    }
)
WANTED = st.fixed_dictionaries(
    {
        "game": or_else(st.sampled_from(GAMES)),
        "seats": st.lists(or_else(st.sampled_from([HUMAN, "random", "greedy"])), max_size=6),
    },
    optional={
        "options": st.lists(st.sampled_from(OPTIONS), max_size=3).map(dict),
        "aids": st.lists(or_else(st.sampled_from(["preview", "hints"])), max_size=3),
        "seeded": or_else(st.booleans()),
        "listed": or_else(st.booleans()),
        "surprise": st.none(),
    },
)


@settings(AS_LONG_AS_IT_TAKES, max_examples=examples(60))
@given(wanted=WANTED, address=st.ip_addresses(v=6))
def test_a_table_that_is_wished_for_is_opened_or_refused(
    server: Server, wanted: Told, address: object
) -> None:
    answer = server.ask("POST", "/api/tables", json=wanted, headers={"X-Forwarded-For": str(address)})
    assert answer.status_code in (201, 400)
    if answer.status_code == 201:
        assert (
            server.ask("GET", f"/api/tables/{answer.json()['table']}", answer.json()["watch"]).json()["game"]
            == wanted["game"]
        )


@pytest.fixture(scope="module")
def record(server: Server) -> list[str]:
    """Return the lines of a match that has begun."""
    links = server.open(GAMES[0], HUMAN, HUMAN, seeded=True)
    server.ask("DELETE", f"/api/tables/{links['table']}", links["opener"])
    return server.ask("GET", f"/api/tables/{links['table']}/record", links["opener"]).text.splitlines()


@settings(AS_LONG_AS_IT_TAKES, max_examples=examples(60))
@given(data=st.data(), address=st.ip_addresses(v=6))
def test_a_record_is_taken_or_refused(
    server: Server, record: list[str], data: st.DataObject, address: object
) -> None:
    lines, at = list(record), data.draw(st.integers(0, len(record) - 1))
    lines[at : at + data.draw(st.integers(0, 2))] = data.draw(
        st.lists(st.text(max_size=20) | st.sampled_from(record), max_size=2)
    )
    answer = server.ask(
        "POST", "/api/records", content="\n".join(lines).encode(), headers={"X-Forwarded-For": str(address)}
    )
    assert answer.status_code in (201, 400)
    if answer.status_code == 201:
        assert (
            server.ask(
                "GET", f"/api/tables/{answer.json()['table']}/record", answer.json()["watch"]
            ).status_code
            == 200
        )


# The socket


REPLIES = msgspec.json.Decoder(
    TableCard | Now | Remarked | Clocks | Why | Previewed | Hinted | Scored | Commanded | Looked | Pong
    | ProblemTold
)
BAD = 4400


class Doubter(Client):
    """A client that checks that every message fits its type."""

    def hear(self) -> Told:
        told = super().hear()
        REPLIES.decode(json.dumps(told))
        return told


@pytest.fixture(scope="module")
def elsewhere(server: Server) -> Told:
    """Open another table, which none of this should disturb."""
    return server.open(LITTLE, HUMAN, HUMAN)


def everybody_plays_on(server: Server, elsewhere: Told) -> None:
    """Check that a new guest is let in, and that a move or its undo is stored and told."""
    with server.client() as client:
        seq = come_in(client, elsewhere)["seq"]
        if client.now["undo"] is None:
            client.say("answer", question=client.now["question"], move="drop a")
        else:
            client.say("undo", event=client.now["undo"])
        assert client.at(seq + 1)


def sent_away(client: Client, text: str | bytes) -> int | None:
    """Send something; return the code if the socket is closed."""
    try:
        client.socket.send(text)
        client.reply("ping")
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 1006
    return None


# Messages of the right types, in any order


@dataclass(frozen=True)
class Near:
    """A number near one in the newest `now`."""

    name: str
    by: int

    def __call__(self, now: Told) -> int:
        return max(0, (now[self.name] or 0) + self.by)


@dataclass(frozen=True)
class Legal:
    """A move that is legal when it is sent, if there is one."""

    at: int

    def __call__(self, now: Told) -> str:
        return str(now["moves"][self.at % len(now["moves"])] if now["moves"] else "nothing")


def near(name: str) -> st.SearchStrategy[Any]:
    return st.sampled_from([*[Near(name, by) for by in (0, 0, 0, -1, 1, 1)], 0, 10**9])


word = st.text(max_size=12) | st.sampled_from(
    ["", " ", "legal", "hand", "city 2", "undo", "\x00", "x" * 200, "🏙" * 50, "\u202e"]
)
move = (
    st.builds(Legal, st.integers(0, 99))
    | st.sampled_from([catalogue.load(game).MOVES.text(0) for game in GAMES])
    | word
)
LINKS = ("first", "second", "watch", "opener", "void")
SAYINGS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "hello": {
        "version": st.sampled_from([VERSION, VERSION, VERSION, 1]),
        "key": st.sampled_from(LINKS),
        "name": st.none() | word,
        "since": st.none() | near("seq"),
        "scores": st.booleans(),
    },
    "answer": {"question": near("question"), "move": move},
    "undo": {"event": near("undo")},
    "look": {"seq": near("seq")},
    "why_not": {"move": move},
    "preview": {"move": move},
    "command": {"typed": move},
    "hint": {},
    "scores": {},
    "ping": {},
}


def saying(kind: str) -> st.SearchStrategy[tuple[int, Told]]:
    """Return a message, and which of two people says it."""
    return st.tuples(st.integers(0, 1), st.fixed_dictionaries({"type": st.just(kind), **SAYINGS[kind]}))


def meant(said: Told, now: Told, links: Told) -> Told:
    """Fill a message in with what is right at this moment."""
    keys = {**links, "first": links["seats"][0], "second": links["seats"][1]}
    place = (
        {"table": links["table"], "key": keys.get(said["key"], "nonsense")} if said["type"] == "hello" else {}
    )
    return {name: value(now) if callable(value) else value for name, value in said.items()} | place


@contextmanager
def two_at(server: Server, links: Told) -> Iterator[list[Doubter]]:
    with Doubter(server.address) as anna, Doubter(server.address) as bram:
        come_in(anna, links)
        come_in(bram, links, 1, "Bram")
        yield [anna, bram]


def check_any_order(server: Server, elsewhere: Told, game: str, said: list[tuple[int, Told]]) -> None:
    links = server.open(game, HUMAN, HUMAN, aids=["preview", "hints"])
    with two_at(server, links) as people:
        for who, one in said:
            assert sent_away(people[who], json.dumps(meant(one, people[who].now, links))) is None
    everybody_plays_on(server, elsewhere)


sayings = st.lists(st.sampled_from([*SAYINGS, "answer", "answer"]).flatmap(saying), min_size=10, max_size=25)
any_order = given(game=st.sampled_from(GAMES), said=sayings)


@settings(AS_LONG_AS_IT_TAKES, max_examples=examples(50))
@any_order
def test_messages_in_any_order_are_answered(
    server: Server, elsewhere: Told, game: str, said: list[tuple[int, Told]]
) -> None:
    check_any_order(server, elsewhere, game, said)


@pytest.mark.slow
@settings(AS_LONG_AS_IT_TAKES, max_examples=1500)
@any_order
def test_many_messages_in_any_order_are_answered(
    server: Server, elsewhere: Told, game: str, said: list[tuple[int, Told]]
) -> None:
    check_any_order(server, elsewhere, game, said)


# What may be no message


odd = st.sampled_from([-1, 2**63, 2**64, 10**30, "x" * 201])
plain = st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=8) | odd
junk = st.recursive(
    plain,
    lambda some: st.lists(some, max_size=3) | st.dictionaries(st.text(max_size=8), some, max_size=3),
    max_leaves=8,
)


def almost(kind: str) -> st.SearchStrategy[Told]:
    """Return a message with missing parts, additional parts, or parts of another type."""
    parts = dict.fromkeys([*SAYINGS[kind], "id", "table"], plain)
    return st.fixed_dictionaries({"type": st.just(kind)}, optional={**parts, "more": junk})


written = st.one_of(st.sampled_from([*SAYINGS]).flatmap(almost), junk).map(json.dumps)
anything = st.one_of(written, written, written, st.text(max_size=30), st.binary(max_size=30))


@settings(AS_LONG_AS_IT_TAKES, max_examples=examples(150))
@given(text=anything)
def test_any_message_is_answered_or_closes_the_socket(
    server: Server, elsewhere: Told, links: Told, text: str | bytes
) -> None:
    with Doubter(server.address) as client:
        come_in(client, links)
        assert sent_away(client, text) in (None, BAD)
    everybody_plays_on(server, elsewhere)


@settings(AS_LONG_AS_IT_TAKES, max_examples=examples(50))
@given(sent=st.binary(min_size=1, max_size=60))
def test_whatever_is_sent_harms_nobody(server: Server, elsewhere: Told, sent: bytes) -> None:
    with server.client() as client:
        with suppress(OSError):  # it may already be closed
            client.socket.socket.sendall(sent)
            client.socket.socket.shutdown(socket.SHUT_WR)
        assert client.closed()
    everybody_plays_on(server, elsewhere)
