"""The levels of bots, and the names that bots have at a table."""
import re
from typing import NamedTuple

from ..kernel.telling.message import problem

EFFORT = re.compile(r"(?=.*[1-9])(?:(\d+|\d*\.\d+)s|(\d+)p)")  # more than nothing


class Level(NamedTuple):
    """How well a bot plays. Bots err as people do: they overlook moves and take what looks good now."""

    notices: int = 100  # the chance in percent that it sees a move; it always sees at least one
    learned: bool = True  # does it weigh positions by learned weights, or by the game's rough guide?
    seconds: float = 0.0  # how long it searches; without any time it takes what looks best
    playouts: int = 0  # or how many playouts it makes, which is the same on every machine
    thorough: bool = True  # does it think its turn through, and plan to the end where a game offers plans?
    short: bool = False  # does it make only the short search of its game, as a browser can in a second?

    @property
    def plans(self) -> bool:
        """Does it plan, where a game offers plans? Only a search compares them."""
        return self.thorough and not self.short and bool(self.seconds or self.playouts)


LEVELS = {
    "newcomer": Level(notices=38, learned=False, thorough=False),
    "neighbour": Level(notices=60, thorough=False),
    "planner": Level(notices=82, seconds=0.02, thorough=False),
    "architect": Level(seconds=1.0),
}
# For comparisons.
YARDSTICKS = {
    "random": Level(notices=0, thorough=False),
    "greedy": Level(learned=False, thorough=False),
    "learned": Level(),
}
BOTS = {**YARDSTICKS, **LEVELS}
STRONGEST, USUAL = "architect", "neighbour"
# The levels as they play where nothing is compiled, as on a site: only the architect searches, and not far.
SITE = "site-"
ON_A_SITE = {
    **{name: level for name, level in LEVELS.items() if not level.seconds},
    f"{SITE}planner": LEVELS["planner"]._replace(seconds=0.0),
    f"{SITE}architect": LEVELS["architect"]._replace(short=True),
}
NAMES = ("Zosia", "Teun", "Iris", "Olek", "Mila", "Bas", "Lena", "Joost", "Hania", "Stijn")  # by seat


def level_named(word: str, compiled: bool = True) -> Level:
    """Return a level by its name; `0.5s` is one that searches for half a second, `400p` for 400 playouts.

    `site-planner` is a planner as it plays on a site, where nothing is compiled.
    """
    known, word = {**ON_A_SITE, **BOTS}, name_as_it_plays(word, compiled)
    if word in known:
        return known[word]
    if effort := EFFORT.fullmatch(word):
        return Level(seconds=float(effort[1])) if effort[1] else Level(playouts=int(effort[2]))
    raise problem("no-such-bot", text=word, known=", ".join(BOTS))


def name_as_it_plays(word: str, compiled: bool) -> str:
    """Return the name of the level that plays: where nothing is compiled, `planner` means `site-planner`."""
    return SITE + word if not compiled and SITE + word in ON_A_SITE else word


def name_of_bot(seat: int) -> str:
    return NAMES[seat % len(NAMES)]
