"""A thorough bot weighs a move with the best move that can follow it in the same turn."""
from math import inf
from typing import Any

import pytest

from tabletown import catalogue
from tabletown.bots.bot import Bot
from tabletown.bots.weights import weights_of
from tabletown.games.tangram_city.pieces import CARDS_OF_ROUND
from tabletown.kernel.chance import drawn_from, seed_of
from tabletown.kernel.match import Match
from tabletown.kernel.rules.rule import only
from tabletown.kernel.state import State

from .test_search import asked

GAMES = [name for name in catalogue.names() if hasattr(catalogue.load(name), "FOLLOWED")]


def worth(bot: Bot, state: State, seat: int) -> float:
    """Count by hand what bots/worth.py counts."""
    game, found = bot.world.game, [0] * bot.world.game.MOST_FEATURES
    weights, n = weights_of(bot.world), game.features(state, seat, found)
    return float(game.base(state, seat) / 100 + sum(weights[feature] for feature in found[:n]))


def in_contest(bot: Bot, state: State, seat: int) -> float:
    """Count by hand what bots/contest.py counts."""
    ahead, mine = bot.search.foresight, worth(bot, state, seat)
    best = max((worth(bot, state, other) for other in range(state.seats) if other != seat), default=-inf)
    return mine - ahead.cost * max(0.0, best + ahead.close - mine) if ahead.close else mine


def worth_of_choice(bot: Bot, state: State, seat: int) -> float:
    return (in_contest if bot.search.foresight.contests_moves else worth)(bot, state, seat)


def after(game: Any, state: State, seat: int, move: int) -> State:
    state = state.copy()
    game.play(state, seat, move)
    return state


def answered(game: Any, state: State, seat: int, move: int) -> State:
    """Make a move, and any move of the others that were asked at the same time and still owe an answer."""
    now, others = after(game, state, seat, move), game.waits_for(state) & ~only(seat)
    while not game.waits_for(now) & only(seat) and (late := game.waits_for(now) & others):
        out, other = [0] * game.MOVES.count, (late & -late).bit_length() - 2
        game.moves(now, other, out)
        now = after(game, now, other, out[0])
    return now


def worth_of_turn(bot: Bot, state: State, seat: int, move: int) -> float:
    game, now = bot.world.game, answered(bot.world.game, state, seat, move)
    if not game.waits_for(now) & only(seat):
        return worth_of_choice(bot, now, seat)
    out = [0] * game.MOVES.count
    n = game.moves(now, seat, out)
    return max(worth_of_choice(bot, after(game, now, seat, move), seat) for move in out[:n])


@pytest.mark.parametrize("name", GAMES)
def test_the_move_that_begins_the_best_turn_comes_first(name: str) -> None:
    bot = Bot(name, "learned")

    def check(match: Match, seat: int) -> None:
        by_one_ply = bot.search.noticed(match.state.view(seat), seat, 100, 3)
        n = bot.search.foresight.followed
        by_turn = bot.search.by_turn(seat, by_one_ply, n, 3)
        assert set(by_turn[:n]) == set(by_one_ply[:n]) and by_turn[n:] == by_one_ply[n:]
        dealt = bot.search.mind.states[bot.world.part("bots.mind").PLAY]
        worths = [worth_of_turn(bot, dealt, seat, move) for move in by_turn[:n]]
        assert worths == sorted(worths, reverse=True)

    asked(name, check, every=29)


def test_a_tile_is_laid_for_what_can_be_built_on_it() -> None:
    """Whoever thinks the turn through chooses another move than by one ply, now and then."""
    bot, hasty, other = Bot("neoville", "learned"), Bot("neoville", "neighbour"), list[bool]()

    def check(match: Match, seat: int) -> None:
        view = match.state.view(seat)
        other.append(bot.choose(view, seat, 3) != hasty.search.noticed(view, seat, 100, 3)[0])

    asked("neoville", check, every=5)
    assert any(other)


def test_a_search_tries_the_moves_that_begin_the_best_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Bot("neoville", "architect", compiled=True)
    search, other = bot.search, list[bool]()
    monkeypatch.setattr(search, "best", lambda seat, moves, luck, spent: moves[0])

    def check(match: Match, seat: int) -> None:
        view = match.state.view(seat)
        by_one_ply = search.noticed(view, seat, 100, 3)
        by_turn = search.by_turn(seat, by_one_ply, search.foresight.followed_first, 3)
        assert bot.choose(view, seat, 3) == by_turn[0]
        other.append(by_turn[0] != by_one_ply[0])

    asked("neoville", check, every=5)
    assert any(other)


def last_tile_of_a_round() -> Match:
    """Return a match of Tangram City for two, in which both seats are asked for the last tile of round 1."""
    match, chance = Match(catalogue.load("tangram_city"), 2), drawn_from(seed_of(1))
    match.settle(chance)
    while match.state.step < CARDS_OF_ROUND - 1:
        seat = next(iter(match.asked))
        match.step(seat, match.legal(seat)[seat])
        match.settle(chance)
    return match


def test_a_turn_is_worth_the_same_whether_the_others_have_answered() -> None:
    """All lay a tile at once, so those who answer first have the fountain that follows in mind, too."""
    bot, match = Bot("tangram_city", "learned"), last_tile_of_a_round()

    def best_first() -> list[int]:
        moves = bot.search.noticed(match.state.view(0), 0, 100, 3)
        return list(bot.search.by_turn(0, moves, bot.search.foresight.followed, 3))

    before = best_first()
    match.step(1, match.legal(1)[0])
    assert 0 in match.asked and best_first() == before
