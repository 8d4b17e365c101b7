"""Find out which seats a typed question is about."""
from collections.abc import Callable, Sequence
from typing import Any

from .message import Text, line, problem


def own(seat: int | None) -> int:
    """Return the asker's own seat; raise a problem for spectators, who have none."""
    if seat is None:
        raise problem("only-seats-move")
    return seat


def seats_meant(s: Any, seat: int | None, words: Sequence[str]) -> list[int]:
    """Return the seat whose number was typed, else the asker's own; all of them for a spectator."""
    if not words:
        return [*range(s.seats)] if seat is None else [seat]
    if words[0] not in (numbers := [str(other + 1) for other in range(s.seats)]):
        raise problem("no-such-seat", text=words[0], most=s.seats)
    return [numbers.index(words[0])]


def told_of_each(
    s: Any, seat: int | None, words: Sequence[str], names: Sequence[str], tell: Callable[[int], Text]
) -> Text:
    """Tell something of each seat that is meant, under its name if it is not the asker's own."""
    text: Text = []
    for other in seats_meant(s, seat, words):
        if other != seat:
            text.append(line((names[other], "head")))
        text += tell(other)
    return text
