"""A second, naive Tangram City, written from the rules text alone: it shares no code and no table.

A quarter triangle is a point in its middle, at six steps to a square: the one at the top of the square (0, 0)
is (1, 3). Turning a tile, and turning it over, is geometry on points.
"""
import re
from functools import cache

BLACK_SIDES = {
    "A": "(0,0,NE) (0,1,NW)",
    "B": "(0,0,NE) (0,1,SW)",
    "C": "(0,0,F) (0,1,NW)",
    "D": "(0,0,NE) (0,1,SW) (1,1,NW)",
    "E": "(0,0,SE) (0,1,SW) (1,0,NE)",
    "F": "(0,0,F) (0,1,F)",
    "G": "(0,0,F) (0,1,NW) (1,0,NW)",
    "H": "(0,0,NE) (0,1,F) (0,2,NW)",
    "I": "(0,0,NE) (0,1,F) (0,2,SW)",
    "J": "(0,0,SE) (0,1,SW) (1,0,NE) (1,1,NW)",
    "K": "(0,0,F) (0,1,NW) (1,0,NE)",
    "L": "(0,0,F) (0,1,SW) (1,0,NE)",
    "M": "(0,0,F) (0,1,SW) (1,1,NE)",
    "N": "(0,0,F) (0,1,SW) (1,1,NW)",
    "O": "(0,0,F) (0,1,F) (0,2,NW)",
    "P": "(0,0,F) (0,1,F) (1,0,NE)",
    "Q": "(0,0,F) (0,1,F) (1,0,NW)",
    "R": "(0,0,F) (0,1,SW) (1,0,NE) (1,1,NW)",
    "S": "(0,0,F) (0,1,SW) (1,1,F)",
    "T": "(0,0,F) (0,1,SW) (1,0,NE) (1,1,F)",
    "U": "(0,0,NE) (0,1,F) (0,2,F) (0,3,NW)",
    "V": "(0,0,NE) (0,1,F) (0,2,F) (0,3,SW)",
    "W": "(0,0,F) (0,1,F) (1,0,NE) (1,1,NW)",
}
BOARDS = [
    {"black": "(2,2,F) (2,3,NW)", "green": "(2,4,F) (2,3,NE)"},
    {"black": "(1,4,F) (2,4,NE)", "green": "(1,2,F) (2,2,NW)"},
    {"black": "(4,1,F) (3,1,SE)", "green": "(4,5,F) (3,5,SW)"},
    {"black": "(4,4,F) (4,3,SE)", "green": "(4,2,F) (4,3,SW)"},
    {"black": "(3,3,F) (3,4,SW)", "green": "(3,3,F) (3,2,SE)"},
]
OWNERS = {1: [], 2: [{0}, {1}], 3: [{0}, {1}, {2}], 4: [{0}, {1}, {2, 3}], 5: [{0}, {1, 2}, {3, 4}]}
MIDDLES = {"N": (1, 3), "E": (3, 5), "S": (5, 3), "W": (3, 1)}

Point = tuple[int, int]
Points = frozenset[Point]


def points_of(cells: str) -> Points:
    found = set()
    for row, column, part in re.findall(r"\((\d),(\d),(\w+)\)", cells):
        for quarter in "NESW" if part == "F" else part:
            y, x = MIDDLES[quarter]
            found.add((6 * int(row) + y, 6 * int(column) + x))
    return frozenset(found)


def shoved(points: Points) -> Points:
    """Shove a shape by whole squares to the top left."""
    top, left = min(y // 6 for y, _ in points), min(x // 6 for _, x in points)
    return frozenset((y - 6 * top, x - 6 * left) for y, x in points)


@cache
def way(tile: str, side: str, turn: int) -> Points:
    points = points_of(BLACK_SIDES[tile])
    if side == "green":
        points = frozenset((y, -x) for y, x in points)
    for _ in range(turn):
        points = frozenset((x, -y) for y, x in points)
    return shoved(points)


def at(points: Points, square: str) -> Points:
    row, column = int(square[1]) - 1, "abcdefg".index(square[0])
    return frozenset((y + 6 * row, x + 6 * column) for y, x in points)


@cache
def half_at(square: str, half: str) -> Points:
    return at(points_of(f"(0,0,{half.upper()})"), square)


SQUARES = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]


@cache
def every_place(tile: str) -> set[tuple[str, Points]]:
    return {
        (side, at(way(tile, side, turn), square))
        for side in ("black", "green")
        for turn in range(4)
        for square in SQUARES
    }


class City:
    """What lies on a board: the colour of every quarter that is covered."""

    def __init__(self, number: int, side: str) -> None:
        self.on = dict.fromkeys(points_of(BOARDS[number][side]), side)
        self.rounds: list[int] = []

    def free(self, points: Points) -> bool:
        return all(0 < y < 42 and 0 < x < 42 and (y, x) not in self.on for y, x in points)

    def placements(self, tile: str) -> set[tuple[str, Points]]:
        return {(side, points) for side, points in every_place(tile) if self.free(points)}

    def fountains(self) -> set[Points]:
        return {
            half_at(square, half)
            for square in SQUARES
            for half in ("nw", "ne", "se", "sw")
            if self.free(half_at(square, half))
        }

    def put(self, points: Points, what: str) -> None:
        assert self.free(points)
        self.on |= dict.fromkeys(points, what)

    def parts(self, row: int, column: int) -> list[str | None]:
        return [self.on.get((6 * row + y, 6 * column + x)) for y, x in MIDDLES.values()]

    def is_built(self, row: int, column: int) -> bool:
        return None not in self.parts(row, column)

    def largest(self) -> int:
        """Look at every rectangle there is, square by square."""
        best, built = 0, [[self.is_built(row, column) for column in range(7)] for row in range(7)]
        for top in range(7):
            for left in range(7):
                for high in range(1, 8 - top):
                    for wide in range(1, 8 - left):
                        if all(built[r][c] for r in range(top, top + high) for c in range(left, left + wide)):
                            best = max(best, high * wide)
        return best

    def squares_of(self, colour: str, other: str) -> int:
        all_parts = [self.parts(row, column) for row in range(7) for column in range(7)]
        return sum(None not in parts and colour in parts and other not in parts for parts in all_parts)

    def end_round(self) -> None:
        self.rounds.append(self.largest())

    def lines(self) -> list[tuple[str, int]]:
        """List all items of the score, in order."""
        filled = all(self.is_built(row, column) for row in range(7) for column in range(7))
        apart = abs(self.squares_of("black", "green") - self.squares_of("green", "black"))
        balance = 20 if apart == 0 else 10 if apart <= 2 else 5 if apart <= 4 else 0
        return [
            *((f"round {i}", n) for i, n in enumerate(self.rounds, 1)),
            ("planning", 15 if filled else 0),
            ("balance", balance),
        ]

    def total(self) -> int:
        return sum(points for _, points in self.lines())


def start_player(cities: list[City], old: int) -> int:
    """Return the leader by points so far; on a tie the first, beginning with the old start player."""
    sums = [sum(city.rounds) for city in cities]
    return next(
        seat % len(cities) for seat in range(old, old + len(cities)) if sums[seat % len(cities)] == max(sums)
    )


def owners(seats: int, first: int) -> list[set[int]]:
    return [{(first + i) % seats for i in relative} for relative in OWNERS[seats]]


def winners(cities: list[City]) -> list[int]:
    totals = [city.total() for city in cities]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def rating(points: int) -> int:
    return 1 if points < 100 else 2 if points <= 139 else 3 if points <= 179 else 4 if points <= 199 else 5
