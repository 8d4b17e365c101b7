"""Biodomes of a real box that our list lacks: a score sheet draws them, as in d-6/.xx/xx (§1.4)."""
import re
from collections.abc import Sequence
from typing import NamedTuple

from ...kernel import bit, district, first, squares
from .pieces import DOME_POINTS, DOME_SIDE, DOME_VALUES, DOMES, FIRST_DOME, STRUCTURE_NAMES, rotated
from .state import State

ROW = f"/[x.]{{1,{DOME_SIDE}}}"  # x is a square of the shape
WORD = f"d-({'|'.join(map(str, DOME_VALUES))})((?:{ROW}){{1,{DOME_SIDE}}})"


class Dome(NamedTuple):
    points: int
    turns: Sequence[int]  # its shape in four rotations


OURS = [Dome(points, turns) for points, turns in zip(DOME_POINTS, DOMES, strict=True)]


def read_dome(text: str) -> Dome | None:
    """Read the word of a drawn biodome; return None if it is not one."""
    found = re.fullmatch(WORD, text)
    if not found or "x" not in found[2]:
        return None
    return Dome(int(found[1]), list(rotated(found[2].replace("/", " "))))


def is_whole(dome: Dome) -> bool:
    """§1.2 Could its shape be a district, all squares side to side?"""
    shape = dome.turns[0]
    return district(bit(first(shape)), shape) == shape


def are_alike(dome: Dome, other: Dome) -> bool:
    return dome.points == other.points and dome.turns[0] in other.turns


def dome_word(points: int, shape: int) -> str:
    """Write a drawn biodome as it stands on a sheet."""
    cells = {divmod(square, 8) for square in squares(shape)}
    high, wide = (max(cell[i] for cell in cells) + 1 for i in (0, 1))
    rows = ("".join("x" if (r, c) in cells else "." for c in range(wide)) for r in range(high))
    return "/".join([f"d-{points}", *(row.rstrip(".") for row in rows)])


def structure_name(s: State, structure: int) -> str:
    """Return the name of a structure on a score sheet, which may be a biodome that the sheet draws."""
    drawn = structure - len(STRUCTURE_NAMES)
    return STRUCTURE_NAMES[structure] if drawn < 0 else dome_word(s.dome_pays[drawn], s.dome_shape[drawn])


assert len(STRUCTURE_NAMES) == FIRST_DOME + len(OURS), "drawn biodomes follow ours"
