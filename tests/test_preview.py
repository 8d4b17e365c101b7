"""A preview foretells the mover's score and next moves correctly."""
import random
from typing import NamedTuple

import pytest

from tabletown import catalogue
from tabletown.kernel.record import HUMAN

from .matches import play_together, seats_for, together
from .serving import Client, Server, Told

ANSWERS = 40


class Foreseen(NamedTuple):
    """A preview, and what the seat was told when it made the move."""

    told: Told
    now: Told


@pytest.fixture(scope="module", params=catalogue.names())
def foreseen(request: pytest.FixtureRequest, server: Server) -> list[Foreseen]:
    links, rnd = (
        server.open(request.param, *seats_for(request.param, HUMAN), aids=["preview"]),
        random.Random(1),
    )
    previews: list[Told] = []
    nows: list[Told] = []

    def look_ahead(client: Client, move: str) -> None:
        previews.append(client.reply("preview", move=move))

    with together(server, links) as clients:
        while len(nows) < ANSWERS and not clients[0].now["over"]:
            play_together(clients, rnd, 1, look_ahead)
            nows.append(clients[clients[0].now["events"][0]["seat"]].now)
    return [Foreseen(told, now) for told, now in zip(previews, nows, strict=True)]


def test_items_add_up_to_the_total(foreseen: list[Foreseen]) -> None:
    for told, now in foreseen:
        assert sum(item["points"] for item in told["items"]) == told["totals"][now["events"][0]["seat"]]
        assert all(item["rule"].startswith("§") and item["told"]["id"] for item in told["items"])


def test_the_next_moves_are_as_foretold(foreseen: list[Foreseen]) -> None:
    """A preview lists moves only if neither others nor chance come first."""
    for told, now in foreseen:
        if told["moves"]:
            assert told["moves"] == now["moves"] and told["view"] == now["view"] and len(now["events"]) == 1


def test_a_seat_that_moves_twice_in_a_row_was_told_its_next_moves(foreseen: list[Foreseen]) -> None:
    """If the same seat is asked again at once, without chance, the preview has listed its moves."""
    for told, now in foreseen:
        if (
            now["waits"] == [now["events"][0]["seat"]]
            and len(now["events"]) == 1
            and told["view"] == now["view"]
        ):
            assert told["moves"] == now["moves"] != []
