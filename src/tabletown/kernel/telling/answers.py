"""Help a game answer its own typed commands, from a table of those that move and one of those that ask."""
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .message import Text, line, problem, say
from ..move import Moves
from ..rules.rule import NONE
from .seats import own

Mover = Callable[[Any, int, list[str]], int]  # (state, seat, words) -> move
# (state, seat, legal moves, words, names) -> text
Teller = Callable[[Any, int | None, Sequence[int], list[str], Sequence[str]], Text]
Answer = Callable[[Any, int | None, Sequence[int], str, Sequence[str]], int | Text | None]


def answer_by(movers: Mapping[str, Mover], tellers: Mapping[str, Teller]) -> Answer:
    """Make the function that looks up a typed word in the tables and returns None if it is in neither."""

    def answer(
        s: Any, seat: int | None, legal: Sequence[int], typed: str, names: Sequence[str]
    ) -> int | Text | None:
        word, *rest = typed.split()
        if word in movers:
            return movers[word](s, own(seat), rest)
        return tellers[word](s, seat, legal, rest, names) if word in tellers else None

    return answer


def as_written(moves: Moves, kind: str) -> Mover:
    """Read a move that is typed as records write it."""
    return lambda s, seat, words: moves.number(kind, *words)


def tile_typed(word: str, tiles: Sequence[int], names: Sequence[str]) -> str:
    """Return the name of a tile that was typed as its number in a row of tiles, or as its name."""
    known = [names[tile] for tile in tiles if tile != NONE]
    numbers = {str(i): tile for i, tile in enumerate(known, 1)}
    if word.isdecimal() and word not in numbers:
        raise problem("no-such-tile-number", text=word, most=len(known))
    return numbers.get(word) or next((name for name in names if name.lower() == word.lower()), word)


def moves_told(moves: Moves, found: Sequence[int]) -> Text:
    """Say how many moves there are, and list each as records write it."""
    return [line(say("legal-count", count=len(found))), *(line("   ", moves.text(move)) for move in found)]
