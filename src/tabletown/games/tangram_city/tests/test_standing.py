"""What a view tells besides its fields: where the largest rectangle lies, and the balance markers."""
from tests.playing import random_match

from ....kernel import mask
from ....kernel.drawing import drawn_view
from ....kernel.rules.grid import read_square
from ....kernel.telling.sheet import read_sheet as sheet_of
from ... import tangram_city
from ..city import distance, whole
from ..rectangle import largest_rectangle
from ..standing import frame, rectangle_of
from .table import GAME, Table


def test_a_frame_is_told_by_its_top_left_its_height_and_its_width() -> None:
    assert frame(mask(9, 10, 11, 17, 18, 19, 40, 41)) == [1, 1, 2, 3]
    assert frame(0) == [0, 0, 0, 0]


def test_a_view_tells_the_largest_rectangle_and_the_markers_of_every_seat() -> None:
    table = Table(2, "FT")
    table.all_do("place F green 0 a1")
    plain = drawn_view(GAME, table.state.view(1))
    assert plain["frames"] == [[0, 0, 1, 2], [0, 0, 1, 2]]
    assert plain["markers"] == [[1, 2], [1, 2]]


def test_a_round_is_told_with_the_rectangle_it_was_scored_for() -> None:
    table = Table(2, "FABCW")
    table.all_do("place F green 0 a1")
    table.pass_on(4)
    table.all_do("place W black 0 a2")
    lines = {line.what: line.at for line in tangram_city.score_lines(table.state, 0)}
    assert (lines["round 1"], lines["round 2"]) == ("a1-b1", "a1-b2") and lines["planning"] == lines[
        "balance"
    ] == ""
    assert rectangle_of(Table(2).state, 0, 1) == "c3", "the square of the printed piece"


def test_rectangles_of_all_rounds_have_as_many_squares_as_they_paid() -> None:
    for seed in range(5):
        s = random_match(GAME, seed).state
        for line in (
            line
            for seat in range(s.seats)
            for line in tangram_city.score_lines(s, seat)
            if line.what.startswith("round")
        ):
            (top, left), (bottom, right) = read_square(line.at[:2]), read_square(line.at[-2:])
            assert (bottom - top + 1) * (right - left + 1) == line.points


def test_a_score_sheet_knows_the_last_rectangle_only() -> None:
    s = random_match(GAME, 1).state
    _, finished = tangram_city.read_sheet(sheet_of(tangram_city.write_sheet(s, ["Ada", "Bo"])))
    told = [line.at for line in tangram_city.score_lines(finished, 0) if line.what.startswith("round")]
    assert told == [*5 * [""], rectangle_of(s, 0, 6)]


def test_what_a_view_tells_is_what_the_rules_count() -> None:
    for seed in range(5):
        s = random_match(GAME, seed).state
        for seat, ((_, _, high, wide), (black, green)) in enumerate(
            zip(drawn_view(GAME, s)["frames"], drawn_view(GAME, s)["markers"], strict=True)
        ):
            assert high * wide == largest_rectangle(whole(s.built[seat])) and abs(black - green) == distance(
                s, seat
            )
