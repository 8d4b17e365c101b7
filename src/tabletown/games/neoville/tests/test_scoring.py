"""§7: every scoring rule, the worked examples of the rulebooks, and the score of unfinished cities."""
import pytest

from ....kernel.game import leaders
from ....kernel.telling.score import ScoreLine
from ....kernel.telling.sheet import read_sheet
from ... import neoville
from ..state import State
from .table import GAME, table, turn

# Every square is a district of its own, and there is neither rock nor water.
PLAIN = ["E G E G E G E G", "G E G E G E G E"] * 4


def city(*changes: str) -> list[str]:
    """Return the plain city with some squares changed, such as `a1=W8`."""
    rows = [row.split() for row in PLAIN]
    for change in changes:
        at, _, cell = change.partition("=")
        rows[int(at[1]) - 1]["abcdefgh".index(at[0])] = cell
    return [" ".join(row) for row in rows]


def scored(*cities: list[str]) -> State:
    lines = ["game neoville"]
    for name, rows in zip("ABCD", cities, strict=False):
        lines += [f"seat {name}", *rows]
    return neoville.read_sheet(read_sheet("\n".join(lines)))[1]


def line_at(s: State, at: str, seat: int = 0) -> ScoreLine:
    return next(line for line in neoville.score_lines(s, seat) if line.at == at)


def points_at(s: State, at: str, seat: int = 0) -> int:
    return line_at(s, at, seat).points


WATER_8 = ("a1=W8", "b1=W", "c1=W", "d1=W", "a2=W", "b2=W", "a3=W", "b3=W")


def test_skyscrapers() -> None:
    """§7.1 The rulebooks show W8 on 8 squares, E5 on 4, R4 on 2 and W4 on 4."""
    assert points_at(scored(city(*WATER_8)), "a1") == 8
    s = scored(city("e1=E5", "f1=E", "e2=E", "f2=E", "g1=R", "d2=R", "e3=R"))
    assert (line_at(s, "e1").points, line_at(s, "e1").lacks, line_at(s, "e1").rule) == (-5, 1, "§7.1")
    s = scored(city("a2=R4", "a1=R"))
    assert (line_at(s, "a2").points, line_at(s, "a2").lacks) == (-4, 2)
    assert points_at(scored(city("b2=W4", "b1=W", "b3=W", "a3=W")), "b2") == 4


def test_a_larger_district_is_as_good() -> None:
    """§7.1 A district needs at least as many squares as the value."""
    assert points_at(scored(city(*WATER_8, "a1=W4")), "a1") == 4


def test_of_several_skyscrapers_the_best_counts() -> None:
    """§7.1 The others score 0; if all fail, the smallest loss counts."""
    s = scored(city(*WATER_8, "a1=W4", "c1=W8"))
    assert (points_at(s, "a1"), points_at(s, "c1")) == (0, 8)
    said = neoville.lacks_told(line_at(s, "a1"))
    assert said and said.id == "outdone-skyscraper"
    s = scored(city(*WATER_8, "a1=W4", "c1=W12"))
    assert (points_at(s, "a1"), points_at(s, "c1")) == (4, 0), "a failed one beside a good one costs nothing"
    s = scored(city(*WATER_8, "a1=W10", "c1=W12"))
    assert (points_at(s, "a1"), points_at(s, "c1")) == (-10, 0)


def test_buses_count_parks_in_row_and_column() -> None:
    """§7.2 In the rulebooks 4 parks in row and column score 8; parks elsewhere do not count."""
    parks = ("a4=Ep", "h4=Gp", "d1=Gp", "d8=Wp")
    assert points_at(scored(city("d4=Wb-parks", *parks)), "d4") == 8
    s = scored(city("d4=Wb-parks", *parks[:3], "e8=Ep"))
    assert (line_at(s, "d4").points, line_at(s, "d4").lacks, line_at(s, "d4").rule) == (-8, 1, "§7.2")


@pytest.mark.parametrize(
    ("bus", "things", "value"),
    [
        ("b-sports", ("a4=Es", "h4=Gs", "d1=Gs", "d8=Ws"), 8),
        ("b-leisure", ("a4=Ep", "h4=Gs", "d1=Gp", "d8=Ws"), 5),
        ("b-towers3", ("a4=R4", "h4=W6", "d1=G8"), 5),
        ("b-towers4", ("a4=R4", "h4=W6", "d1=G8", "d8=W12"), 8),
        ("b-utilities", ("a4=Rb-parks", "h4=Wm-left", "d1=Gm-top"), 8),
    ],
)
def test_every_bus(bus: str, things: tuple[str, ...], value: int) -> None:
    """§7.2 Every bus is tested with just enough and with one too few."""
    assert points_at(scored(city(f"d4=W{bus}", *things)), "d4") == value
    assert points_at(scored(city(f"d4=W{bus}", *things[1:])), "d4") == -value


def test_a_bus_is_a_utility_but_not_its_own() -> None:
    """§7.2 Buses count each other, and one thing serves several buses."""
    s = scored(city("d4=Wb-utilities", "h4=Wb-utilities", "a4=Rb-parks", "f4=Wb-parks"))
    assert (points_at(s, "d4"), points_at(s, "h4")) == (8, 8)
    s = scored(city("d4=Wb-utilities", "h4=Wb-utilities", "a4=Rb-parks"))
    assert (points_at(s, "d4"), points_at(s, "h4")) == (-8, -8)


TILES_OF_MILLS = {
    "m-left": "1000 1000 1000 1000", "m-right": "0001 0001 0001 0001", "m-top": "1111 0000 0000 0000",
    "m-bottom": "0000 0000 0000 1111", "m-corner": "1001 0000 0000 1001", "m-middle": "0000 0110 0110 0000",
}


MILL_POINTS = {"m-left": 4, "m-right": 4, "m-top": 4, "m-bottom": 4, "m-corner": 5, "m-middle": 6}


@pytest.mark.parametrize(("mill", "value"), MILL_POINTS.items())
def test_windmills_on_every_tile(mill: str, value: int) -> None:
    """§7.3 In the rulebooks a windmill scores 4 in the left column; the test tries every other tile too."""
    for row in range(4):
        for column in range(4):
            at = f"{'bdfh'[column]}{2 * row + 2}"
            good = TILES_OF_MILLS[mill].split()[row][column] == "1"
            assert points_at(scored(city(f"{at}=W{mill}")), at) == (value if good else -value), at


SHAPES = {
    "d-L3": ("b2 b1 a1", 5), "d-I3": ("b2 b1 b3", 5), "d-O4": ("b2 b1 a1 a2", 6), "d-T4": ("b2 b1 b3 c2", 6),
    "d-X5": ("b2 b1 b3 a2 c2", 8), "d-V5": ("b2 b3 b4 c4 d4", 8),
}


@pytest.mark.parametrize("dome", SHAPES)
def test_biodomes(dome: str) -> None:
    """§7.4 In the rulebooks an L of three water squares scores 5; one square more or less fails."""
    squares, value = SHAPES[dome]
    here, *others = squares.split()
    for shape, (cells, _) in SHAPES.items():
        first, *rest = cells.split()
        s = scored(city(f"{first}=W{dome}", *(f"{at}=W" for at in rest)))
        assert points_at(s, first) == (value if shape == dome else -value), shape
    s = scored(city(f"{here}=W{dome}", *(f"{at}=W" for at in others[:-1])))
    assert (line_at(s, here).points, line_at(s, here).lacks, line_at(s, here).rule) == (-value, 1, "§7.4")


def test_a_biodome_fits_turned_and_on_any_terrain() -> None:
    """§7.4 It fits whatever else stands in the district."""
    s = scored(city("g1=R", "g2=R", "h2=Rd-L3"))
    assert points_at(s, "h2") == 5
    s = scored(city("g1=W4", "g2=W", "g3=W", "f3=W", "e3=Wd-V5"))
    assert (points_at(s, "g1"), points_at(s, "e3")) == (4, 8)


def test_one_biodome_a_district() -> None:
    """§7.4 A second one costs, even if it fits; one that does not fit spoils nothing for the other."""
    s = scored(city("c3=Wd-I3", "c4=W", "c5=Wd-I3"))
    assert sorted((points_at(s, "c3"), points_at(s, "c5"))) == [-5, 5]
    told = [neoville.lacks_told(line_at(s, at)) for at in ("c3", "c5")]
    assert sorted(said.id for said in told if said) == ["outdone-biodome"]
    s = scored(city("c3=Wd-X5", "c4=W", "c5=Wd-I3"))
    assert (points_at(s, "c3"), points_at(s, "c5")) == (-8, 5)


S_SHAPES = ("b1 c1 a2 b2", "a1 a2 b2 b3")  # the same, turned by a quarter
Z_SHAPE = "a1 b1 b2 c2"


def drawn_at(dome: str, shape: str) -> int:
    """Return what a biodome scores in a water district of this shape."""
    at, *others = shape.split()
    return points_at(scored(city(f"{at}=Wd-{dome}", *(f"{other}=W" for other in others))), at)


def test_a_biodome_of_another_box_scores_as_it_is_drawn() -> None:
    """§7.4 Exactly its shape, in any rotation; a mirror image is another shape, and so is a larger one."""
    assert [drawn_at("6/.xx/xx", shape) for shape in S_SHAPES] == [6, 6]
    assert drawn_at("6/xx/.xx", Z_SHAPE) == drawn_at("6/..xx/...xx", Z_SHAPE) == 6
    assert [drawn_at("6/.xx/xx", shape) for shape in (Z_SHAPE, "b1 c1 a2 b2 c2", "b1 b2 a2")] == [-6] * 3


def test_of_two_biodomes_that_fit_the_better_one_scores() -> None:
    """§7.4 Of the same shape with other points, whichever was built first."""
    for better in ("c3", "c5"):
        built = {"c3": "Wd-I3", "c5": "Wd-I3"} | {better: "Wd-8/xxx"}
        s = scored(city("c4=W", *(f"{at}={cell}" for at, cell in built.items())))
        assert sorted(points_at(s, at) for at in built) == [-5, 8] and points_at(s, better) == 8


def test_majorities() -> None:
    """§7.5 The most parks and the most sports score 5 each for all who tie, but nothing for none."""
    s = scored(city("a1=Ep", "b1=Gs"), city("a1=Ep", "c1=Ep"), city("h8=Ws"))
    lines = [
        [(line.what, line.points, line.rule) for line in neoville.score_lines(s, seat)] for seat in range(3)
    ]
    assert lines == [[("sports", 5, "§7.5")], [("parks", 5, "§7.5")], [("sports", 5, "§7.5")]]
    assert [neoville.score(scored(city(), city()), seat) for seat in (0, 1)] == [0, 0]


def test_the_winner() -> None:
    """§7.6 Most points win, then most structures, failed ones too; seats still tied share the win."""
    assert leaders(GAME, scored(city(*WATER_8), city())) == [0]
    assert leaders(GAME, scored(city("a1=Em-left"), city("a1=Em-left", "h8=Em-right", "h1=Gm-bottom"))) == [
        1
    ], "4 each, one against three"
    assert leaders(GAME, scored(city("a1=Em-left"), city("a8=Rm-left"))) == [0, 1]


def test_an_unfinished_city_says_what_it_would_score_and_lacks() -> None:
    s = table(4)
    turn(s, "EWWW 0 g7", "W6 se")
    assert [(line.at, line.points, line.lacks) for line in neoville.score_lines(s, 0)] == [("h8", -6, 3)]
    turn(s, "RWWW 0 i7", "b-leisure nw")
    assert [(line.at, line.points, line.lacks) for line in neoville.score_lines(s, 0)] == [
        ("h8", 6, 0),
        ("i7", -5, 4),
    ]


def test_a_windmill_in_a_floating_city() -> None:
    """Its present edges count; a windmill is lost for good only when the tiles say so."""
    s = table(4)
    turn(s, "EEGG 0 g7", "m-left nw")
    assert [(line.points, line.lacks) for line in neoville.score_lines(s, 0)] == [(4, 0)]
    turn(s, "EEGG 0 e7")
    assert [(line.points, line.lacks) for line in neoville.score_lines(s, 0)] == [(-4, None)]
    s = table(4)
    turn(s, "EEGG 0 g7", "m-middle nw")
    assert [(line.points, line.lacks) for line in neoville.score_lines(s, 0)] == [(-6, 1)]


def test_a_biodome_that_never_can_fit() -> None:
    s = table(4)
    turn(s, "EEEG 0 g7", "d-I3 nw")
    assert [(line.points, line.lacks) for line in neoville.score_lines(s, 0)] == [(-5, None)]
