"""How far a bot looks ahead, and how well."""
from typing import NamedTuple

from .. import game

LONGEST = 999  # a horizon beyond every match
HORIZON: int = getattr(game, "HORIZON", LONGEST)
FAR_HORIZON: int = getattr(game, "FAR_HORIZON", HORIZON)
PATIENT = 0.1  # seconds, with which a search makes playouts enough to look far in spite of more luck
FOLLOWED, FOLLOWED_FIRST, FOLLOWED_LATER = getattr(game, "FOLLOWED", (0, 0, 0))
CLOSE, COST, CONTESTS_MOVES = getattr(game, "CONTEST", (0.0, 0.0, False))
FEW = 2  # moves that others weigh in playouts, where time is short
WEIGHED_BY_OTHERS: int = getattr(game, "WEIGHED_BY_OTHERS", FEW)


class Foresight(NamedTuple):
    horizon: int  # after how many own decisions a playout ends and its last position is valued
    followed: int = 0  # without a search, how many of its best moves it follows to the next one of the turn
    followed_first: int = 0  # the same before a search, which then tries the best of them
    followed_later: int = 0  # the same of its moves in playouts, where time is short
    plans: bool = False  # does it follow plans, where a game has some?
    keep: int = 16  # how many candidates a search tries
    weighed_by_others: int = FEW  # of how many moves drawn by lot the others take the best in playouts
    close: float = 0.0  # another seat is too close from so many points behind on; 0: only own points count
    cost: float = 0.0  # of each point by which it is too close
    contests_moves: bool = False  # does that count for every choice, or only at the end of a playout?


# The search where nothing is compiled: so far ahead, with so many playouts, as a browser manages in a second.
SHORT_HORIZON, SHORT_PLAYOUTS = getattr(game, "SHORT_SEARCH", (3, 16))
SHORT = Foresight(SHORT_HORIZON, keep=4)


def foresight(thorough: bool, seconds: float) -> Foresight:
    """Return how bots of this game look ahead; only thorough ones plan, and think of turns and others."""
    horizon = FAR_HORIZON if seconds >= PATIENT else HORIZON
    if not thorough:
        return Foresight(horizon)
    return Foresight(
        horizon,
        *(FOLLOWED, FOLLOWED_FIRST, FOLLOWED_LATER),
        plans=True,
        weighed_by_others=WEIGHED_BY_OTHERS,
        close=CLOSE,
        cost=COST,
        contests_moves=CONTESTS_MOVES,
    )
