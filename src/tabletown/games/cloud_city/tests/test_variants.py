"""The conformance suite for the variants: the rectangular city, cards, playing alone."""
import random
from typing import Any

import pytest

from tests.playing import nobody_watches, random_match

from ....kernel import NATURE
from ....kernel.chance import drawn_from, seed_of
from ....kernel.game import legal_moves, waiting
from ....kernel.match import Match
from ....kernel.telling.sheet import read_sheet
from ....kernel.loading import world
from ... import cloud_city
from ..moves import MOVES
from ..state import State
from .table import GAME

VARIANTS = [
    (1, {"city": "rectangle", "cards": "two"}),
    (2, {"city": "rectangle"}),
    (3, {"city": "rectangle", "cards": "one"}),
    (4, {"cards": "two"}),
]
every_variant = pytest.mark.parametrize(("seats", "options"), VARIANTS)


@every_variant
def test_both_worlds_agree_state_by_state(seats: int, options: dict[str, str]) -> None:
    place = world("cloud_city")
    step, out = place.part("bots.step"), place.part("kernel.rules.scratch").rows(MOVES.count)
    for seed in range(4):
        states = cloud_city.start(seats, **options).block()

        def watch(match: Match, seat: int, move: int, states: Any = states) -> None:
            assert list(out[: step.moves(states, 0, seat, out)]) == match.legal(seat)
            step.play(states, 0, seat, move)
            after = match.copy()
            after.step(seat, move)
            assert State.from_block(states[0]) == after.state
            for who in range(seats):
                assert step.score(states, 0, who) == cloud_city.score(after.state, who)
                assert step.tie_break(states, 0, who) == cloud_city.tie_break(after.state, who)

        random_match(GAME, seed, seats, watch, **options)


@every_variant
def test_listed_moves_are_those_without_a_reason(seats: int, options: dict[str, str]) -> None:
    def watch(match: Match, seat: int, move: int) -> None:
        if match.seq % 9 == 0:
            legal = set(match.legal(seat))
            assert all(
                (cloud_city.why_not(match.state, seat, m) is None) == (m in legal) for m in range(MOVES.count)
            )

    random_match(GAME, 6, seats, watch, **options)


@every_variant
def test_forgetting_works_on_a_view_as_on_a_state(seats: int, options: dict[str, str]) -> None:
    def watch(match: Match, seat: int, move: int) -> None:
        if seat == NATURE:
            return
        one, two = match.state.copy(), match.state.view(seat)
        cloud_city.forget(one, seat)
        cloud_city.forget(two, seat)
        assert one == two and legal_moves(GAME, match.state.view(seat), seat) == match.legal(seat)
        chance, rnd, seq = drawn_from(seed_of(match.seq)), random.Random(match.seq), 0
        while waiting(GAME, two) == [NATURE]:
            seq += 1
            outcomes = legal_moves(GAME, two, NATURE)
            cloud_city.play(two, NATURE, chance(seq, outcomes, [cloud_city.odds(two, m) for m in outcomes]))
        assert sorted(legal_moves(GAME, two, seat)) == sorted(match.legal(seat))
        cloud_city.play(two, seat, rnd.choice(match.legal(seat)))

    random_match(GAME, 7, seats, watch, **options)


@every_variant
def test_lines_sum_up_and_sheets_score_the_same(seats: int, options: dict[str, str]) -> None:
    def watch(match: Match, seat: int, move: int) -> None:
        for who in range(seats):
            assert sum(line.points for line in cloud_city.score_lines(match.state, who)) == cloud_city.score(
                match.state, who
            )

    for seed in range(4):
        s = random_match(GAME, seed, seats, watch, **options).state
        names = [f"Name {i}" for i in range(seats)]
        text = cloud_city.write_sheet(s, names)
        read, state = cloud_city.read_sheet(read_sheet(text))
        assert read == names and cloud_city.write_sheet(state, names) == text
        assert [cloud_city.score(state, i) for i in range(seats)] == [
            cloud_city.score(s, i) for i in range(seats)
        ]


def test_what_is_derived_can_be_rebuilt() -> None:
    """Tiles and walkways alone, laid and built again in the order of the tiles, give the same state."""
    for seed in range(6):
        s = random_match(GAME, seed, 2, nobody_watches, city="rectangle").state
        again = cloud_city.read_sheet(read_sheet(cloud_city.write_sheet(s, ["A", "B"])))[1]
        for seat in range(2):
            for name in ("cover", "building", "over", "once", "full", "votes", "begun"):
                assert getattr(again, name)[seat] == getattr(s, name)[seat], name
