"""The drawings: Node draws views and legal moves of random matches, and nothing is wrong with them."""
from itertools import product
from pathlib import Path
from typing import Any

from tabletown import catalogue
from tabletown.games.project_skyline.board import floors, rent_at
from tabletown.games.project_skyline.cards import towers
from tabletown.games.project_skyline.pieces import FLOORS, SPACES, TOWERS
from tabletown.games.project_skyline.state import State
from tabletown.kernel.match import Match
from tabletown.kernel.rule import NATURE, only
from tests.node import in_node, needs_node
from tests.playing import random_match
from tests.texts import variables_by_id

GAME = catalogue.load("project_skyline")
FOLDER = Path(__file__).parents[1]


def position(s: State, seat: int, moves: list[str]) -> dict[str, Any]:
    """A view, what is legal, and what the rules say of everything that the drawings count for themselves."""
    rents = [[rent_at(s, who, space) for space in range(SPACES)] for who in range(s.seats)]
    return dict(view=s.view(seat).plain(), seat=seat, moves=moves, rents=rents, supplies=[supply(s, who) for who in range(s.seats)])


def asked(match: Match, seat: int, move: int) -> dict[str, Any]:
    """A position with what is legal, and where the move that is made leads."""
    after = match.tried(seat, move)
    next_moves = [0] * GAME.MOVES.count
    n = GAME.moves(after, seat, next_moves) if GAME.waits_for(after) == only(seat) else 0
    made = dict(line=GAME.MOVES.text(move), after=after.plain(), next=[GAME.MOVES.text(other) for other in next_moves[:n]])
    return dict(position(match.state, seat, [GAME.MOVES.text(other) for other in match.legal(seat)]), made=made)


def supply(s: State, seat: int) -> list[int]:
    """Cash, floors and towers left, and floors borrowed, if any."""
    spare = FLOORS - floors(s, seat)
    return [s.cash[seat], max(spare, 0), TOWERS[s.seats] - towers(s, seat), *([-spare] if spare < 0 else [])]


def positions() -> list[dict[str, Any]]:
    """Of matches with every number of seats and every option: the first of each phase and card, every thirtieth, and the end."""
    found: list[dict[str, Any]] = []
    seen: set[tuple[int, ...]] = set()

    def watch(match: Match, seat: int, move: int) -> None:
        s = match.state
        if (kind := (s.seats, s.phase, s.card)) not in seen or match.seq % 30 == 0:
            seen.add(kind)
            found.append(position(s, 0, []) if seat == NATURE else asked(match, seat, move))

    for seed, (seats, experts, corners) in enumerate(product(GAME.SEATS, ("off", "on"), ("shared", "own"))):
        found.append(position(random_match(GAME, seed, seats, watch, experts=experts, corners=corners).state, 0, []))
    return found


@needs_node
def test_every_view_and_every_legal_move_can_be_drawn_and_explained() -> None:
    told = in_node(Path(__file__).with_name("board_project_skyline.mjs"), positions())
    assert told["faults"] == []
    for code in ("en", "nl", "pl"):
        known = variables_by_id(code, FOLDER)
        assert {name: known.get(name) for name in told["said"]} == {name: set(args) for name, args in told["said"].items()}
