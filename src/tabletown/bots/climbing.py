"""Better plans by small changes: what brings more in one course of the match is kept."""
from typing import Any

from ..kernel.rules.luck import lot
from ..kernel.rules.rule import rule
from ..kernel.rules.scratch import copy
from .foresight import LONGEST, Foresight
from .mind import MATCH, PLAY, Mind
from .plans import SPARE, change
from .rollouts import playout

CHANGES = 20  # that are tried
TO_THE_END = Foresight(LONGEST, followed=0, followed_first=0, followed_later=0, plans=True)
WITHOUT_PLANS = TO_THE_END._replace(plans=False)


@rule
def climb(mind: Mind, seat: int, number: int, ahead: Foresight) -> None:
    """Improve a plan for the state at PLAY.

    Lots draw the course of the match: how it truly goes on stays hidden.
    """
    copy(mind, PLAY, MATCH)
    chance = mind.chance[0]
    lot(mind.luck, 2)
    course = mind.luck[0]
    best = worth_of_plan(mind, seat, number, course, ahead)
    for _ in range(CHANGES):
        copy_plan(mind, number, SPARE)
        if change(mind.states[MATCH], seat, mind.luck, mind.plans[SPARE]) > 0:
            now = worth_of_plan(mind, seat, SPARE, course, ahead)
            if now >= best:
                copy_plan(mind, SPARE, number)
                best = now
    mind.chance[0] = chance
    copy(mind, MATCH, PLAY)


@rule
def worth_of_plan(mind: Mind, seat: int, number: int, course: Any, ahead: Foresight) -> float:
    copy(mind, MATCH, PLAY)
    mind.chance[0] = course
    return playout(mind, seat, number, ahead)


@rule
def copy_plan(mind: Mind, i: int, j: int) -> None:
    for k in range(len(mind.plans[i])):
        mind.plans[j][k] = mind.plans[i][k]
