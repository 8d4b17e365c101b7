"""Score sheets: every error names its place, and any text is either an error or makes a round trip."""
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sample import examples

from ....kernel.telling.message import Message, Problem
from ....kernel.telling.sheet import read_sheet
from ... import cloud_city
from ..pieces import CARDS
from .cities import CROSS, FIVE_LENGTHS, FOUR_LENGTHS, PLUS

ALL_LOW = ("b.b.b.", ".b.b.b") * 3
WIDE = ("b.b.b.b.", ".g.g.g.g") * 3
HIGH = ("b.b.b.", ".g.g.g") * 4


def sheet(*cities: Sequence[str], names: str = "ABCDE", cards: str = "") -> str:
    """Write cities as rows without spaces, with `walk` lines behind them."""
    lines = ["game cloud_city", *([f"cards {cards}"] if cards else [])]
    for name, rows in zip(names, cities, strict=False):
        lines += [f"seat {name}", *(row if row.startswith("walk") else " ".join(row) for row in rows)]
    return "\n".join(lines)


def error(text: str) -> tuple[str, int, int]:
    """Return id, line and column of what is wrong with a sheet."""
    with pytest.raises(Problem) as raised:
        cloud_city.read_sheet(read_sheet(text))
    message = raised.value.message
    assert message.id == "sheet-error"
    why, line, column = message.args["why"], message.args["line"], message.args["column"]
    assert isinstance(why, Message) and isinstance(line, int) and isinstance(column, int)
    return why.id, line, column


@pytest.mark.parametrize(
    ("text", "id", "line", "column"),
    [
        ("", "sheet-starts-with-game", 1, 1),
        ("game cloud_city\n", "sheet-no-seat", 2, 1),
        ("game cloud_city\ncards solo\n", "sheet-no-seat", 3, 1),
        ("game cloud_city\nb g\nseat A", "sheet-seat-first", 2, 1),
        ("game cloud_city\nseat A\ncards solo", "sheet-size", 2, 1),
        ("game cloud_city\nseat\n", "sheet-no-name", 2, 1),
        ("game cloud_city\ncards\nseat A", "sheet-no-card", 2, 1),
        (sheet(PLUS, cards="circuits, sola"), "sheet-unknown-card", 2, 17),
        (sheet(PLUS, cards="circuits,sola"), "sheet-unknown-card", 2, 16),
        (sheet(PLUS, cards="solo, solo"), "sheet-card-twice", 2, 13),
        (sheet(PLUS, cards="solo, circuits, crossed"), "sheet-too-many-cards", 2, 23),
        (sheet(PLUS, PLUS, names="AA"), "sheet-same-name", 9, 6),
        (sheet(PLUS, CROSS, PLUS, CROSS, PLUS), "sheet-too-many-seats", 30, 1),
        (sheet(()), "sheet-size", 2, 1),
        (sheet(PLUS[:5]), "sheet-size", 2, 1),
        (sheet((*PLUS, "b.b.b.")), "sheet-size", 2, 1),
        (sheet(WIDE + WIDE[:2]), "sheet-size", 2, 1),
        (sheet((*PLUS[:3], ".b.b.", *PLUS[4:])), "sheet-uneven", 6, 9),
        (sheet((*PLUS[:3], ".b.b.b.", *PLUS[4:])), "sheet-uneven", 6, 11),
        (sheet(WIDE, PLUS), "sheet-other-size", 9, 1),
        (sheet(WIDE, HIGH, WIDE, WIDE), "sheet-rectangle-seats", 2, 1),
        (sheet(("x.b.b.", *PLUS[1:])), "sheet-unknown-cell", 3, 1),
        (sheet(("B.b.b.", *PLUS[1:])), "sheet-unknown-cell", 3, 1),
        (sheet(("bbb.b.", *PLUS[1:])), "sheet-not-two-on-a-tile", 4, 3),
        (sheet(("..b.b.", *PLUS[1:])), "sheet-not-two-on-a-tile", 3, 1),
        (sheet(ALL_LOW, ALL_LOW), "sheet-too-many-buildings", 14, 9),
        (sheet((*PLUS, "walk")), "sheet-how-to-walk", 9, 1),
        (sheet((*PLUS, "walk a1 c1")), "sheet-how-to-walk", 9, 1),
        (sheet((*PLUS, "walk a1c1")), "how-to-walk", 9, 6),
        (sheet((*PLUS, "walk a1-?1")), "not-a-square", 9, 6),
        (sheet((*PLUS, "walk a1-b2")), "not-straight", 9, 6),
        (sheet((*PLUS, "walk a1-a1")), "not-straight", 9, 6),
        (sheet((*PLUS, "walk a1-g1")), "not-so-long", 9, 6),
        (sheet((*PLUS, "walk z9-z8")), "not-on-the-table", 9, 6),
        (sheet((*PLUS, "walk a1-b1")), "not-without-building", 9, 6),
        (sheet((*PLUS, "walk e1-g1")), "not-without-building", 9, 6),
        (sheet((*PLUS, "walk a1-a3")), "not-different-heights", 9, 6),
        (sheet((*PLUS, "walk a1-e1")), "not-over-same-height", 9, 6),
        (sheet((*PLUS, "walk a3-e3")), "not-over-taller", 9, 6),
        (sheet((*PLUS, "walk a1-c1", "walk c1-a1")), "not-joined-again", 10, 6),
        (sheet((*PLUS, "walk a1-c1", "walk c1-e1", "walk c1-c5")), "not-third-walkway", 11, 6),
        (sheet((*CROSS, "walk a2-e2", "walk c1-c3")), "not-crossing", 10, 6),
        (sheet((*PLUS, "walk a1-c1", "b.b.b.")), "sheet-row-after-walk", 10, 1),
    ],
)
def test_every_error_has_its_place(text: str, id: str, line: int, column: int) -> None:
    assert error(text) == (id, line, column)


def test_no_more_pieces_than_the_box_holds() -> None:
    """The whole table shares six river walkways of length 1; a seventh is one too many."""
    rows = ("bb....", "..ggtt") * 3
    walks = ("walk a1-b1", "walk a3-b3", "walk a5-b5")
    cloud_city.read_sheet(read_sheet(sheet((*rows, *walks), (*rows, *walks))))
    assert error(sheet((*rows, *walks), (*rows, *walks), (*rows, walks[0]))) == ("not-in-supply", 29, 6)


def test_of_two_at_odds_the_later_is_wrong() -> None:
    assert error(sheet((*CROSS, "walk c1-c3", "walk a2-e2"))) == ("not-crossing", 10, 6)


def test_rectangles_may_lie_either_way() -> None:
    names, state = cloud_city.read_sheet(read_sheet(sheet(FIVE_LENGTHS, FOUR_LENGTHS)))
    assert names == ["A", "B"] and state.long_side == 4 and state.laid[:2] == [12, 12]


def test_comments_blank_lines_and_any_spacing() -> None:
    body = sheet((*PLUS, "walk c1-a1")).partition("\n")[2].replace("seat A", "\nseat  Anna  Maria # me")
    text = f"\ufeff# a remark\n\n  game\tcloud_city  # another\r\ncards circuits,solo # two\n{body}\n\n"
    names, state = cloud_city.read_sheet(read_sheet(text))
    assert names == ["Anna Maria"] and [CARDS[card] for card in state.card] == ["circuits", "solo"]
    assert cloud_city.score(state, 0) == 2 - 32 and "walk a1-c1" in cloud_city.write_sheet(state, names)


def test_our_tile_list_is_not_checked() -> None:
    """People with the real box may have other tiles than ours."""
    _, state = cloud_city.read_sheet(read_sheet(sheet(("b.b.b.", ".b.b.b") * 3)))
    assert cloud_city.score(state, 0) == 0


def test_an_unfinished_match_is_no_sheet() -> None:
    with pytest.raises(Problem):
        cloud_city.write_sheet(cloud_city.start(2), ["A", "B"])


rows = st.lists(st.sampled_from([".", "b", "g", "t", "x", "bg"]), min_size=5, max_size=8).map(
    " ".join
) | st.text(max_size=12)
ends = st.tuples(st.sampled_from("abcdefghz"), st.integers(0, 9)).map(lambda at: f"{at[0]}{at[1]}")
walks = st.tuples(ends, ends).map(lambda pair: f"walk {pair[0]}-{pair[1]}")
heads = st.sampled_from(
    ["seat A", "seat B", "seat", "game cloud_city", "cards solo", "cards solo, circuits", "cards , ,"]
)


@settings(max_examples=examples(400), deadline=None)
@given(st.lists(heads | rows | walks, max_size=20))
def test_any_text_is_an_error_or_a_round_trip(lines: list[str]) -> None:
    check("\n".join(["game cloud_city", *lines]))


SITES = ((0, 3), (1, 2), (0, 1), (2, 3), (0, 2), (1, 3))
tiles = st.tuples(st.sampled_from(SITES), st.sampled_from("bgt"), st.sampled_from("bgt"))
some_card = st.sampled_from(CARDS)
sizes = st.sampled_from([(3, 3), (3, 4), (4, 3)])


@settings(max_examples=examples(300), deadline=None)
@given(
    sizes,
    st.lists(tiles, min_size=12, max_size=12),
    st.lists(walks, max_size=2),
    st.sets(some_card, max_size=3),
    st.data(),
)
def test_whole_cities_are_an_error_or_a_round_trip(
    size: tuple[int, int],
    some: list[tuple[tuple[int, int], str, str]],
    walk: list[str],
    cards: set[str],
    data: st.DataObject,
) -> None:
    """Cities are right but for what is drawn at random; then walkways are added that can be built."""
    city = city_rows(size, some)
    check(sheet((*city, *walk), cards=", ".join(sorted(cards))))
    names, state = cloud_city.read_sheet(read_sheet(sheet(city)))
    state.phase = 1
    for _ in range(data.draw(st.integers(0, 6))):
        out = [0] * cloud_city.MOVES.count
        if n := cloud_city.moves(state, 0, out) - 1:
            cloud_city.play(state, 0, out[data.draw(st.integers(0, n - 1))])
    state.phase = 2
    check(cloud_city.write_sheet(state, names))


def city_rows(size: tuple[int, int], some: list[tuple[tuple[int, int], str, str]]) -> list[str]:
    high, wide = size
    cells = [["."] * 2 * wide for _ in range(2 * high)]
    for i, (sites, *letters) in enumerate(some[: high * wide]):
        for site, letter in zip(sites, letters, strict=True):
            cells[i // wide * 2 + site // 2][i % wide * 2 + site % 2] = letter
    return ["".join(row) for row in cells]


def check(text: str) -> None:
    try:
        names, state = cloud_city.read_sheet(read_sheet(text))
    except Problem as wrong:
        assert wrong.message.id == "sheet-error"
        return
    written = cloud_city.write_sheet(state, names)
    again, same = cloud_city.read_sheet(read_sheet(written))
    assert again == names and same == state and cloud_city.write_sheet(same, names) == written
    assert all(
        sum(line.points for line in cloud_city.score_lines(state, i)) == cloud_city.score(state, i)
        for i in range(state.seats)
    )
