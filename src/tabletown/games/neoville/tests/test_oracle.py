"""An independent, naive Neoville agrees on all placements, buildings, score lines and winners."""
import pytest

from tests.playing import random_match
from tests.sample import first, slow

from ....kernel.game import leaders
from ....kernel.match import Match
from ....kernel.rules.rule import NATURE, NONE
from ....kernel.telling.sheet import read_sheet
from ... import neoville
from ..moves import MOVES
from ..pieces import CORNERS, SKYSCRAPERS, STRUCTURE_NAMES, TILES
from . import oracle
from .table import GAME, hold, legal
from .test_rules import full_but_one

Square = tuple[int, int]
PLACES = ((0, 0), (0, 1), (1, 1), (1, 0))


def spot_square(name: str) -> Square:
    return int(name[1:]) - 1, "abcdefghijklmn".index(name[0])


class Follower:
    """Keeps an oracle's cities beside a match and compares them before every move."""

    def __init__(self, seats: int) -> None:
        self.cities = [oracle.City() for _ in range(seats)]
        self.barred = 0

    def watch(self, match: Match, seat: int, move: int) -> None:
        kind, _ = MOVES.parts(move)
        if seat != NATURE and kind in ("lay", "build", "skip"):
            getattr(self, f"before_{'lay' if kind == 'lay' else 'build'}")(
                match, seat, MOVES.text(move).split()
            )

    def before_lay(self, match: Match, seat: int, words: list[str]) -> None:
        hand = [TILES[tile] for tile in match.state.hand[seat] if tile != NONE]
        lines = [MOVES.text(m).split() for m in match.legal(seat)]
        mine = [(tile, int(turn), spot_square(spot)) for _, tile, turn, spot in lines]
        theirs = self.cities[seat].placements(hand)
        assert set(mine) == theirs and len(mine) == len(theirs)
        self.barred += len(mine) < 4 * len(set(hand)) * len(self.cities[seat].spots())
        self.cities[seat].lay(words[1], int(words[2]), spot_square(words[3]))

    def before_build(self, match: Match, seat: int, words: list[str]) -> None:
        s = match.state
        supply = [name for name, n in zip(STRUCTURE_NAMES, [*s.skyscraper, *s.utility], strict=True) if n]
        lines = [MOVES.text(m).split() for m in match.legal(seat)]
        mine = [(line[1], self.square(seat, line[2])) for line in lines if line[0] == "build"]
        theirs = self.cities[seat].buildings(supply)
        assert set(mine) == theirs and len(mine) == len(theirs) == len(lines) - 1
        if words[0] == "build":
            self.cities[seat].build(words[1], self.square(seat, words[2]))

    def square(self, seat: int, corner: str) -> Square:
        row, column = self.cities[seat].tiles[-1]
        down, right = PLACES[CORNERS.index(corner)]
        return row + down, column + right


def lines_of(match: Match, seat: int) -> list[tuple[str, Square | None, int]]:
    lines = neoville.score_lines(match.state, seat)
    return [(line.what.split()[-1], spot_square(line.at) if line.at else None, line.points) for line in lines]


LONG = [slow((seats, 1000)) for seats in (2, 3, 4)]


@pytest.mark.parametrize(("seats", "matches"), [(2, 6), (3, 6), (4, 6), *LONG])
def test_every_list_and_every_score_agrees(seats: int, matches: int) -> None:
    barred = 0
    for seed in range(matches):
        follower = Follower(seats)
        begins = ("seat-1", "chance")[seed % 2]
        match = random_match(GAME, 10_000 * seats + seed, seats, follower.watch, first=begins)
        barred += follower.barred
        for seat in range(seats):
            assert lines_of(match, seat) == oracle.lines(follower.cities, seat)
        assert leaders(GAME, match.state) == oracle.winners(follower.cities)
    assert barred > matches / 2, "the joining rule was at work"


@pytest.mark.parametrize("part", first(range(50)))
def test_a_thousand_matches_score_the_same(part: int) -> None:
    """Both read the finished matches from their score sheets."""
    for seed in range(part * 20, part * 20 + 20):
        match = random_match(GAME, seed)
        text = neoville.write_sheet(match.state, [f"Name {i}" for i in range(match.seats)])
        _, cities = oracle.read_sheet(text)
        _, state = neoville.read_sheet(read_sheet(text))
        totals = oracle.scores(cities)
        assert totals == [neoville.score(state, i) for i in range(match.seats)]
        assert totals == [neoville.score(match.state, i) for i in range(match.seats)]
        assert oracle.winners(cities) == leaders(GAME, state)


def test_forced_joins_agree_too() -> None:
    """Random play hardly ever has to join, so the test puts together a hand that can do nothing else."""
    s = full_but_one()
    city = oracle.City()
    for i in range(15):
        tile, turn, spot = TILES[s.tile[0][i]], s.turned[0][i], divmod(s.spot[0][i], 8)
        city.lay(tile, turn, (2 * spot[0], 2 * spot[1]))
        if 0 <= s.built[0][i] < SKYSCRAPERS:
            down, right = PLACES[s.corner[0][i]]
            city.build(STRUCTURE_NAMES[s.built[0][i]], (2 * spot[0] + down, 2 * spot[1] + right))
    for hand in (["RWWW", "GWWW", "EWWW"], ["RWWW", "GWWW", "EEGG"], ["EEGG", "RRWW", "EWGR"]):
        hold(s, *hand)
        mine = {(tile, int(turn), spot_square(spot)) for _, tile, turn, spot in map(str.split, legal(s))}
        assert mine == city.placements(hand), hand
