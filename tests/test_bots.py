"""Bots see what people see and play what is legal, and the greedy one deserves its name."""
import pytest

from tabletown import catalogue
from tabletown.arena.perft import perft
from tabletown.arena.simulate import Arena, Tally
from tabletown.bots.levels import BOTS
from tabletown.bots.bot import Bot
from tabletown.kernel.chance import drawn_from, seed_of
from tabletown.kernel.match import Match
from tabletown.kernel.telling.message import Problem
from tabletown.kernel.rules.rule import NATURE
from tabletown.kernel.loading import world

from .playing import random_match

GAMES = catalogue.names()
LEARNED = [name for name in GAMES if hasattr(catalogue.load(name), "FEATURES")]
BY_POINTS = [name for name in LEARNED if not hasattr(catalogue.load(name), "WORTH_IS_ODDS")]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_a_legal_move_from_its_view(name: str, bot: str) -> None:
    game = catalogue.load(name)
    player = Bot(name, bot)

    def watch(match: Match, seat: int, move: int) -> None:
        if seat != NATURE and match.seq % 9 == 0:
            assert player.choose(match.state.view(seat), seat, match.seq) in match.legal(seat)

    random_match(game, 2, watch=watch)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_knows_no_more_than_its_view(name: str) -> None:
    """The same view gives the same move, whatever is hidden; and asking changes nothing."""
    game = catalogue.load(name)

    def watch(match: Match, seat: int, move: int) -> None:
        if seat != NATURE and match.seq % 31 == 0:
            view, before = match.state.view(seat), match.state.copy()
            chosen = {Bot(name, "greedy").choose(state, seat, 5) for state in (view, match.state)}
            assert len(chosen) == 1 and match.state == before and match.state.view(seat) == view

    random_match(game, 3, watch=watch)


@pytest.mark.parametrize("name", BY_POINTS)
def test_at_the_end_a_guide_gives_the_score(name: str) -> None:
    match = random_match(catalogue.load(name), 4)
    for seat in range(match.seats):
        assert match.game.value(match.state, seat) == 100 * match.game.score(match.state, seat)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Problem):
        Bot("neoville", "genius")
    with pytest.raises(Problem):
        Arena(catalogue.load("neoville"), ["random", "genius"], 1, {})


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    game = catalogue.load(name)
    for bots, mine in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        tally = Arena(game, bots, 11, {}).run(200)
        assert tally.wins[mine] > 150


def test_an_endless_match_between_bots_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue.load("neoville")
    monkeypatch.setattr(world("neoville", compiled=False).part("bots.playing"), "LIMIT", 10)
    assert Arena(game, ["random", "random"], 1, {}, compiled=False).run(3).decisions == 30


def test_a_tally_counts_victories_and_points() -> None:
    tally = Tally(2)
    tally.add([3, 5], [0, 0])
    tally.add([4, 4], [1, 1])
    tally.add([4, 4], [2, 1])
    assert (tally.matches, tally.wins) == (3, [1.5, 1.5])
    assert tally.mean(1) == pytest.approx(13 / 3) and tally.spread(0) == pytest.approx((2 / 9) ** 0.5)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_matches(name: str) -> None:
    game = catalogue.load(name)
    bots = ["random"] * min(game.SEATS)
    runs = [Arena(game, bots, seed, {}).run(700) for seed in (4, 4, 5)]
    assert (
        runs[0].sums == runs[1].sums
        and runs[0].wins == runs[1].wins
        and runs[0].decisions == runs[1].decisions
    )
    assert (runs[0].sums, runs[0].wins, runs[0].decisions) != (runs[2].sums, runs[2].wins, runs[2].decisions)


def test_perft() -> None:
    game = catalogue.load("neoville")
    count = [
        perft(Match(game, 2, {"utilities": "chance"}), depth, drawn_from(seed_of(0))) for depth in range(5)
    ]
    assert count == [1, 10, 478, 2390, 28680], (
        "two tiles in four turns and one in two, what may be built on them, five draws, and again"
    )


def test_luck_is_the_same_in_both_worlds() -> None:
    plain, fast = (world("neoville", compiled).part("kernel.rules.luck") for compiled in (False, True))
    from numba import njit

    lot = fast.lot

    @njit
    def draw(luck, n):  # type: ignore[no-untyped-def]
        return lot(luck, n)

    for seed in (0, 1, 2**63):
        one, two = plain.seeded(seed), fast.seeded(seed)
        assert [plain.lot(one, n) for n in range(1, 200)] == [draw(two, n) for n in range(1, 200)]
