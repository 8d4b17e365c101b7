"""Find out exactly whether the tiles that remain can fill the rest of a board, for hints and puzzles.

It is an exact cover with pruning, too slow for a bot's search. A board is one number of 196 bits: four for
every square in reading order, one for each quarter. The free quarter that the fewest pieces can cover is
covered first, in every possible way, so every filling is met once.
"""
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from ...kernel import NONE, squares
from .moves import FOUNTAIN, MOVES, PLACE
from .pieces import BLACK, CARDS, GREEN, HALVES, SIDES, WIDE
from .shapes import BY_TILE, HALF_QUARTERS, PARTS, QUARTERS, SQUARES, TURNS, WAYS, Shape
from .state import State

BITS = QUARTERS * SQUARES
FULL = (1 << BITS) - 1
FIRST_QUARTERS = sum(1 << QUARTERS * square for square in range(SQUARES))
WATER = CARDS  # the number of a fountain among the tiles


def joined(quarters: Sequence[int]) -> int:
    """Join four masks into one number."""
    return sum(
        1 << QUARTERS * (square - square // 8) + i for i in range(QUARTERS) for square in squares(quarters[i])
    )


def touched(board: int) -> int:
    """Return the squares of which anything is covered, one bit for each."""
    return (board | board >> 1 | board >> 2 | board >> 3) & FIRST_QUARTERS


def fountain_quarters(square: int, half: int) -> list[int]:
    bit = 1 << square + square // WIDE
    return [bit if i in tuple(HALF_QUARTERS[half]) else 0 for i in range(QUARTERS)]


Piece = tuple[int, int]  # which tile (or WATER), and what it covers
Fill = list[Piece]


def area(shape: Shape) -> int:
    return sum(len(PARTS[part]) for _, _, part in shape)


# [tile], in quarters; the last is a fountain's
AREA = [*(area(sides[BLACK][0]) for sides in WAYS), len(PARTS["NW"])]


# All pieces and the moves that lay them, made when they are first needed


@cache
def tile_moves() -> dict[Piece, list[int]]:
    """List large tiles first; a piece of a symmetric tile has two moves, one for each side."""
    found: dict[Piece, list[int]] = {}
    for tile in sorted(range(CARDS), key=lambda tile: -AREA[tile]):
        for *quarters, code in BY_TILE[tile]:
            found.setdefault((tile, joined(quarters)), []).append(PLACE + code)
    return found


@cache
def fountain_moves() -> dict[Piece, list[int]]:
    every = [(square, half) for square in range(SQUARES) for half in range(len(HALVES))]
    return {
        (WATER, joined(fountain_quarters(square, half))): [FOUNTAIN + square * len(HALVES) + half]
        for square, half in every
    }


@cache
def moves_of() -> dict[Piece, list[int]]:
    return tile_moves() | fountain_moves()


@dataclass
class Answer:
    """The moves of a filling, or none; if none, `certain` says whether everything was tried."""

    fill: list[int] | None
    certain: bool = True

    def told(self) -> list[str]:
        return [MOVES.text(move) for move in self.fill or []]


class Tired(Exception):
    """Raised when the effort is spent."""


@dataclass
class Search:
    effort: int

    def spend(self) -> None:
        self.effort -= 1
        if self.effort < 0:
            raise Tired

    def fills(self, free: int, pieces: Fill, fountains: int) -> Iterator[Fill]:
        """Yield all ways to cover what is free with fountains and pieces, at most one of each tile."""
        if not free:
            yield []
            return
        self.spend()
        hard = hardest(free, pieces, fountains)
        for tile, covered in [*pieces, *(fountain_moves() if fountains else ())]:
            if covered & hard and not covered & ~free:
                left = free ^ covered
                others = [other for other in pieces if other[0] != tile and not other[1] & ~left]
                for rest in self.fills(left, others, fountains - (tile == WATER)):
                    yield [(tile, covered), *rest]

    def balanced(self, fill: Fill, black: int, green: int, apart: int) -> list[int] | None:
        """Choose the sides up that bring the markers this close, together with what lies there already."""
        for chosen in product(*(moves_of()[piece] for piece in fill)):
            self.spend()
            sides = {BLACK: black, GREEN: green}
            for move, (tile, covered) in zip(chosen, fill, strict=True):
                if tile != WATER:
                    sides[side_of(move)] |= covered
            if abs(touched(sides[BLACK]).bit_count() - touched(sides[GREEN]).bit_count()) <= apart:
                return list(chosen)
        return None


def hardest(free: int, pieces: Fill, fountains: int) -> int:
    """Return the free quarter that the fewest pieces can cover; 0 if they cannot cover everything."""
    once = twice = often = 0
    for _, covered in pieces:
        often |= twice & covered
        twice |= once & covered
        once |= covered
    room = sum(AREA[tile] for tile in {tile for tile, _ in pieces}) + fountains * AREA[WATER]
    if (free & ~once).bit_count() > fountains * AREA[WATER] or free.bit_count() > room:
        return 0
    rare = free & ~once or once & ~twice or twice & ~often or free
    return rare & -rare


def side_of(move: int) -> int:
    return (move - PLACE) // (TURNS * SQUARES) % len(SIDES)


def remaining(s: State, seat: int) -> set[int]:
    """Return the tiles that a seat has neither placed nor left out yet."""
    return {tile for tile in range(CARDS) if s.place[seat][tile] == NONE}


def way_to_fill(s: State, seat: int, effort: int, apart: int = SQUARES) -> Answer:
    """Look for a way to fill the rest of a board, with the balance markers no further apart than `apart`."""
    free, tiles, search = FULL & ~joined(s.built[seat]), remaining(s, seat), Search(effort)
    pieces = [piece for piece in tile_moves() if piece[0] in tiles and not piece[1] & ~free]
    black, green = joined(s.black[seat]), joined(s.green[seat])
    try:
        for fill in search.fills(free, pieces, s.fountain[seat].count(NONE)):
            moves = search.balanced(fill, black, green, apart)
            if moves is not None:
                return Answer(moves)
    except Tired:
        return Answer(None, False)
    return Answer(None)
