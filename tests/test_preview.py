"""A preview holds: what it says of the mover's score and of the mover's next moves is what then comes."""
import random
from typing import NamedTuple

import pytest

from tabletown import catalogue
from tabletown.kernel.record import HUMAN

from .matches import play_together, seats_for, together
from .serving import Client, Server, Told

ANSWERS = 40


class Foreseen(NamedTuple):
    """A preview, and what its mover was told when the move was made."""

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


def test_the_next_moves_are_those_that_are_asked_for_next(foreseen: list[Foreseen]) -> None:
    """None where others or chance come first; else these, at a table that looks like this."""
    for told, now in foreseen:
        if told["moves"]:
            assert told["moves"] == now["moves"] and told["view"] == now["view"] and len(now["events"]) == 1


def test_whoever_moves_twice_in_a_row_could_have_known(foreseen: list[Foreseen]) -> None:
    """The same seat asked again at once, and nothing brought by chance: then the preview has told how."""
    for told, now in foreseen:
        if (
            now["waits"] == [now["events"][0]["seat"]]
            and len(now["events"]) == 1
            and told["view"] == now["view"]
        ):
            assert told["moves"] == now["moves"] != []
