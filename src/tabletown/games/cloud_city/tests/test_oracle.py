"""An independent, naive Cloud City agrees on placements, walkways, scores with every card, and winners."""
from collections import Counter
from random import Random

import pytest

from tests.playing import nobody_watches, random_match
from tests.sample import first, slow

from ....kernel.game import leaders
from ....kernel.match import Match
from ....kernel.rules.rule import NATURE, NONE
from ....kernel.telling.sheet import read_sheet
from ... import cloud_city
from ..moves import MOVES, WALK
from ..pieces import CARDS, COPIES, START_TILES, TILES
from ..state import State
from ..walkways import build, walkways
from . import oracle
from .oracle import square_named
from .table import GAME

SIZES = {"square": [(3, 3)], "rectangle": [(3, 4), (4, 3)]}
VARIANTS = [
    (1, {}),
    (2, {}),
    (3, {}),
    (4, {}),
    (1, {"city": "rectangle"}),
    (2, {"city": "rectangle"}),
    (3, {"city": "rectangle", "cards": "two"}),
    (1, {"cards": "two"}),
    (4, {"cards": "one"}),
    (4, {"cards": "two"}),
]


def test_the_box_is_the_same() -> None:
    assert Counter(oracle.TILE_COUNTS) == Counter(dict(zip(TILES, COPIES, strict=True))) + Counter(
        START_TILES
    )
    assert list(START_TILES) == oracle.STARTS


class Follower:
    """Keeps an oracle's cities beside a match and compares them before every move."""

    def __init__(self, seats: int, city: str) -> None:
        self.cities, self.pieces, self.sizes = (
            [oracle.City() for _ in range(seats)],
            oracle.box(),
            SIZES[city],
        )
        self.walks = 0
        for one, tile in zip(self.cities, oracle.STARTS, strict=False):
            one.lay(tile, 0, oracle.MIDDLE)

    def watch(self, match: Match, seat: int, move: int) -> None:
        if seat == NATURE:
            return
        words = MOVES.text(move).split()
        if words[0] == "lay":
            self.before_lay(match, seat, words)
        else:
            self.before_walk(match, seat, words)

    def before_lay(self, match: Match, seat: int, words: list[str]) -> None:
        hand = {TILES[tile] for tile in match.state.hand[seat] if tile != NONE}
        mine = [tuple(MOVES.text(m).split()[1:]) for m in match.legal(seat)]
        spots = self.cities[seat].spots(self.sizes)
        theirs = {(tile, turn, spot) for tile in hand for turn in oracle.ways(tile) for spot in spots}
        assert {(tile, int(turn), square_named(spot)) for tile, turn, spot in mine} == theirs and len(
            mine
        ) == len(theirs)
        self.cities[seat].lay(words[1], int(words[2]), square_named(words[3]))

    def before_walk(self, match: Match, seat: int, words: list[str]) -> None:
        lines = [MOVES.text(m).split() for m in match.legal(seat)]
        mine = [ends(line[1]) for line in lines if line[0] == "walk"]
        theirs = self.cities[seat].possible(self.pieces)
        assert set(mine) == theirs and len(mine) == len(theirs)
        self.walks += len(mine)
        if words[0] == "walk":
            self.cities[seat].walk(ends(words[1]), self.pieces)


def ends(name: str) -> oracle.Walkway:
    a, b = map(square_named, name.split("-"))
    return a, b


def cards_of(match: Match) -> list[str]:
    return [CARDS[card] for card in match.state.card if card != NONE]


LONG = [slow((seats, options, 100)) for seats, options in VARIANTS]


@pytest.mark.parametrize(("seats", "options", "matches"), [*((*variant, 4) for variant in VARIANTS), *LONG])
def test_every_list_and_every_score_agrees(seats: int, options: dict[str, str], matches: int) -> None:
    walks = 0
    for seed in range(matches):
        follower = Follower(seats, options.get("city", "square"))
        begins = "chance" if seats > 1 and seed % 2 else "seat-1"
        match = random_match(GAME, 10_000 * seats + seed, seats, follower.watch, first=begins, **options)
        walks += follower.walks
        totals = [cloud_city.score(match.state, i) for i in range(seats)]
        assert totals == oracle.scores(follower.cities, cards_of(match))
        assert leaders(GAME, match.state) == oracle.winners(follower.cities, cards_of(match))
    assert walks > 50, "walkways were there to be compared"


@pytest.mark.parametrize("part", first(range(50)))
def test_a_thousand_matches_score_the_same_with_every_card(part: int) -> None:
    """Both read the matches from their score sheets and score every card for every match, line by line."""
    for seed in range(part * 20, part * 20 + 20):
        seats, options = VARIANTS[seed % len(VARIANTS)]
        match = random_match(GAME, seed, seats, nobody_watches, **options)
        fill(match.state, Random(seed), seed % 3 * 50)
        text = cloud_city.write_sheet(match.state, [f"Name {i}" for i in range(seats)])
        cities, cards = oracle.read_sheet(text)
        _, state = cloud_city.read_sheet(read_sheet(text))
        assert cards == cards_of(match)
        assert oracle.scores(cities, cards) == [
            cloud_city.score(s, i) for s in (state,) for i in range(seats)
        ]
        assert oracle.scores(cities, cards) == [cloud_city.score(match.state, i) for i in range(seats)]
        assert oracle.winners(cities, cards) == leaders(GAME, state)
        compare_every_card(state, cities, text)


def compare_every_card(state: State, cities: list[oracle.City], text: str) -> None:
    for card, name in enumerate(CARDS):
        state.card = [card, NONE]
        totals = [cloud_city.score(state, i) for i in range(state.seats)]
        assert totals == oracle.scores(cities, [name]), (name, text)
        given = [line_points(state, i, name) for i in range(state.seats)]
        assert given == [oracle.card_points(name, cities, i) for i in range(state.seats)]


def fill(s: State, lot: Random, most: int) -> None:
    """Build some more walkways at the end, because random play seldom builds many."""
    for seat in range(s.seats):
        out = [0] * MOVES.count
        for _ in range(most):
            if n := walkways(s, seat, 0, out):
                build(s, seat, out[lot.randrange(n)] - WALK)


def line_points(state: State, seat: int, card: str) -> int:
    return sum(line.points for line in cloud_city.score_lines(state, seat) if line.what == card)


def test_random_matches_meet_every_card() -> None:
    """The comparison above means something: every card gives or costs something in some match."""
    given: Counter[str] = Counter()
    for seed in range(60):
        match = random_match(GAME, seed, 2, city="rectangle")
        fill(match.state, Random(seed), seed)
        for card, name in enumerate(CARDS):
            match.state.card = [card, NONE]
            given[name] += any(line_points(match.state, i, name) for i in range(2))
    assert set(given) == set(CARDS) and all(given.values()), given
