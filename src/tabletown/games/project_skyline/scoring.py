"""The score, §7: cash, the premium for towers, and after a ruin the debt; as a rule, and line by line."""
from collections.abc import Iterator

from ...kernel import NONE, ScoreLine, bit, has, rule
from .cards import towers
from .pieces import BESIDE, FIELD_NAMES, PREMIUM, SQUARE, TOWER, TOWERS
from .state import OVER, State


@rule
def score(s: State, seat: int) -> int:
    """Return what a seat would have if the match ended now."""
    return s.cash[seat] + premium(s, seat) + settled(s, seat)


@rule
def tie_break(s: State, seat: int) -> int:
    """§7.6 Break no ties: seats with equal scores share the victory."""
    return 0


@rule
def premium(s: State, seat: int) -> int:
    """§7.4 Return the premium for the towers on the board."""
    return PREMIUM * towers(s, seat)


@rule
def settled(s: State, seat: int) -> int:
    """§7.5 Return what the rent that ruined a seat costs the debtor or brings the creditor."""
    if s.ruined == 0:
        return 0
    if seat == s.payee:
        return s.rent
    return -min(s.rent, s.cash[seat] + premium(s, seat) // 2) if seat == s.payer else 0


# The same, item by item


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    to_go = 0 if s.phase == OVER else TOWERS[s.seats] - towers(s, seat)
    cash = ScoreLine("§7.3", "cash", "", s.cash[seat])
    return [
        cash,
        ScoreLine("§7.4", "premium", fields(s.stands[seat][TOWER]), premium(s, seat), to_go),
        *debt_lines(s, seat),
    ]


def fields(here: int) -> str:
    """Name a set of fields, one after another."""
    return " ".join(name for name, square in zip(FIELD_NAMES, SQUARE, strict=True) if has(here, square))


def debt_lines(s: State, seat: int) -> Iterator[ScoreLine]:
    if s.ruined and seat in (s.payer, s.payee):
        beside = BESIDE[s.figure[s.payer]]  # a score sheet does not know where the figure stands
        yield ScoreLine(
            "§7.5",
            "debt" if seat == s.payer else "claim",
            "" if beside == NONE else fields(bit(beside)),
            settled(s, seat),
        )
