"""Declare and number moves: numbers for rules and bots, text for store and records, dicts for the wire."""
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from .telling.message import problem

UNREADABLE = "?"  # replaces a secret in the text that others get


@dataclass(frozen=True)
class Part:
    """One choice within a move, by name, or by number where there are no names."""

    names: tuple[str, ...]
    named: bool
    like: str = ""  # makes it a secret of the seats that see this field, in the row the first part names

    def shown(self, i: int) -> str | int:
        return self.names[i] if self.named else i

    def index(self, kind: str, value: str | int) -> int:
        if str(value) in self.names:
            return self.names.index(str(value))
        raise problem("no-such-choice", kind=kind, text=str(value))


Choices = int | Sequence[str] | Part


def secret(choices: int | Sequence[str], like: str) -> Part:
    made = part(choices)
    return Part(made.names, made.named, like)


def part(choices: Choices) -> Part:
    if isinstance(choices, Part):
        return choices
    named = not isinstance(choices, int)
    return Part(tuple(choices if not isinstance(choices, int) else map(str, range(choices))), named)


class Moves:
    """All moves of a game; `MOVES.lay` is the number of the first one of the kind `lay`."""

    def __init__(self, **kinds: Mapping[str, Choices]) -> None:
        self.kinds = {
            kind: {name: part(choices) for name, choices in parts.items()} for kind, parts in kinds.items()
        }
        if any("kind" in parts for parts in self.kinds.values()):
            raise TypeError("a part of a move cannot be named kind: that is what the move is")
        self.first: dict[str, int] = {}
        # Kept, because a table tells the same moves over and over:
        self._parted: dict[int, tuple[str, dict[str, int]]] = {}
        self._texts: dict[int, str] = {}
        self._numbers: dict[str, int] = {}  # by these texts
        self.count = 0
        self._secret = {
            kind: [name for name, p in parts.items() if p.like] for kind, parts in self.kinds.items()
        }
        for kind, parts in self.kinds.items():
            self.first[kind] = self.count
            self.count += prod(len(p.names) for p in parts.values())

    def __getattr__(self, kind: str) -> int:
        try:
            return self.__dict__["first"][kind]  # type: ignore[no-any-return]
        except KeyError:
            raise AttributeError(kind) from None

    def number(self, kind: str, /, *at: str | int, **named: str | int) -> int:
        """Return the number of a move, given its parts in order or by name."""
        parts = self._parts(kind)
        values = dict(zip(parts, at, strict=False)) | named
        if values.keys() != parts.keys() or len(at) + len(named) != len(parts):
            raise problem("wrong-parts", kind=kind, count=len(parts))
        code = 0
        for name, p in parts.items():
            code = code * len(p.names) + p.index(kind, values[name])
        return self.first[kind] + code

    def parts(self, move: int) -> tuple[str, dict[str, int]]:
        """Return the kind of a move, and for each part the index of its choice."""
        if move not in self._parted:
            self._parted[move] = self._divided(move)
        return self._parted[move]

    def _divided(self, move: int) -> tuple[str, dict[str, int]]:
        kind = self.kind(move)
        rest, at = move - self.first[kind], {}
        for name, p in reversed(self.kinds[kind].items()):
            rest, at[name] = divmod(rest, len(p.names))
        return kind, dict(reversed(at.items()))

    def kind(self, move: int) -> str:
        if not 0 <= move < self.count:
            raise problem("no-such-move", text=str(move))
        return max((kind for kind in self.kinds if self.first[kind] <= move), key=self.first.__getitem__)

    def text(self, move: int, hidden: frozenset[str] = frozenset()) -> str:
        if not hidden and move in self._texts:
            return self._texts[move]
        text = self._written(move, hidden)
        if not hidden:
            self._texts[move], self._numbers[text] = text, move
        return text

    def _written(self, move: int, hidden: frozenset[str]) -> str:
        kind, at = self.parts(move)
        parts = self.kinds[kind]
        words = [UNREADABLE if name in hidden else parts[name].names[i] for name, i in at.items()]
        return " ".join([kind, *words])

    def read(self, text: str) -> int:
        if text in self._numbers:
            return self._numbers[text]
        kind, *at = text.split() or [""]
        return self.number(kind, *at)

    def naming(self, moves: Sequence[int], word: str) -> list[int]:
        """Return those of some moves that name something by this word: a piece, a square, a seat."""
        return [move for move in moves if word.lower() in self.text(move).lower().split()[1:]]

    def plain(self, move: int) -> dict[str, Any]:
        kind, at = self.parts(move)
        return {"kind": kind, **{name: self.kinds[kind][name].shown(i) for name, i in at.items()}}

    def from_plain(self, plain: Mapping[str, Any]) -> int:
        named = {str(name): value for name, value in plain.items() if name != "kind"}
        if not all(isinstance(value, str | int) for value in named.values()):
            raise problem("wrong-parts", kind=str(plain.get("kind")), count=len(named))
        return self.number(str(plain.get("kind")), **named)

    def secrets(self, move: int) -> dict[str, tuple[str, int]]:
        """Return the secret parts of a move, each with the field and the row whose viewers may know it."""
        kind, at = self.parts(move)
        return {name: (self.kinds[kind][name].like, next(iter(at.values()))) for name in self._secret[kind]}

    def _parts(self, kind: str) -> dict[str, Part]:
        if kind not in self.kinds:
            raise problem("no-such-kind", text=kind)
        return self.kinds[kind]
