"""§6.1 The largest rectangle of built squares."""
from ...kernel import moved, rule

# Of so many rows: the squares with as many built ones below them; then the longest row of those.


@rule
def largest_rectangle(here: int) -> int:
    best = high = 0
    while here != 0:
        high += 1
        best = max(best, high * longest_row(here))
        here &= moved(here, -8)
    return best


@rule
def longest_row(here: int) -> int:
    n = 0
    while here != 0:
        n += 1
        here &= moved(here, -1)
    return n
