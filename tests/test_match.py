"""Questions, events and undo, in two toy games: one in turns with chance, one where all choose at once."""
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tabletown.kernel.game import Game
from tabletown.kernel.match import UNDO, Match
from tabletown.kernel.telling.message import Message, Problem
from tabletown.kernel.move import Moves
from tabletown.kernel.rules.rule import NATURE, NONE, nature, nobody, only
from tabletown.kernel.state import OWNER, State, number, row


class Turns(State):
    """A game in turns: two steps for each seat, then either a roll by nature or the move done."""

    seats = number(start=2)
    seat = number()
    step = number()
    due = number()
    sum_of = row(2)
    left = number(start=4)


TURN_MOVES = Moves(add=dict(n=3), roll={}, done={}, rolled=dict(n=6))


def play_turns(s: Any, seat: int, move: int) -> None:
    kind, at = TURN_MOVES.parts(move)
    if kind == "add":
        s.sum_of[seat] += at["n"]
        s.step += 1
    elif kind == "rolled":
        s.due, s.sum_of[s.seat] = 0, s.sum_of[s.seat] + at["n"]
    else:
        s.due, s.step, s.seat, s.left = int(kind == "roll"), 0, 1 - s.seat, s.left - 1


def turn_moves(s: Any, seat: int, out: list[int]) -> int:
    kinds = ["rolled"] if seat == NATURE else ["add"] if s.step < 2 else ["roll", "done"]
    found = [m for m in range(TURN_MOVES.count) if TURN_MOVES.kind(m) in kinds]
    out[: len(found)] = found
    return len(found)


TURNS = cast(
    Game,
    SimpleNamespace(
        TITLE="Turns",
        SEATS=(2,),
        OPTIONS=(),
        MOVES=TURN_MOVES,
        start=lambda seats: Turns(),
        play=play_turns,
        moves=turn_moves,
        odds=lambda s, move: 1,
        waits_for=lambda s: nature() if s.due else only(s.seat) if s.left else nobody(),
        why_not=lambda s, seat, move: Message("no"),
    ),
)


class Fair(State):
    """A game in which all seats choose a stall in secret each year, and show it when all have chosen."""

    seats = number(start=3)
    choice = row(3, start=NONE, seen_by=OWNER)
    second = row(3, start=NONE, seen_by=OWNER)
    shown = row(3, start=NONE)
    year = number()


FAIR_MOVES = Moves(choose=dict(stall=4))


def play_fair(s: Any, seat: int, move: int) -> None:
    (s.choice if s.choice[seat] == NONE else s.second)[seat] = move
    if NONE not in s.second:
        s.shown, s.choice, s.second, s.year = s.second, [NONE] * 3, [NONE] * 3, s.year + 1


def fair_moves(s: Any, seat: int, out: list[int]) -> int:
    out[:4] = range(4)
    return 4


FAIR = cast(
    Game,
    SimpleNamespace(
        TITLE="Fair",
        SEATS=(3,),
        OPTIONS=(),
        MOVES=FAIR_MOVES,
        start=lambda seats: Fair(),
        play=play_fair,
        moves=fair_moves,
        odds=lambda s, move: 1,
        waits_for=lambda s: sum(only(i) for i in range(3) if s.second[i] == NONE) if s.year < 2 else nobody(),
        why_not=lambda s, seat, move: Message("no"),
    ),
)

ADD, ROLL, DONE = TURN_MOVES.add, TURN_MOVES.roll, TURN_MOVES.done


def test_every_answer_has_its_question() -> None:
    match = Match(TURNS, 2)
    assert match.asked == {0: 0}
    match.step(0, ADD + 1)
    assert match.asked == {0: 1}, "a double click would answer question 0"
    match.step(0, ADD)
    match.step(0, DONE)
    assert match.asked == {1: 3}


def test_a_seat_that_is_not_asked_cannot_move() -> None:
    match = Match(TURNS, 2)
    for seat, move in ((1, ADD), (0, ROLL), (NATURE, TURN_MOVES.rolled), (7, ADD)):
        with pytest.raises(Problem):
            match.step(seat, move)
    assert match.seq == 0 and match.state == Turns()


def test_a_turn_can_be_taken_back_step_by_step() -> None:
    match = Match(TURNS, 2)
    match.step(0, ADD + 1)
    match.step(0, ADD + 2)
    match.undo(0)
    assert match.state.sum_of == [1, 0] and match.asked == {0: 3}
    match.undo(0)
    assert match.state == Turns() and not match.undoable(0)
    assert [event.move for event in match.events] == [ADD + 1, ADD + 2, UNDO, UNDO]


def test_done_can_be_taken_back_until_the_next_seat_moves() -> None:
    match = Match(TURNS, 2)
    for move in (ADD, ADD, DONE):
        match.step(0, move)
    assert match.undoable(0) and not match.undoable(1)
    match.undo(0)
    match.step(0, DONE)
    match.step(1, ADD)
    assert not match.undoable(0) and match.undoable(1)


def test_chance_shuts_the_window() -> None:
    match = Match(TURNS, 2)
    for move in (ADD, ADD, ROLL):
        match.step(0, move)
    match.settle(lambda seq, moves, odds: moves[0])
    assert not match.undoable(0) and match.asked == {1: 4}
    with pytest.raises(Problem):
        match.undo(0)


def test_the_end_shuts_the_window() -> None:
    match = Match(TURNS, 2)
    for seat in (0, 1, 0, 1):
        for move in (ADD, ADD, DONE):
            match.step(seat, move)
    assert match.over and not match.undoable(1)


def test_all_answer_the_same_question_and_none_is_stale() -> None:
    match = Match(FAIR, 3)
    assert match.asked == {0: 0, 1: 0, 2: 0}
    match.step(2, 1)
    assert match.asked == {0: 0, 1: 0, 2: 1}


def test_every_seat_may_change_its_mind_until_all_have_answered() -> None:
    match = Match(FAIR, 3)
    for seat, move in ((0, 1), (1, 2), (0, 3), (1, 1), (2, 0)):
        match.step(seat, move)
    match.undo(0)
    assert match.state.choice == [1, 2, 0] and match.state.second == [NONE, 1, NONE]
    match.undo(0)
    assert match.state.choice == [NONE, 2, 0] and match.undoable(1) and match.undoable(2)
    for seat, move in ((0, 0), (0, 0), (2, 3)):
        match.step(seat, move)
    assert match.state.shown == [0, 1, 3] and match.asked == {0: 10, 1: 10, 2: 10}
    assert not any(match.undoable(seat) for seat in range(3)), "all are fixed, the last one too"


def test_a_copy_goes_its_own_way() -> None:
    match = Match(TURNS, 2)
    match.step(0, ADD + 1)
    twin = match.copy()
    twin.step(0, ADD + 2)
    twin.undo(0)
    twin.undo(0)
    assert match.state.sum_of == [1, 0] and match.undoable(0) and match.seq == 1 and match.asked == {0: 1}


def test_wrong_numbers_of_seats_are_told() -> None:
    with pytest.raises(Problem):
        Match(TURNS, 3)
    with pytest.raises(Problem):
        Match(TURNS, 2, {"colour": "red"})
