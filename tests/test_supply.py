"""Tiles from a bag: what nature may bring, what seats do with it, and what forgetting puts back."""
from types import SimpleNamespace
from typing import Any

from tabletown.kernel.rules.rule import NONE
from tabletown.kernel.rules.supply import (
    bring_tile, draw_tile, forget_tiles, is_first_of_its_kind, leave_hand, list_open_tiles,
    list_tiles_to_bring, take_open_tile, tile_odds, tiles_unseen,
)

COPIES = [2, 3, 0]  # of kind 2 each seat has one of its own
OPEN, TAKE = 100, 50


def supply(**changed: Any) -> Any:
    """Two seats, an open tile missing, and one hand that lacks a tile."""
    return SimpleNamespace(
        **dict(
            seats=2, due=2, bag=[1, 2, 0], market=[1, NONE], held=[1, 2, 0, 0],
            hand=[[2, NONE], [0, NONE], [NONE, NONE], [NONE, NONE]],
            laid=[0, 1, 0, 0], tile=[[NONE], [2], [NONE], [NONE]],
        )
        | changed
    )


def listed(s: Any) -> list[int]:
    out = [0] * 20
    return out[: list_tiles_to_bring(s, OPEN, out)]


def test_open_tiles_come_before_hands() -> None:
    s = supply()
    assert listed(s) == [OPEN, OPEN + 1], "there is no tile of kind 2 in the bag"
    bring_tile(s, 0)
    assert (s.market, s.bag) == ([1, 0], [0, 2, 0])
    assert listed(s) == [OPEN + 2 * 3 + 1], "the second seat lacks a tile, and kind 1 alone is left"
    bring_tile(s, 2 * 3 + 1)
    assert (s.hand[1], s.bag) == ([0, 1], [0, 1, 0])


def test_odds_are_the_tiles_in_the_bag() -> None:
    s = supply()
    assert [tile_odds(s, code) for code in (0, 1, 2, 3, 7)] == [1, 2, 0, 1, 2]


def test_tiles_that_are_alike_are_offered_once() -> None:
    assert [is_first_of_its_kind([4, 4, NONE, 5], i) for i in range(4)] == [True, False, False, True]
    out = [9] * 5
    assert list_open_tiles(supply(market=[1, 1]), TAKE, 1, out) == 2 and out[:2] == [9, TAKE + 1]


def test_a_tile_is_taken_and_laid() -> None:
    s = supply(due=0, market=[1, 0])
    draw_tile(s, 0)
    take_open_tile(s, 0, 1)
    assert (s.held[0], s.due, s.market, s.hand[0]) == (2, 1, [NONE, 0], [2, 1])
    leave_hand(s, 0, 2)
    assert (s.held[0], s.hand[0]) == (1, [NONE, 1])


def test_what_others_hold_goes_back_into_the_bag() -> None:
    """On what the seat sees it is the same, and a tile that never was in the bag changes nothing."""
    s, view = supply(due=0), supply(due=0, bag=[-9] * 3, hand=[[2, NONE], [-9, -9], [-9, -9], [-9, -9]])
    for seen in (s, view):
        forget_tiles(seen, 0, COPIES, 0)
    assert s == view and s.due == 2
    assert (s.bag, s.hand[:2]) == ([2, 2, 0], [[2, NONE], [NONE, NONE]])


def test_tiles_laid_before_the_first_are_not_of_the_bag() -> None:
    s = supply(laid=[2, 0, 0, 0], tile=[[0, 1], [NONE], [NONE], [NONE]])
    forget_tiles(s, 1, COPIES, 1)
    assert s.bag == [1, 1, 0], "without the second tile of the city, the open one and the own hand"


def test_everybody_can_count_the_bag() -> None:
    assert tiles_unseen(supply(held=[1, 1, 0, 0]), COPIES) == sum([1, 2, 0])
