"""Bots: they know the kernel and, in a world, the one game they were loaded for. None knows a game by name."""
from typing import NamedTuple


class Level(NamedTuple):
    """How well a bot plays, and how it errs: as people do, who overlook things and take what looks good now."""

    notices: int = 100  # of a hundred moves so many come to its mind; at least one
    learned: bool = True  # does it weigh positions as it has learned, or by the rough guide of the game?
    seconds: float = 0.0  # for which it plays on in its mind before it moves; without any it takes what looks best


LEVELS = {
    "newcomer": Level(notices=25, learned=False),
    "neighbour": Level(notices=50),
    "planner": Level(seconds=0.05),
    "architect": Level(seconds=1.0),
}
BOTS = {"random": Level(notices=0), "greedy": Level(learned=False), **LEVELS}  # the first two for records, tests and comparisons
STRONGEST, USUAL = "architect", "neighbour"
NAMES = ("Zosia", "Teun", "Iris", "Olek", "Mila", "Bas", "Lena", "Joost", "Hania", "Stijn")  # by their seats


def name_of_bot(seat: int) -> str:
    return NAMES[seat % len(NAMES)]
