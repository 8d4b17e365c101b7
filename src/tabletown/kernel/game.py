"""What the rest of the package may ask of a game."""
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from .telling.message import Message, Text, problem
from .move import Moves
from .telling.score import ScoreLine, best
from .telling.sheet import Sheet
from .state import State


@dataclass(frozen=True)
class Option:
    """Something a table decides before the match; message ids are `option-NAME` and `option-NAME-CHOICE`."""

    name: str
    choices: tuple[str, ...]
    default: str
    seats: tuple[int, ...]  # the numbers of seats with which another choice than the default is permitted
    suggested: str | None = None  # what the page proposes, if not the default
    variant: bool = True  # does it change how the game is played, and not only who starts?


class Game(Protocol):
    """A game folder, completed by folder.py, which says what a folder must have and what it may leave out."""

    TITLE: str
    SEATS: tuple[int, ...]
    EDITION: int
    OPTIONS: tuple[Option, ...]
    MOVES: Moves
    State: Any
    STYLES: Mapping[str, str]
    HINTS: Collection[str]  # the typed commands that say what would be good to do
    __name__: str
    __path__: Sequence[str]

    def start(self, seats: int, **options: str) -> Any: ...
    def waits_for(self, s: Any) -> int: ...
    def moves(self, s: Any, seat: int, out: list[int]) -> int: ...
    def odds(self, s: Any, move: int) -> int: ...
    def play(self, s: Any, seat: int, move: int) -> None: ...
    def forget(self, s: Any, seat: int) -> None: ...
    def score(self, s: Any, seat: int) -> int: ...
    def tie_break(self, s: Any, seat: int) -> int: ...
    def value(self, s: Any, seat: int) -> int: ...
    def score_lines(self, s: Any, seat: int) -> list[ScoreLine]: ...
    def why_not(self, s: Any, seat: int, move: int) -> Message | None: ...
    def told(self, s: Any, seat: int, move: int, hidden: frozenset[str]) -> Message: ...
    def score_line_told(self, line: ScoreLine) -> Message: ...
    def lacks_told(self, line: ScoreLine) -> Message | None: ...
    def picture(self, s: Any, seat: int | None, legal: Sequence[int], names: Sequence[str]) -> Text: ...
    def answer(
        self, s: Any, seat: int | None, legal: Sequence[int], typed: str, names: Sequence[str]
    ) -> int | Text | None: ...
    def read_sheet(self, sheet: Sheet) -> tuple[list[str], State]: ...
    def write_sheet(self, s: Any, names: Sequence[str]) -> str: ...


def name_of(game: Game) -> str:
    """Return the name of a game: that of its folder."""
    return place_of(game).partition(".")[0]


def place_of(game: Game) -> str:
    """Return where a game lies within games: NAME, or NAME.edition_N for an older edition."""
    return game.__name__.partition(".games.")[2]


def folder_of(game: Game) -> Path:
    return Path(game.__path__[0])


def is_drawn(game: Game) -> bool:
    """Does the game draw its boards, or are they shown in words?"""
    return (folder_of(game) / "board" / "board.js").is_file()


def chosen_options(game: Game, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """Check the choices of a table, and return them with the defaults of all other options."""
    if seats not in game.SEATS:
        raise problem(
            "wrong-number-of-seats", game=game.TITLE, few=min(game.SEATS), many=max(game.SEATS), count=seats
        )
    known = {option.name: option for option in game.OPTIONS}
    for name, choice in chosen.items():
        if name not in known:
            raise problem("no-such-option", game=game.TITLE, text=name, known=", ".join(known) or "-")
        if choice not in known[name].choices:
            raise problem(
                "no-such-option-choice", option=name, text=choice, known=", ".join(known[name].choices)
            )
        if choice != known[name].default and seats not in known[name].seats:
            raise problem("option-not-with-these-seats", option=name, choice=choice, count=seats)
    return {name: chosen.get(name, option.default) for name, option in known.items()}


def waiting(game: Game, s: Any) -> list[int]:
    """Return the seats that must act now, nature being -1: [], [-1], [2], [0, 1, 3] ..."""
    bits = game.waits_for(s)
    return [i - 1 for i in range(bits.bit_length()) if bits >> i & 1]


def legal_moves(game: Game, s: Any, seat: int) -> list[int]:
    out = [0] * game.MOVES.count
    return out[: game.moves(s, seat, out)]


def leaders(game: Game, s: Any) -> list[int]:
    """Return the seats that would win if the match ended now."""
    return best(
        [game.score(s, seat) for seat in range(s.seats)], [game.tie_break(s, seat) for seat in range(s.seats)]
    )
