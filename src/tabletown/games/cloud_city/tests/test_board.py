"""The drawn board: all views of all kinds of matches are drawn in Node, without a browser."""
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.node import in_node, needs_node
from tests.texts import variables_by_id

from ....kernel.chance import drawn_from, seed_of
from ....kernel.match import Match
from ....kernel.rule import NATURE
from ... import cloud_city
from ..moves import MOVES
from ..pieces import CARDS, LEVELS, TILES, VOTES
from ..scoring import standing, walkway_name
from ..text import pile
from .table import GAME

FOLDER = Path(cloud_city.__file__).parent
TABLES = [
    (seats, dict(city=city, cards=cards))
    for city, most in (("square", 4), ("rectangle", 3)) for seats in range(1, most + 1) for cards in ("none", "one", "two")
]

pytestmark = needs_node


def matches() -> Iterator[tuple[Match, random.Random]]:
    """Random matches at every kind of table, before every decision; also before nature's and after the end."""
    for seed, (seats, options) in enumerate(TABLES):
        rnd, chance = random.Random(seed), drawn_from(seed_of(seed))
        match = Match(GAME, seats, options)
        while not match.over:
            yield match, rnd
            seat = next(iter(match.asked))
            match.step(seat, match.drawn(chance) if seat == NATURE else chosen(match, seat, rnd))
        yield match, rnd


def chosen(match: Match, seat: int, rnd: random.Random) -> int:
    """Any move, but a walkway rather than none: so that cities have something to show."""
    legal = match.legal(seat)
    return rnd.choice([move for move in legal if MOVES.kind(move) == "walk"] or legal)


def views() -> Iterator[dict[str, Any]]:
    """A view at the start and at the end of every match, and some in between; by turns of who moves, of another seat, of a spectator."""
    for i, (match, rnd) in enumerate(matches()):
        if match.seq == 0 or match.over or rnd.random() < .12:
            mover = next(iter(match.asked), 0)
            yield dumped(match, [max(mover, 0), match.seats - 1, None][i % 3])


def dumped(match: Match, viewer: int | None) -> dict[str, Any]:
    s = match.state.view(viewer)
    moves = [MOVES.text(move) for move in match.legal(viewer)] if viewer in match.asked and viewer is not None else []
    walkways = [[walkway_name(s, seat, *walkway) for walkway in standing(s, seat)] for seat in range(s.seats)]
    return dict(view=s.plain(), seat=viewer, moves=moves, walkways=walkways, pile=pile(s))


def steps() -> list[dict[str, Any]]:
    """Laying, building, drawing, and somebody else who builds or draws."""
    s, drawing = GAME.start(2), GAME.start(2)
    drawing.phase = 1
    moments: tuple[tuple[Any, list[str]], ...] = ((s, ["lay"]), (drawing, ["walk", "take"]), (drawing, ["take"]), (drawing, []))
    return [dict(view=view.plain(), kinds=kinds) for view, kinds in moments]


@pytest.fixture(scope="module")
def drawn() -> Any:
    return in_node(Path(__file__).with_name("board_cloud_city.mjs"), dict(views=list(views()), steps=steps()))


def test_every_view_and_every_move_can_be_drawn(drawn: Any) -> None:
    assert drawn["wrong"] == []
    assert drawn["count"]["views"] > 150 and drawn["count"]["ghosts"] > 1000


def test_the_board_knows_the_pieces_of_the_box(drawn: Any) -> None:
    assert drawn["facts"] == dict(tiles=list(TILES), cards=list(CARDS), votes=[int(n) for n in VOTES], levels=list(LEVELS))


def test_the_step_one_is_in(drawn: Any) -> None:
    laying, building, ending = [True, False, False], [False, True, False], [False, False, True]
    assert drawn["steps"] == [laying, building, ending, building]


def test_the_isometric_view_turns_so_that_nothing_hides_behind_something_taller(drawn: Any) -> None:
    """Behind the first start tile's front building stands one as low; behind the second's, from that side, a lower one."""
    assert drawn["open"] == [0, 1]


def within(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A message, and those among its arguments."""
    yield message
    for value in message["args"].values():
        if isinstance(value, dict):
            yield from within(value)


def test_whatever_the_board_says_exists_and_its_rule_too(drawn: Any) -> None:
    messages, rulebook = variables_by_id("en", FOLDER), (FOLDER / "rulebook.en.md").read_text("utf-8")
    for message in (inner for told in drawn["told"] for inner in within(told)):
        assert messages[message["id"]] == set(message["args"]), message
        assert not message["rule"] or f"{message['rule']} " in rulebook, message
    assert {f"card-text-{card}" for card in CARDS} <= {inner["id"] for told in drawn["told"] for inner in within(told)}
