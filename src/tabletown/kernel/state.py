"""States: declared fields of whole numbers, and everything that follows from their declaration."""
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self, cast, overload

from .rules.mask import mask, squares
from .rules.rule import HIDDEN

COMPACT = json.JSONEncoder(separators=(",", ":"))
EVERYONE, OWNER, NOBODY = "everyone", "owner", "nobody"

RESERVED = set(
    "all any argmax argmin base choose clip copy cumsum data dot dtype fill flat imag item max mean min "
    "nbytes ndim put ravel real repeat reshape resize round shape size sort squeeze std strides sum "
    "swapaxes take trace transpose var view T "
    "is_known_to open private plain from_plain digest fields sees block from_block layout".split()
)


@dataclass(frozen=True)
class Field:
    shape: tuple[int, ...]
    start: int
    seen_by: str  # EVERYONE, OWNER (row i: seat i), NOBODY, or a field with the seats of each row, as bits
    bits: int  # width in a block
    derived: bool  # follows from the other fields, and is left out of the digest


def number(start: int = 0, bits: int = 16, derived: bool = False) -> int:
    return cast(int, Field((), start, EVERYONE, bits, derived))


def row(n: int, start: int = 0, seen_by: str = EVERYONE, bits: int = 16, derived: bool = False) -> list[int]:
    return cast(list[int], Field((n,), start, seen_by, bits, derived))


def grid(
    n: int, m: int, start: int = 0, seen_by: str = EVERYONE, bits: int = 16, derived: bool = False
) -> list[list[int]]:
    return cast(list[list[int]], Field((n, m), start, seen_by, bits, derived))


@overload
def masks(n: int, /, *, seen_by: str = EVERYONE, derived: bool = False) -> list[int]: ...
@overload
def masks(n: int, m: int, /, *, seen_by: str = EVERYONE, derived: bool = False) -> list[list[int]]: ...
def masks(n: int, *m: int, seen_by: str = EVERYONE, derived: bool = False) -> Any:
    """Declare sets of squares, as mask.py has them."""
    return Field((n, *m), 0, seen_by, 64, derived)


class State:
    """A state as lists, which are quickest for the interpreter. Every game declares how many seats play."""

    fields: ClassVar[dict[str, Field]] = {}
    open: ClassVar[bool] = True  # nothing is ever hidden: all views are alike
    private: ClassVar[bool] = False  # some seats see what others do not
    seats: int

    def __init_subclass__(cls) -> None:
        cls.fields = {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
        cls.open = all(f.seen_by == EVERYONE for f in cls.fields.values())
        cls.private = any(f.seen_by not in (EVERYONE, NOBODY) for f in cls.fields.values())
        if taken := RESERVED & set(cls.fields):
            raise TypeError(f"these names mean something else to an array: {sorted(taken)}")
        for name, f in cls.fields.items():
            if f.seen_by not in (EVERYONE, OWNER, NOBODY, *cls.fields):
                raise TypeError(f"{name} is seen by an unknown field, {f.seen_by}")

    def __init__(self) -> None:
        for name, f in self.fields.items():
            setattr(self, name, _filled(f.shape, f.start))

    def copy(self) -> Self:
        new = object.__new__(type(self))
        mine, theirs = self.__dict__, new.__dict__
        for name, f in self.fields.items():
            old = mine[name]
            if not f.shape:
                theirs[name] = old
            elif len(f.shape) == 1:
                theirs[name] = old[:]
            else:
                theirs[name] = [line[:] for line in old]
        return new

    def view(self, seat: int | None = None) -> Self:
        """Return what one seat, or a spectator, may see: the same state with holes in it."""
        seen = self.copy()
        for name, f in self.fields.items():
            if f.seen_by != EVERYONE:
                lines = getattr(seen, name)
                for i in range(f.shape[0]):
                    if not self.sees(seat, name, i):
                        lines[i] = _filled(f.shape[1:], HIDDEN)
        return seen

    def sees(self, seat: int | None, name: str, i: int) -> bool:
        """May a seat (None: a spectator) see row i of a field?"""
        seen_by = self.fields[name].seen_by
        if seen_by == EVERYONE:
            return True
        if seat is None or seen_by == NOBODY:
            return False
        return seat == i if seen_by == OWNER else bool(getattr(self, seen_by)[i] >> seat & 1)

    def is_known_to(self, seat: int) -> bool:
        """Is everything known that a seat may see? A move tried on a view may bring more into sight."""
        return not any(
            self.sees(seat, name, i) and HIDDEN in part
            for name in self.fields
            for i, part in enumerate(self._parts(name))
        )

    def _parts(self, name: str) -> list[list[int]]:
        """Return the rows of a field, each of which is seen or hidden as a whole."""
        rows = getattr(self, name) if self.fields[name].shape else [getattr(self, name)]
        return [part if isinstance(part, list) else [part] for part in rows]

    def plain(self) -> dict[str, Any]:
        """Return all fields for JSON; masks become lists, because JavaScript's numbers hold no 64 bits."""
        return {
            name: _listed(getattr(self, name)) if f.bits == 64 else getattr(self, name)
            for name, f in self.fields.items()
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Self:
        """Read a state, or a view, that came as JSON."""
        state = cls()
        for name, f in cls.fields.items():
            setattr(state, name, _unlisted(plain[name], len(f.shape)) if f.bits == 64 else plain[name])
        return state

    def digest(self) -> str:
        """Return a fingerprint of all fields that are not derived."""
        facts = [getattr(self, name) for name, f in self.fields.items() if not f.derived]
        return hashlib.blake2b(COMPACT.encode(facts).encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def layout(cls) -> Any:
        """Return the numpy record of all fields: of their widths, aligned, a whole number of 64-bit words."""
        import numpy

        kind: Any = numpy.dtype(
            [(name, f"i{f.bits // 8}", f.shape) for name, f in cls.fields.items()], align=True
        )
        parts = {name: kind.fields[name] for name in kind.names}
        return numpy.dtype(
            {
                "names": list(parts),
                "formats": [part[0] for part in parts.values()],
                "offsets": [part[1] for part in parts.values()],
                "itemsize": -(-kind.itemsize // 8) * 8,
            }
        )

    def block(self) -> Any:
        """Return this state as an array of one numpy record."""
        import numpy

        block = numpy.zeros(1, self.layout())
        for name in self.fields:
            block[0][name] = getattr(self, name)
        return block

    @classmethod
    def from_block(cls, block: Any) -> Self:
        state = cls()
        for name in cls.fields:
            setattr(state, name, block[name].tolist())
        return state


def _filled(shape: tuple[int, ...], value: int) -> Any:
    return value if not shape else [_filled(shape[1:], value) for _ in range(shape[0])]


def _listed(value: Any) -> Any:
    if isinstance(value, list):
        return [_listed(v) for v in value]
    return HIDDEN if value == HIDDEN else squares(value)


def _unlisted(value: Any, depth: int) -> Any:
    if value == HIDDEN:
        return HIDDEN
    return [_unlisted(v, depth - 1) for v in value] if depth else mask(*value)
