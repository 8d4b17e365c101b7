"""Nature's moves in matches between bots."""
from ..game import moves, odds
from ..kernel.luck import lot
from ..kernel.rule import NATURE, rule
from ..kernel.state import State


@rule
def by_lot(s: State, luck: list[int], out: list[int]) -> int:
    """Nature's move, drawn by its odds."""
    n = moves(s, NATURE, out)
    total = 0
    for i in range(n):
        total += odds(s, out[i])
    left = lot(luck, total)
    i = 0
    while left >= odds(s, out[i]):
        left -= odds(s, out[i])
        i += 1
    return out[i]
