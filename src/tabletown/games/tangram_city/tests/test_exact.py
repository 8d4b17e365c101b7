"""The exact filler is right about fillings and impossibility, and can fill the ten boards in balance."""
import pytest

from ....kernel.chance import drawn_from, seed_of
from ....kernel.match import Match
from ... import tangram_city
from ..city import BOARD, distance, whole
from ..exact import Search, fountain_moves, joined, remaining, tile_moves, way_to_fill
from ..moves import MOVES
from ..rules import place, place_fountain
from ..state import State
from . import oracle
from .table import GAME, Table

BOARDS = [(board, side) for board in "12345" for side in ("black", "green")]


def fill(s: State, moves: list[int]) -> None:
    """Lay a filling and check every piece by the rules: the tile is unused, the place free."""
    for i, move in enumerate(moves):
        kind, at = MOVES.parts(move)
        if kind == "place":
            assert at["tile"] in remaining(s, 0)
            place(s, 0, move)
        else:
            s.rounds = i % 6
            place_fountain(s, 0, move)


def check(board: str, side: str, apart: int) -> None:
    s = Table(1, side=side, board=board).state
    answer = way_to_fill(s, 0, 2_000_000, apart)
    assert answer.fill is not None
    city = oracle.City(int(board) - 1, side)
    for line in answer.told():
        put(city, *line.split())
    tiles = [line.split()[1] for line in answer.told() if line.startswith("place")]
    assert len(tiles) == len(set(tiles)) and len(answer.fill) - len(tiles) <= 6
    assert (
        city.largest() == 49
        and abs(city.squares_of("black", "green") - city.squares_of("green", "black")) <= apart
    )
    fill(s, answer.fill)
    assert whole(s.built[0]) == BOARD and distance(s, 0) <= apart


def put(city: oracle.City, kind: str, *at: str) -> None:
    if kind == "fountain":
        city.put(oracle.half_at(*at), kind)
    else:
        tile, side, turn, square = at
        city.put(oracle.at(oracle.way(tile, side, int(turn)), square), side)


@pytest.mark.slow
@pytest.mark.parametrize(("board", "side"), BOARDS)
def test_the_ten_boards_can_be_filled_in_balance(board: str, side: str) -> None:
    check(board, side, 0)


@pytest.mark.parametrize(("board", "side"), [("1", "black"), ("5", "green")])
def test_a_board_can_be_filled(board: str, side: str) -> None:
    check(board, side, 2)


def full_but_three() -> State:
    """Return a board on which three tiles are missing; only these remain."""
    s = Table(1).state
    answer = way_to_fill(s, 0, 100_000)
    assert answer.fill is not None
    kept = [move for move in answer.fill if MOVES.kind(move) == "place"][-3:]
    fill(s, [move for move in answer.fill if move not in kept])
    left = {MOVES.parts(move)[1]["tile"] for move in kept}
    s.place[0] = [-1 if tile in left else max(code, 0) for tile, code in enumerate(s.place[0])]
    s.fountain[0] = [0] * 6
    return s


def test_three_tiles_that_are_left_fill_it_and_two_do_not() -> None:
    s = full_but_three()
    assert len(remaining(s, 0)) == 3
    answer = way_to_fill(s, 0, 10_000)
    assert answer.fill is not None and len(answer.fill) == 3 and answer.certain
    s.place[0][min(remaining(s, 0))] = -2
    assert way_to_fill(s, 0, 10_000) == tangram_city.exact.Answer(None, True)


def test_no_effort_no_answer() -> None:
    answer = way_to_fill(Table(1).state, 0, 3)
    assert answer.fill is None and not answer.certain


def test_a_full_board_needs_nothing() -> None:
    s = Table(1).state
    fill(s, way_to_fill(s, 0, 100_000).fill or [])
    assert way_to_fill(s, 0, 10).fill == []


def every_fill(free: int, pieces: list[tuple[int, int]], fountains: int) -> set[frozenset[tuple[int, int]]]:
    """Yield all fillings, by trying everything that covers the first free quarter."""
    if not free:
        return {frozenset()}
    first = free & -free
    water = [piece for piece in fountain_moves() if fountains]
    found = set()
    for piece in [*pieces, *water]:
        if piece[1] & first and not piece[1] & ~free:
            others = [other for other in pieces if other[0] != piece[0]]
            rests = every_fill(free & ~piece[1], others, fountains - (piece in water))
            found |= {rest | {piece} for rest in rests}
    return found


def test_all_fillings_of_a_corner_are_found_once() -> None:
    """A corner of 2 x 3 squares, some tiles and two fountains: a naive search finds as many."""
    free = joined([sum(1 << 8 * r + c for r in range(2) for c in range(3))] * 4)
    tiles = {0, 1, 2, 5, 7, 11, 16}
    pieces = [piece for piece in tile_moves() if piece[0] in tiles and not piece[1] & ~free]
    mine = [frozenset(found) for found in Search(10_000_000).fills(free, pieces, 2)]
    assert len(mine) == len(set(mine)) > 10 and set(mine) == every_fill(free, pieces, 2)


def test_a_match_played_from_the_answer_earns_both_bonuses() -> None:
    """What the filler finds can be played in whatever order the cards come."""
    match = planned_match("3", "green", 7)
    lines = [(line.what, line.points) for line in tangram_city.score_lines(match.state, 0)]
    assert lines[5:8] == [("round 6", 49), ("planning", 15), ("balance", 20)]


def planned_match(board: str, side: str, seed: int) -> Match:
    """Play a solo match that follows a balanced filling, tile by tile."""
    match, chance = Match(GAME, 1, {"board": board}), drawn_from(seed_of(seed))
    plan: list[int] = []
    while not match.over:
        legal = match.legal(0)
        chosen = [move for move in legal if move in plan]
        skips = [move for move in legal if MOVES.kind(move) in ("skip", "done")]
        match.step(0, (chosen or skips or [MOVES.read(f"side {side}")])[0])
        plan = plan or way_to_fill(match.state, 0, 2_000_000, 0).fill or []
        match.settle(chance)
    return match
