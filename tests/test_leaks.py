"""Two tables that differ only in what a viewer cannot see tell that viewer the same through the socket."""
import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.sync.client import connect

from tabletown import catalogue
from tabletown.kernel.game import Game, name_of
from tabletown.kernel.match import Event, Match, event_text, hidden_parts
from tabletown.kernel.record import HUMAN
from tabletown.kernel.rules.rule import NATURE
from tabletown.kernel.state import EVERYONE
from tabletown.server.links import hashed
from tabletown.server.wire import VERSION
from tabletown.store import Card, Chair, Row
from tabletown.store.sqlite import SqliteStore

from .sample import examples, sample
from .serving import WAIT, Server, Told, serving

GAMES = {name: catalogue.load(name) for name in catalogue.names()}
SECRETIVE = {
    name: game
    for name, game in GAMES.items()
    if any(part.like for parts in game.MOVES.kinds.values() for part in parts.values())
}
SEATS = 3
AT_ONCE = 80  # questions through one socket, which closes on more
TYPED = (
    "", "board", "score", "last", "help", "undo", "legal", "legal g7", "hand", "hand 2", "market", "supply",
    "city", "city 2", "city 3", "at g7", "at g7 2", "at c3 3", "where", "where e 2", "where towers 3",
    "cards", "left", "left 2", "tile", "best", "hint",
)

Viewer = int | None
VIEWERS: tuple[Viewer, ...] = (*range(SEATS), None)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_without_secret_moves_hides_nothing(game: Game) -> None:
    """Such a game needs no twins."""
    hides = any(f.seen_by != EVERYONE for f in game.start(max(game.SEATS)).fields.values())
    assert hides == (name_of(game) in SECRETIVE)


# Matches that a viewer cannot tell apart


class Twins(NamedTuple):
    table: str
    one: Match
    two: Match


def twins(game: Game, viewer: Viewer, seed: int) -> Iterator[Twins]:
    """Yield two matches at every question, until a secret comes out or no move is legal in both."""
    rnd, one, two = random.Random(seed), Match(game, SEATS), Match(game, SEATS)
    while not one.over and (moves := next_moves(one, two, viewer, rnd)):
        seat, move, other = moves
        before = unlike(one, two, viewer)
        one.step(seat, move)
        two.step(seat, other)
        if seat != NATURE and unlike(one, two, viewer) != before:
            return
        assert one.asked == two.asked
        if one.asked and NATURE not in one.asked and before:
            yield Twins(f"{name_of(game)}-{viewer}-{seed}-{one.seq}", one.copy(), two.copy())


def unlike(one: Match, two: Match, viewer: Viewer) -> Counter[int]:
    """Count what is hidden from the viewer in the first match and not in the second."""
    return hidden(one, viewer) - hidden(two, viewer)


def hidden(match: Match, viewer: Viewer) -> Counter[int]:
    names = {part.like for parts in match.game.MOVES.kinds.values() for part in parts.values() if part.like}
    rows = [
        row
        for name in names
        for i, row in enumerate(getattr(match.state, name))
        if not match.state.sees(viewer, name, i)
    ]
    return Counter(value for row in rows for value in (row if isinstance(row, list) else [row]))


def next_moves(one: Match, two: Match, viewer: Viewer, rnd: random.Random) -> tuple[int, int, int] | None:
    """Return the next seat and its moves: the same in both, unless nature deals what the viewer can't see."""
    seat = rnd.choice(sorted(one.asked))
    same = sorted({*one.legal(seat)} & {*two.legal(seat)})
    if not same:
        return None
    move = rnd.choice(same)
    others = (
        [other for other in two.legal(seat) if is_like(two, move, other)]
        if is_hidden(one, seat, move, viewer)
        else []
    )
    return seat, move, rnd.choice([move, rnd.choice(others)]) if others else move


def is_hidden(match: Match, seat: int, move: int, viewer: Viewer) -> bool:
    after = match.copy()
    after.step(seat, move)
    return bool(hidden_parts(match.game, after.state, Event(seat, move), viewer))


def is_like(match: Match, move: int, other: int) -> bool:
    """Say whether two moves are the same but for what is secret."""
    secrets = match.game.MOVES.secrets(move)
    return match.game.MOVES.text(move, frozenset(secrets)) == match.game.MOVES.text(other, frozenset(secrets))


def some_twins(game: Game, viewer: Viewer) -> list[Twins]:
    """Return some early twins and some late ones."""
    found = [list(twins(game, viewer, seed)) for seed in range(0, examples(6), 2)]
    return [twin for each in found for twin in (each[0], each[-1])]


# Two worlds


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    with serving(tmp_path_factory.mktemp("one")) as one, serving(tmp_path_factory.mktemp("two")) as two:
        yield one, two


def key_of(viewer: Viewer) -> str:
    return "the watchers' link" if viewer is None else f"the link of seat {viewer}"


def put(server: Server, id: str, match: Match) -> None:
    """Store a match as a table of a server, as if it had been played there."""
    chairs = [Chair(HUMAN, f"Seat {seat}", hashed(key_of(seat))) for seat in range(match.seats)]
    links = hashed("the opener's link"), hashed(key_of(None))
    card = Card(
        id,
        name_of(match.game),
        match.game.EDITION,
        match.options,
        chairs,
        *links,
        made=0.0,
        aids=["preview", "hints"],
    )
    asyncio.run(put_in(SqliteStore(Path(server.db)), card, rows_of(match)))


async def put_in(store: SqliteStore, card: Card, rows: Sequence[Row]) -> None:
    await store.open()
    await store.add(card)
    await store.append(card.id, 0, rows, 0.0)
    await store.close()


def rows_of(match: Match) -> list[Row]:
    again, rows = Match(match.game, match.seats, match.options), []
    for event in match.events:
        again.take(event)
        rows.append(Row(event.seat, event_text(match.game, event), again.state.digest()))
    return rows


# All that can be asked


def questions(match: Match, viewer: Viewer) -> list[Told]:
    """Return every question that changes nothing."""
    looks = [{"type": "look", "seq": seq} for seq in range(match.seq + 1)]
    typed = [{"type": "command", "typed": words} for words in TYPED]
    asked = [{"type": "scores"}, {"type": "course"}]
    return [*asked, *typed, *looks, *(about_moves(match, viewer) if viewer is not None else [])]


def about_moves(match: Match, seat: int) -> list[Told]:
    """Ask why not and what if, and try to play, for some legal moves and some of every kind."""
    rnd, moves, legal = random.Random(match.seq), match.game.MOVES, match.legal(seat)
    starts = sorted([*moves.first.values(), moves.count])
    some = {rnd.randrange(start, end) for start, end in pairwise(starts) for _ in range(12)} | {*legal[:12]}
    asked = [
        {"type": how, "move": moves.text(move)} for how in ("why_not", "preview") for move in sorted(some)
    ]
    asked += [
        {"type": "command", "typed": f"{how} {moves.text(move)}"}
        for how in ("why", "try")
        for move in sorted(some)
    ]
    tried = [
        {"type": "answer", "question": match.asked.get(seat, 0), "move": moves.text(move)}
        for move in sorted(some - {*legal})
    ]
    return [*asked, *tried, {"type": "undo", "event": 0}]


def all_told(server: Server, id: str, viewer: Viewer, asked: Sequence[Told]) -> list[str]:
    """Return every message that a viewer gets, as it comes."""
    told = []
    for start in range(0, len(asked), AT_ONCE):
        address = server.address.replace("http", "ws", 1) + "/socket"
        with connect(address, proxy=None, compression=None, open_timeout=WAIT) as socket:
            hello = {
                "type": "hello",
                "version": VERSION,
                "table": id,
                "key": key_of(viewer),
                "since": 0,
                "scores": True,
            }
            for said in (hello, *asked[start : start + AT_ONCE]):
                socket.send(json.dumps(said))
            told += [str(socket.recv(WAIT)) for _ in range(2 + len(asked[start : start + AT_ONCE]))]
    return told + [
        server.ask("GET", f"/api/tables/{id}{page}", key_of(viewer)).text for page in ("", "/view", "/record")
    ]


@pytest.mark.parametrize("viewer", sample(VIEWERS, lambda i, viewer: viewer in (1, None)))
@pytest.mark.parametrize("game", SECRETIVE.values(), ids=SECRETIVE)
def test_twin_worlds_tell_viewers_the_same(worlds: tuple[Server, Server], game: Game, viewer: Viewer) -> None:
    for table, one, two in some_twins(game, viewer):
        for server, match in zip(worlds, (one, two), strict=True):
            put(server, table, match)
        first, second = (all_told(server, table, viewer, questions(one, viewer)) for server in worlds)
        assert first == second and not [told for told in first if "server-error" in told]
