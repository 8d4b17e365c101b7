"""Score sheets: every error names its place, and any text is either an error or makes a round trip."""
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sample import examples

from ....kernel.telling.message import Message, Problem
from ....kernel.telling.sheet import read_sheet
from ... import tangram_city
from .test_scoring import EMPTY, board

ROUNDS = "rounds 1 1 1 1 1"


def sheet(*boards: list[str], names: str = "ABCDEF", rounds: str = ROUNDS) -> str:
    seats = [(f"seat {name}", rounds, *rows) for name, rows in zip(names, boards, strict=False)]
    return "\n".join(["game tangram_city", *(line for seat in seats for line in seat)])


def error(text: str) -> tuple[str, int, int]:
    """Return id, line and column of what is wrong with a sheet."""
    with pytest.raises(Problem) as raised:
        tangram_city.read_sheet(read_sheet(text))
    message = raised.value.message
    assert message.id == "sheet-error"
    why, line, column = message.args["why"], message.args["line"], message.args["column"]
    assert isinstance(why, Message) and isinstance(line, int) and isinstance(column, int)
    return why.id, line, column


BUILT = board("a1:c2=B", "d1=G/F")


@pytest.mark.parametrize(
    ("text", "id", "line", "column"),
    [
        ("game tangram_city", "sheet-no-seat", 2, 1),
        ("game tangram_city\nrounds 1 1 1 1 1", "sheet-seat-first", 2, 1),
        ("game tangram_city\nseat", "sheet-no-name", 2, 1),
        (sheet(BUILT, BUILT, names="AA"), "sheet-same-name", 11, 6),
        (sheet(BUILT, BUILT, BUILT, BUILT, BUILT, BUILT), "sheet-too-many-seats", 47, 1),
        ("game tangram_city\nseat A", "sheet-rounds-first", 2, 1),
        ("\n".join(["game tangram_city", "seat A", *BUILT]), "sheet-rounds-first", 3, 1),
        (sheet(BUILT, rounds="rounds 1 1 1 1"), "sheet-rounds", 3, 14),
        (sheet(BUILT, rounds="rounds 1 1 1 1 1 1"), "sheet-rounds", 3, 18),
        (sheet(BUILT, rounds="rounds 1 1 1 1 1 1 1"), "sheet-rounds", 3, 18),
        (sheet(BUILT, rounds="rounds"), "sheet-rounds", 3, 1),
        (sheet(BUILT, rounds="rounds 0 1 1 1 1"), "sheet-no-points", 3, 8),
        (sheet(BUILT, rounds="rounds 1 1 1 1 50"), "sheet-no-points", 3, 16),
        (sheet(BUILT, rounds="rounds 1 1 x 1 1"), "sheet-no-points", 3, 12),
        (sheet(BUILT, rounds="rounds 1 1 1 -1 1"), "sheet-no-points", 3, 14),
        (sheet(BUILT, rounds="rounds 1 1 ² 1 1"), "sheet-no-points", 3, 12),
        (sheet(BUILT, rounds="rounds 1 3 2 3 3"), "sheet-points-fall", 3, 12),
        (sheet(BUILT, rounds="rounds 1 1 1 1 7"), "sheet-last-falls", 3, 16),
        (sheet(EMPTY), "sheet-last-falls", 3, 16),
        (sheet(BUILT[:6]), "sheet-rows", 2, 1),
        (sheet([*BUILT, EMPTY[0]]), "sheet-rows", 11, 1),
        (sheet([*BUILT, ROUNDS]), "sheet-rows", 11, 1),
        (sheet([*BUILT[:3], ". . . . . .", *BUILT[4:]]), "sheet-cells", 7, 11),
        (sheet([*BUILT[:3], ". . . . . . . .", *BUILT[4:]]), "sheet-cells", 7, 13),
        (sheet([ROUNDS, *BUILT]), "sheet-cells", 4, 16),
        (sheet(board("a1:c2=B", "b3=X")), "sheet-unknown-square", 6, 3),
        (sheet(board("a1:c2=B", "b3=b")), "sheet-unknown-square", 6, 3),
        (sheet(board("a1:c2=B", "b3=F")), "sheet-unknown-square", 6, 3),
        (sheet(board("a1:c2=B", "b3=B/")), "sheet-unknown-square", 6, 3),
        (sheet(board("a1:c2=B", "b3=B|G")), "sheet-unknown-square", 6, 3),
        (sheet(board("a1:c2=B", "b3=B/GG")), "sheet-unknown-square", 6, 3),
        (sheet(board("a1:c2=B", "b3=./.")), "sheet-empty-halves", 6, 3),
        (sheet(board("a1:c2=B", "b3=.\\.")), "sheet-empty-halves", 6, 3),
        (sheet(board("a1:c2=B", "a3:c3=F/F", "b4=F\\.")), "sheet-fountains", 7, 3),
        (sheet(BUILT, board("a1=B", "a3:c3=F/F", "b4=F/F")), "sheet-fountains", 16, 3),
    ],
)
def test_every_error_has_its_place(text: str, id: str, line: int, column: int) -> None:
    assert error(text) == (id, line, column)


def test_what_is_written_as_it_is_read() -> None:
    rows = board(
        "a1:b3=B", "c1=B/G", "d1=B\\G", "e1=F/F", "f1=F\\F", "g1=B/B", "a4=./F", "b4=.\\B", "c4=G\\.",
        "d4=G/G",
    )
    names, s = tangram_city.read_sheet(read_sheet(sheet(rows)))
    written = tangram_city.write_sheet(s, names).splitlines()
    assert written[3].split() == ["B", "B", "B/G", "B\\G", "F/F", "F/F", "B"], (
        "two fountains and two halves of a colour have no diagonal"
    )
    assert written[6].split() == ["./F", ".\\B", "G\\.", "G", ".", ".", "."] and written[2] == ROUNDS


def test_left_of_a_slash_is_the_north_west_and_of_a_backslash_the_south_west() -> None:
    _, s = tangram_city.read_sheet(read_sheet(sheet(board("a1=B/G", "b1=B\\G", "c1=B"))))
    black, green = (
        [[mask >> square & 1 for mask in side[0]] for square in (0, 1)] for side in (s.black, s.green)
    )
    assert black == [[1, 0, 0, 1], [0, 0, 1, 1]] and green == [[0, 1, 1, 0], [1, 1, 0, 0]]


def test_comments_blank_lines_and_any_spacing() -> None:
    body = sheet(BUILT).partition("\n")[2].replace("seat A", "\nseat  Anna  Maria # me")
    names, s = tangram_city.read_sheet(
        read_sheet(f"\ufeff# a remark\n\n  game\ttangram_city  # another\r\n{body}\n\n")
    )
    assert names == ["Anna Maria"] and s.points[0] == [1, 1, 1, 1, 1, 6]


def test_our_tiles_are_not_checked() -> None:
    """People with the real box may have other tiles and boards than ours."""
    _, s = tangram_city.read_sheet(read_sheet(sheet(["G G G G G G G"] * 7, rounds="rounds 1 10 20 30 49")))
    assert tangram_city.score(s, 0) == 1 + 10 + 20 + 30 + 49 + 49 + 15


def test_an_unfinished_match_is_no_sheet() -> None:
    with pytest.raises(Problem):
        tangram_city.write_sheet(tangram_city.start(2), ["A", "B"])


cells = st.sampled_from([".", "B", "G", "B/G", "G\\B", "F/F", "F\\.", "./B", "./.", "F", "x", "B/", "B//"])
rows = st.lists(cells, min_size=6, max_size=8).map(" ".join) | st.just(EMPTY[0]) | st.text(max_size=12)
rounds = st.lists(st.integers(-1, 50).map(str) | st.just("x"), min_size=4, max_size=6).map(
    lambda points: " ".join(["rounds", *points])
)
some_seats = st.lists(
    st.tuples(st.sampled_from(["seat A", "seat B", "seat", "rounds"]), rounds, st.lists(rows, max_size=8)),
    max_size=3,
)


@settings(max_examples=examples(400), deadline=None)
@given(some_seats)
def test_any_text_is_an_error_or_a_round_trip(seats: list[tuple[str, str, list[str]]]) -> None:
    check(
        "\n".join(
            ["game tangram_city", *(line for head, points, body in seats for line in (head, points, *body))]
        )
    )


squares = st.sampled_from(
    ["."] * 4 + ["B"] * 6 + ["G"] * 6 + ["B/G", "G\\B", "B/.", ".\\G"] + ["F/.", "F\\F", "G/F"]
)


@settings(max_examples=examples(300), deadline=None)
@given(st.lists(st.lists(squares, min_size=49, max_size=49), min_size=1, max_size=5))
def test_whole_boards_are_an_error_or_a_round_trip(boards: list[list[str]]) -> None:
    check(sheet(*([" ".join(cells[7 * r : 7 * r + 7]) for r in range(7)] for cells in boards)))


def check(text: str) -> None:
    try:
        names, s = tangram_city.read_sheet(read_sheet(text))
    except Problem as wrong:
        assert wrong.message.id == "sheet-error"
        return
    written = tangram_city.write_sheet(s, names)
    again, same = tangram_city.read_sheet(read_sheet(written))
    assert again == names and same == s and tangram_city.write_sheet(same, names) == written
    assert all(
        sum(line.points for line in tangram_city.score_lines(s, i)) == tangram_city.score(s, i)
        for i in range(s.seats)
    )
