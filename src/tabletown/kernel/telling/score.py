"""A score item by item: every point belongs to a line, every line to a § of the rulebook."""
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class ScoreLine:
    rule: str  # the § that gave the points
    what: str  # the piece in the notation of the score sheet
    at: str  # its square, where it has one
    points: int
    lacks: int | None = 0  # how much it still lacks to be fulfilled; None: it never can be

    def plain(self) -> dict[str, Any]:
        return {"rule": self.rule, "what": self.what, "at": self.at, "points": self.points}


def best(scores: Sequence[int], ties: Sequence[int]) -> list[int]:
    """Return the seats with the highest score, and of those the ones with the best tie-break."""
    standings = list(zip(scores, ties, strict=True))
    return [seat for seat, standing in enumerate(standings) if standing == max(standings)]


@dataclass(frozen=True)
class Result:
    """The score of a whole table."""

    game: str
    names: list[str]
    lines: list[list[ScoreLine]]
    winners: list[int]

    def total(self, seat: int) -> int:
        return sum(line.points for line in self.lines[seat])

    def plain(self) -> dict[str, Any]:
        seats = [
            {"name": name, "total": self.total(seat), "lines": [line.plain() for line in self.lines[seat]]}
            for seat, name in enumerate(self.names)
        ]
        return {"game": self.game, "seats": seats, "winners": [self.names[seat] for seat in self.winners]}
