"""Bots: they know the kernel and, in a world, the one game they were loaded for. None knows a game by name."""
import re
from typing import NamedTuple

from ..kernel.message import problem

EFFORT = re.compile(r"(\d+|\d*\.\d+)([sp])")


class Level(NamedTuple):
    """How well a bot plays, and how it errs: like people, it overlooks things and takes what looks good now."""

    notices: int = 100  # the chance, of a hundred, that a move comes to its mind; at least one does
    learned: bool = True  # does it weigh positions as it has learned, or by the rough guide of the game?
    seconds: float = 0.0  # for which it plays on in its mind before it moves; without any it takes what looks best
    playouts: int = 0  # or so often, whatever the time: the same on every machine


LEVELS = {
    "newcomer": Level(notices=38, learned=False),
    "neighbour": Level(notices=60),
    "planner": Level(notices=82, seconds=0.02),
    "architect": Level(seconds=1.0),
}
BOTS = {"random": Level(notices=0), "greedy": Level(learned=False), "learned": Level(), **LEVELS}  # the first three for comparisons
STRONGEST, USUAL = "architect", "neighbour"
NAMES = ("Zosia", "Teun", "Iris", "Olek", "Mila", "Bas", "Lena", "Joost", "Hania", "Stijn")  # by their seats


def level_named(word: str) -> Level:
    """A level by its name; or, for comparisons, one that thinks for 0.5s or for 400p, which are playouts."""
    if word in BOTS:
        return BOTS[word]
    if effort := EFFORT.fullmatch(word):
        return Level(seconds=float(effort[1])) if effort[2] == "s" else Level(playouts=int(float(effort[1])))
    raise problem("no-such-bot", text=word, known=", ".join(BOTS))


def name_of_bot(seat: int) -> str:
    return NAMES[seat % len(NAMES)]
