"""The text twin tells players and spectators the whole table in words, and the terminal knows them too."""
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletown import catalogue
from tabletown.cli.terminal import COMMANDS
from tabletown.kernel.record import HUMAN
from tabletown.kernel.telling.commands import HOUSE

from .matches import LITTLE, come_in, play_together, problem_of, seats_for, together
from .serving import Client, Server, Told

every_game = pytest.mark.parametrize("game", catalogue.names())

# The questions that each game answers, to spectators too: what stands where, what there is to take, who
# holds what.
QUESTIONS = {
    "neoville": [
        "city", "city 2", "at g7", "at g7 2", "where e", "where towers 2", "market", "supply", "legal",
        "legal g7",
    ],
    "cloud_city": [
        "city", "city 2", "level b", "level g 2", "at g7", "at g7 2", "where b", "where t 2", "market",
        "supply", "cards",
    ],
    "tangram_city": [
        "city", "city 2", "at c3", "at c3 2", "cards", "tile h", "left", "left 2", "legal", "legal c3",
    ],
    "project_skyline": ["at c3", "where", "where 2", "rent", "rent 2", "cards", "seats", "legal", "legal c3"],
    LITTLE: [],
}
ALWAYS = ["", "board", "score", "last", "help", "?", "BOARD"]
OWN = {
    "neoville": ["hand"],
    "cloud_city": ["hand", "best"],
    "tangram_city": ["tile", "hint"],
    "project_skyline": ["c3"],
    LITTLE: ["d"],
}


@pytest.fixture
def begun(server: Server, game: str) -> Told:
    """Open a table at which everybody has moved a few times."""
    links = server.open(game, *seats_for(game, HUMAN))
    with together(server, links) as clients:
        play_together(clients, random.Random(7), 9)
    return links


@pytest.fixture
def watcher(server: Server, begun: Told) -> Iterator[Client]:
    with server.client() as client:
        client.hello(begun["table"], begun["watch"])
        yield client


@pytest.fixture
def anna(server: Server, begun: Told) -> Iterator[Client]:
    with server.client() as client:
        come_in(client, begun)
        yield client


def told(client: Client, typed: str) -> Told:
    """Ask something typed, and return the answer, which is lines of words."""
    reply = client.reply("command", typed=typed)
    assert reply["type"] == "command" and reply["lines"] and "move" not in reply, (typed, reply)
    return reply


@every_game
def test_players_and_spectators_get_every_answer(anna: Client, watcher: Client, game: str) -> None:
    for typed in ALWAYS + QUESTIONS[game]:
        assert told(anna, typed) and told(watcher, typed)


@every_game
def test_spectators_are_told_of_every_seat(watcher: Client, game: str) -> None:
    names = [seat["name"] for seat in watcher.card["seats"]]
    for typed in [
        typed
        for typed in QUESTIONS[game]
        if typed.split()[0] in ("city", "where", "at", "level") and not typed[-1].isdigit()
    ]:
        assert all(name in json.dumps(told(watcher, typed)) for name in names), typed


@every_game
def test_spectators_move_nothing_and_hold_nothing(watcher: Client, anna: Client, game: str) -> None:
    move = catalogue.load(game).MOVES.text(0)
    for typed in (move, f"why {move}", "undo", *OWN[game]):
        assert problem_of(watcher.reply("command", typed=typed)) in ("only-seats-move", "aid-not-allowed"), (
            typed
        )
    assert (
        problem_of(watcher.reply("command", typed="abracadabra"))
        == problem_of(anna.reply("command", typed="abracadabra"))
        == "no-such-command"
    )


@every_game
def test_the_last_move_is_told_in_words(
    server: Server, begun: Told, anna: Client, watcher: Client, game: str
) -> None:
    """Players hear from their own last move on, spectators from anybody's last move."""
    for client, key, seats in ((watcher, begun["watch"], range(9)), (anna, begun["seats"][0], [0])):
        with server.client() as again:
            events = again.hello(begun["table"], key, since=0)["events"]
        since = [event["seq"] for event in events if event["seat"] in seats][-1]
        lines = told(client, "last")["lines"]
        assert [words[-1][0]["id"] for words in lines] == [
            event["told"]["id"] for event in events if event["seq"] >= since
        ]


@every_game
def test_the_score_is_told_item_by_item(anna: Client, game: str) -> None:
    heads = [words[0][0] for words in told(anna, "score")["lines"] if words[0][1] == "head"]
    totals, names = anna.reply("scores")["totals"], [seat["name"] for seat in anna.card["seats"]]
    assert heads == [f"{name}: {total}".replace("-", "−") for name, total in zip(names, totals, strict=True)]


def test_a_typed_move_is_not_played_yet(server: Server) -> None:
    with together(server, server.open(LITTLE, HUMAN, HUMAN)) as (anna, _):
        assert problem_of(anna.reply("command", typed="undo")) == "nothing-to-undo"
        assert (
            anna.reply("command", typed="d")["move"]
            == anna.reply("command", typed="DROP d")["move"]
            == "drop d"
        )
        anna.answer("drop d")
        reply = anna.reply("command", typed="undo")
        assert reply["undo"] == anna.now["undo"] == 1 and anna.now["seq"] == 1


def test_why_tells_the_reason_and_plays_nothing(server: Server) -> None:
    with together(server, server.open(LITTLE, HUMAN, HUMAN)) as (anna, bram):
        assert told(anna, "why drop d")["lines"][0][0][0]["id"] == "move-is-possible"
        why = told(bram, "why drop d")["lines"][0]
        assert why[0][0]["id"] == "illegal-move" and why[1][0].strip() == "§2.1"
        assert (
            problem_of(anna.reply("command", typed="why"))
            == problem_of(anna.reply("command", typed="why legal"))
            == "which-move"
        )
        assert anna.now["seq"] == 0


@pytest.mark.parametrize(
    ("game", "typed"), [(LITTLE, "try drop d"), ("cloud_city", "best"), ("tangram_city", "hint")]
)
def test_aids_that_the_opener_did_not_allow_are_refused_in_words(
    server: Server, game: str, typed: str
) -> None:
    for aids in ([], ["preview", "hints"]):
        with server.client() as client:
            come_in(client, server.open(game, *seats_for(game, HUMAN), aids=aids))
            assert (
                told(client, typed)
                if aids
                else problem_of(client.reply("command", typed=typed)) == "aid-not-allowed"
            )


def test_the_terminal_knows_the_same_words() -> None:
    """The terminal only adds words that make sense there, and shows help in columns."""
    assert set(COMMANDS) & set(HOUSE) == {"help", "?"} and set(COMMANDS) - set(HOUSE) == {
        "undo", "rules", "save", "quit", "exit",
    }


def test_every_word_is_in_the_protocol() -> None:
    text = (Path(__file__).parents[1] / "docs" / "protocol.md").read_text("utf-8")
    assert all(f"`{word}" in text for word in HOUSE if word)
