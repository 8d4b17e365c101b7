"""The card of a table tells everybody at it what is played and by whom."""
from collections.abc import Iterator

import pytest

from tabletown import catalogue
from tabletown.kernel.match import Match
from tabletown.kernel.record import HUMAN

from .playing import random_match
from .serving import Client, Server

TABLES = [(name, seats) for name in catalogue.names() for seats in catalogue.load(name).SEATS]


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    with server.client() as client:
        yield client


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_is_secret_if_views_of_seats_ever_differ(
    server: Server, client: Client, game: str, seats: int
) -> None:
    links, differ = server.open(game, *[HUMAN] * seats), set[bool]()

    def compare(match: Match, seat: int, move: int) -> None:
        views = [match.state.view(seat) for seat in range(seats)]
        differ.add(any(view != views[0] for view in views))

    random_match(catalogue.load(game), 1, seats, watch=compare)
    client.hello(links["table"], links["watch"])
    assert client.card["secret"] == (True in differ)


@pytest.mark.parametrize("game", catalogue.names())
def test_the_card_and_the_list_of_games_say_whether_a_game_is_drawn(
    server: Server, client: Client, game: str
) -> None:
    """The page relies on it, to ask only for files that exist."""
    links = server.open(game, *[HUMAN] * max(catalogue.load(game).SEATS))
    client.hello(links["table"], links["watch"])
    listed = next(one for one in server.ask("GET", "/api/games").json()["games"] if one["name"] == game)
    there = server.ask("GET", f"/games/{game}/board/board.js").status_code == 200
    assert client.card["drawn"] == listed["drawn"] == there


def test_the_card_says_which_bot_sits_where(server: Server, client: Client) -> None:
    links = server.open("neoville", HUMAN, "greedy", "random")
    client.hello(links["table"], links["watch"])
    assert [seat["who"] for seat in client.card["seats"]] == [HUMAN, "greedy", "random"]
    assert [seat["name"] for seat in client.card["seats"]] == ["", "Teun", "Iris"]


def test_a_list_of_tables_needs_no_socket(server: Server) -> None:
    """A link is enough to ask what is played, whose turn it is, and whether it goes on."""
    links = server.open("connect_four", HUMAN, "random")
    shown = server.ask("GET", f"/api/tables/{links['table']}", links["seats"][0]).json()
    assert (shown["title"], shown["seat"], shown["waits"], shown["over"], shown["ended"]) == (
        "Connect four",
        0,
        [0],
        False,
        False,
    )
