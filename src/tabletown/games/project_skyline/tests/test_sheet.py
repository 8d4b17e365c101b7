"""Score sheets: every error names its place, and any text is either an error or makes a round trip."""
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sample import examples

from ....kernel.telling.message import Message, Problem
from ....kernel.telling.sheet import read_sheet
from ... import project_skyline
from .table import architect, at

BOARD = [
    "rT rT rT rT r1* .", "g1 rT rT . . .", "g2 rT . . . .", "gT gT gT . . .", ". . . . . .", ". . . . . b1",
]
TOWERS = [*BOARD[:5], ". . . . . ."]
RUIN = ["r1 r1* gT . . .", ". . gT . . .", ". g1 . . . .", ". . . . . .", ". . . . . .", ". . . . . ."]


def sheet(rows: list[str], *more: str) -> str:
    return "\n".join(["game project_skyline", *rows, *more])


def cell(rows: list[str], row: int, column: int, what: str) -> list[str]:
    words = rows[row].split()
    words[column] = what
    return [*rows[:row], " ".join(words), *rows[row + 1 :]]


CASH = ("cash r 250", "cash g 710")
GOOD = sheet(TOWERS, *CASH)
RUINED = sheet(RUIN, "cash r 150", "cash g 710", "ruin r owes 200 to g")


def error(text: str) -> tuple[str, int, int]:
    """Return id, line and column of what is wrong with a sheet."""
    with pytest.raises(Problem) as raised:
        project_skyline.read_sheet(read_sheet(text))
    message = raised.value.message
    assert message.id == "sheet-error"
    why, line, column = message.args["why"], message.args["line"], message.args["column"]
    assert isinstance(why, Message) and isinstance(line, int) and isinstance(column, int)
    return why.id, line, column


def lines(text: str) -> list[list[tuple[str, int]]]:
    _, s = project_skyline.read_sheet(read_sheet(text))
    return [
        [(line.what, line.points) for line in project_skyline.score_lines(s, seat)] for seat in range(s.seats)
    ]


def test_a_sheet_with_all_towers() -> None:
    assert lines(GOOD) == [[("cash", 250), ("premium", 700)], [("cash", 710), ("premium", 300)]]
    names, s = project_skyline.read_sheet(read_sheet(GOOD))
    assert names == ["r", "g"] and at(s, "a3") == "g2" and architect(s) == "e1"


def test_a_sheet_with_a_ruin() -> None:
    """§7.5 The debt is counted; the premium is not enough."""
    assert lines(RUINED) == [
        [("cash", 150), ("premium", 0), ("debt", -150)],
        [("cash", 710), ("premium", 200), ("claim", 200)],
    ]


def test_any_colours_in_any_order_and_names() -> None:
    text = sheet([row.replace("r", "y") for row in TOWERS], "cash y 250", "cash g 710")
    names, s = project_skyline.read_sheet(read_sheet(text))
    assert names == ["y", "g"] and project_skyline.score(s, 0) == 950
    assert "cash y 250" in project_skyline.write_sheet(s, names) and "yT" in project_skyline.write_sheet(
        s, names
    )
    named = sheet(TOWERS, "cash r 250 Anna Maria # me", "", "cash g 710  Bram")
    names, s = project_skyline.read_sheet(read_sheet(named))
    assert names == ["Anna Maria", "Bram"] and "cash r 250 Anna Maria\n" in project_skyline.write_sheet(
        s, names
    )


@pytest.mark.parametrize(
    ("text", "id", "line", "column"),
    [
        ("game project_skyline\n", "sheet-rows", 2, 1),
        (sheet(TOWERS[:5], *CASH), "sheet-rows", 9, 1),
        (sheet([*TOWERS, ". . . . . ."], *CASH), "sheet-rows", 8, 1),
        (sheet([*TOWERS[:5], ". . . . ."], *CASH), "sheet-cells", 7, 9),
        (sheet([*TOWERS[:5], ". . . . . . ."], *CASH), "sheet-cells", 7, 11),
        (sheet(cell(TOWERS, 5, 1, "x1"), *CASH), "sheet-unknown-building", 7, 3),
        (sheet(cell(TOWERS, 5, 1, "r3"), *CASH), "sheet-unknown-building", 7, 3),
        (sheet(cell(TOWERS, 5, 1, ".*"), *CASH), "sheet-unknown-building", 7, 3),
        (sheet(cell(TOWERS, 5, 1, "R1"), *CASH), "sheet-unknown-building", 7, 3),
        (sheet(cell(TOWERS, 0, 4, "r1"), *CASH), "sheet-no-architect", 10, 1),
        (sheet(cell(TOWERS, 5, 1, "g1*"), *CASH), "sheet-two-architects", 7, 3),
        (sheet(BOARD, *CASH), "sheet-without-cash", 7, 11),
        (sheet(TOWERS, "cash r", "cash g 710"), "sheet-cash-form", 8, 1),
        (sheet(TOWERS, "cash x 10", "cash g 710"), "sheet-no-colour", 8, 6),
        (sheet(TOWERS, "cash rg 10", "cash g 710"), "sheet-no-colour", 8, 6),
        (sheet(TOWERS, "cash r 10", "cash r 710"), "sheet-cash-twice", 9, 6),
        (sheet(TOWERS, "cash r 10 A", "cash g 710 A"), "sheet-same-name", 9, 12),
        (sheet(TOWERS, "cash r 10"), "sheet-too-few", 9, 1),
        (sheet(TOWERS, "cash r 15", "cash g 710"), "sheet-amount", 8, 8),
        (sheet(TOWERS, "cash r -10", "cash g 710"), "sheet-amount", 8, 8),
        (sheet(TOWERS, "cash r ten", "cash g 710"), "sheet-amount", 8, 8),
        (sheet(TOWERS, "cash r " + "9" * 5000, "cash g 710"), "sheet-amount", 8, 8),
        (sheet(cell(TOWERS, 5, 1, "rT"), *CASH), "sheet-too-many-towers", 7, 3),
        (sheet(TOWERS, *CASH, "cash b 10"), "sheet-too-many-towers", 3, 7),
        (sheet(RUIN, *CASH), "sheet-no-ending", 10, 1),
        (sheet(TOWERS, *CASH, "ruin r owes 260 to g"), "sheet-two-endings", 10, 1),
        (sheet(RUIN, *CASH, "ruin r owes 260 to g", "ruin g owes 900 to r"), "sheet-two-endings", 11, 1),
        (sheet(RUIN, *CASH, "ruin r owes 260"), "sheet-ruin-form", 10, 1),
        (sheet(RUIN, *CASH, "ruin r pays 260 to g"), "sheet-ruin-form", 10, 1),
        (sheet(RUIN, *CASH, "ruin b owes 260 to g"), "sheet-without-cash", 10, 6),
        (sheet(RUIN, *CASH, "ruin r owes 260 to b"), "sheet-without-cash", 10, 20),
        (sheet(RUIN, *CASH, "ruin r owes 260 to r"), "sheet-owes-self", 10, 20),
        (sheet(RUIN, *CASH, "ruin r owes 265 to g"), "sheet-amount", 10, 13),
        (sheet(RUIN, *CASH, "ruin r owes 200 to g"), "sheet-could-pay", 10, 13),
        (sheet(RUIN, *CASH, "ruin r owes 260 to g"), "sheet-no-such-rent", 10, 13),
        (sheet(RUIN, "cash r 0", "cash g 710", "ruin r owes 10 to g"), "sheet-no-such-rent", 10, 13),
    ],
)
def test_every_error_has_its_place(text: str, id: str, line: int, column: int) -> None:
    assert error(text) == (id, line, column)


def test_two_players_with_all_towers_are_no_ending() -> None:
    rows = ["rT rT rT rT rT rT", "rT* gT gT gT gT gT", "gT gT . . . .", *[". . . . . ."] * 3]
    assert error(sheet(rows, *CASH)) == ("sheet-two-endings", 10, 1)


@pytest.mark.parametrize(
    ("seats", "twos", "fits"),
    [(2, 19, True), (2, 20, False), (3, 13, True), (3, 14, False), (4, 6, True), (4, 7, False)],
)
def test_no_more_floors_than_the_box_has(seats: int, twos: int, fits: bool) -> None:
    """§4.6 There are 13 of each colour, and those of the colours nobody plays."""
    words = [*["gT"] * (7 if seats == 2 else 5), *["r2"] * twos]
    words = [*words[:-1], words[-1] + "*", *["."] * (36 - len(words))]
    rows = [" ".join(words[i : i + 6]) for i in range(0, 36, 6)]
    text = sheet(rows, *(f"cash {colour} 100" for colour in "rgby"[:seats]))
    if fits:
        project_skyline.read_sheet(read_sheet(text))
    else:
        assert error(text)[0] == "sheet-too-many-floors"


def test_an_unfinished_match_is_no_sheet() -> None:
    with pytest.raises(Problem):
        project_skyline.write_sheet(project_skyline.start(2), ["A", "B"])


cells = st.sampled_from([".", "r1", "r2", "rT", "g1", "g2", "gT", "b1", "y2", "r1*", "gT*", "x", "r3", "*"])
rows = (
    st.lists(cells, min_size=5, max_size=7).map(" ".join)
    | st.just(". . . . . .")
    | st.just("rT rT rT rT rT rT")
    | st.text(max_size=12)
)
ruins = ["ruin r owes 110 to g", "ruin g owes 100 to r", "ruin r owes"]
cash = st.sampled_from(["cash r 100", "cash g 50", "cash b 0", "cash r 5", "cash", "cash y 70 Zoë", *ruins])


@settings(max_examples=examples(400), deadline=None)
@given(st.lists(rows, max_size=8), st.lists(cash, max_size=5))
def test_any_text_is_an_error_or_a_round_trip(board: list[str], more: list[str]) -> None:
    check(sheet(board, *more))


few = st.lists(st.sampled_from([".", ".", ".", "r1", "g1", "g2", "gT", "r2", "b1"]), min_size=35, max_size=35)


@settings(max_examples=examples(400), deadline=None)
@given(few, st.integers(0, 35), st.integers(0, 30), st.integers(0, 60), st.sampled_from(["g", "b"]))
def test_whole_tables_are_an_error_or_a_round_trip(
    words: list[str], where: int, cash: int, rent: int, to: str
) -> None:
    words = [*words[:where], "y1*", *words[where:]]
    board = [" ".join(words[i : i + 6]) for i in range(0, 36, 6)]
    check(
        sheet(
            board,
            f"cash r {10 * cash}",
            "cash g 700",
            "cash b 20",
            "cash y 0 Yvonne",
            f"ruin r owes {10 * rent} to {to}",
        )
    )


def check(text: str) -> None:
    try:
        names, s = project_skyline.read_sheet(read_sheet(text))
    except Problem as wrong:
        assert wrong.message.id == "sheet-error"
        return
    written = project_skyline.write_sheet(s, names)
    again, same = project_skyline.read_sheet(read_sheet(written))
    assert again == names and same == s and project_skyline.write_sheet(same, names) == written
    assert all(
        sum(line.points for line in project_skyline.score_lines(s, i)) == project_skyline.score(s, i)
        for i in range(s.seats)
    )
