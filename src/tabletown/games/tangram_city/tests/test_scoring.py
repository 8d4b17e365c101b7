"""§6 to §9: every scoring rule, the examples of the rulebook, and the score of an unfinished board."""
import pytest

from ....kernel.game import leaders
from ....kernel.telling.score import ScoreLine
from ....kernel.telling.sheet import read_sheet
from ... import tangram_city
from ..city import of_one_colour, whole
from ..rectangle import largest_rectangle
from ..pieces import SIDES
from ..scoring import rating
from ..state import State
from .table import GAME, Table

EMPTY = [". . . . . . ."] * 7


def board(*changes: str, rows: list[str] = EMPTY) -> list[str]:
    """Return an empty board with some squares changed: `a1=B/G`, or `a1:d3=B` for a whole rectangle."""
    cells = [row.split() for row in rows]
    for change in changes:
        where, _, cell = change.partition("=")
        one, _, other = where.partition(":")
        for row in range(int(one[1]) - 1, int((other or one)[1])):
            for column in range("abcdefg".index(one[0]), "abcdefg".index((other or one)[0]) + 1):
                cells[row][column] = cell
    return [" ".join(row) for row in cells]


def scored(*boards: list[str], rounds: str = "1 1 1 1 1") -> State:
    lines = ["game tangram_city"]
    for name, rows in zip("ABCDE", boards, strict=False):
        lines += [f"seat {name}", f"rounds {rounds}", *rows]
    return tangram_city.read_sheet(read_sheet("\n".join(lines)))[1]


def line_of(s: State, what: str, seat: int = 0) -> ScoreLine:
    return next(line for line in tangram_city.score_lines(s, seat) if line.what == what)


def colours(*changes: str) -> tuple[int, int]:
    """Count the black and green squares of a board, besides one of each that makes it a sheet."""
    s = scored(board("g7=B", "f7=G", *changes))
    black, green = (of_one_colour(s, 0, side).bit_count() - 1 for side in range(len(SIDES)))
    return black, green


def rectangle(*changes: str) -> int:
    return largest_rectangle(whole(scored(board(*changes)).built[0]))


def test_the_largest_rectangle() -> None:
    """§6.1 In the examples 3 x 4 scores 12 and 4 x 4 scores 16; squares outside do not count."""
    assert (
        rectangle("b2:e4=B") == 12 == rectangle("b2:d5=G") and rectangle("a1:d4=B", "e1:f2=G", "g7=B") == 16
    )
    assert rectangle("a1:g1=B", "a2:c3=G") == 9 and rectangle("a1:g1=B", "a2:b3=G") == 7
    assert rectangle("a1:g7=B") == 49 and rectangle("g1=B", "a2=B") == 1, "a row does not go on in the next"


def test_halves_make_squares() -> None:
    """§6.1 Colours do not matter; fountains build too; half a square is not built."""
    assert rectangle("a1=B/G", "b1=F\\G", "c1=F/F") == 3 and rectangle("a1=B", "b1=B/.", "c1=B") == 1


def test_every_round_is_scored_and_there_is_always_one() -> None:
    """§6.1 The printed piece has a whole square."""
    t = Table(2)
    t.pass_rounds(3)
    lines = [(line.rule, line.what, line.points) for line in tangram_city.score_lines(t.state, 1)]
    assert lines[:4] == [("§6.1", f"round {i}", 1) for i in (1, 2, 3, 4)], "the fourth as if it ended now"


@pytest.mark.parametrize(
    ("square", "counts"),
    [
        ("B", (1, 0)),
        ("G", (0, 1)),
        ("B/B", (1, 0)),
        ("G\\G", (0, 1)),
        ("B/G", (0, 0)),
        ("G\\B", (0, 0)),
        ("F/F", (0, 0)),
        ("F\\F", (0, 0)),
        ("F/B", (1, 0)),
        ("B\\F", (1, 0)),
        ("G/F", (0, 1)),
        ("F\\G", (0, 1)),
        ("B/.", (0, 0)),
        (".\\G", (0, 0)),
        ("F/.", (0, 0)),
        (".", (0, 0)),
    ],
)
def test_black_and_green_squares(square: str, counts: tuple[int, int]) -> None:
    """§7.1 Two halves of a colour count, or one beside a fountain; nothing mixed, half empty, all water."""
    assert colours(f"a1={square}") == counts


def test_the_markers_count_the_whole_city() -> None:
    """§7.2 They count more than the rectangle, and score at the end."""
    s = scored(board("a1:c1=B", "e5=G", "g7=G"))
    assert (line_of(s, "balance").lacks, line_of(s, "balance").points) == (1, 10)


def test_planning() -> None:
    """§9.1 A board without a gap scores 15; else the line says how many squares are not built."""
    assert (
        line_of(scored(board("a1:g7=B")), "planning").points,
        line_of(scored(board("a1:g7=B")), "planning").lacks,
    ) == (15, 0)
    s = scored(board("a1:g7=B", "d4=B/."))
    assert (line_of(s, "planning").points, line_of(s, "planning").lacks, line_of(s, "planning").rule) == (
        0,
        1,
        "§9.1",
    )
    assert line_of(scored(board("a1:g7=B", "d4=B/F")), "planning").points == 15


@pytest.mark.parametrize(
    ("apart", "points"), [(0, 20), (1, 10), (2, 10), (3, 5), (4, 5), (5, 0), (6, 0), (7, 0)]
)
def test_balance(apart: int, points: int) -> None:
    """§9.2 The distance counts, whichever colour is ahead."""
    for one, other in (("B", "G"), ("G", "B")):
        squares = [f"{'abcdefg'[i]}1={one}" for i in range(apart)]
        line = line_of(scored(board(f"a3={one}", f"c3={other}", *squares)), "balance")
        assert (line.points, line.lacks) == (points, apart)


def test_far_apart_gives_nothing() -> None:
    """§9.2 That holds up to the greatest distance there is."""
    assert line_of(scored(board("a1:g7=G")), "balance").points == 0


def test_the_winner_and_shared_victories() -> None:
    """§9.3 The most points win; seats that tie for them share the victory."""
    ahead, behind = board("a1:c3=B"), board("a1:b3=B")
    assert leaders(GAME, scored(behind, ahead)) == [1]
    assert leaders(GAME, scored(ahead, behind, ahead)) == [0, 2]
    assert (
        tangram_city.tie_break(scored(ahead, behind), 0)
        == tangram_city.tie_break(scored(ahead, behind), 1)
        == 0
    )


@pytest.mark.parametrize(
    ("points", "earned"),
    [(0, 1), (99, 1), (100, 2), (139, 2), (140, 3), (179, 3), (180, 4), (199, 4), (200, 5), (300, 5)],
)
def test_ratings(points: int, earned: int) -> None:
    """§9.4 Everybody gets one at the end."""
    assert rating(points) == earned


def test_a_rating_is_a_line_without_points() -> None:
    """§9.4 There is none before the end."""
    s = scored(board("a1:g7=B"), rounds="9 16 25 36 49")
    assert (line_of(s, "rating 4").points, tangram_city.score(s, 0)) == (0, 9 + 16 + 25 + 36 + 49 + 49 + 15)
    assert not [
        line for line in tangram_city.score_lines(Table(2).state, 0) if line.what.startswith("rating")
    ]


def test_an_unfinished_board() -> None:
    """§6.1 The round that is being played counts, and so do §9.1 and §9.2, as if it ended now."""
    t = Table(1, "F")
    assert [(line.what, line.points) for line in tangram_city.score_lines(t.state, 0)] == [
        ("round 1", 1),
        ("planning", 0),
        ("balance", 10),
    ]
    t.do("place F green 0 c4")
    assert [line.points for line in tangram_city.score_lines(t.state, 0)] == [
        2,
        0,
        10,
    ] and tangram_city.score(t.state, 0) == 12
