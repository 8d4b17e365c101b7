"""What a view tells besides its fields: where the largest rectangle lies, and the balance markers."""
from tests.playing import random_match

from ....kernel import mask
from ..board import distance, largest_rectangle, whole
from ..standing import frame
from .table import GAME, Table


def test_a_frame_is_told_by_its_top_left_its_height_and_its_width() -> None:
    assert frame(mask(9, 10, 11, 17, 18, 19, 40, 41)) == [1, 1, 2, 3]
    assert frame(0) == [0, 0, 0, 0]


def test_a_view_tells_the_largest_rectangle_and_the_markers_of_every_seat() -> None:
    table = Table(2, "FT")
    table.all_do("place F green 0 a1")
    plain = table.state.view(1).plain()
    assert plain["frames"] == [[0, 0, 1, 2], [0, 0, 1, 2]]
    assert plain["markers"] == [[1, 2], [1, 2]]


def test_what_a_view_tells_is_what_the_rules_count() -> None:
    for seed in range(5):
        s = random_match(GAME, seed).state
        for seat, ((_, _, high, wide), (black, green)) in enumerate(zip(s.plain()["frames"], s.plain()["markers"], strict=True)):
            assert high * wide == largest_rectangle(whole(s.built[seat])) and abs(black - green) == distance(s, seat)
