"""Connect four: every § of the rulebook, known numbers of ways, a naive win check, and the sheet."""
from random import Random
from typing import Any

import pytest

from tabletown import catalogue
from tabletown.arena.perft import perft
from tabletown.kernel import Problem
from tabletown.kernel.chance import by_lot
from tabletown.kernel.game import leaders
from tabletown.kernel.match import Match
from tabletown.kernel.telling.sheet import read_sheet
from tests.sample import examples

GAME = catalogue.load("connect_four")
NAMES = ["Anna", "Bram"]
WAYS = [1, 7, 49, 343, 2401, 16807, 117649]
DRAWN = "aaaaaabbbbbbccccccgddddddeeeeeeffffffggggg"  # fills the board without a four
WON = "aabbccd"


def played(columns: str) -> Match:
    match = Match(GAME, 2)
    for column in columns:
        match.step(next(iter(match.asked)), drop(column))
    return match


def drop(column: str) -> int:
    return GAME.MOVES.number("drop", column)


def legal(match: Match, seat: int) -> str:
    return "".join(GAME.MOVES.text(move)[-1] for move in match.legal(seat))


def refused(match: Match, seat: int, column: str) -> tuple[str, str]:
    why = match.why_not(seat, drop(column))
    assert why is not None and drop(column) not in match.legal(seat)
    return why.id, why.rule


def board(match: Match) -> list[str]:
    text = GAME.picture(match.state, None, [], NAMES)
    return ["".join(str(span) for span, _ in line[1:]).replace(" ", "") for line in text[2:]]


# The rulebook


def test_the_board_is_empty_at_the_start() -> None:
    """§1.1 Six rows of seven squares, every column open."""
    assert board(played("")) == ["......."] * 6
    assert legal(played(""), 0) == "abcdefg"


def test_each_seat_has_twenty_one_discs() -> None:
    """§1.2 All of them lie on a full board."""
    signs = "".join(board(played(DRAWN)))
    assert signs.count("x") == signs.count("o") == 21


def test_seats_take_turns() -> None:
    """§2.1 A seat that moves out of turn is told so."""
    match = played("d")
    assert list(match.asked) == [1] and match.legal(0) == []
    assert refused(match, 0, "d") == ("not-your-turn", "§2.1")


def test_a_disc_falls_to_the_lowest_empty_square() -> None:
    """§2.2 The move is told with the square on which the disc landed."""
    match = played("ddc")
    assert board(match)[3:] == [".......", "...o...", "..xx..."]
    assert GAME.told(match.state, 0, drop("c"), frozenset()).args == {"square": "c6"}
    assert GAME.told(match.state, 1, drop("d"), frozenset()).args == {"square": "d5"}


def test_a_full_column_takes_no_more() -> None:
    """§2.3 The refusal cites the rule that forbids it."""
    match = played("gggggg")
    assert legal(match, 0) == "abcdef"
    assert refused(match, 0, "g") == ("not-into-full-column", "§2.3")


def test_a_disc_is_taken_back_until_the_other_moves() -> None:
    """§2.4 Nothing is taken back after the end."""
    match = played("d")
    match.undo(0)
    assert board(match) == ["......."] * 6 and list(match.asked) == [0]
    assert not played("de").undoable(0) and not played(WON).undoable(0)


@pytest.mark.parametrize(
    ("columns", "at"),
    [(WON, "a6-d6"), ("abababa", "a3-a6"), ("abbccdcddgd", "d3-a6"), ("gffeededdad", "d3-g6")],
)
def test_four_in_a_row_ends_the_match(columns: str, at: str) -> None:
    """§3.1 Across, upright, and along both diagonals."""
    match = played(columns)
    (line,) = GAME.score_lines(match.state, 0)
    assert match.over and (line.rule, line.at, line.points) == ("§3.1", at, 1)
    assert GAME.score_lines(match.state, 1) == [] and leaders(GAME, match.state) == [0]
    assert refused(match, 1, "e") == ("not-after-the-end", "§3")


def test_a_full_board_is_shared() -> None:
    """§3.2 No point, two winners."""
    match = played(DRAWN)
    assert match.over and leaders(GAME, match.state) == [0, 1]
    assert [GAME.score(match.state, seat) for seat in (0, 1)] == [0, 0]


# Against known results


def test_the_known_numbers_of_ways() -> None:
    assert [perft(Match(GAME, 2), depth, by_lot) for depth in range(len(WAYS))] == WAYS


def has_four(rows: list[str], sign: str) -> bool:
    """Look at every line of four squares, one after the other."""
    lines = [
        (r, c, down, right)
        for r in range(6)
        for c in range(7)
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
    ]
    inside = [x for x in lines if x[0] + 3 * x[2] < 6 and 0 <= x[1] + 3 * x[3] < 7]
    return any(
        all(rows[r + i * down][c + i * right] == sign for i in range(4)) for r, c, down, right in inside
    )


@pytest.mark.parametrize("seed", range(examples(300)))
def test_a_naive_win_check_agrees(seed: int) -> None:
    lot, match = Random(seed), played("")
    while not match.over:
        assert not any(has_four(board(match), sign) for sign in "xo") and "." in "".join(board(match))
        (seat,) = match.asked
        match.step(seat, lot.choice(match.legal(seat)))
    rows = board(match)
    assert [GAME.score(match.state, seat) for seat in (0, 1)] == [has_four(rows, "x"), has_four(rows, "o")]
    assert any(has_four(rows, sign) for sign in "xo") or "." not in "".join(rows)
    assert read(GAME.write_sheet(match.state, NAMES)) == (NAMES, match.state)


# The sheet


def read(text: str) -> tuple[list[str], Any]:
    return GAME.read_sheet(read_sheet(text))


def sheet(*rows: str) -> str:
    """Return a sheet with these rows at the bottom of the board."""
    empty = [". . . . . . ."] * (6 - len(rows))
    return "\n".join(["game connect_four", "seat Anna", "seat Bram", *empty, *rows])


def test_a_match_that_goes_on_has_no_sheet() -> None:
    with pytest.raises(Problem, match="sheet-unfinished"):
        GAME.write_sheet(played("d").state, NAMES)


@pytest.mark.parametrize(
    ("text", "line", "column", "why"),
    [
        ("game connect_four\nseat Anna\n", 3, 1, "sheet-seats-first"),
        ("game connect_four\nseat\nseat Bram", 2, 1, "sheet-seats-first"),
        ("game connect_four\nseat Anna\nseat Anna", 3, 6, "sheet-same-name"),
        ("game connect_four\nseat Anna\nseat Bram\n. . . . . . .", 5, 1, "sheet-rows"),
        (sheet() + "\n. . . . . . .", 10, 1, "sheet-rows"),
        (sheet("x x x x o o"), 9, 11, "sheet-cells"),
        (sheet("x x x x o o o ."), 9, 15, "sheet-cells"),
        (sheet("x x x y o o o"), 9, 7, "sheet-no-disc"),
        (sheet("x x x xo o o o"), 9, 7, "sheet-no-disc"),
        (sheet("x . . . . . .", ". x x x o o o"), 8, 1, "sheet-floating"),
        (sheet("x x x x o . ."), 4, 1, "sheet-turns"),
        (sheet("o o o . . . .", "x x x x o . ."), 4, 1, "sheet-after-the-end"),
        (sheet("o o o o . . .", "x x x x . . ."), 4, 1, "sheet-after-the-end"),
        (
            sheet("x x . . . . .", "x x o . o . .", "x x o . o . .", "x x o . o . o"),
            4,
            1,
            "sheet-after-the-end",
        ),
        (sheet("x x o . . . ."), 4, 1, "sheet-unfinished-board"),
    ],
)
def test_a_wrong_sheet_is_told_where_and_why(text: str, line: int, column: int, why: str) -> None:
    with pytest.raises(Problem) as wrong:
        read(text)
    args = wrong.value.message.args
    assert (args["line"], args["column"], args["why"].id) == (line, column, why)  # type: ignore[union-attr]
