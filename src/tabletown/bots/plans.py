"""The plans that a game offers its bots: a seat can follow one to the end. Most games have none."""
from typing import Any

from .. import game
from ..kernel.rules.rule import NONE, rule
from ..kernel.state import State


@rule
def no_plan(s: State, seat: int, luck: list[int], room: list[int]) -> int:
    return 0


@rule
def no_change(s: State, seat: int, luck: list[int], room: list[int]) -> int:
    return NONE


@rule
def nothing_to_follow(s: State, seat: int, room: list[int]) -> int:
    return NONE


HAS_PLANS = hasattr(game, "plan")
MOST_PLANS = 200 if HAS_PLANS else 1
SPARE = MOST_PLANS  # the number of one more, for trying changes
PLAN_ROOM: int = getattr(game, "PLAN_ROOM", 1)  # how many numbers a plan takes
LONGEST_PLAN: int = getattr(game, "LONGEST_PLAN", 0)  # that is followed; longer ones are only good to have
PLAN_WORTH: float = getattr(game, "PLAN_WORTH", 0.0)  # how much worse it is if none is found

# Make a plan by lot and return its length; 0 while it is too early to plan, NONE if none is found.
plan: Any = getattr(game, "plan", no_plan)
# Change a part of a plan by lot, and return its length; if it returns NONE, the plan is spoilt.
change: Any = getattr(game, "change", no_change)
# Return the move that a plan has for this moment, or NONE.
follow: Any = getattr(game, "follow", nothing_to_follow)
