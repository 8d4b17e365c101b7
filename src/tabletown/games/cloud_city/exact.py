"""Find the best set of walkways that can still be built with the present supply, by branch and bound.

Levels do not touch each other: only walkways of its own level bar a walkway, and every level has its own
pieces. Within a level, the lines on which a walkway could lie are decided one after the other, the longest
first, and taken before they are left out. A branch is given up if what it has gained and the lower of two
bounds cannot beat the best known: the votes of the open lines, no more of them than there are pieces; and
half the votes of the best open lines of every building, no more of them than it has room for.
"""
from typing import Any, NamedTuple

from ...kernel import bit, first, has, rest, rule
from ...kernel.rules.scratch import scratch, rows
from ...kernel.rules.rule import entry
from .moves import LINE_LIST, WALK
from .pieces import HEIGHTS, LENGTHS, VOTES
from .state import State
from .walkways import AHEAD, BETWEEN, STEP, as_tall, is_open, line_of

# Room to work in, row by row; most rows hold a number for every line i, as it is before line i is decided.
A, B, LENGTH, UNDER, LINE, OVER, ONCE, FULL, GAINED, TRIED, TAKEN, BEST, LEFT, SPARE, MOST = range(15)
ROOM, WIDE = 15, 64
UNTRIED, WITH, WITHOUT = range(3)


class Best(NamedTuple):
    votes: int
    moves: list[int]  # in an order in which they can be made


def best_walkways(s: State, seat: int) -> Best:
    """Return the most votes that walkways can still bring, and those walkways as moves; ignore the cards."""
    states, room, out = scratch(s, 1).states, rows(ROOM, WIDE), rows(HEIGHTS * WIDE)
    moves = [int(move) for move in out[: search(states, 0, seat, room, out)]]
    return Best(sum(int(VOTES[LINE_LIST[move - WALK][1]]) for move in moves), moves)


@entry
def search(states: Any, i: int, seat: int, room: Any, out: list[int]) -> int:
    """Write the best walkways of all levels as moves into `out` and return how many there are."""
    n = 0
    for height in range(HEIGHTS):
        lines = open_lines(states[i], seat, height, room)
        set_out(states[i], seat, height, room)
        decide_all(lines, room)
        for k in range(lines):
            if room[BEST][k] != 0:
                out[n] = WALK + room[LINE][k]
                n += 1
    return n


# The lines of a level


@rule
def open_lines(s: State, seat: int, height: int, room: Any) -> int:
    """Write all lines on which a walkway could be built into `room`, the longest first; return how many."""
    n = 0
    free = s.building[seat][height] & ~s.full[seat]
    for shorter in range(LENGTHS):
        ends = free
        while ends != 0:
            n = lines_from(s, seat, height, free, LENGTHS - shorter, first(ends), n, room)
            ends = rest(ends)
    return n


@rule
def lines_from(s: State, seat: int, height: int, free: int, length: int, a: int, n: int, room: Any) -> int:
    barred = s.over[seat][height] | ~s.cover[seat]
    for down in range(2):
        b = a + length * STEP[down]
        ahead = AHEAD[down][a] & as_tall(s, seat, height)
        if (
            ahead != 0
            and first(ahead) == b
            and has(free, b)
            and is_open(s, seat, height, down, a, length, barred)
        ):
            room[A][n] = a
            room[B][n] = b
            room[LENGTH][n] = length
            room[UNDER][n] = BETWEEN[down][a][length - 1]
            room[LINE][n] = line_of(s, seat, down, length, a)
            n += 1
    return n


# Deciding them


@rule
def set_out(s: State, seat: int, height: int, room: Any) -> None:
    """Set up the search: the walkways and pieces there are, no line decided and nothing found yet."""
    room[OVER][0] = s.over[seat][height]
    room[ONCE][0] = s.once[seat]
    room[FULL][0] = s.full[seat]
    room[GAINED][0] = 0
    room[TRIED][0] = UNTRIED
    room[MOST][0] = -1
    for length in range(1, LENGTHS + 1):
        room[LEFT][length] = s.piece[height][length - 1]


@rule
def decide_all(lines: int, room: Any) -> None:
    i = 0
    while i >= 0:
        if room[TRIED][i] == WITHOUT or (room[TRIED][i] == UNTRIED and is_settled(i, lines, room)):
            i -= 1
        else:
            decide(i, room)
            i += 1


@rule
def is_settled(i: int, lines: int, room: Any) -> bool:
    """Is everything decided, or is the rest unable to beat what is known? Keep the best that is complete."""
    if room[GAINED][i] + bound(i, lines, room) <= room[MOST][0]:
        return True
    if i < lines:
        return False
    room[MOST][0] = room[GAINED][i]
    for k in range(lines):
        room[BEST][k] = room[TAKEN][k]
    return True


@rule
def decide(i: int, room: Any) -> None:
    """Take a line if it fits and has not been tried yet; otherwise leave it out."""
    if room[TRIED][i] == UNTRIED and room[LEFT][room[LENGTH][i]] > 0 and fits(i, i, room):
        room[TRIED][i] = WITH
        take(i, room)
    else:
        if room[TRIED][i] == WITH:
            room[LEFT][room[LENGTH][i]] += 1
        room[TRIED][i] = WITHOUT
        leave_out(i, room)
    room[TRIED][i + 1] = UNTRIED


@rule
def fits(k: int, i: int, room: Any) -> bool:
    """Could line k be built once all lines before i are decided?"""
    return (
        room[UNDER][k] & room[OVER][i] == 0
        and not has(room[FULL][i], room[A][k])
        and not has(room[FULL][i], room[B][k])
    )


@rule
def take(i: int, room: Any) -> None:
    ends = bit(room[A][i]) | bit(room[B][i])
    room[TAKEN][i] = 1
    room[LEFT][room[LENGTH][i]] -= 1
    room[OVER][i + 1] = room[OVER][i] | room[UNDER][i]
    room[FULL][i + 1] = room[FULL][i] | room[ONCE][i] & ends
    room[ONCE][i + 1] = room[ONCE][i] | ends
    room[GAINED][i + 1] = room[GAINED][i] + VOTES[room[LENGTH][i]]


@rule
def leave_out(i: int, room: Any) -> None:
    room[TAKEN][i] = 0
    room[OVER][i + 1] = room[OVER][i]
    room[FULL][i + 1] = room[FULL][i]
    room[ONCE][i + 1] = room[ONCE][i]
    room[GAINED][i + 1] = room[GAINED][i]


# What the lines not yet decided could bring at most


@rule
def bound(i: int, lines: int, room: Any) -> int:
    for k in range(i, lines):
        room[SPARE][room[A][k]] = 1 if has(room[ONCE][i], room[A][k]) else 2
        room[SPARE][room[B][k]] = 1 if has(room[ONCE][i], room[B][k]) else 2
    pieces, halves, length, left, some = 0, 0, 0, 0, 0
    for k in range(i, lines):
        if room[LENGTH][k] != length:
            length = room[LENGTH][k]
            left = some = room[LEFT][length]
        if some > 0 and fits(k, i, room):
            halves += VOTES[length] * (spend(room[A][k], room) + spend(room[B][k], room))
            pieces += VOTES[length] if left > 0 else 0
            left -= 1
    return min(pieces, halves // 2)


@rule
def spend(building: int, room: Any) -> int:
    """Use up one of a building's places for walkways, if it has any left, and return how many were used."""
    if room[SPARE][building] == 0:
        return 0
    room[SPARE][building] -= 1
    return 1
