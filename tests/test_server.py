"""The server as clients see it: whole matches and their records, tables and links, questions at a table."""
import hashlib
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tabletown import catalogue
from tabletown.bots.levels import LEVELS
from tabletown.cli import main
from tabletown.kernel.record import HUMAN
from tabletown.server.wire import VERSION

from .matches import (
    LITTLE, come_in, events_of, play_chapter, play_out, play_together, problem_of, seats_for, together,
)
from .serving import Client, Server, Told

GAMES = catalogue.names()
every_game = pytest.mark.parametrize("game", GAMES)
VOID = 4401


@pytest.fixture
def two(server: Server) -> Told:
    """Open a table of the little game for two people."""
    return server.open(LITTLE, HUMAN, HUMAN, aids=["preview", "hints"])


@pytest.fixture
def anna(server: Server, two: Told) -> Iterator[Client]:
    with server.client() as client:
        come_in(client, two)
        yield client


@pytest.fixture
def bram(server: Server, two: Told, anna: Client) -> Iterator[Client]:
    """Let Bram come in after Anna, and wait until she is told."""
    with server.client() as client:
        come_in(client, two, 1, "Bram")
        anna.until(lambda told: told["type"] == "table")
        yield client


# Whole matches


class Finished(NamedTuple):
    links: Told
    nows: list[Told]
    card: Told
    record: str


@pytest.fixture(scope="module", params=GAMES)
def finished(request: pytest.FixtureRequest, server: Server) -> Finished:
    """Play a seeded match against the greedy bot to its end."""
    links = server.open(request.param, *seats_for(request.param, "greedy"), seeded=True)
    nows = play_out(server, links)
    with server.client() as client:
        client.hello(links["table"], links["watch"])
    return Finished(links, nows, client.card, record_of(server, links, links["watch"]))


def record_of(server: Server, links: Told, key: str) -> str:
    return server.ask("GET", f"/api/tables/{links['table']}/record", key).text


def head_and_events(record: str) -> tuple[str, list[str]]:
    """Return the head of a record, and its events without the remarks between them."""
    head, _, lines = record.partition("\n\n")
    return head, [line for line in lines.splitlines() if not line.startswith("remark ")]


def without_mark(record: str) -> str:
    """Return a record without the line that says that it was imported."""
    assert record.count("imported\n") == 1
    return record.replace("imported\n", "")


def test_a_whole_match_is_told_event_by_event(finished: Finished) -> None:
    last = finished.nows[-1]
    assert [event["seq"] for event in events_of(finished.nows)] == list(range(1, last["seq"] + 1))
    assert (
        last["winners"] and last["over"] and last["waits"] == last["moves"] == [] and last["question"] is None
    )


def test_the_seed_is_promised_at_the_start_and_told_at_the_end(server: Server, finished: Finished) -> None:
    assert (
        hashlib.sha256(bytes.fromhex(finished.card["seed"])).hexdigest()
        == finished.card["hash"]
        == finished.links["hash"]
    )


def test_a_downloaded_record_is_verified(
    finished: Finished, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "record").write_text(finished.record, "utf-8")
    main(["verify", str(tmp_path / "record"), "--lang", "en"])
    assert f"all {finished.nows[-1]['seq']} events agree" in " ".join(capsys.readouterr().out.split())


def test_a_record_comes_back_in_as_the_same_match(server: Server, finished: Finished) -> None:
    again = server.ask("POST", "/api/records", content=finished.record.encode()).json()
    assert (
        without_mark(record_of(server, again, again["watch"])) == finished.record
        and again["hash"] == finished.links["hash"]
    )
    with server.client() as client, server.client() as other:
        assert client.hello(again["table"], again["watch"]) == other.hello(
            finished.links["table"], finished.links["watch"]
        )
        same = ("game", "title", "edition", "options", "seats", "aids", "hash", "seed")
        assert [client.card[name] for name in same] == [finished.card[name] for name in same] and client.card[
            "ended"
        ]


def test_a_record_without_its_seed_comes_back_as_it_is(
    server: Server, finished: Finished
) -> None:
    text = finished.record.replace(f"seed {finished.card['seed']}\n", "")
    again = server.ask("POST", "/api/records", content=text.encode()).json()
    assert without_mark(record_of(server, again, again["watch"])) == text != finished.record


def test_looking_back_shows_what_was_seen(server: Server, finished: Finished) -> None:
    """Every event is as it was told, and every table as it was shown."""
    last, told, views = finished.nows[-1]["seq"], {}, {}
    for start in range(0, last + 1, 80):
        with server.client() as client:
            come_in(client, finished.links)
            for seq in range(start, min(start + 80, last + 1)):
                looked = client.reply("look", seq=seq)
                told[seq], views[seq] = looked["event"], looked["view"]
    assert [told[seq] for seq in range(1, last + 1)] == events_of(finished.nows) and told[0] is None
    assert all(views[now["seq"]] == now["view"] for now in finished.nows)


def test_the_course_of_a_match_is_what_looking_back_would_tell(server: Server, finished: Finished) -> None:
    last = finished.nows[-1]["seq"]
    with server.client() as client:
        come_in(client, finished.links)
        totals = client.reply("course")["totals"]
        assert len(totals) == 1 + last and client.reply("course")["totals"] == totals
        for seq in {0, 1, last // 2, last}:
            assert client.reply("look", seq=seq)["totals"] == totals[seq]


def test_clients_that_come_back_are_told_what_they_missed(server: Server, finished: Finished) -> None:
    events = events_of(finished.nows)
    for since in (0, 1, len(events) // 2, len(events) - 1, len(events), len(events) + 1):
        with server.client() as client:
            assert come_in(client, finished.links, since=since)["events"] == events[since:]


def test_nobody_can_look_ahead(server: Server, two: Told, anna: Client) -> None:
    assert anna.reply("look", seq=0)["view"] == anna.now["view"]
    assert problem_of(anna.reply("look", seq=1)) == "no-such-event"


# Records of running matches


@every_game
def test_the_record_of_a_running_match_says_what_its_viewer_was_told(server: Server, game: str) -> None:
    links = server.open(game, *seats_for(game, "random"), seeded=True)
    with server.client() as client:
        come_in(client, links)
        play_chapter(client, random.Random(2), 3)
    head, lines = head_and_events(record_of(server, links, links["seats"][0]))
    with server.client() as client:
        events = come_in(client, links, since=0)["events"]
    written = [
        f"{event['seq']} {'*' if event['seat'] < 0 else event['seat'] + 1} {event['move']}"
        for event in events
    ]
    assert lines == written[: len(lines)] and len(lines) >= 3
    assert f"hash {links['hash']}" in head and "\nseed " not in head


@every_game
def test_secrets_of_a_running_match_read_as_question_marks(server: Server, game: str) -> None:
    """The records of a running and of the ended match differ only in digests and question marks."""
    links = server.open(game, *seats_for(game, HUMAN))
    with together(server, links) as clients:
        play_together(clients, random.Random(3), 8)
    _, running = head_and_events(record_of(server, links, links["opener"]))
    assert server.ask("DELETE", f"/api/tables/{links['table']}", links["opener"]).status_code == 204
    _, whole = head_and_events(record_of(server, links, links["opener"]))
    assert all(re.fullmatch(pattern(line), full) for line, full in zip(running, whole, strict=True))
    secret = any(part.like for parts in catalogue.load(game).MOVES.kinds.values() for part in parts.values())
    assert any("?" in line.split() for line in running) == secret


def pattern(line: str) -> str:
    return re.escape(line).replace(r"\?", "[^ ]+") + " [0-9a-f]{16}"


@pytest.mark.parametrize(
    "text", [b"", b"tabletown 1\n", b"\xff\xfe", b"tabletown 1\ngame chess\nedition 1\nseat human Anna\n"]
)
def test_a_text_that_is_no_record_is_refused_with_a_reason(server: Server, text: bytes) -> None:
    answer = server.ask("POST", "/api/records", content=text)
    assert answer.status_code == 400 and answer.json()["problem"]["id"]


# Hello


@pytest.mark.parametrize("version", [None, VERSION - 1, VERSION + 1])
def test_a_client_of_another_version_is_told_so(server: Server, two: Told, version: int | None) -> None:
    said = {"table": two["table"], "key": two["watch"]} | ({} if version is None else {"version": version})
    with server.client() as client:
        told = client.reply("hello", **said)
        assert problem_of(told) == "other-version"
        assert told["problem"]["args"] == {"theirs": version or 1, "ours": VERSION}
        assert client.hello(two["table"], two["watch"])["type"] == "now" and client.card["version"] == VERSION


def test_scores_come_with_the_table_to_those_who_ask(server: Server, two: Told, anna: Client) -> None:
    """They are the same as those asked for, at hello and after a move; others do not get them."""
    with server.client() as watcher:
        shown = [watcher.hello(two["table"], two["watch"], scores=True)]
        anna.answer(anna.now["moves"][0])
        shown.append(watcher.at(anna.now["seq"]))
        asked = watcher.reply("scores")
        assert shown[1]["scores"] == {name: asked[name] for name in ("seats", "totals")}
        assert "scores" in shown[0] and "scores" not in anna.now


# Tables and their links


def test_the_server_says_what_can_be_played(server: Server) -> None:
    house = server.ask("GET", "/api/games").json()
    assert [game["name"] for game in house["games"]] == GAMES and house["bots"] == [
        "newcomer", "neighbour", "planner", "architect",
    ]
    assert house["games"][GAMES.index("neoville")]["levels"].keys() == LEVELS.keys()
    assert all(game["sheet"] for game in house["games"])
    for game in house["games"]:
        options = {
            option["name"]: option["choices"][-1]
            for option in game["options"]
            if game["seats"][-1] in option["seats"]
        }
        links = server.open(game["name"], *[HUMAN] * game["seats"][-1], options=options)
        assert len(set(links["seats"])) == game["seats"][-1]


@pytest.mark.parametrize(
    ("wanted", "id"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": [HUMAN]}, "wrong-number-of-seats"),
        ({"seats": [HUMAN, "deep"]}, "no-such-bot"),
        ({"options": {"size": "big"}}, "no-such-option"),
        ({"aids": ["oracle"]}, "no-such-aid"),
        ({"seats": []}, "bad-request"),
        ({"surprise": 1}, "bad-request"),
        ({"seats": "human"}, "bad-request"),
        ({"game": "x" * 101}, "bad-request"),
    ],
)
def test_an_impossible_table_is_refused_with_a_reason(server: Server, wanted: Told, id: str) -> None:
    answer = server.ask("POST", "/api/tables", json={"game": LITTLE, "seats": [HUMAN, HUMAN], **wanted})
    assert answer.status_code == 400 and answer.json()["problem"]["id"] == id


def test_a_request_nested_without_end_is_refused(server: Server) -> None:
    answer = server.ask("POST", "/api/tables", content=b"[" * 100_000)
    assert answer.status_code == 400 and answer.json()["problem"]["id"] == "bad-request"


def test_a_table_is_listed_only_if_its_opener_wishes(server: Server) -> None:
    shown, hidden = server.open(LITTLE, HUMAN, HUMAN, listed=True), server.open(LITTLE, HUMAN, HUMAN)
    assert shown["table"] in listed(server) and hidden["table"] not in listed(server)
    server.ask("DELETE", f"/api/tables/{shown['table']}", shown["opener"])
    assert shown["table"] not in listed(server)


def listed(server: Server) -> set[str]:
    return {table["table"] for table in server.ask("GET", "/api/tables").json()}


def test_the_opener_sees_who_sits_where(server: Server, two: Told, anna: Client) -> None:
    shown = server.ask("GET", f"/api/tables/{two['table']}", two["opener"]).json()
    assert shown["seats"] == [{"who": HUMAN, "name": "Anna"}, {"who": HUMAN, "name": ""}] and shown[
        "waits"
    ] == [0]
    assert shown["opener"] and shown["seat"] is None and not shown["over"]


def test_each_link_opens_what_it_is_for(server: Server, two: Told) -> None:
    links = {
        two["opener"]: (None, True),
        two["watch"]: (None, False),
        two["seats"][0]: (0, False),
        two["seats"][1]: (1, False),
    }
    assert len(links) == 4 and all(len(key) >= 22 for key in links)
    for key, role in links.items():
        with server.client() as client:
            client.hello(two["table"], key)
            assert (client.card["seat"], client.card["opener"]) == role


@pytest.mark.parametrize("head", [{}, {"Authorization": "zucchini"}, {"Authorization": "Basic Zm91cg=="}])
def test_a_request_without_a_link_is_told_to_bring_one(server: Server, two: Told, head: Told) -> None:
    answer = server.ask("GET", f"/api/tables/{two['table']}", headers=head)
    assert (
        answer.status_code == 401
        and answer.headers["www-authenticate"] == "Bearer"
        and answer.json()["problem"]["id"] == "no-link"
    )


@pytest.mark.parametrize("link", ["watch", "opener"])
def test_spectators_see_all_and_move_nothing(server: Server, two: Told, anna: Client, link: str) -> None:
    with server.client() as watcher:
        assert problem_of(watcher.hello(two["table"], two[link], "Willem")) == "only-seats-move"
        watcher.hello(two["table"], two[link])
        anna.answer("drop d")
        assert (
            watcher.at(1)["events"][0]["move"] == "drop d"
            and watcher.now["question"] is None
            and watcher.now["moves"] == []
        )
        for said in (
            ("answer", {"question": 1, "move": "drop d"}),
            ("undo", {"event": 1}),
            ("why_not", {"move": "drop d"}),
            ("hint", {}),
        ):
            assert problem_of(watcher.reply(said[0], **said[1])) == "only-seats-move"


def test_a_seat_without_a_name_looks_but_does_not_move(server: Server, two: Told) -> None:
    with server.client() as client:
        client.hello(two["table"], two["seats"][0])
        assert (
            client.now["question"] == 0
            and problem_of(client.reply("answer", question=0, move="drop d")) == "sit-down-first"
        )


@pytest.mark.parametrize(
    ("typed", "shown"), [("  Anna \n Maria ", "Anna Maria"), ("Zoë ✨", "Zoë ✨"), ("x" * 40, "x" * 40)]
)
def test_a_name_is_one_printable_line(
    server: Server, two: Told, anna: Client, typed: str, shown: str
) -> None:
    with server.client() as client:
        come_in(client, two, 1, typed)
        assert anna.until(lambda told: told["type"] == "table")["seats"][1]["name"] == shown


@pytest.mark.parametrize("typed", ["", " \t ", "\u202e\u200b", "x" * 41])
def test_a_bad_name_is_refused(server: Server, two: Told, typed: str) -> None:
    with server.client() as client:
        assert problem_of(client.hello(two["table"], two["seats"][0], typed)) == "not-a-name"


def test_a_new_link_voids_the_old_one(server: Server, two: Told, anna: Client, bram: Client) -> None:
    place = f"/api/tables/{two['table']}"
    key = server.ask("PUT", f"{place}/seats/0", two["opener"], json={"who": HUMAN}).json()["key"]
    assert anna.closed() == VOID and server.ask("GET", place, two["seats"][0]).status_code == 403
    assert bram.until(lambda told: told["type"] == "table")["seats"][0]["name"] == ""
    with server.client() as late, server.client() as celina:
        assert problem_of(late.hello(two["table"], two["seats"][0])) == "void-link"
        celina.hello(two["table"], key, "Celina")
        celina.answer("drop d")
    assert bram.at(1)["question"] == 1


def test_a_seat_is_handed_to_a_bot_and_back(server: Server, two: Told, anna: Client, bram: Client) -> None:
    seat = f"/api/tables/{two['table']}/seats/1"
    assert server.ask("PUT", seat, two["opener"], json={"who": "greedy"}).json() == {"key": None}
    assert bram.closed() == VOID
    anna.answer("drop d")
    anna.at(2)
    assert anna.card["seats"][1] == {"who": "greedy", "name": "Teun"} and anna.now["question"] == 2
    key = server.ask("PUT", seat, two["opener"], json={"who": HUMAN}).json()["key"]
    anna.answer("drop d")
    with server.client() as again:
        assert again.hello(two["table"], key, "Bram")["question"] == 3
        assert again.answer("drop a")["seq"] == 4


def test_only_the_opener_hands_out_seats_and_ends_a_table(server: Server, two: Told) -> None:
    place = f"/api/tables/{two['table']}"
    for key in (two["seats"][0], two["watch"], "nonsense"):
        assert server.ask("PUT", f"{place}/seats/1", key, json={"who": "random"}).status_code == 403
        assert server.ask("DELETE", place, key).status_code == 403
    assert (
        server.ask("PUT", f"{place}/seats/2", two["opener"], json={"who": "random"}).json()["problem"]["id"]
        == "only-so-many-seats"
    )
    assert (
        server.ask("PUT", f"{place}/seats/1", two["opener"], json={"who": "deep"}).json()["problem"]["id"]
        == "no-such-bot"
    )


def test_nobody_moves_at_a_table_that_is_ended(server: Server, two: Told, anna: Client) -> None:
    anna.answer("drop d")
    server.ask("DELETE", f"/api/tables/{two['table']}", two["opener"])
    assert anna.until(lambda told: told["type"] == "table")["ended"]
    assert problem_of(anna.reply("undo", event=1)) == "table-ended"
    with server.client() as bram:
        come_in(bram, two, 1, "Bram")
        assert (
            bram.now["question"] is None
            and problem_of(bram.reply("answer", question=1, move="drop d")) == "table-ended"
        )


def test_bots_alone_play_only_while_they_are_watched(server: Server) -> None:
    links = server.open(LITTLE, "random", "random")
    assert links["seats"] == [None, None]
    with server.client() as watcher:
        assert watcher.hello(links["table"], links["watch"])["seq"] == 0
        assert watcher.until(lambda told: told["type"] == "now" and told["over"])["winners"]


# At the table


def test_each_seat_is_told_its_own(anna: Client, bram: Client) -> None:
    anna.answer("drop d")
    assert (bram.at(1)["question"], anna.now["question"]) == (1, None) and bram.now["waits"] == anna.now[
        "waits"
    ] == [1]
    assert bram.now["moves"] == [f"drop {column}" for column in "abcdefg"] and anna.now["moves"] == []
    assert bram.now["events"] == anna.now["events"] and anna.now["events"][0]["told"]["id"]


def test_a_move_is_taken_back_until_somebody_answers_it(anna: Client, bram: Client) -> None:
    anna.answer("drop d")
    assert anna.now["undo"] == 1 and problem_of(bram.reply("undo", event=1)) == "nothing-to-undo"
    anna.say("undo", event=1)
    assert (
        anna.at(2)["question"] == 2
        and anna.now["events"][0]["move"] == "undo"
        and bram.at(2)["question"] is None
    )
    assert anna.now["view"] == anna.reply("look", seq=0)["view"]
    anna.answer("drop c")
    bram.at(3)
    bram.answer("drop c")
    assert anna.at(4)["undo"] is None and problem_of(anna.reply("undo", event=3)) == "nothing-to-undo"


@every_game
def test_a_preview_is_what_then_happens(server: Server, game: str) -> None:
    """That goes for the mover's own points: a preview does not foresee what others and nature do next."""
    links, foreseen = server.open(game, *seats_for(game, HUMAN), aids=["preview"]), []

    def look_ahead(client: Client, move: str) -> None:
        before, told = client.reply("scores")["totals"], client.reply("preview", move=move)
        assert [new - old for old, new in zip(before, told["totals"], strict=True)] == told["change"]
        foreseen.append((client.now["seq"] + 1, client.card["seat"], told["totals"][client.card["seat"]]))

    with together(server, links) as clients:
        play_together(clients, random.Random(4), 8, look_ahead)
        for seq, seat, total in foreseen:
            assert clients[seat].reply("look", seq=seq)["totals"][seat] == total


def test_a_hint_is_a_legal_move(server: Server, anna: Client, bram: Client) -> None:
    hint = anna.reply("hint")
    assert hint["question"] == 0 and hint["move"] in anna.now["moves"]
    assert problem_of(bram.reply("hint")) == "not-asked"


def test_a_hint_says_what_it_should_bring(server: Server) -> None:
    links = server.open("cloud_city", HUMAN, aids=["hints"])
    with server.client() as anna:
        anna.hello(links["table"], links["seats"][0], "Anna")
        hint = anna.reply("hint")
        assert hint["move"] in anna.now["moves"] and len(hint["why"]) <= 3
        assert all(
            item["rule"].startswith("§") and item["points"] and item["told"]["id"] for item in hint["why"]
        )


def test_aids_that_the_opener_did_not_allow_are_refused(server: Server) -> None:
    links = server.open(LITTLE, HUMAN, HUMAN)
    with server.client() as client:
        come_in(client, links)
        assert (
            problem_of(client.reply("preview", move="drop d"))
            == problem_of(client.reply("hint"))
            == "aid-not-allowed"
        )


@every_game
def test_every_refusal_has_a_reason_and_every_legal_move_has_none(server: Server, game: str) -> None:
    links, moves = server.open(game, *seats_for(game, HUMAN)), catalogue.load(game).MOVES
    with server.client() as client:
        come_in(client, links)
        some = [
            moves.text(move) for move in random.Random(5).sample(range(moves.count), min(60, moves.count))
        ]
        for move in {*some, *client.now["moves"][:10]}:
            why = client.reply("why_not", move=move)["why"]
            assert (why is None) == (move in client.now["moves"]) and (
                why is None or why["rule"].startswith("§")
            )
        assert problem_of(client.reply("why_not", move="fly away")) == "no-such-kind"


@every_game
def test_scores_are_told_item_by_item(server: Server, game: str) -> None:
    links = server.open(game, *seats_for(game, "random"))
    with server.client() as client:
        come_in(client, links)
        play_chapter(client, random.Random(6), 12)
        told = client.reply("scores")
    assert [sum(item["points"] for item in seat) for seat in told["seats"]] == told["totals"]
    assert all(item["rule"].startswith("§") and item["told"]["id"] for seat in told["seats"] for item in seat)


@every_game
def test_the_table_can_be_shown_in_words(server: Server, game: str) -> None:
    links = server.open(game, *seats_for(game, HUMAN))
    with server.client() as client:
        come_in(client, links)
        assert client.reply("command")["lines"] and client.reply("command", typed="legal")["lines"]
        for move in client.now["moves"][:5]:
            assert client.reply("command", typed=move)["move"] == move
        assert problem_of(client.reply("command", typed="abracadabra")) == "no-such-command"
    with server.client() as watcher:
        watcher.hello(links["table"], links["watch"])
        assert watcher.reply("command")["lines"]
