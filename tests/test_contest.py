"""A thorough bot minds another seat that comes close, where the game says from when on."""
from typing import Any

import pytest

from tabletown import catalogue
from tabletown.bots.bot import Bot
from tabletown.bots.levels import LEVELS
from tabletown.kernel.match import Match

from .playing import random_match
from .test_search import asked
from .test_turns import after, worth
from .test_turns import in_contest as by_hand

CONTESTED = [name for name in catalogue.names() if hasattr(catalogue.load(name), "CONTEST")]
COST = 2.0  # of a point by which another seat is too close


def in_contest(bot: Bot, match: Match, seat: int, close: float) -> float:
    bot.search.mind.states[0] = match.state
    ahead = bot.search.foresight._replace(close=close, cost=COST)
    found: Any = bot.world.part("bots.contest").worth_in_contest(bot.search.mind, 0, seat, ahead)
    return float(found)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", CONTESTED)
def test_another_seat_counts_only_if_it_is_close(name: str, seats: int) -> None:
    bot, match = Bot(name, "learned"), random_match(catalogue.load(name), 4, seats)
    worths = [worth(bot, match.state, seat) for seat in range(seats)]
    leader = max(range(seats), key=worths.__getitem__)
    most, second = sorted(worths, reverse=True)[:2]
    assert most - second > 2
    assert in_contest(bot, match, leader, most - second - 1) == pytest.approx(most)
    assert in_contest(bot, match, leader, most - second + 3) == pytest.approx(most - 3 * COST)


@pytest.mark.parametrize("name", CONTESTED)
def test_a_seat_that_is_behind_minds_the_leader(name: str) -> None:
    bot, match = Bot(name, "learned"), random_match(catalogue.load(name), 4, 3)
    worths = [worth(bot, match.state, seat) for seat in range(3)]
    last = min(range(3), key=worths.__getitem__)
    cost = COST * (max(worths) - min(worths) + 5)
    assert in_contest(bot, match, last, 5.0) == pytest.approx(min(worths) - cost)


@pytest.mark.parametrize("name", [name for name in CONTESTED if 1 in catalogue.load(name).SEATS])
def test_alone_nobody_is_close(name: str) -> None:
    bot, match = Bot(name, "learned"), random_match(catalogue.load(name), 4, 1)
    assert in_contest(bot, match, 0, 99.0) == pytest.approx(worth(bot, match.state, 0))


def test_the_best_move_is_the_best_in_the_contest() -> None:
    for_others = [found for name in CONTESTED for found in choices(name)]
    assert any(for_others)


def choices(name: str) -> list[bool]:
    """Check the best moves of a match; return for each whether it is best only because of the others."""
    bot, found = Bot(name, "learned"), list[bool]()
    bot.search.foresight = bot.search.foresight._replace(close=99.0, cost=99.0, contests_moves=True)
    asked(name, lambda match, seat: found.append(is_for_others(bot, match, seat)), every=3)
    return found


def is_for_others(bot: Bot, match: Match, seat: int) -> bool:
    """Check the best move by one ply; is it best only because of what it leaves to others?"""
    state, legal, search = match.state, match.legal(seat), bot.search
    search.mind.states[0] = state
    best_move = bot.world.part("bots.one_ply").best_move
    best = best_move(search.mind, 0, seat, len(legal), [*legal], len(legal), search.foresight)
    positions = {move: after(bot.world.game, state, seat, move) for move in legal}
    worths = {move: by_hand(bot, position, seat) for move, position in positions.items()}
    assert worths[best] == pytest.approx(max(worths.values()))
    alone = {move: worth(bot, position, seat) for move, position in positions.items()}
    return alone[best] < max(alone.values())


@pytest.mark.parametrize("name", catalogue.names())
def test_only_thorough_bots_of_contested_games_mind_others(name: str) -> None:
    for level, facts in LEVELS.items():
        ahead = Bot(name, level, compiled=True).search.foresight
        assert (ahead.close > 0) == (facts.thorough and name in CONTESTED)


@pytest.mark.parametrize("name", catalogue.names())
def test_only_thorough_bots_let_others_weigh_all_moves_where_a_game_says_so(name: str) -> None:
    for level, facts in LEVELS.items():
        ahead = Bot(name, level, compiled=True).search.foresight
        said = hasattr(catalogue.load(name), "WEIGHED_BY_OTHERS")
        assert (ahead.weighed_by_others > 2) == (facts.thorough and said)
