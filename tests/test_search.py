"""A search finds the same move by the same luck, knows nothing hidden, and keeps to its time."""
from collections.abc import Callable
from statistics import fmean
from typing import Any

import pytest

from tabletown import catalogue
from tabletown.bots.levels import BOTS, LEVELS, ON_A_SITE, STRONGEST
from tabletown.bots.bot import Bot
from tabletown.bots.race import Rival
from tabletown.bots.reasons import changes
from tabletown.kernel.match import Match
from tabletown.kernel.rules.rule import NATURE

from .playing import random_match

GAMES = catalogue.names()
EFFORT = 96  # playouts


def asked(name: str, do: Callable[[Match, int], None], every: int = 23) -> None:
    """Do something in some positions of a match in which a seat must decide."""

    def watch(match: Match, seat: int, move: int) -> None:
        if seat != NATURE and match.seq % every == 0 and len(match.legal(seat)) > 1:
            do(match, seat)

    random_match(catalogue.load(name), 6, watch=watch)


class Clock:
    """A clock that goes on only when somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def timed(player: Bot, state: Any, seat: int, luck: int) -> int:
    """Return the move that a bot chooses by a clock of its own."""
    player.clock = Clock(0.001)
    return player.choose(state, seat, luck)


def found(player: Bot, state: Any, seat: int, luck: int = 5) -> int:
    moves = player.search.noticed(state, seat, 100, luck)
    return int(player.search.best(seat, moves, luck, player.searching.playouts(EFFORT)))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_luck_and_the_same_effort_find_the_same_move(name: str) -> None:
    one, other = (Bot(name, "architect", compiled=True) for _ in range(2))

    def check(match: Match, seat: int) -> None:
        move = found(one, match.state.view(seat), seat)
        assert move in match.legal(seat) and found(other, match.state.view(seat), seat) == move

    asked(name, check)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_may_not_see_changes_nothing(name: str) -> None:
    """A bot that is given the whole match finds the same move, for the same reasons, as from the view."""
    players = [Bot(name, bot, compiled=True) for bot in ("learned", "planner", f"{EFFORT}p")]

    def check(match: Match, seat: int) -> None:
        for player in players:
            view, luck = match.state.view(seat), match.seq
            assert timed(player, match.state, seat, luck) == timed(player, view, seat, luck)
            assert player.gains(match.state, seat) == player.gains(view, seat)

    asked(name, check)


SEARCHING = [(bot, True) for bot, level in LEVELS.items() if level.seconds]


@pytest.mark.parametrize("name", ["cloud_city", "tangram_city"])  # without plans, and with them
@pytest.mark.parametrize(("bot", "compiled"), [*SEARCHING, (STRONGEST, False)])
def test_no_bot_thinks_longer_than_it_may(bot: str, compiled: bool, name: str) -> None:
    clock = Clock(BOTS[bot].seconds / 20)
    player = Bot(name, bot, compiled, clock)

    def check(match: Match, seat: int) -> None:
        clock.now = 0.0
        player.choose(match.state.view(seat), seat, 1)
        assert clock.now <= BOTS[bot].seconds + 6 * clock.step, (
            "one look more for each time that rivals are dropped, and one at the start"
        )

    asked(name, check)


def test_every_candidate_is_tried_even_after_long_planning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Making plans takes a share of the effort, and the race has what is left."""
    search = Bot("cloud_city", "architect", compiled=True).search

    def check(match: Match, seat: int) -> None:
        moves = search.noticed(match.state.view(seat), seat, 100, 5)
        rivals = [Rival(move) for move in moves[:8]]
        monkeypatch.setattr(search, "rivals", lambda *_: rivals)
        search.best(seat, moves, 5, lambda playouts: 0.6 + playouts / 240)
        assert all(rival.brought for rival in rivals)

    asked("cloud_city", check)


def four(columns: str) -> Match:
    match = Match(catalogue.load("connect_four"), 2, {})
    for column in columns:
        match.step(next(iter(match.asked)), match.game.MOVES.read(f"drop {column}"))
    return match


@pytest.mark.parametrize(
    ("columns", "move"), [("aabbcc", "drop d"), ("acbcgc", "drop c")], ids=["win", "prevent"]
)
def test_a_search_looks_ahead(columns: str, move: str) -> None:
    match = four(columns)
    seat = next(iter(match.asked))
    assert (
        match.game.MOVES.text(found(Bot("connect_four", "architect", compiled=True), match.state, seat))
        == move
    )


def test_a_bot_with_little_time_looks_less_far_where_luck_is_large() -> None:
    def horizons(name: str) -> list[int]:
        bots = [Bot(name, bot, compiled=True) for bot in ("planner", "0.1s", "architect")]
        return [bot.search.foresight.horizon for bot in bots]

    quick, some, patient = horizons("project_skyline")
    assert quick < some == patient
    assert len({*horizons("cloud_city")}) == 1


def test_without_a_compiler_a_search_without_time_takes_what_looks_best() -> None:
    player = Bot("cloud_city", STRONGEST, clock=Clock(0.9))

    def check(match: Match, seat: int) -> None:
        assert player.choose(match.state, seat, 3) == player.search.noticed(match.state, seat, 100, 3)[0]

    asked("cloud_city", check)


def test_without_a_compiler_only_the_strongest_searches() -> None:
    players = {name: Bot("cloud_city", name) for name in LEVELS}
    played = dict.fromkeys(players, 0)

    def check(match: Match, seat: int) -> None:
        for name, player in players.items():
            player.choose(match.state, seat, 3)
            played[name] += player.search.playouts

    asked("cloud_city", check)
    assert [name for name, playouts in played.items() if playouts] == [STRONGEST]


@pytest.mark.parametrize("name", GAMES)
def test_both_worlds_weigh_alike(name: str) -> None:
    """So an arena, which compiles, measures the levels as they play on a site, where nothing is compiled."""
    bots, no_clock = zip(LEVELS, ON_A_SITE, strict=True), lambda: 0.0
    pairs = [
        (Bot(name, level, clock=no_clock), Bot(name, measured, compiled=True, clock=no_clock))
        for level, measured in bots
    ]

    def check(match: Match, seat: int) -> None:
        for plain, fast in pairs:
            assert plain.choose(match.state, seat, 9) == fast.choose(match.state, seat, 9)

    asked(name, check, every=41)


def test_how_much_comes_to_mind() -> None:
    search, shares = Bot("cloud_city", "newcomer").search, list[float]()

    def check(match: Match, seat: int) -> None:
        legal = set(match.legal(seat))
        all_moves, one = search.noticed(match.state, seat, 100, 1), search.noticed(match.state, seat, 0, 1)
        assert set(all_moves) == legal and len(one) == 1
        some = [search.noticed(match.state, seat, 60, luck) for luck in range(20)]
        assert all(moves and set(moves) <= legal for moves in some)
        shares.extend(len(moves) / len(legal) for moves in some)

    asked("cloud_city", check)
    assert 0.5 < fmean(shares) < 0.7


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_a_reason_names_lines_of_the_score(name: str, compiled: bool) -> None:
    player, told = Bot(name, "architect", compiled), list[Any]()

    def check(match: Match, seat: int) -> None:
        view = match.state.view(seat)
        move = player.search.noticed(view, seat, 100, 1)[0]
        told.extend(found := changes(player, view, seat, move, 1))
        assert len(found) <= 3 and found == changes(player, view, seat, move, 1)
        assert all(change.rule.startswith("§") and change.points for change in found)
        assert len({change[:2] for change in found}) == len(found)
        assert [abs(change.points) for change in found] == sorted(
            (abs(change.points) for change in found), reverse=True
        )

    asked(name, check)
    assert told or not compiled or name == "connect_four"


# Gains


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_gains_are_what_the_rules_count_after_each_move(name: str, compiled: bool) -> None:
    bot, game = Bot(name, "architect", compiled), catalogue.load(name)

    def check(match: Match, seat: int) -> None:
        view, counted = match.state.view(seat), {}
        for move in match.legal(seat):
            after = view.copy()
            game.play(after, seat, move)
            counted[move] = game.score(after, seat) - game.score(view, seat)
        found = bot.gains(view, seat)
        assert {move: now for move, now, _ in found} == counted
        assert all(turn >= now for _, now, turn in found)

    asked(name, check)


def test_the_rest_of_a_turn_may_add_to_a_move() -> None:
    """In Cloud City a tile brings nothing before a walkway."""
    bot = Bot("cloud_city", "architect", compiled=True)
    better: list[bool] = []

    def check(match: Match, seat: int) -> None:
        better.extend(turn > now for _, now, turn in bot.gains(match.state.view(seat), seat))

    asked("cloud_city", check, every=3)
    assert any(better)
