"""A rematch seats the same people with the same links at a new table, each one seat up."""


from tabletown.kernel.record import HUMAN

from .matches import LITTLE, come_in, play_out, problem_of, seats_for, together
from .serving import Server, Told

DEALT = "neoville"  # nature deals before anybody moves


def again(server: Server, links: Told, key: str) -> Told:
    answer = server.ask("POST", f"/api/tables/{links['table']}/rematch", key)
    return {"status": answer.status_code, **answer.json()}


def ended(server: Server, *seats: str, game: str = LITTLE, **more: object) -> Told:
    """Open a table and let its opener end it."""
    links = server.open(game, *seats, **more)
    assert server.ask("DELETE", f"/api/tables/{links['table']}", links["opener"]).status_code == 204
    return links


def test_everybody_at_the_table_hears_of_the_next_one(server: Server) -> None:
    links = server.open(LITTLE, HUMAN, HUMAN)
    with together(server, links) as (anna, bram), server.client() as watcher:
        watcher.hello(links["table"], links["watch"])
        for seq in range(7):
            mover = (anna, bram)[seq % 2]
            mover.at(seq)
            mover.answer(f"drop {'ab'[seq % 2]}")
        assert anna.now["over"] and anna.card["next"] is None
        table = again(server, links, links["seats"][1])
        assert table["status"] == 201 and table["table"] != links["table"]
        for client in (anna, bram, watcher):
            assert (
                client.until(lambda told: told["type"] == "table" and told["next"] is not None)["next"]
                == table["table"]
            )
    assert server.ask("GET", f"/api/tables/{links['table']}", links["watch"]).json()["next"] == table["table"]


def test_the_same_links_open_it_one_seat_up(server: Server) -> None:
    links = server.open(LITTLE, HUMAN, HUMAN, aids=["preview"])
    with together(server, links):
        server.ask("DELETE", f"/api/tables/{links['table']}", links["opener"])
    table = again(server, links, links["opener"])["table"]
    first, second = links["seats"]
    keys = {
        first: (1, False), second: (0, False), links["watch"]: (None, False), links["opener"]: (None, True),
    }
    for key, role in keys.items():
        with server.client() as client:
            client.hello(table, key)
            assert (client.card["seat"], client.card["opener"]) == role
            assert [seat["name"] for seat in client.card["seats"]] == ["Seat 1", "Seat 0"]
            assert client.card["aids"] == ["preview"] and not client.card["ended"]
            assert client.card["next"] is None and client.now["seq"] == 0 and client.now["waits"] == [0]
    with server.client() as bram:
        bram.hello(table, second)
        assert bram.answer("drop d")["seq"] == 1


def test_whoever_asks_later_is_given_the_same_table(server: Server) -> None:
    links = ended(server, HUMAN, HUMAN)
    tables = {
        again(server, links, key)["table"] for key in (links["opener"], *links["seats"], links["opener"])
    }
    assert len(tables) == 1
    server.ask("DELETE", f"/api/tables/{tables.copy().pop()}", links["opener"])
    assert again(server, {"table": tables.copy().pop()}, links["opener"])["table"] not in {
        *tables,
        links["table"],
    }


def test_bots_and_options_stay_and_the_seed_is_new(server: Server) -> None:
    links = ended(
        server, HUMAN, "greedy", "random", game=DEALT, seeded=True, options={"utilities": "buses-biodomes"}
    )
    table = again(server, links, links["seats"][0])["table"]
    with server.client() as client:
        client.hello(table, links["seats"][0], "Anna")
        assert [seat["name"] for seat in client.card["seats"]] == ["Zosia", "Teun", "Anna"] and client.card[
            "seat"
        ] == 2
        assert client.card["hash"] not in ("", links["hash"]) and client.card["options"] == {
            "utilities": "buses-biodomes",
            "first": "seat-1",
        }
        assert client.until(lambda told: told.get("question") is not None)["moves"]


def test_a_rematch_of_one_against_a_bot_is_played_to_its_end(server: Server) -> None:
    links = server.open(LITTLE, *seats_for(LITTLE, "random"))
    assert play_out(server, links)[-1]["over"]
    table = again(server, links, links["seats"][0])["table"]
    assert play_out(server, {**links, "table": table})[-1]["over"]


def test_a_running_match_has_no_rematch(server: Server) -> None:
    links = server.open(LITTLE, HUMAN, HUMAN)
    told = again(server, links, links["opener"])
    assert told["status"] == 400 and told["problem"]["id"] == "rematch-while-playing"


def test_spectators_cannot_ask_for_a_rematch(server: Server) -> None:
    links = ended(server, HUMAN, HUMAN)
    told = again(server, links, links["watch"])
    assert told["status"] == 403 and told["problem"]["id"] == "only-seats-move"
    assert again(server, links, "nonsense")["problem"]["id"] == "void-link"


def test_a_record_has_no_rematch(server: Server) -> None:
    links = ended(server, HUMAN, HUMAN)
    record = server.ask("GET", f"/api/tables/{links['table']}/record", links["opener"]).text
    read = server.ask("POST", "/api/records", content=record.encode()).json()
    assert again(server, read, read["opener"])["problem"]["id"] == "rematch-of-record"


def test_a_replaced_person_stays_away(server: Server) -> None:
    links = server.open(LITTLE, HUMAN, HUMAN)
    server.ask("PUT", f"/api/tables/{links['table']}/seats/0", links["opener"], json={"who": "random"})
    server.ask("DELETE", f"/api/tables/{links['table']}", links["opener"])
    table = again(server, links, links["opener"])["table"]
    with server.client() as client:
        assert problem_of(client.hello(table, links["seats"][0])) == "void-link"
        come_in(client, {"table": table, "seats": [links["seats"][1]]})
        assert client.card["seat"] == 0
