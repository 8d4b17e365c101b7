"""An independent, naive Project Skyline agrees on legal moves, the table after every event, and scores."""
import random
from itertools import product

import pytest

from tests.sample import sample

from ....kernel.game import leaders, legal_moves, waiting
from ....kernel.rules.rule import NATURE, NONE
from ... import project_skyline
from ..rents import rent_at
from ..moves import MOVES
from ..pieces import BESIDE, FIELD_NAMES, LEVELS, REACH, SEATS, SPACES, SQUARE
from ..state import State
from . import oracle
from .table import GAME

SQUARE_NAMED = {field: int(field[1]) * 8 - 8 + ord(field[0]) - ord("a") for field in oracle.ALL}
BIT = {field: 1 << square for field, square in SQUARE_NAMED.items()}
VARIANTS = list(product(("off", "on"), ("shared", "own")))


def stands_of(table: oracle.Table) -> list[list[int]]:
    """Return the oracle's board as the sets of squares that the rules keep."""
    stands = [[0] * LEVELS for _ in range(SEATS)]
    for field, (owner, height) in table.board.items():
        stands[owner][height - 1] |= BIT[field]
    return stands


def agree(s: State, table: oracle.Table) -> None:
    assert s.cash[: s.seats] == table.cash and s.figure[: s.seats] == table.space
    assert s.stands == stands_of(table) and s.architect == (
        SQUARE_NAMED[table.architect] if table.architect else NONE
    )
    assert waiting(GAME, s) == (
        [] if table.stage == "over" else [NATURE] if table.nature_moves() else [table.turn]
    )


def lists_agree(s: State, table: oracle.Table, legal: list[int]) -> None:
    texts = [MOVES.text(move) for move in legal]
    assert len(set(texts)) == len(texts) and set(texts) == table.legal()


def both_played(seed: int, seats: int, lists: bool) -> tuple[State, oracle.Table]:
    """Play a random match by the rules and by the oracle side by side."""
    rnd = random.Random(seed)
    experts, corners = VARIANTS[seed % len(VARIANTS)]
    first = seed % seats
    s = GAME.start(seats, experts=experts, corners=corners, first="chance")
    GAME.play(s, NATURE, MOVES.begin + first)
    table = oracle.Table(seats, experts == "on", corners == "own", first)
    while seat := waiting(GAME, s):
        legal = legal_moves(GAME, s, seat[0])
        if lists:
            lists_agree(s, table, legal)
        move = rnd.choices(legal, [GAME.odds(s, m) if seat[0] == NATURE else 1 for m in legal])[0]
        GAME.play(s, seat[0], move)
        table.play(MOVES.text(move))
        agree(s, table)
    return s, table


def scores_agree(s: State, table: oracle.Table) -> None:
    for seat in range(s.seats):
        assert {line.what: line.points for line in project_skyline.score_lines(s, seat)} == table.lines(seat)
        assert GAME.score(s, seat) == table.scores()[seat]
    assert leaders(GAME, s) == table.winners()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_list_agrees(seats: int) -> None:
    """Brute-force paths with one bend agree with sets of fields, for all 13 cards."""
    cards = set()
    for seed in range(40):
        s, table = both_played(seed, seats, lists=True)
        scores_agree(s, table)
        cards |= set(table.drawn)
    assert cards == set(oracle.COPIES)


@pytest.mark.parametrize(
    ("seats", "part"), sample(product((2, 3, 4), range(50)), lambda i, case: case[1] == 0)
)
def test_a_thousand_matches_agree(seats: int, part: int) -> None:
    """They agree for each number of seats on the table after every event, the score and both ways to end."""
    ends = set()
    for seed in range(1000 + 20 * part, 1020 + 20 * part):
        s, table = both_played(seed, seats, lists=False)
        scores_agree(s, table)
        ends.add(table.ruin is None)
    assert ends == {True, False}


def test_every_reach_is_what_paths_reach() -> None:
    """§4.1 With at most one bend they reach every field at exactly that distance, and no other."""
    for (field, at), steps in product(zip(FIELD_NAMES, SQUARE, strict=True), range(1, 7)):
        reached = {name for name, to in zip(FIELD_NAMES, SQUARE, strict=True) if REACH[at][steps] >> to & 1}
        assert reached == oracle.ends(field, steps), (field, steps)


def test_the_street_touches_what_one_sees_on_a_walk() -> None:
    """§1.2 Four corners touch nothing."""
    names = dict(zip(SQUARE, FIELD_NAMES, strict=True))
    assert {space: names[BESIDE[space]] for space in range(SPACES) if BESIDE[space] >= 0} == oracle.BESIDE


def test_the_rent_map_agrees() -> None:
    """§3.5 Both say what each space would cost each seat."""
    for seed in range(12):
        s, table = both_played(seed, 2 + seed % 3, lists=False)
        for seat, space in product(range(s.seats), range(SPACES)):
            field = oracle.BESIDE.get(space)
            due = field in table.board and table.board[field][0] != seat
            assert rent_at(s, seat, space) == (table.rent(field) if field and due else 0)
