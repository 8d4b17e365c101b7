"""A floating city knows how far it may reach, and where its squares lie however it grew."""
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletown.kernel.rules.floating import (
    CENTRE, COLUMN, ROW, SPOTS, beside_city, columns_for, corner_of, laying, push, rows_and_columns, rows_for,
    spot_name, spot_number, spot_numbered, stretch,
)
from tabletown.kernel.rules.mask import squares


def city(*spots: int) -> Any:
    s = SimpleNamespace(top=[0], bottom=[0], left=[0], right=[0], taken=[0])
    for spot in spots:
        stretch(s, 0, spot)
    return s


def test_the_first_tile_pushes_nothing() -> None:
    assert push(city(), 0, CENTRE) == 0 and corner_of(city(CENTRE), 0, CENTRE) == 0


def test_a_tile_above_or_to_the_left_pushes_the_others_on() -> None:
    s = city(CENTRE)
    assert (
        push(s, 0, CENTRE - 8),
        push(s, 0, CENTRE - 1),
        push(s, 0, CENTRE + 8),
        push(s, 0, CENTRE + 1),
    ) == (ROW, COLUMN, 0, 0)


def test_spots_beside_a_city() -> None:
    assert squares(beside_city(city(CENTRE, CENTRE + 1), 0)) == sorted(
        [CENTRE - 8, CENTRE - 7, CENTRE - 1, CENTRE + 2, CENTRE + 8, CENTRE + 9]
    )


@given(
    st.lists(st.sampled_from([8 * r + c for r in range(2, 6) for c in range(2, 6)]), min_size=1, max_size=8)
)
def test_a_spot_lies_where_its_rows_and_columns_say(spots: list[int]) -> None:
    s = city(*spots)
    for spot in spots:
        row, column = corner_of(s, 0, spot) // 16, corner_of(s, 0, spot) % 8 // 2
        assert (row, column) == (spot // 8 - min(x // 8 for x in spots), spot % 8 - min(x % 8 for x in spots))
    assert (s.bottom[0], s.right[0]) == (max(x // 8 for x in spots), max(x % 8 for x in spots))


@pytest.mark.parametrize("side", [3, 4])
def test_reach(side: int) -> None:
    for low in range(7):
        for high in range(low, 7):
            open_rows = {spot // 8 for spot in squares(rows_for(side)[low][high])}
            open_columns = {spot % 8 for spot in squares(columns_for(side)[low][high])}
            wanted = {row for row in range(7) if max(high, row) - min(low, row) < side}
            assert open_rows == wanted == open_columns


def test_moves_number_the_spots_without_a_gap() -> None:
    spots = [spot_numbered(number) for number in range(SPOTS)]
    assert spots == [8 * row + column for row in range(7) for column in range(7)]
    assert [spot_number(spot) for spot in spots] == [*range(SPOTS)]
    assert (spot_name(CENTRE), laying(2, 3, CENTRE)) == ("g7", (2 * 4 + 3) * SPOTS + 24)


def test_the_rows_and_columns_that_hold_some_spots() -> None:
    assert rows_and_columns([CENTRE, CENTRE + 2, CENTRE - 8]) == (range(2, 4), range(3, 6))
