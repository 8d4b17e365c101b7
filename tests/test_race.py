"""The race between candidates gives up those that are clearly behind, and no others."""
from random import Random

from tabletown.bots.race import FIRST_LOOK, SLIGHT, Rival, is_behind, leaders, next_look, still_racing


def rivals(*means: float, playouts: int, noise: float = 1.0) -> list[Rival]:
    """Return rivals that share the luck of each playout, with a little noise of their own."""
    lot = Random(1)
    shared = [lot.gauss(0, 10) for _ in range(playouts)]
    return [
        Rival(move, [luck + mean + lot.gauss(0, noise) for luck in shared]) for move, mean in enumerate(means)
    ]


def test_a_clear_loser_is_given_up_although_luck_is_large() -> None:
    assert [rival.move for rival in still_racing(rivals(1.0, 4.0, 4.01, playouts=20))] in ([1, 2], [2, 1])


def test_close_rivals_go_on() -> None:
    assert len(still_racing(rivals(1.0, 1.1, 1.2, playouts=20))) == 3


def test_more_playouts_make_small_differences_clear() -> None:
    assert len(still_racing(rivals(1.0, 1.5, playouts=400))) == 1


def test_moves_that_always_bring_the_same_need_no_race() -> None:
    first, same = Rival(7, [3.0] * 16), Rival(2, [3.0] * 16)
    assert is_behind(same, first) and [rival.move for rival in still_racing([first, same])] == [7]


def test_of_equals_the_first_leads() -> None:
    assert [rival.move for rival in leaders([Rival(5, [1.0]), Rival(3, [2.0]), Rival(9, [2.0])], 2)] == [3, 9]


def test_a_lead_that_hardly_matters_is_not_raced_for() -> None:
    luck = 10
    assert len(still_racing(rivals(1.0, 1.0 + SLIGHT * luck / 4, playouts=40, noise=0.1))) == 1
    assert len(still_racing(rivals(1.0, 1.0 + SLIGHT * luck / 4, playouts=40, noise=1.0))) == 2


def test_looks_become_rare() -> None:
    looks, playouts = [], 0
    while playouts < 10_000:
        playouts = next_look(playouts)
        looks.append(playouts)
    assert looks[0] == FIRST_LOOK and looks == sorted(set(looks)) and len(looks) < 35
