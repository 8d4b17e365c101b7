"""An independent, naive Tangram City agrees on legal moves, card holders, score lines and winners."""
import importlib

import pytest

from tests.playing import random_match
from tests.sample import examples, first

from ....kernel.chance import drawn_from, seed_of
from ....kernel.game import leaders
from ....kernel.match import Match
from ....kernel.rules.rule import NATURE
from ... import tangram_city
from ..moves import MOVES, PLACE
from ..pieces import TILES
from ..shapes import CODES, PER_TILE
from . import oracle
from .table import GAME
from .test_exact import planned_match


class Follower:
    """Keeps an oracle's cities beside a match, from its moves alone, and compares the lists if asked."""

    def __init__(self, seats: int, lists: bool) -> None:
        self.cities: dict[int, oracle.City] = {}
        self.seats, self.lists, self.first, self.fountains = seats, lists, 0, 0

    def watch(self, match: Match, seat: int, move: int) -> None:
        words = MOVES.text(move).split()
        if seat == NATURE:
            self.before_card(match, words)
        else:
            getattr(self, f"before_{words[0]}")(match, seat, words)

    def before_card(self, match: Match, words: list[str]) -> None:
        if words[0] == "begin":
            self.first = int(words[1]) - 1
        if words[0] == "deal":
            seen_by = {
                seat for seat in range(self.seats) if match.state.owners[int(words[1]) - 1] >> seat & 1
            }
            assert seen_by == oracle.owners(self.seats, self.first)[int(words[1]) - 1]

    def before_side(self, match: Match, seat: int, words: list[str]) -> None:
        self.cities[seat] = oracle.City(match.state.board[seat], words[1])

    def before_place(self, match: Match, seat: int, words: list[str]) -> None:
        self.compare_tiles(match, seat)
        _, tile, side, turn, square = words
        self.cities[seat].put(oracle.at(oracle.way(tile, side, int(turn)), square), side)

    def before_fountain(self, match: Match, seat: int, words: list[str]) -> None:
        self.compare_fountains(match, seat)
        self.cities[seat].put(oracle.half_at(words[1], words[2]), "fountain")
        self.after_fountain()

    def before_skip(self, match: Match, seat: int, words: list[str]) -> None:
        if words[1] == "fountain":
            self.compare_fountains(match, seat)
            self.after_fountain()
        else:
            self.compare_tiles(match, seat)

    def before_done(self, match: Match, seat: int, words: list[str]) -> None:
        pass

    def after_fountain(self) -> None:
        self.fountains += 1
        if self.fountains % self.seats == 0:
            for city in self.cities.values():
                city.end_round()
            self.first = oracle.start_player([self.cities[seat] for seat in range(self.seats)], self.first)

    def compare_tiles(self, match: Match, seat: int) -> None:
        lines = [MOVES.text(m).split() for m in match.legal(seat)] if self.lists else []
        for tile in {line[1] for line in lines}:
            mine = [
                (side, oracle.at(oracle.way(t, side, int(turn)), at))
                for _, t, side, turn, at in lines_of(lines, "place")
                if t == tile
            ]
            assert len(mine) == len(set(mine)) and set(mine) == self.cities[seat].placements(tile)
            assert ["skip", tile] in lines

    def compare_fountains(self, match: Match, seat: int) -> None:
        if self.lists:
            lines = [MOVES.text(m).split() for m in match.legal(seat)]
            mine = [oracle.half_at(square, half) for _, square, half in lines_of(lines, "fountain")]
            assert (
                len(mine) == len(set(mine)) == len(lines) - 1 and set(mine) == self.cities[seat].fountains()
            )


def lines_of(lines: list[list[str]], kind: str) -> list[list[str]]:
    return [line for line in lines if line[0] == kind]


def agree(match: Match, follower: Follower) -> None:
    cities = [follower.cities[seat] for seat in range(match.seats)]
    for seat, city in enumerate(cities):
        total = city.total()
        mine = [(line.what, line.points) for line in tangram_city.score_lines(match.state, seat)]
        assert mine == [*city.lines(), (f"rating {oracle.rating(total)}", 0)]
        assert tangram_city.score(match.state, seat) == total
    assert leaders(GAME, match.state) == oracle.winners(cities)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_list_agrees(seats: int) -> None:
    for seed in range(examples(9)):
        options = {"first": "chance"} if seats > 1 and seed % 2 else {}
        follower = Follower(seats, lists=True)
        match = random_match(GAME, 10_000 * seats + seed, seats, follower.watch, **options)
        agree(match, follower)


@pytest.mark.parametrize("part", first(range(50)))
def test_a_thousand_matches_score_the_same(part: int) -> None:
    """A naive scorer counts by quarter triangles."""
    for seed in range(part * 20, part * 20 + 20):
        follower = Follower(GAME.SEATS[seed % len(GAME.SEATS)], lists=False)
        agree(random_match(GAME, seed, watch=follower.watch), follower)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_matches_of_greedy_bots_score_the_same(seats: int) -> None:
    """Greedy bots build large rectangles in full balance, which random play hardly does."""
    bot = importlib.import_module("tabletown.bots.bot").Bot("tangram_city", "greedy")
    for seed in range(examples(6)):
        match, follower, chance = Match(GAME, seats), Follower(seats, lists=False), drawn_from(seed_of(seed))
        while not match.over:
            seat = next(iter(match.asked))
            move = (
                match.drawn(chance) if seat == NATURE else bot.choose(match.state.view(seat), seat, match.seq)
            )
            follower.watch(match, seat, move)
            match.step(seat, move)
        agree(match, follower)
        assert max(sum(points) for points in match.state.points) > 60


@pytest.mark.parametrize(("board", "side"), [("1", "green"), ("2", "black"), ("4", "green")])
def test_full_boards_score_the_same(board: str, side: str) -> None:
    match = planned_match(board, side, 3)
    follower, again = Follower(1, lists=False), Match(GAME, 1, match.options)
    for seat, move in match.events:
        follower.watch(again, seat, move)
        again.step(seat, move)
    agree(again, follower)
    assert follower.cities[0].lines()[-2:] == [("planning", 15), ("balance", 20)]


@pytest.mark.parametrize("tile", TILES)
def test_the_table_of_placements_is_that_of_the_oracle(tile: str) -> None:
    """Every placement on an empty board is there, none twice."""
    first, every = TILES.index(tile) * PER_TILE, oracle.every_place(tile)
    texts = [MOVES.text(PLACE + code).split() for code in CODES if first <= code < first + PER_TILE]
    mine = [
        (side, oracle.at(oracle.way(tile, side, int(turn)), square)) for _, _, side, turn, square in texts
    ]
    inside = {(side, points) for side, points in every if all(y < 42 and x < 42 for y, x in points)}
    assert len(mine) == len(set(mine)) and set(mine) == inside


def test_the_oracle_has_the_same_tiles() -> None:
    assert tuple(oracle.BLACK_SIDES) == TILES
