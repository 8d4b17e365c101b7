"""Learn weights by self-play: after a match every position learns what came of it, the last one first.

Where a game has plans, bots that plan learn for themselves: what a position is worth depends on whether one
can carry out a plan.
"""
from typing import Any, NamedTuple

from ..game import moves, play, score, tie_break
from ..kernel.rules.scratch import copy, reals, rows
from ..kernel.rules.mask import first
from ..kernel.rules.rule import NONE, entry, rule
from .climbing import climb
from .features import FEATURES, MOST, ODDS, base, features
from .foresight import Foresight
from .mind import PLAY, START, THERE, Mind
from .nature import settle
from .plans import HAS_PLANS, follow, plan
from .one_ply import best_move
from .worth import squashed

LIMIT = 2_000  # decisions of a match
STEPS = 512  # positions of one seat in a match


class Notes(NamedTuple):
    """What is remembered of a match, and of all matches so far."""

    steps: Any  # by seat: how many positions are noted
    sizes: Any  # [seat][step]: how many features that position has,
    path: Any  # [seat][step]: what was certain in it, in hundredths, then its features
    errors: Any  # by feature: the sum of all errors,
    efforts: Any  # and of their sizes. Where errors cancel out, a weight moves in small steps
    results: Any  # by seat: the sum of what matches came to
    planned: Any  # by seat: has it a plan?


def notes(seats: int) -> Notes:
    nothing = [0.0] * FEATURES
    return Notes(
        rows(seats),
        rows(seats, STEPS),
        rows(seats, STEPS, MOST + 1),
        reals(nothing, "f"),
        reals(nothing, "f"),
        reals([0.0] * seats),
        rows(seats),
    )


@entry
def learn(
    mind: Mind, player: Mind, notes: Notes, matches: int, rate: float, blend: float, ahead: Foresight
) -> None:
    """Play matches from the state at START and learn from each.

    The player shares the memory of the mind; without weights it follows the guide. `ahead` says if it plans.
    """
    for _ in range(matches):
        copy(mind, START, PLAY)
        play_match(player, notes, ahead)
        for seat in range(mind.states[PLAY].seats):
            result = outcome(mind, seat)
            notes.results[seat] += result
            tell(mind, notes, seat, result, rate, blend)


@rule
def outcome(mind: Mind, seat: int) -> float:
    """Return the points of a seat or, where odds are learned, its share of the victory."""
    if not ODDS:
        return float(score(mind.states[PLAY], seat))
    mine, broken, winners = score(mind.states[PLAY], seat), tie_break(mind.states[PLAY], seat), 1
    for other in range(mind.states[PLAY].seats):
        if other != seat and score(mind.states[PLAY], other) >= mine:
            theirs = tie_break(mind.states[PLAY], other)
            if score(mind.states[PLAY], other) > mine or theirs > broken:
                return 0.0
            winners += theirs == broken
    return 1 / winners


@rule
def play_match(mind: Mind, notes: Notes, ahead: Foresight) -> None:
    for seat in range(mind.states[PLAY].seats):
        notes.steps[seat] = notes.planned[seat] = 0
    seats, decisions = settle(mind.states[PLAY], mind.chance, mind.out[THERE]), 0
    while seats != 0 and decisions < LIMIT:
        seat = first(seats) - 1
        move = by_plan(mind, notes, seat, ahead) if HAS_PLANS and ahead.plans else NONE
        n = moves(mind.states[PLAY], seat, mind.out[THERE])
        play(
            mind.states[PLAY],
            seat,
            best_move(mind, PLAY, seat, n, mind.out[THERE], n, ahead) if move == NONE else move,
        )
        if n > 1 and notes.steps[seat] < STEPS:
            note(mind, notes, seat)
        decisions += 1
        seats = settle(mind.states[PLAY], mind.chance, mind.out[THERE])


@rule
def by_plan(mind: Mind, notes: Notes, seat: int, ahead: Foresight) -> int:
    """Return the move of the seat's plan, which it makes as early as it can and improves at every move."""
    if notes.planned[seat] == 0:
        notes.planned[seat] = plan(mind.states[PLAY], seat, mind.luck, mind.plans[seat]) > 0
    if notes.planned[seat] == 0:
        return NONE
    climb(mind, seat, seat, ahead)
    return follow(mind.states[PLAY], seat, mind.plans[seat])  # type: ignore[no-any-return]


@rule
def note(mind: Mind, notes: Notes, seat: int) -> None:
    """Remember the position that a seat has reached."""
    step = notes.steps[seat]
    n = features(mind.states[PLAY], seat, mind.found)
    notes.path[seat][step][0] = base(mind.states[PLAY], seat)
    for k in range(n):
        notes.path[seat][step][k + 1] = mind.found[k]
    notes.sizes[seat][step] = n
    notes.steps[seat] = step + 1


@rule
def tell(mind: Mind, notes: Notes, seat: int, target: float, rate: float, blend: float) -> None:
    """Correct all positions, the last one first, by the result and by what the next position expected."""
    step = notes.steps[seat] - 1
    while step >= 0:
        now = believed(mind, notes, seat, step)
        correct(mind, notes, seat, step, target - now, rate)
        target = blend * target + (1 - blend) * now
        step -= 1


@rule
def believed(mind: Mind, notes: Notes, seat: int, step: int) -> float:
    total = notes.path[seat][step][0] / 100
    for k in range(notes.sizes[seat][step]):
        total += mind.weights[notes.path[seat][step][k + 1]]
    return squashed(total)


@rule
def correct(mind: Mind, notes: Notes, seat: int, step: int, error: float, rate: float) -> None:
    """Correct the weights of a position's features; the steps follow temporal coherence."""
    n = notes.sizes[seat][step]
    for k in range(n):
        f = notes.path[seat][step][k + 1]
        coherence = abs(notes.errors[f]) / notes.efforts[f] if notes.efforts[f] > 0 else 1.0
        mind.weights[f] += rate / n * coherence * error
        notes.errors[f] += error
        notes.efforts[f] += abs(error)
