"""Plans fill the board in whatever order the tiles come, and are the same in both worlds."""
import importlib
from collections.abc import Iterator
from functools import cache
from operator import eq
from typing import Any

import pytest

from ....kernel import NATURE, NONE
from ....kernel.chance import drawn_from, seed_of
from ....kernel.match import Match
from ....kernel.rules.luck import lot, seeded
from ..city import BOARD, whole
from ..exact import way_to_fill
from ..packing import LONGEST_PLAN, PLAN_ROOM, change, follow, plan
from ..pieces import CARDS, FOUNTAINS
from ..scoring import planning
from .table import GAME, Table

NAME, MOVES = "tangram_city", CARDS + FOUNTAINS


@cache
def filling() -> list[int]:
    """Return a way to fill the whole board, as moves."""
    return way_to_fill(Table(1).state, 0, 2_000_000).fill or []


def begun(seed: int = 1, tiles: int = 7) -> Match:
    """Fill a board by known moves until so many tiles are left and the seat is asked."""
    match, chance = Match(GAME, 1, {}), drawn_from(seed_of(seed))
    while match.state.place[0].count(NONE) > tiles or NATURE in match.asked:
        seat = next(iter(match.asked))
        match.step(seat, match.drawn(chance) if seat == NATURE else known(match.legal(seat)))
    return match


def known(legal: list[int]) -> int:
    """Return the move of the filling; before it begins, the black side, else leave the piece out."""
    found = [move for move in legal if move in filling()]
    return found[0] if found else legal[0] if len(legal) == 2 else legal[-1]


def plan_of(match: Match, luck: int = 1) -> list[int]:
    room = [0] * PLAN_ROOM
    assert plan(match.state, 0, seeded(luck), room) > 0
    return room


def play_by_plan(match: Match, room: list[int], seed: int, moves: int = MOVES) -> Any:
    """Play so many moves of a plan, by default all of them."""
    chance = drawn_from(seed_of(seed))
    while not match.over and moves > 0:
        seat = next(iter(match.asked))
        if seat == NATURE:
            match.step(seat, match.drawn(chance))
        else:
            move = follow(match.state, seat, room)
            match.step(seat, match.legal(seat)[0] if move == NONE else move)
            moves -= move != NONE
    return match.state


def partly_played(room: list[int], moves: int) -> Match:
    match = begun()
    play_by_plan(match, room, 1, moves)
    return match


@pytest.mark.parametrize("seed", range(3))
def test_a_plan_fills_the_board_whatever_the_order(seed: int) -> None:
    match = begun()
    end = play_by_plan(match, plan_of(match), seed)
    assert whole(end.built[0]) == BOARD and planning(end, 0) == 15


def test_other_luck_finds_other_plans() -> None:
    match = begun()
    assert len({tuple(plan_of(match, luck)[:MOVES]) for luck in range(8)}) > 1


def changed(match: Match, room: list[int]) -> Iterator[list[int]]:
    """Yield what lots make of a plan, wherever they find a change."""
    for luck in range(40):
        other = list(room)
        if change(match.state, 0, seeded(luck), other) > 0 and other[:MOVES] != room[:MOVES]:
            yield other


def test_a_changed_plan_fills_the_board_too() -> None:
    match = begun()
    found = list(changed(match, plan_of(match)))
    assert len(found) > 5
    for seed, room in enumerate(found):
        assert whole(play_by_plan(begun(), room, seed).built[0]) == BOARD


@pytest.mark.parametrize("moves", range(1, 7))
def test_a_plan_can_be_changed_when_part_of_it_lies_on_the_board(moves: int) -> None:
    room = plan_of(begun())
    found = list(changed(partly_played(room, moves), room))
    assert found
    for seed, other in enumerate(found):
        end = play_by_plan(partly_played(room, moves), other, seed)
        assert whole(end.built[0]) == BOARD


def test_a_change_leaves_most_of_a_plan_alone() -> None:
    match = begun()
    room = plan_of(match)
    kept = [sum(map(eq, room[:MOVES], other[:MOVES])) for other in changed(match, room)]
    assert max(kept) > CARDS / 2 and min(kept) < MOVES


def test_it_is_too_early_to_plan_while_many_tiles_are_left() -> None:
    table = Table(1)
    assert plan(table.state, 0, seeded(1), [0] * PLAN_ROOM) == 0


def test_no_plan_is_found_where_there_is_no_way() -> None:
    table = Table(1)
    table.pass_rounds(4)
    assert plan(table.state, 0, seeded(1), [0] * PLAN_ROOM) == NONE, "seven tiles do not cover 47 squares"


def test_both_worlds_make_the_same_plans() -> None:
    loading: Any = importlib.import_module("tabletown.kernel.loading")
    match, found = begun(), []
    for compiled in (False, True):
        world = loading.world(NAME, compiled)
        minds, rollouts, scratch = (
            world.part(part) for part in ("bots.mind", "bots.rollouts", "kernel.rules.scratch")
        )
        mind = minds.mind(world.game.start(1))
        scratch.put(mind, minds.MATCH, match.state)
        n = rollouts.look(mind, 0)
        luck = world.part("kernel.rules.luck").seeded(5)
        lengths = [int(rollouts.make_plan(mind, 0, mind.out[minds.HERE][i], 0, luck)) for i in range(n)]
        found.append((lengths, [int(number) for number in mind.plans[0]]))
    assert found[0] == found[1] and max(found[0][0]) > 0
    assert any(0 < length <= LONGEST_PLAN for length in found[0][0])


@pytest.mark.parametrize("luck", range(2))
def test_climbing_improves_a_plan_and_leaves_the_match_alone(luck: int) -> None:
    loading: Any = importlib.import_module("tabletown.kernel.loading")
    world, match = loading.world(NAME, False), begun()
    minds, climbing = world.part("bots.mind"), world.part("bots.climbing")
    mind = minds.mind(match.state, (), luck)
    assert plan(match.state, 0, mind.luck, mind.plans[0]) > 0
    before, chance, course = list(mind.plans[0]), list(mind.chance), list(mind.luck)
    climbing.climb(mind, 0, 0, climbing.TO_THE_END)
    assert mind.states[minds.PLAY] == match.state and mind.chance == chance
    lot(course, 2)
    after, mind.plans[1] = climbing.worth_of_plan(mind, 0, 0, course[0], climbing.TO_THE_END), before
    assert after > climbing.worth_of_plan(mind, 0, 1, course[0], climbing.TO_THE_END)


def test_a_search_gives_up_after_its_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    monkeypatch.setattr("tabletown.games.tangram_city.packing.EFFORT", 3)
    assert plan(match.state, 0, seeded(1), [0] * PLAN_ROOM) == NONE
