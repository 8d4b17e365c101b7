"""The drawn board: Node draws views of random matches, points at everything, and finds nothing wrong."""
import random
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.node import in_node, needs_node
from tests.playing import random_match
from tests.sample import THOROUGH
from tests.texts import variables_by_id

from ....kernel.drawing import drawn_view
from ....kernel.game import folder_of
from ....kernel.match import Match
from ....kernel.rules.rule import NATURE, only
from ....messages import LANGUAGES
from ..moves import MOVES, ROLLED
from ..state import State
from .table import GAME

FOLDER = folder_of(GAME)
SCRIPT = Path(__file__).with_name("board_project_skyline.mjs")
pytestmark = needs_node

OWN = range(ROLLED)  # the moves that seats choose, not nature


def position(s: State, seat: int) -> dict[str, Any]:
    return dict(view=drawn_view(GAME, s.view(seat)), seat=seat, moves=[], refused=[])


def asked(match: Match, seat: int, move: int, rnd: random.Random) -> dict[str, Any]:
    """Return a position with what is legal, what is refused, and where the move that is made leads."""
    legal = match.legal(seat)
    moves = [MOVES.text(other) for other in legal]
    return position(match.state, seat) | dict(
        moves=moves, made=made(match, seat, move), refused=refused(match.state, seat, legal, rnd)
    )


def made(match: Match, seat: int, move: int) -> dict[str, Any]:
    after = match.tried(seat, move)
    out = [0] * MOVES.count
    n = GAME.moves(after, seat, out) if GAME.waits_for(after) == only(seat) else 0
    return dict(
        text=MOVES.text(move), after=drawn_view(GAME, after), next=[MOVES.text(other) for other in out[:n]]
    )


def refused(s: State, seat: int, legal: list[int], rnd: random.Random) -> list[dict[str, Any]]:
    """List some moves that are impossible, each for its own reason."""
    others = [move for move in OWN if move not in set(legal)]
    reasons = {why.id: (move, why) for move in rnd.sample(others, 60) if (why := GAME.why_not(s, seat, move))}
    return [dict(text=MOVES.text(move), why=why.plain()) for move, why in reasons.values()]


def positions() -> list[dict[str, Any]]:
    """Collect the first position of each phase and card, and the end, at every kind of table."""
    rnd, found, seen = random.Random(7), list[dict[str, Any]](), set[tuple[int | str, ...]]()

    def watch(match: Match, seat: int, move: int) -> None:
        s = match.state
        kinds = {MOVES.parts(other)[0] for other in match.legal(seat)}
        if (kind := (s.seats, s.phase, s.card, *sorted(kinds))) not in seen or (
            THOROUGH and match.seq % 30 == 0
        ):
            seen.add(kind)
            found.append(position(s, 0) if seat == NATURE else asked(match, seat, move, rnd))

    for seed, (seats, experts, corners) in enumerate(product(GAME.SEATS, ("off", "on"), ("shared", "own"))):
        found.append(
            position(random_match(GAME, seed, seats, watch, experts=experts, corners=corners).state, 0)
        )
    return found


@pytest.fixture(scope="module")
def drawn() -> Any:
    """Return what Node finds wrong, by kind, what was said, and what can be meant."""
    return in_node(SCRIPT, positions())


@pytest.mark.parametrize("kind", ["drawings", "places", "aims", "composed", "pieces", "steps", "tags"])
def test_nothing_is_wrong_with_the_board(drawn: Any, kind: str) -> None:
    """Every view is drawn; every legal move has its own lit place and is meant there; one step is current."""
    assert drawn["wrong"][kind] == []


def test_whatever_somebody_points_at_is_a_move_that_can_be_asked_about(drawn: Any) -> None:
    kinds = {MOVES.parts(MOVES.read(text))[0] for text in drawn["meant"]}
    assert kinds == {kind for kind in kinds_of_people() if kind not in ("roll", "done")}


def kinds_of_people() -> set[str]:
    return {MOVES.parts(move)[0] for move in OWN}


# Words


@pytest.mark.parametrize("code", LANGUAGES)
def test_whatever_the_board_says_is_a_message_with_all_its_variables(drawn: Any, code: str) -> None:
    known = variables_by_id(code, FOLDER)
    wrong = {
        name: args
        for name, args in drawn["said"].items()
        if name not in known or not known[name] <= set(args)
    }
    assert len(drawn["said"]) > 90 and wrong == {}


# Tips


def test_tips_tell_of_every_move_and_of_all_that_scores(drawn: Any) -> None:
    tips = drawn["tips"]
    assert {kind for tip in tips for kind in tip.get("kinds", [])} == kinds_of_people()
    assert set(re.findall(r"\*\*(§7\.\d+)", (FOLDER / "rulebook.en.md").read_text("utf-8"))) <= {
        tip["rule"] for tip in tips
    }
    assert all(sum(when in tip for when in ("kinds", "scored", "over")) == 1 for tip in tips)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_tip_is_told_in_every_language_and_its_rule_exists(drawn: Any, code: str) -> None:
    known, rules = variables_by_id(code, FOLDER), (FOLDER / f"rulebook.{code}.md").read_text("utf-8")
    assert all(tip["id"] in known and f"**{tip['rule']} " in rules for tip in drawn["tips"])
