"""The compiled rules, one call at a time, for Python that holds an array of blocks: adapters and tests."""
from typing import Any

from .. import game
from ..kernel.rules.rule import entry


@entry
def waits_for(states: Any, i: int) -> int:
    return game.waits_for(states[i])


@entry
def moves(states: Any, i: int, seat: int, out: list[int]) -> int:
    return game.moves(states[i], seat, out)


@entry
def odds(states: Any, i: int, move: int) -> int:
    return game.odds(states[i], move)


@entry
def play(states: Any, i: int, seat: int, move: int) -> None:
    game.play(states[i], seat, move)


@entry
def forget(states: Any, i: int, seat: int) -> None:
    game.forget(states[i], seat)


@entry
def score(states: Any, i: int, seat: int) -> int:
    return game.score(states[i], seat)


@entry
def tie_break(states: Any, i: int, seat: int) -> int:
    return game.tie_break(states[i], seat)
