"""Several server processes on one PostgreSQL act as one server."""
import os
import random
import signal
import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

import pytest

from tabletown.kernel.record import HUMAN
from tabletown.server.serve import Settings, listen

from .matches import LITTLE, Witness, come_in, events_of, problem_of
from .postgres import CRASH, FAST, Cluster
from .serving import LOOKING, WAIT, Client, Server, Told, eventually, serving

VOID = 4401
SECRETS = "neoville"  # has nature, and hands that others do not see

Pair = tuple[Server, Server]


def test_a_guest_who_comes_before_the_server_is_ready_waits() -> None:
    with (
        listen(Settings(port=0)) as door,
        socket.create_connection(door.getsockname(), timeout=WAIT) as guest,
    ):
        assert guest.getpeername() == door.getsockname()


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    db = cluster.new_database()
    with (
        serving(tmp_path_factory.mktemp("first"), db=db) as first,
        serving(tmp_path_factory.mktemp("second"), db=db) as second,
    ):
        yield first, second


@contextmanager
def seated(pair: Pair, links: Told) -> Iterator[list[Witness]]:
    """Seat one person at each process, at one table."""
    with Witness(pair[0].address, []) as anna, Witness(pair[1].address, []) as bram:
        come_in(anna, links, 0, "Anna", since=0)
        come_in(bram, links, 1, "Bram", since=0)
        yield [anna, bram]


def play(clients: Sequence[Client], rnd: random.Random, answers: int = 1_000_000) -> None:
    """Give so many random answers or play to the end; wait until all have heard of each."""
    while answers and not clients[0].now["over"]:
        client = next(client for client in clients if client.now["question"] is not None)
        seq = answered(client, rnd.choice(client.now["moves"]))
        for other in clients:
            other.at(seq)
        answers -= 1


def answered(client: Client, move: str) -> int:
    """Answer, again and again while the store is away, and return the number of the event."""
    late, question = time.monotonic() + WAIT, client.now["question"]
    while (told := client.answer(move, question))["type"] == "problem":
        assert problem_of(told) == "store-away" and time.monotonic() < late
        time.sleep(LOOKING)
    return int(told["seq"])


def assert_all_told(pair: Pair, links: Told, people: Sequence[Witness]) -> None:
    """Check that each was told every event, and is told the same at the other process."""
    for seat, person in enumerate(people):
        with pair[1 - seat].client() as elsewhere:
            now = come_in(elsewhere, links, seat, person.card["seats"][seat]["name"], since=0)
        assert now["events"] == events_of(person.nows) and [event["seq"] for event in now["events"]] == list(
            range(1, now["seq"] + 1)
        )
        assert {**now, "id": 0, "events": []} == {**person.now, "id": 0, "events": []}


# One match, two processes


@pytest.mark.parametrize("game", [LITTLE, SECRETS])
def test_people_at_two_processes_play_a_whole_match(pair: Pair, game: str) -> None:
    links = pair[0].open(game, HUMAN, HUMAN)
    with seated(pair, links) as people:
        play(people, random.Random(1))
        assert_all_told(pair, links, people)
    records = [server.ask("GET", f"/api/tables/{links['table']}/record", links["watch"]) for server in pair]
    assert records[0].status_code == 200 and records[0].text == records[1].text


def test_of_two_simultaneous_answers_one_is_stored(pair: Pair) -> None:
    """A seat is open in two tabs at two processes, and every turn both answer differently at once."""
    links = pair[0].open(LITTLE, HUMAN, HUMAN)
    with seated(pair, links) as ones, seated(pair[::-1], links) as others:
        tabs = [(ones[0], others[0]), (ones[1], others[1])]
        for turn in range(6):  # too few for four in a row
            both = tabs[turn % 2]
            refused = at_once(both, [client.at(turn)["moves"][i] for i, client in enumerate(both)])
            assert sorted(map(len, refused)) == [0, 1] and [
                problem_of(told) for some in refused for told in some
            ] == ["stale"]
            assert [client.at(turn + 1)["seq"] for client in both] == [turn + 1, turn + 1]
            assert both[0].now["view"] == both[1].now["view"]


def at_once(clients: Sequence[Client], moves: Sequence[str]) -> list[list[Told]]:
    """Let all answer before anybody hears; return what each was refused."""
    numbers = [
        client.say("answer", question=client.now["question"], move=move)
        for client, move in zip(clients, moves, strict=True)
    ]
    return [refused(client, number) for client, number in zip(clients, numbers, strict=True)]


def refused(client: Client, number: int) -> list[Told]:
    """Return the problem with a message, if any; it would come before the reply to a later message."""
    found: list[Told] = []
    pong = client.say("ping")
    while (told := client.hear()).get("id") != pong:
        found += [told] if told.get("id") == number else []
    return found


# Links and seats


def test_a_link_reissued_at_one_process_is_void_at_the_other(pair: Pair) -> None:
    links = pair[0].open(LITTLE, HUMAN, HUMAN)
    with seated(pair, links) as (_, bram):
        new = (
            pair[0]
            .ask("PUT", f"/api/tables/{links['table']}/seats/1", links["opener"], json={"who": HUMAN})
            .json()["key"]
        )
        with pair[1].client() as celina:
            assert come_in(celina, links | {"seats": [None, new]}, 1, "Celina")["seq"] == 0
        assert bram.closed() == VOID
    for server in pair:
        with server.client() as again:
            assert problem_of(again.hello(links["table"], links["seats"][1])) == "void-link"


def test_a_table_ended_at_one_process_is_ended_at_the_other(pair: Pair) -> None:
    links = pair[0].open(LITTLE, HUMAN, HUMAN)
    with seated(pair[::-1], links) as (anna, _):
        assert pair[0].ask("DELETE", f"/api/tables/{links['table']}", links["opener"]).status_code == 204
        anna.until(lambda told: told["type"] == "table" and told["ended"])
        assert problem_of(anna.answer("drop d")) == "table-ended"


# Bad luck


def test_when_a_process_is_killed_another_lets_its_bot_move(pair: Pair) -> None:
    first, second = pair
    links = first.open(LITTLE, HUMAN, "random")
    with second.client() as watcher:
        watcher.hello(links["table"], links["watch"])
        with first.client() as anna, a_bot_that_hangs(first, anna, links):
            assert answered(anna, "drop a") == 3
            first.kill()
        try:
            assert [event["seat"] for event in watcher.at(4)["events"]] == [1]
            with second.client() as anna:
                assert come_in(anna, links)["seq"] == 4
                anna.play(random.Random(1))
        finally:
            first.start()


@contextmanager
def a_bot_that_hangs(server: Server, anna: Client, links: Told) -> Iterator[None]:
    """Freeze the bot's worker after its first answer."""
    come_in(anna, links)
    answered(anna, "drop a")
    anna.at(2)
    (worker,) = server.workers()
    os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


@pytest.mark.parametrize("how", [FAST, CRASH])
def test_a_match_goes_on_after_postgres_was_away(pair: Pair, cluster: Cluster, how: str) -> None:
    links, rnd = pair[0].open(SECRETS, HUMAN, HUMAN), random.Random(1)
    with seated(pair, links) as people:
        play(people, rnd, 5)
        with cluster.away(how):
            client = next(client for client in people if client.now["question"] is not None)
            assert problem_of(client.answer(client.now["moves"][0])) == "store-away"
            assert [server.ask("GET", "/health").status_code for server in pair] == [503, 503]
        play(people, rnd)
        assert_all_told(pair, links, people)
    assert eventually(lambda: [server.ask("GET", "/health").status_code for server in pair] == [200, 200])
