"""What bots learn to value: what the guide says, as log odds of winning, and what tables add to it.

With more than two seats the best of the others counts. Finer tables without the guide were tried first, and
one ply with them lost to the guide.
"""
from ...kernel import NONE, rule, size
from .city import able
from .rents import income, next_throw
from .cards import towers
from .guide import is_decided, prospects, value
from .pieces import DIE, ONE, REACH, SEATS, TWO
from .scoring import score
from .state import OVER, TO_END, TO_ROLL, State

WORTH_IS_ODDS = True
CERTAIN, SCALE = 1200, 400  # certain log odds, in hundredths; points of the guide that make the odds e to 1
AT_TOWERS = 0
AT_LEAD = AT_TOWERS + 8 * 8 * 3
AT_CASH = AT_LEAD + 8 * 21
AT_INCOME = AT_CASH + 2 * 8 * 12
AT_RUIN = AT_INCOME + 2 * 8 * 12
AT_THREAT = AT_RUIN + 2 * 8 * 8
AT_LOW = AT_THREAT + 2 * 3 * 7
AT_CHANCE = AT_LOW + 2 * 16 * 10
AT_NEXT = AT_CHANCE + 2 * 3 * 7
AT_END = AT_NEXT + 2 * 3 * 7
AT_POOREST = AT_END + 3 * 8 * 21
AT_OWN_END = AT_POOREST + 12 * 21
TABLES = AT_OWN_END + 3 * 7 * 21
FEATURES = (SEATS - 1) * TABLES  # each number of seats learns its own
MOST_FEATURES = 32
# A search values a position after so many decisions of its own: in little time, and from 0.1 s on.
HORIZON, FAR_HORIZON = 4, 12
# How many of the best moves a bot follows to the next of its turn: at once, before a search, in playouts.
FOLLOWED = 16, 0, 8
SHORT_SEARCH = 3, 48  # where nothing is compiled: after so many, by so many playouts


@rule
def rival(s: State, seat: int) -> int:
    """Return the other seat with the best prospects."""
    best, most = NONE, 0
    for other in range(s.seats):
        if other != seat:
            worth = prospects(s, other)
            if best == NONE or worth > most:
                best, most = other, worth
    return best


@rule
def is_settled(s: State) -> bool:
    """Is the match over, or as good as over?"""
    return s.phase == OVER or s.ruined != 0 or (s.phase == TO_END and is_decided(s))


@rule
def base(s: State, seat: int) -> int:
    """Return what is certain, or else what the guide says, as log odds in hundredths."""
    return verdict(s, seat) if is_settled(s) else value(s, seat) // SCALE


@rule
def verdict(s: State, seat: int) -> int:
    """Return certain log odds of winning or losing, or 0 where a victory is shared."""
    shared = False
    for other in range(s.seats):
        if other != seat:
            if score(s, other) > score(s, seat):
                return -CERTAIN
            shared = shared or score(s, other) == score(s, seat)
    return 0 if shared else CERTAIN


@rule
def features(s: State, seat: int, out: list[int]) -> int:
    if is_settled(s):
        return 0
    other = 1 - seat if s.seats == 2 else rival(s, seat)
    mine, theirs = min(towers(s, seat), 7), min(towers(s, other), 7)
    turn = turn_of(s, seat)
    late = max(mine, theirs)
    out[0] = AT_TOWERS + (mine * 8 + theirs) * 3 + turn
    out[1] = AT_LEAD + late * 21 + in_hundreds(score(s, seat) - score(s, other))
    n = one_side(s, seat, other, 0, turn, late, 2, out)
    n = one_side(s, other, seat, 1, turn, late, n, out)
    n = near_end(s, seat, turn, n, out)
    for k in range(n):
        out[k] += (s.seats - 2) * TABLES
    return n


@rule
def in_hundreds(lead: int) -> int:
    """Return by how much a seat leads or lies behind, as a number from 0 to 20."""
    return min(max(lead // 100, -10), 10) + 10


@rule
def turn_of(s: State, seat: int) -> int:
    """Return 0 when the seat rolls next, 1 when another does, 2 in the middle of a turn."""
    if s.phase != TO_ROLL and s.phase != TO_END:
        return 2
    return 0 if (s.seat == seat) == (s.phase == TO_ROLL) else 1


@rule
def one_side(s: State, seat: int, other: int, side: int, turn: int, late: int, n: int, out: list[int]) -> int:
    """List the same for either side: cash, income, threat of ruin, low buildings, chances to build."""
    rents = income(s, seat)
    out[n] = AT_CASH + (side * 8 + late) * 12 + min(s.cash[seat] // 120, 11)
    out[n + 1] = AT_INCOME + (side * 8 + late) * 12 + min(rents // 400, 11)
    out[n + 2] = AT_RUIN + (side * 8 + min(rents // 600, 7)) * 8 + min(s.cash[other] // 200, 7)
    out[n + 3] = AT_THREAT + (side * 3 + turn) * 7 + next_throw(s, seat)[1]
    out[n + 4] = (
        AT_LOW + (side * 16 + min(size(s.stands[seat][ONE]), 15)) * 10 + min(size(s.stands[seat][TWO]), 9)
    )
    out[n + 5] = AT_CHANCE + (side * 3 + turn) * 7 + chances(s, seat, TWO)
    out[n + 6] = AT_NEXT + (side * 3 + turn) * 7 + chances(s, seat, ONE)
    return n + 7


@rule
def near_end(s: State, seat: int, turn: int, n: int, out: list[int]) -> int:
    """List how soon somebody may be ruined, with how far the seat would then lead."""
    throws = richest = 0
    poorest = s.cash[(seat + 1) % s.seats]
    for other in range(s.seats):
        if other != seat:
            throws += next_throw(s, other)[1]
            richest = max(richest, score(s, other))
            poorest = min(poorest, s.cash[other])
    lead = in_hundreds(score(s, seat) - richest)
    out[n] = AT_END + (turn * 8 + min(throws, 7)) * 21 + lead
    out[n + 1] = AT_POOREST + min(poorest // 100, 11) * 21 + lead
    out[n + 2] = AT_OWN_END + (turn * 7 + next_throw(s, seat)[1]) * 21 + lead
    return n + 3


@rule
def chances(s: State, seat: int, level: int) -> int:
    """Count the throws of the black die with which a building of this level could be raised and capture."""
    if s.architect == NONE:
        return 0
    ready = s.stands[seat][level]
    if ready != 0:
        ready = able(s, seat, ready, level + 1)
    n = 0
    for black in range(1, DIE + 1):
        n += REACH[s.architect][black] & ready != 0
    return n
