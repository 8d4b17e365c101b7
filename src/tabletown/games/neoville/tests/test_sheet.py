"""Score sheets: every error names its place, and any text is either an error or makes a round trip."""
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sample import examples

from ....kernel.telling.message import Message, Problem
from ....kernel.telling.sheet import read_sheet
from ... import neoville
from ..pieces import STRUCTURE_NAMES, UTILITY_NAMES
from .test_scoring import city


def sheet(*cities: list[str], names: str = "ABCDE") -> str:
    return "\n".join(
        [
            "game neoville",
            *(line for name, rows in zip(names, cities, strict=False) for line in (f"seat {name}", *rows)),
        ]
    )


def error(text: str) -> tuple[str, int, int]:
    """Return id, line and column of what is wrong with a sheet."""
    with pytest.raises(Problem) as raised:
        neoville.read_sheet(read_sheet(text))
    message = raised.value.message
    assert message.id == "sheet-error"
    why, line, column = message.args["why"], message.args["line"], message.args["column"]
    assert isinstance(why, Message) and isinstance(line, int) and isinstance(column, int)
    return why.id, line, column


GOOD = sheet(city("a1=E5", "c1=Gb-parks", "h8=Ep"))


@pytest.mark.parametrize(
    ("text", "id", "line", "column"),
    [
        ("", "sheet-starts-with-game", 1, 1),
        ("seat Anna\n", "sheet-starts-with-game", 1, 1),
        ("# only a remark\ngame\n", "sheet-starts-with-game", 2, 1),
        ("game neoville\n", "sheet-no-seat", 2, 1),
        ("game neoville\nE G\nseat A", "sheet-seat-first", 2, 1),
        ("game neoville\nseat\n", "sheet-no-name", 2, 1),
        (sheet(city(), city(), names="AA"), "sheet-same-name", 11, 6),
        (sheet(city(), city(), city(), city(), city()), "sheet-too-many-seats", 38, 1),
        (sheet(city()[:7]), "sheet-rows", 2, 1),
        (sheet([*city(), "E G E G E G E G"]), "sheet-rows", 11, 1),
        (sheet([*city()[:3], "E G E G E G E", *city()[4:]]), "sheet-cells", 6, 13),
        (sheet([*city()[:3], "E G E G E G E G E", *city()[4:]]), "sheet-cells", 6, 15),
        (sheet(city("b1=X")), "sheet-no-terrain", 3, 3),
        (sheet(city("b1=e")), "sheet-no-terrain", 3, 3),
        (sheet(city("b1=Ex")), "sheet-unknown-thing", 3, 3),
        (sheet(city("b1=Epp")), "sheet-unknown-thing", 3, 3),
        (sheet(city("b1=E9")), "sheet-unknown-thing", 3, 3),
        (sheet(city("b1=E04")), "sheet-unknown-thing", 3, 3),
        (sheet(city("b1=Eb-park")), "sheet-unknown-thing", 3, 3),
        (sheet(city("b1=Ed-Q")), "sheet-dome-how", 3, 3),
        (sheet(city("b1=Ed-7/xxx")), "sheet-dome-how", 3, 3),
        (sheet(city("b1=Ed-6/.../...")), "sheet-dome-how", 3, 3),
        (sheet(city("b1=Ed-8/xxxxxx")), "sheet-dome-how", 3, 3),
        (sheet(city("b1=Ed-6/xx./..xx")), "sheet-dome-apart", 3, 3),
        (sheet(city("b1=E5"), city()), "sheet-left-out", 3, 3),
        (sheet(city(), city("a1=E7")), "sheet-left-out", 12, 1),
        (sheet(city(), city(), city("a1=E7")), "sheet-left-out", 21, 1),
        (sheet(city("a1=E4", "b2=E6")), "sheet-two-on-a-tile", 4, 3),
        (sheet(city("a1=E4", "b2=Em-left")), "sheet-two-on-a-tile", 4, 3),
        (sheet(city("a1=E4"), city("a1=E4")), "sheet-skyscraper-twice", 12, 1),
        (sheet(city("a1=Em-left", "c1=Eb-parks", "e1=Ed-L3")), "sheet-three-kinds", 3, 22),
    ],
)
def test_every_error_has_its_place(text: str, id: str, line: int, column: int) -> None:
    assert error(text) == (id, line, column)


def test_a_third_piece_of_a_type_is_counted_with_a_warning() -> None:
    """§1.4 How many pieces there are of a type is our guess."""
    mills = read_sheet(sheet(city("a1=Em-left", "a3=Em-left", "a5=Em-left")))
    _, state = neoville.read_sheet(mills)
    [warning] = mills.warnings
    why = warning.args["why"]
    assert (warning.args["line"], warning.args["column"]) == (7, 1)
    assert isinstance(why, Message) and why.rule == "§1.4"
    assert [line.points for line in neoville.score_lines(state, 0)] == [4, 4, 4]


def test_a_biodome_that_we_do_not_know_is_counted_with_a_warning() -> None:
    """§1.4 Most shapes are our guess, so a sheet may draw others: one warning for each shape."""
    domes = read_sheet(sheet(city("a1=Gd-6/.xx/xx", "c1=Gd-6/x./xx/.x", "e1=Gd-8/xxxx")))
    _, state = neoville.read_sheet(domes)
    assert [(told.args["line"], told.args["column"]) for told in domes.warnings] == [(3, 1), (3, 31)]
    whys = [told.args["why"] for told in domes.warnings]
    assert all(isinstance(why, Message) and why.rule == "§1.4" for why in whys)
    lines = neoville.score_lines(state, 0)
    assert [line.what for line in lines[:2]] == ["biodome d-6/.xx/xx"] * 2
    told = neoville.score_line_told(lines[2])
    assert (told.id, told.args["points"], told.args["squares"]) == ("drawn-biodome", 8, 4)


def test_a_drawn_biodome_that_we_know_is_ours() -> None:
    drawn = read_sheet(sheet(city("a1=Gd-5/xx/.x")))
    _, state = neoville.read_sheet(drawn)
    assert drawn.warnings == [] and "Gd-L3" in neoville.write_sheet(state, ["A"])


def test_a_table_has_no_more_kinds_of_drawn_biodomes_than_biodomes() -> None:
    """§2.3"""
    tiles = [f"{column}{row}" for row in (1, 3) for column in "aceg"]
    shapes = "x xx xxxx xxxxx xx/.xx .xx/xx xxx/x xxx/..x".split()
    domes = [f"{at}=Gd-8/{shape}" for at, shape in zip(tiles, shapes, strict=True)]
    neoville.read_sheet(read_sheet(sheet(city(*domes[:7]))))
    assert error(sheet(city(*domes)))[0] == "sheet-too-many-of-kind"


@pytest.mark.parametrize(("seats", "most"), [(1, 7), (2, 5), (3, 6), (4, 7)])
def test_no_more_of_a_kind_than_the_set_up_lays_out(seats: int, most: int) -> None:
    tiles = [f"{column}{row}" for row in (1, 3) for column in "aceg"]
    buses = [f"{at}=E{UTILITY_NAMES[i % 6]}" for i, at in enumerate(tiles)]
    others = [city()] * (seats - 1)
    neoville.read_sheet(read_sheet(sheet(city(*buses[:most]), *others)))
    assert error(sheet(city(*buses[: most + 1]), *others))[0] == "sheet-too-many-of-kind"


def test_comments_blank_lines_and_any_spacing() -> None:
    body = GOOD.partition("\n")[2].replace("seat A", "\nseat  Anna  Maria # me")
    text = f"\ufeff# a remark\n\n  game\tneoville  # another\r\n{body}\n\n"
    names, state = neoville.read_sheet(read_sheet(text))
    assert names == ["Anna Maria"] and neoville.score(state, 0) == neoville.score(
        neoville.read_sheet(read_sheet(GOOD))[1], 0
    )


def test_our_tile_list_is_not_checked() -> None:
    """People with the real box may have other tiles than ours; even a city of water alone is read."""
    _, state = neoville.read_sheet(read_sheet(sheet(["W W W W W W W W"] * 8)))
    assert neoville.score(state, 0) == 0


def test_an_unfinished_match_is_no_sheet() -> None:
    with pytest.raises(Problem):
        neoville.write_sheet(neoville.start(2), ["A", "B"])


cells = st.sampled_from(
    [
        "E", "G", "R", "W", "Ep", "Gs", "W8", "R4", "E12", "G5", "Wd-L3", "Eb-parks", "Rm-left", "x", "E7",
        "Wb-", "Ed-6/.xx/xx", "Gd-5/xx/x", "Rd-8/x.x",
    ]
)
rows = (
    st.lists(cells, min_size=7, max_size=9).map(" ".join) | st.just("E G E G E G E G") | st.text(max_size=12)
)
some_seats = st.lists(
    st.tuples(st.sampled_from(["seat A", "seat B", "seat", "game neoville"]), st.lists(rows, max_size=10)),
    max_size=3,
)


@settings(max_examples=examples(400), deadline=None)
@given(some_seats)
def test_any_text_is_an_error_or_a_round_trip(seats: list[tuple[str, list[str]]]) -> None:
    check("\n".join(["game neoville", *(line for head, body in seats for line in (head, *body))]))


DRAWN = ("d-6/.xx/xx", "d-6/x/xx/.x", "d-5/xxxx", "d-8/.x./xxx", "d-5/xxx")
placed = st.dictionaries(
    st.integers(0, 63),
    st.sampled_from(["p", "s", *(n[1:] for n in STRUCTURE_NAMES[:7]), *UTILITY_NAMES, *DRAWN]),
    max_size=9,
)


@settings(max_examples=examples(300), deadline=None)
@given(
    st.lists(
        st.tuples(st.lists(st.sampled_from("EGRW"), min_size=64, max_size=64), placed), min_size=1, max_size=4
    )
)
def test_whole_cities_are_an_error_or_a_round_trip(tables: list[tuple[list[str], dict[int, str]]]) -> None:
    cities = [
        [" ".join(land[8 * r + c] + things.get(8 * r + c, "") for c in range(8)) for r in range(8)]
        for land, things in tables
    ]
    check(sheet(*cities))


def check(text: str) -> None:
    try:
        names, state = neoville.read_sheet(read_sheet(text))
    except Problem as wrong:
        assert wrong.message.id == "sheet-error"
        return
    written = neoville.write_sheet(state, names)
    again, same = neoville.read_sheet(read_sheet(written))
    assert again == names and same == state and neoville.write_sheet(same, names) == written
    assert all(
        sum(line.points for line in neoville.score_lines(state, i)) == neoville.score(state, i)
        for i in range(state.seats)
    )
