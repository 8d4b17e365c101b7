"""The drawn board: Node draws views of all kinds of matches and plays with them as the page does."""
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.node import in_node, needs_node
from tests.texts import variables_by_id

from ....kernel import ScoreLine
from ....kernel.chance import drawn_from, seed_of
from ....kernel.drawing import drawn_view
from ....kernel.game import legal_moves
from ....kernel.match import Match
from ....kernel.rules.rule import NATURE
from ....messages import LANGUAGES
from ... import cloud_city
from ..moves import CARD, LAY, MOVES, TAKE, WALK
from ..pieces import CARDS
from ..scoring import CARD_RULES
from ..state import TO_LAY, State
from .table import GAME

FOLDER = Path(cloud_city.__file__).parent
TABLES = [
    (seats, dict(city=city, cards=cards))
    for city, most in (("square", 4), ("rectangle", 3))
    for seats in range(1, most + 1)
    for cards in ("none", "one", "two")
]

pytestmark = needs_node


def matches() -> Iterator[tuple[Match, random.Random]]:
    """Yield random matches at every kind of table before every decision, nature's too, and after the end."""
    for seed, (seats, options) in enumerate(TABLES):
        rnd, chance = random.Random(seed), drawn_from(seed_of(seed))
        match = Match(GAME, seats, options)
        while not match.over:
            yield match, rnd
            seat = next(iter(match.asked))
            match.step(seat, match.drawn(chance) if seat == NATURE else chosen(match, seat, rnd))
        yield match, rnd


def chosen(match: Match, seat: int, rnd: random.Random) -> int:
    """Choose any move, but mostly a walkway if there is one, so that cities have something to show."""
    legal = match.legal(seat)
    walks = [move for move in legal if MOVES.kind(move) == "walk"]
    return rnd.choice(walks if walks and rnd.random() < .8 else legal)


def views() -> Iterator[dict[str, Any]]:
    """Collect views from start to end, of the seat to move, another seat and a spectator in turn."""
    for i, (match, rnd) in enumerate(matches()):
        if match.seq == 0 or match.over or rnd.random() < .12:
            mover = next(iter(match.asked), 0)
            yield dumped(match, [max(mover, 0), match.seats - 1, None][i % 3], rnd)


def dumped(match: Match, viewer: int | None, rnd: random.Random) -> dict[str, Any]:
    s = match.state.view(viewer)
    moves = match.legal(viewer) if viewer in match.asked and viewer is not None else []
    told: dict[str, Any] = dict(
        view=drawn_view(GAME, s),
        seat=viewer,
        moves=[MOVES.text(move) for move in moves],
    )
    told |= dict(
        items=[[item(line) for line in GAME.score_lines(s, seat)] for seat in range(s.seats)],
        refused=[],
        foreseen=[],
    )
    if viewer is not None and moves:
        told |= dict(refused=refused(s, viewer), foreseen=foreseen(match, viewer, moves, rnd))
    return told


def item(line: ScoreLine) -> dict[str, Any]:
    return dict(rule=line.rule, what=line.what, at=line.at, points=line.points)


def refused(s: State, seat: int) -> list[dict[str, Any]]:
    """List some moves of this step that are impossible, each for its own reason."""
    some = range(LAY, WALK) if s.phase == TO_LAY else range(WALK, TAKE)
    reasons = {
        why.id: (move, why)
        for move in some
        if (why := GAME.why_not(s, seat, move)) and why.id != "not-in-hand"
    }
    return [dict(move=MOVES.text(move), why=why.plain()) for move, why in reasons.values()]


def foreseen(match: Match, seat: int, moves: Sequence[int], rnd: random.Random) -> list[dict[str, Any]]:
    """Return what could be built after some tiles."""
    lays = [move for move in moves if MOVES.kind(move) == "lay"]
    tried = [(MOVES.text(move), match.tried(seat, move)) for move in rnd.sample(lays, min(len(lays), 3))]
    return [
        dict(
            move=move,
            after=drawn_view(GAME, s),
            next=[MOVES.text(after) for after in legal_moves(GAME, s, seat)],
        )
        for move, s in tried
    ]


def steps() -> list[dict[str, Any]]:
    """Return views in which a seat lays, builds, draws, and another one builds or draws."""
    s, drawing = GAME.start(2), GAME.start(2)
    drawing.phase = 1
    moments: tuple[tuple[Any, list[str]], ...] = (
        (s, ["lay"]),
        (drawing, ["walk", "take"]),
        (drawing, ["take"]),
        (drawing, []),
    )
    return [dict(view=drawn_view(GAME, view), kinds=kinds) for view, kinds in moments]


@pytest.fixture(scope="module")
def drawn() -> Any:
    return in_node(Path(__file__).with_name("board_cloud_city.mjs"), dict(views=list(views()), steps=steps()))


def test_every_view_and_every_move_can_be_drawn_and_played_by_pointing(drawn: Any) -> None:
    assert drawn["wrong"] == []
    assert drawn["count"]["views"] > 150 and drawn["count"]["ghosts"] > 1000


def test_reasons_of_every_kind_were_drawn(drawn: Any) -> None:
    laying = {"not-on-a-tile", "not-apart", "not-beyond", "not-beyond-rectangle"}
    between = {"not-over-a-gap", "not-over-same-height", "not-over-taller", "not-crossing"}
    ends = {"not-without-building", "not-different-heights", "not-third-walkway", "not-joined-again"}
    assert laying | between | ends <= set(drawn["count"]["denied"])


def test_what_cards_give_and_what_a_tile_allows_was_shown(drawn: Any) -> None:
    assert all(drawn["count"][what] > 20 for what in ("worth", "promised", "before"))


def test_the_step_one_is_in(drawn: Any) -> None:
    laying, building, ending = [True, False, False], [False, True, False], [False, False, True]
    assert drawn["steps"] == [laying, building, ending, building]


def within(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a message and those among its arguments."""
    yield message
    for value in message["args"].values():
        if isinstance(value, dict):
            yield from within(value)


@pytest.mark.parametrize("code", LANGUAGES)
def test_whatever_the_board_says_exists_and_its_rule_too(drawn: Any, code: str) -> None:
    messages, rulebook = variables_by_id(code, FOLDER), (FOLDER / f"rulebook.{code}.md").read_text("utf-8")
    for message in (inner for told in drawn["told"] for inner in within(told)):
        assert messages[message["id"]] == set(message["args"]), message
        assert not message["rule"] or f"{message['rule']} " in rulebook, message
    assert {f"card-text-{card}" for card in CARDS} <= {
        inner["id"] for told in drawn["told"] for inner in within(told)
    }


def test_tips_tell_of_every_move_and_of_all_that_gives_votes(drawn: Any) -> None:
    tips = drawn["tips"]
    assert {kind for tip in tips for kind in tip.get("kinds", [])} == {
        MOVES.kind(move) for move in range(CARD)
    }
    assert {tip["scored"] for tip in tips if "scored" in tip} == {"§7.1", *CARD_RULES.values()}
    assert [tip["rule"] for tip in tips if "over" in tip] == ["§7.2"]
    assert all(sum(when in tip for when in ("kinds", "scored", "over")) == 1 for tip in tips)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_tip_is_told_and_its_rule_exists(drawn: Any, code: str) -> None:
    messages, rulebook = variables_by_id(code, FOLDER), (FOLDER / f"rulebook.{code}.md").read_text("utf-8")
    assert all(messages[tip["id"]] == set() and f"{tip['rule']} " in rulebook for tip in drawn["tips"])


def test_a_view_tells_the_walkways_that_give_votes() -> None:
    found = False
    for match, _ in matches():
        s = match.state
        paid = [
            sorted(line.at for line in GAME.score_lines(s, i) if line.rule == "§7.1") for i in range(s.seats)
        ]
        assert [sorted(names) for names in drawn_view(GAME, s)["walkways"]] == paid
        found |= any(paid)
    assert found
