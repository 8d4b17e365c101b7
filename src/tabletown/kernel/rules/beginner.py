"""Who begins: seat 1, or the seat that chance chooses. A state that asks for it declares `first`."""
from typing import Protocol

from .rule import NONE, rule


class Begun(Protocol):
    seats: int
    first: int  # the seat that begins; NONE until chance has chosen it


def first_seat(choice: str) -> int:
    """Return the seat that begins by the option `first`; NONE leaves it to chance."""
    return 0 if choice == "seat-1" else NONE


@rule
def list_beginners(s: Begun, first_move: int, out: list[int]) -> int:
    """List one of nature's moves for every seat that might begin."""
    for seat in range(s.seats):
        out[seat] = first_move + seat
    return s.seats
