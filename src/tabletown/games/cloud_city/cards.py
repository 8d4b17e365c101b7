"""The special requests of the personal model, §9: what each card would give a seat now.

A route is the set of buildings that walkways join. No building has more than two walkways, so a route is a
path or a closed circuit.
"""
from ...kernel import bit, first, rest, rule, size
from .city import buildings
from .pieces import (
    BALANCE, BALANCED, BLUE_HILL, CIRCUIT, CIRCUITS, CROSSED, CROSSING, HEIGHTS, HIGH, IS_MAJORITY, LENGTHS,
    LONELY, LONGEST, LOW, MAJORITY, MIDDLE, MINIMALIST, SEPARATE, SHARED_MAJORITY, SOLO, UNBALANCED, UNUSED,
    VARIED, VARIED_VOTES, VOTES,
)
from .state import State
from .walkways import end_of, length_of, under


@rule
def card_votes(s: State, seat: int, card: int) -> int:
    """Return what a card gives or costs."""
    if IS_MAJORITY[card] == 1:
        return majority(s, seat, card)
    if card == VARIED:
        return VARIED_VOTES[most_lengths(s, seat)]
    if card == CIRCUITS:
        return CIRCUIT * circuits(s, seat)
    if card == MINIMALIST:
        return LONELY * size(lonely(s, seat))
    if card == CROSSED:
        return CROSSING * crossings(s, seat)
    if card == SOLO:
        return UNUSED * size(unused(s, seat))
    return UNBALANCED if card == BALANCED and imbalance(s, seat) > 0 else 0


# §9.3, §9.4, §9.7, §9.8 Majorities


@rule
def majority(s: State, seat: int, card: int) -> int:
    """§9.13 Give six votes for the most, three to each seat that ties, and none for none."""
    mine, equal = contest(s, seat, card), 0
    for other in range(s.seats):
        theirs = contest(s, other, card)
        if theirs > mine:
            return 0
        equal += theirs == mine
    if mine == 0:
        return 0
    return MAJORITY if equal == 1 else SHARED_MAJORITY


@rule
def contest(s: State, seat: int, card: int) -> int:
    """Count what a majority card compares."""
    if card == LONGEST:
        return max(longest_route(s, seat, LOW), longest_route(s, seat, MIDDLE))
    if card == SEPARATE:
        return routes(s, seat, LOW) + routes(s, seat, MIDDLE) + routes(s, seat, HIGH)
    return size(s.building[seat][LOW if card == BLUE_HILL else MIDDLE])


# §9.2 Routes


@rule
def route(s: State, seat: int, height: int, square: int) -> int:
    """Return all buildings that walkways join to this one, itself included."""
    old, here = 0, bit(square)
    while here != old:
        old = here
        here = grown(s, seat, height, grown(s, seat, height, here, 0), 1)
    return here


@rule
def grown(s: State, seat: int, height: int, here: int, down: int) -> int:
    """Add to a set of buildings those at the other end of walkways that lead right (or down)."""
    starts = s.begun[seat][down] & s.building[seat][height]
    while starts != 0:
        ends = bit(first(starts)) | bit(end_of(s, seat, height, down, first(starts)))
        starts = rest(starts)
        if here & ends != 0:
            here |= ends
    return here


@rule
def routes(s: State, seat: int, height: int) -> int:
    """Count the separate routes of a level."""
    n = 0
    left = s.once[seat] & s.building[seat][height]
    while left != 0:
        left &= ~route(s, seat, height, first(left))
        n += 1
    return n


@rule
def longest_route(s: State, seat: int, height: int) -> int:
    """§9.3 Return the votes of the best route of a level."""
    best = 0
    left = s.once[seat] & s.building[seat][height]
    while left != 0:
        here = route(s, seat, height, first(left))
        left &= ~here
        best = max(best, route_votes(s, seat, height, here))
    return best


@rule
def route_votes(s: State, seat: int, height: int, here: int) -> int:
    votes = 0
    for down in range(2):
        starts = s.begun[seat][down] & here
        while starts != 0:
            votes += VOTES[length_of(s, seat, height, down, first(starts))]
            starts = rest(starts)
    return votes


@rule
def most_lengths(s: State, seat: int) -> int:
    """§9.5 Count the different lengths of the most varied route."""
    best = 0
    for height in range(HEIGHTS):
        left = s.once[seat] & s.building[seat][height]
        while left != 0:
            here = route(s, seat, height, first(left))
            left &= ~here
            best = max(best, size(lengths(s, seat, height, here)))
    return best


@rule
def lengths(s: State, seat: int, height: int, here: int) -> int:
    """Return the set of lengths of a route's walkways."""
    found = 0
    for down in range(2):
        starts = s.begun[seat][down] & here
        while starts != 0:
            found |= bit(length_of(s, seat, height, down, first(starts)))
            starts = rest(starts)
    return found


@rule
def circuits(s: State, seat: int) -> int:
    """§9.6 Count the closed routes."""
    n = 0
    for height in range(HEIGHTS):
        left = s.once[seat] & s.building[seat][height]
        while left != 0:
            here = route(s, seat, height, first(left))
            left &= ~here
            n += is_circuit(s, seat, here)
    return n


@rule
def is_circuit(s: State, seat: int, here: int) -> bool:
    """Has every building of the route two walkways? Only a closed route has as many walkways as buildings."""
    return here & ~s.full[seat] == 0


# §9.9, §9.11 Buildings with one walkway, and without


@rule
def lonely(s: State, seat: int) -> int:
    return s.once[seat] & ~s.full[seat]


@rule
def unused(s: State, seat: int) -> int:
    return buildings(s, seat) & ~s.once[seat]


# §9.10 Crossings


@rule
def crossings(s: State, seat: int) -> int:
    """Count the pairs of walkways of different levels that pass over a common square."""
    n = 0
    for height in range(HIGH):
        for down in range(2):
            starts = s.begun[seat][down] & s.building[seat][height]
            while starts != 0:
                here = under(s, seat, height, down, first(starts))
                starts = rest(starts)
                for above in range(height + 1, HEIGHTS):
                    n += crossed_by(s, seat, above, here)
    return n


@rule
def crossed_by(s: State, seat: int, height: int, here: int) -> int:
    """Count the walkways of a level that pass over any of these squares."""
    n = 0
    if here & s.over[seat][height] == 0:
        return n
    for down in range(2):
        starts = s.begun[seat][down] & s.building[seat][height]
        while starts != 0:
            n += under(s, seat, height, down, first(starts)) & here != 0
            starts = rest(starts)
    return n


# §9.12 Balance


@rule
def imbalance(s: State, seat: int) -> int:
    """Count the walkways that are missing for balance."""
    missing = 0
    for length in range(1, LENGTHS + 1):
        missing += max(BALANCE[length - 1] - walkways_long(s, seat, length), 0)
    return missing


@rule
def walkways_long(s: State, seat: int, length: int) -> int:
    """Count the walkways of this length in a city, on all levels."""
    n = 0
    for height in range(HEIGHTS):
        for down in range(2):
            starts = s.begun[seat][down] & s.building[seat][height]
            while starts != 0:
                n += length_of(s, seat, height, down, first(starts)) == length
                starts = rest(starts)
    return n
