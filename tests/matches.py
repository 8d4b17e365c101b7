"""Play random matches through real sockets."""
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from tabletown import catalogue
from tabletown.kernel.record import HUMAN

from .serving import Client, Server, Told

CHAPTER = 60  # answers through one socket, because clients faster than people are sent away
LITTLE = "connect_four"

Before = Callable[[Client, str], Any]


class Witness(Client):
    """A client that remembers every `now`."""

    def __init__(self, address: str, nows: list[Told]) -> None:
        super().__init__(address)
        self.nows = nows

    def hear(self) -> Told:
        told = super().hear()
        if told["type"] == "now":
            self.nows.append(told)
        return told


def seats_for(game: str, bot: str) -> list[str]:
    """Return one person and as many bots as the game needs, at least one."""
    return [HUMAN, *[bot] * (max(2, min(catalogue.load(game).SEATS)) - 1)]


def come_in(client: Client, links: Told, seat: int = 0, name: str = "Anna", since: int | None = None) -> Told:
    """Sit down with the link of a seat."""
    told = client.hello(links["table"], links["seats"][seat], name, since)
    assert told["type"] == "now", told
    return told


@contextmanager
def together(server: Server, links: Told) -> Iterator[list[Client]]:
    """Seat somebody at each seat."""
    with ExitStack() as stack:
        clients = [stack.enter_context(server.client()) for _ in links["seats"]]
        for seat, client in enumerate(clients):
            come_in(client, links, seat, f"Seat {seat}")
        yield clients


def asked(client: Client) -> Told:
    """Wait for the `now` that has a question."""
    return (
        client.now
        if client.now["question"] is not None
        else client.until(lambda told: told.get("question") is not None)
    )


def play_out(server: Server, links: Told, since: int = 0, seed: int = 1) -> list[Told]:
    """Play the first seat to the end, each chapter through a new socket; return every `now` it was told."""
    nows: list[Told] = []
    rnd = random.Random(seed)
    while not (nows and nows[-1]["over"]):
        with Witness(server.address, nows) as client:
            come_in(client, links, since=nows[-1]["seq"] if nows else since)
            play_chapter(client, rnd)
    return nows


def play_chapter(client: Client, rnd: random.Random, answers: int = CHAPTER) -> None:
    """Give so many random answers, or fewer if the match ends."""
    while answers and not client.now["over"]:
        if client.now["question"] is None:
            client.hear()
        else:
            told = client.answer(rnd.choice(client.now["moves"]))
            assert told["type"] == "now", told
            answers -= 1


def play_together(
    clients: Sequence[Client], rnd: random.Random, answers: int, before: Before = lambda client, move: None
) -> None:
    """Let the first client that is asked answer, and wait until all have heard, so many times."""
    for _ in range(answers):
        client = next(client for client in clients if client.now["question"] is not None)
        move = rnd.choice(client.now["moves"])
        before(client, move)
        told = client.answer(move)
        assert told["type"] == "now", told
        for other in clients:
            other.at(told["seq"])


def events_of(nows: Sequence[Told]) -> list[Told]:
    return [event for now in nows for event in now["events"]]


def problem_of(told: Told) -> str:
    """Return the message id of a problem."""
    assert told["type"] == "problem", told
    return str(told["problem"]["id"])
