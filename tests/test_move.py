"""A move is a number, a line and a dict; each reads back, and nonsense is told."""
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletown.kernel.telling.message import Problem
from tabletown.kernel.move import Moves, secret

MOVES = Moves(
    lay=dict(tile=("EE", "GG"), turn=4),
    skip={},
    deal=dict(seat=("1", "2"), card=secret(("x", "y", "z"), like="hand")),
)


def test_numbers_are_given_once() -> None:
    assert (MOVES.lay, MOVES.skip, MOVES.deal, MOVES.count) == (0, 8, 9, 15)
    assert MOVES.number("lay", "GG", 3) == 7 == MOVES.number("lay", turn="3", tile="GG")
    assert MOVES.text(7) == "lay GG 3" and MOVES.plain(7) == {"kind": "lay", "tile": "GG", "turn": 3}


@given(st.integers(0, MOVES.count - 1))
def test_all_three_forms_read_back(move: int) -> None:
    assert MOVES.read(MOVES.text(move)) == move == MOVES.from_plain(MOVES.plain(move))


def test_a_secret_part_names_who_may_know_it() -> None:
    deal = MOVES.number("deal", "2", "z")
    assert MOVES.secrets(deal) == {"card": ("hand", 1)} and MOVES.secrets(0) == {}
    assert MOVES.text(deal, frozenset({"card"})) == "deal 2 ?"


@pytest.mark.parametrize(
    "line", ["", "fly", "lay", "lay EE", "lay EE 4", "lay EE 1 2", "lay XX 1", "skip it", "deal 2 ?"]
)
def test_nonsense_is_told(line: str) -> None:
    with pytest.raises(Problem):
        MOVES.read(line)


@given(st.text())
def test_any_text_is_a_move_or_a_problem(line: str) -> None:
    with suppress(Problem):
        assert MOVES.text(MOVES.read(line)) == " ".join(line.split())


@pytest.mark.parametrize(
    "plain",
    [{}, {"kind": "lay"}, {"kind": "lay", "tile": "EE", "turn": []}, {"kind": 3}, {"kind": "skip", "x": 1}],
)
def test_a_wrong_dict_is_told(plain: dict[str, object]) -> None:
    with pytest.raises(Problem):
        MOVES.from_plain(plain)


@pytest.mark.parametrize("move", [-1, 15, 10**9])
def test_a_wrong_number_is_told(move: int) -> None:
    with pytest.raises(Problem):
        MOVES.text(move)


def test_no_part_is_named_kind() -> None:
    with pytest.raises(TypeError):
        Moves(lay=dict(kind=3))
