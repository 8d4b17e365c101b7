"""The exact search for the best walkways agrees with trying everything, in both worlds."""
from random import Random
from typing import Any

import pytest

from tests.playing import random_match

from ....kernel.match import Match
from ....kernel.rules.rule import NATURE
from ....kernel.loading import world
from ...cloud_city import play
from ..exact import best_walkways
from ..guide import within_reach_now
from ..moves import MOVES
from ..pieces import LETTERS
from ..state import State
from ..walkways import walkways
from . import oracle
from .cities import PLUS
from .oracle import City, Pieces, square_named
from .table import GAME, to_walk

SOME = 13  # how many lines of a level are few enough to try everything


def some_states(seed: int, **options: str) -> list[State]:
    """Yield cities of a random match, small and large, with many and few walkways, scarce and full supply."""
    lot, found = Random(seed), []

    def watch(match: Match, seat: int, move: int) -> None:
        if seat != NATURE and MOVES.kind(move) != "lay" and lot.random() < 0.3:
            s = match.state.copy()
            s.piece = [[min(n, lot.choice((0, 1, 1, 2, 8))) for n in row] for row in s.piece]
            found.append(s)

    last = random_match(GAME, seed, 2, watch, **options).state
    return [*found, last, unbuilt(last)]


def unbuilt(s: State) -> State:
    """Return the same city before any walkway was built."""
    bare = s.copy()
    bare.begun, bare.over = [[0, 0] for _ in s.begun], [[0, 0, 0] for _ in s.over]
    bare.once, bare.full = [0] * len(s.once), [0] * len(s.full)
    return bare


def as_oracle(s: State, seat: int) -> tuple[City, Pieces]:
    """Copy the city of a seat from its tiles and the names of its walkways."""
    city = City()
    for row in range(14):
        for column in range(14):
            if s.taken[seat] >> (row // 2 * 8 + column // 2) & 1:
                square = 8 * (row - 2 * s.top[seat]) + column - 2 * s.left[seat]
                city.squares[row, column] = next(
                    (x for x, m in zip(LETTERS, s.building[seat], strict=True) if m >> square & 1), "."
                )
    for line in GAME.score_lines(s, seat):
        if "-" in line.at:
            a, b = map(square_named, line.at.split("-"))
            city.walkways.add((a, b))
    return city, {
        (letter, i + 1): n for letter, row in zip(LETTERS, s.piece, strict=True) for i, n in enumerate(row)
    }


def tried_out(s: State, seat: int) -> int | None:
    """Return the most votes, by trying everything level by level; None if that is too much."""
    city, pieces = as_oracle(s, seat)
    possible = sorted(city.possible(pieces))
    levels = [[walkway for walkway in possible if city.letter(walkway[0]) == letter] for letter in LETTERS]
    return (
        None
        if max(map(len, levels)) > SOME
        else sum(oracle.best_votes(city, pieces, level) for level in levels)
    )


@pytest.mark.parametrize("city", ["square", "rectangle"])
def test_it_finds_as_much_as_trying_everything(city: str) -> None:
    compared = most = 0
    for seed in range(20):
        for s in some_states(seed, city=city):
            for seat in range(2):
                if (votes := tried_out(s, seat)) is not None:
                    assert best_walkways(s, seat).votes == votes
                    compared, most = compared + 1, max(most, votes)
    assert compared > 250 and most > 25


def test_levels_may_be_tried_one_by_one() -> None:
    """The search rests on this: trying all levels together gives no more."""
    for seed in range(6):
        for s in some_states(seed)[:6]:
            city, pieces = as_oracle(s, 0)
            if len(city.possible(pieces)) <= SOME:
                assert oracle.best_votes(city, pieces) == best_walkways(s, 0).votes


def test_what_it_finds_can_be_built() -> None:
    for seed in range(10):
        for s in some_states(seed):
            best, votes = best_walkways(s, 1), sum(s.votes[1])
            for move in best.moves:
                out = [0] * MOVES.count
                assert move in out[: walkways(s, 1, 0, out)]
                s.seat, s.phase = 1, 1
                play(s, 1, move)
            assert sum(s.votes[1]) == votes + best.votes


def test_asking_changes_nothing() -> None:
    s = some_states(3)[-1]
    before = s.copy()
    best_walkways(s, 0)
    assert s == before


def test_both_worlds_find_the_same() -> None:
    compiled: Any = world("cloud_city").part("games.cloud_city.exact")
    for city in ("square", "rectangle"):
        for seed in range(15):
            for s in some_states(seed, city=city):
                assert tuple(compiled.best_walkways(s, 0)) == tuple(best_walkways(s, 0))


def test_the_longest_first_is_not_always_best() -> None:
    """The guide's quick pick is never better than the exact answer, and sometimes worse."""
    worse = 0
    for seed in range(30):
        for s in some_states(seed, city="rectangle"):
            quick, best = (
                sum(within_reach_now(s, 0, height) for height in range(3)),
                best_walkways(s, 0).votes,
            )
            assert quick <= best
            worse += quick < best
    assert worse > 0


def test_nothing_to_build() -> None:
    s = to_walk(PLUS)
    s.piece = [[0] * 5 for _ in range(3)]
    assert best_walkways(s, 0) == (0, [])
