"""Nature's moves in matches between bots."""
from ..game import moves, odds, play, waits_for
from ..kernel.rules.luck import lot
from ..kernel.rules.rule import NATURE, nature, rule
from ..kernel.state import State


@rule
def settle(s: State, chance: list[int], out: list[int]) -> int:
    """Let nature move until a seat must decide; return the seats that must."""
    seats = waits_for(s)
    while seats == nature():
        play(s, NATURE, by_lot(s, chance, out))
        seats = waits_for(s)
    return seats


@rule
def by_lot(s: State, chance: list[int], out: list[int]) -> int:
    """Draw nature's move by its odds."""
    n = moves(s, NATURE, out)
    total = 0
    for i in range(n):
        total += odds(s, out[i])
    left = lot(chance, total)
    i = 0
    while left >= odds(s, out[i]):
        left -= odds(s, out[i])
        i += 1
    return out[i]
