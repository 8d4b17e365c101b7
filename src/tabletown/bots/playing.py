"""Matches between bots, the whole list of legal moves made at every decision."""
from typing import Any

from ..game import moves, play, score, tie_break, waits_for
from ..kernel.desk import Desk, copy
from ..kernel.luck import lot
from ..kernel.mask import first
from ..kernel.rule import NATURE, entry, rule
from . import GREEDY
from .greedy import MATCH, choose
from .nature import by_lot

START = 3  # behind the states a bot uses
DESK = 4
LIMIT = 100_000  # decisions, after which a match of bots is scored as it stands: no game we know comes near


@entry
def play_matches(desk: Desk, n: int, bots: list[int], luck: list[int], out: list[int], scores: Any, ties: Any) -> int:
    """Play n matches from the state at START; fills a row of both tables for each. How many decisions the seats took."""
    decisions = 0
    for i in range(n):
        copy(desk, START, MATCH)
        decisions += play_match(desk, bots, luck, out)
        for seat in range(desk.states[MATCH].seats):
            scores[i][seat] = score(desk.states[MATCH], seat)
            ties[i][seat] = tie_break(desk.states[MATCH], seat)
    return decisions


@rule
def play_match(desk: Desk, bots: list[int], luck: list[int], out: list[int]) -> int:
    decisions = 0
    seats = waits_for(desk.states[MATCH])
    while seats != 0 and decisions < LIMIT:
        seat = first(seats) - 1
        if seat == NATURE:
            move = by_lot(desk.states[MATCH], luck, out)
        else:
            move = chosen(bots[seat], desk, seat, luck, out)
            decisions += 1
        play(desk.states[MATCH], seat, move)
        seats = waits_for(desk.states[MATCH])
    return decisions


@rule
def chosen(bot: int, desk: Desk, seat: int, luck: list[int], out: list[int]) -> int:
    """What a bot does: only the random one needs no more than the list."""
    n = moves(desk.states[MATCH], seat, out)
    return choose(desk, seat, n, out, luck) if bot == GREEDY else out[lot(luck, n)]


@entry
def decide(bot: int, desk: Desk, seat: int, luck: list[int], out: list[int]) -> int:
    """One decision, for a table: the state at MATCH is a view."""
    return chosen(bot, desk, seat, luck, out)
