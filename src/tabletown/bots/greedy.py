"""The greedy bot: the move after which the game's guide likes the position best; of several one by lot."""
from ..game import forget, play, value
from ..kernel.desk import Desk, copy
from ..kernel.luck import lot
from ..kernel.rule import rule

MATCH, VIEW, TRIAL = range(3)  # the states on a bot's desk


@rule
def choose(desk: Desk, seat: int, n: int, out: list[int], luck: list[int]) -> int:
    """A move of the n in out. What the seat cannot see is forgotten before anything is weighed."""
    copy(desk, MATCH, VIEW)
    forget(desk.states[VIEW], seat)
    best, ties, most = out[0], 0, 0
    for i in range(n):
        worth = worth_of(desk, seat, out[i])
        if ties == 0 or worth > most:
            best, ties, most = out[i], 1, worth
        elif worth == most:
            ties += 1
            best = out[i] if lot(luck, ties) == 0 else best
    return best


@rule
def worth_of(desk: Desk, seat: int, move: int) -> int:
    copy(desk, VIEW, TRIAL)
    play(desk.states[TRIAL], seat, move)
    return value(desk.states[TRIAL], seat)
