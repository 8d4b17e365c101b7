"""A thorough bot minds another seat that comes close, where the game says from when on."""
from typing import Any

import pytest

from tabletown import catalogue
from tabletown.bots.bot import Bot
from tabletown.bots.levels import LEVELS
from tabletown.kernel.match import Match

from .playing import random_match
from .test_turns import worth

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
