"""A second, naive reading of the rules of Neoville, to compare the real implementation with."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

Square = tuple[int, int]
Line = tuple[str, Square | None, int]

TILES_ACROSS = 4
FIRST_SPOT: Square = (6, 6)
CLOCKWISE: list[Square] = [(0, 0), (0, 1), (1, 1), (1, 0)]
MAJORITY = 5

BUS_VALUE = {"b-parks": 8, "b-sports": 8, "b-leisure": 5, "b-towers3": 5, "b-towers4": 8, "b-utilities": 8}
BUS_WANTS = {"b-parks": 4, "b-sports": 4, "b-leisure": 4, "b-towers3": 3, "b-towers4": 4, "b-utilities": 3}
BUS_COUNTS = {
    "b-parks": ["park"],
    "b-sports": ["sports"],
    "b-leisure": ["park", "sports"],
    "b-towers3": ["skyscraper"],
    "b-towers4": ["skyscraper"],
    "b-utilities": ["utility"],
}

MILL_VALUE = {"m-left": 4, "m-right": 4, "m-top": 4, "m-bottom": 4, "m-corner": 5, "m-middle": 6}
MILL_MAP = {
    "m-left": ["#...", "#...", "#...", "#..."],
    "m-right": ["...#", "...#", "...#", "...#"],
    "m-top": ["####", "....", "....", "...."],
    "m-bottom": ["....", "....", "....", "####"],
    "m-corner": ["#..#", "....", "....", "#..#"],
    "m-middle": ["....", ".##.", ".##.", "...."],
}

DOME_VALUE = {"d-L3": 5, "d-I3": 5, "d-O4": 6, "d-T4": 6, "d-X5": 8, "d-V5": 8}
DOME_SHAPE = {
    "d-L3": ["#.", "##"],
    "d-I3": ["###"],
    "d-O4": ["##", "##"],
    "d-T4": ["###", ".#."],
    "d-X5": [".#.", "###", ".#."],
    "d-V5": ["#..", "#..", "###"],
}


@dataclass
class City:
    """What one player has built.

    Squares are such as {(14, 6): "Ep"}, structures such as {(14, 7): "R8", (15, 6): "b-parks"}.
    """

    squares: dict[Square, str] = field(default_factory=dict)
    structures: dict[Square, str] = field(default_factory=dict)
    tiles: list[Square] = field(default_factory=list)

    def lay(self, tile: str, turn: int, at: Square) -> None:
        """Add a tile to the city."""
        self.squares.update(squares_of_tile(tile, turn, at))
        self.tiles.append(at)

    def build(self, structure: str, at: Square) -> None:
        """Place a skyscraper or utility on a square."""
        self.structures[at] = structure

    def spots(self) -> set[Square]:
        """Say where the next tile may go at all: touching with a whole side, never beyond 4 x 4."""
        if not self.tiles:
            return {FIRST_SPOT}
        touching = {spot for row, column in self.tiles for spot in around(row, column, 2)}
        return {
            spot for spot in touching if spot not in self.tiles and fits_in_four_by_four([*self.tiles, spot])
        }

    def joins(self, tile: str, turn: int, at: Square) -> bool:
        """Say whether skyscrapers of different districts end up in one."""
        new = squares_of_tile(tile, turn, at)
        after = {**self.squares, **new}
        return any(len(self.districts_of_towers_in(district(after, square))) >= 2 for square in new)

    def districts_of_towers_in(self, area: frozenset[Square]) -> set[frozenset[Square]]:
        """Name the present districts whose skyscrapers stand in the area."""
        return {district(self.squares, square) for square in self.towers() if square in area}

    def towers(self) -> list[Square]:
        """List the squares with a skyscraper, first built first."""
        return [square for square, structure in self.structures.items() if is_skyscraper(structure)]

    def placements(self, hand: list[str]) -> set[tuple[str, int, Square]]:
        """Name all legal (tile, turn, spot): those that do not join, or all if there is no other way."""
        everything = {(tile, turn, spot) for tile in hand for turn in ways(tile) for spot in self.spots()}
        without_joining = {placement for placement in everything if not self.joins(*placement)}
        return without_joining or everything

    def buildings(self, supply: list[str]) -> set[tuple[str, Square]]:
        """Name every (structure, square) that may be placed on the tile laid last, if it is still free."""
        if not self.tiles:
            return set()
        tile = squares_under(self.tiles[-1])
        if any(square in self.structures for square in tile):
            return set()
        return {
            (structure, square)
            for structure in supply
            for square in tile
            if self.may_build(structure, square)
        }

    def may_build(self, structure: str, at: Square) -> bool:
        """Say whether the structure may stand on this free square of the new tile."""
        if has_park(self.squares[at]) or has_sports(self.squares[at]):
            return False
        if is_utility(structure):
            return True
        own_terrain = terrain(structure) == terrain(self.squares[at])
        area = district(self.squares, at)
        return own_terrain and not any(tower in area for tower in self.towers())

    def size_of_district(self, at: Square) -> int:
        """Count the squares of the district."""
        return len(district(self.squares, at))


# Words of the rules


def terrain(text: str) -> str:
    """Name the terrain of a square or a skyscraper."""
    return text[0]


def has_park(square: str) -> bool:
    """Say whether the square carries a park."""
    return square[1:] == "p"


def has_sports(square: str) -> bool:
    """Say whether the square carries a sports facility."""
    return square[1:] == "s"


def is_skyscraper(structure: str) -> bool:
    """Say whether the structure is a skyscraper, such as W8."""
    return structure[0] in "EGRW"


def is_utility(structure: str) -> bool:
    """Say whether the structure is a utility, such as b-parks."""
    return not is_skyscraper(structure)


def around(row: int, column: int, step: int) -> list[Square]:
    """List the four places beside this one."""
    return [(row - step, column), (row + step, column), (row, column - step), (row, column + step)]


def squares_under(at: Square) -> list[Square]:
    """List the four squares of a tile clockwise from the top left."""
    return [(at[0] + down, at[1] + right) for down, right in CLOCKWISE]


def ways(tile: str) -> list[int]:
    """List the turns after which a tile looks as it has not looked before."""
    looks = [squares_of_tile(tile, turn, (0, 0)) for turn in range(4)]
    return [turn for turn in range(4) if looks.index(looks[turn]) == turn]


def squares_of_tile(tile: str, turn: int, at: Square) -> dict[Square, str]:
    """Spread a turned tile over its four squares."""
    faces = re.findall("[EGRW][ps]?", tile)
    for _ in range(turn):
        faces = [faces[3], faces[0], faces[1], faces[2]]
    return dict(zip(squares_under(at), faces, strict=True))


def fits_in_four_by_four(tiles: list[Square]) -> bool:
    """Say whether the tiles lie in some square of 4 x 4 tiles."""
    rows = [row // 2 for row, _ in tiles]
    columns = [column // 2 for _, column in tiles]
    return max(rows) - min(rows) < TILES_ACROSS and max(columns) - min(columns) < TILES_ACROSS


def district(squares: dict[Square, str], at: Square) -> frozenset[Square]:
    """Collect the squares of one terrain joined side to side with this one."""
    found = {at}
    waiting = [at]
    while waiting:
        row, column = waiting.pop()
        for beside in around(row, column, 1):
            if beside in squares and beside not in found and terrain(squares[beside]) == terrain(squares[at]):
                found.add(beside)
                waiting.append(beside)
    return frozenset(found)


# Scoring


def skyscraper_alone(city: City, at: Square) -> int:
    """Score a skyscraper as if no other stood in its district."""
    value = int(city.structures[at][1:])
    return value if city.size_of_district(at) >= value else -value


def skyscraper_points(city: City, at: Square) -> int:
    """Score a skyscraper: the best one of its district counts, the others give 0."""
    area = district(city.squares, at)
    rivals = [tower for tower in city.towers() if tower in area]
    best = max(skyscraper_alone(city, tower) for tower in rivals)
    chosen = next(tower for tower in rivals if skyscraper_alone(city, tower) == best)
    return best if at == chosen else 0


def things_on(city: City, at: Square) -> list[str]:
    """Say what an eco-bus sees on a square."""
    things = []
    if has_park(city.squares[at]):
        things.append("park")
    if has_sports(city.squares[at]):
        things.append("sports")
    if at in city.structures:
        things.append("skyscraper" if is_skyscraper(city.structures[at]) else "utility")
    return things


def bus_points(city: City, at: Square) -> int:
    """Score an eco-bus by its row and its column, itself not included."""
    bus = city.structures[at]
    route = [square for square in city.squares if square != at and (square[0] == at[0] or square[1] == at[1])]
    seen = [thing for square in route for thing in things_on(city, square) if thing in BUS_COUNTS[bus]]
    return BUS_VALUE[bus] if len(seen) >= BUS_WANTS[bus] else -BUS_VALUE[bus]


def mill_points(city: City, at: Square) -> int:
    """Score a windmill by the place of its tile in the finished city."""
    mill = city.structures[at]
    row = (at[0] - min(row for row, _ in city.squares)) // 2
    column = (at[1] - min(column for _, column in city.squares)) // 2
    return MILL_VALUE[mill] if MILL_MAP[mill][row][column] == "#" else -MILL_VALUE[mill]


def moved_to_corner(squares: Iterable[Square]) -> set[Square]:
    """Move a shape so that its top row and its left column are 0."""
    shape = set(squares)
    top = min(row for row, _ in shape)
    left = min(column for _, column in shape)
    return {(row - top, column - left) for row, column in shape}


def quarter_turn(shape: set[Square]) -> set[Square]:
    """Turn a shape clockwise by one quarter."""
    return moved_to_corner((column, -row) for row, column in shape)


def shape_of_dome(dome: str) -> set[Square]:
    """Read the picture of the shape a biodome wants."""
    picture = DOME_SHAPE[dome]
    return {
        (row, column) for row, text in enumerate(picture) for column, mark in enumerate(text) if mark == "#"
    }


def dome_fits(city: City, at: Square) -> bool:
    """Say whether the district has exactly the shape of the biodome, in any rotation."""
    area = moved_to_corner(district(city.squares, at))
    shape = shape_of_dome(city.structures[at])
    for _ in range(4):
        if shape == area:
            return True
        shape = quarter_turn(shape)
    return False


def dome_value(city: City, at: Square) -> int:
    """Look up the value of the biodome on this square."""
    return DOME_VALUE[city.structures[at]]


def dome_points(city: City, at: Square) -> int:
    """Score a biodome: the best and first built one that fits scores for its district, every other loses."""
    area = district(city.squares, at)
    domes = [
        square
        for square, structure in city.structures.items()
        if structure.startswith("d-") and square in area
    ]
    fitting = [square for square in domes if dome_fits(city, square)]
    best = max((dome_value(city, square) for square in fitting), default=0)
    chosen = [square for square in fitting if dome_value(city, square) == best][:1]
    return dome_value(city, at) if at in chosen else -dome_value(city, at)


def structure_points(city: City, at: Square) -> int:
    """Score any structure."""
    structure = city.structures[at]
    if is_skyscraper(structure):
        return skyscraper_points(city, at)
    kinds: dict[str, Callable[[City, Square], int]] = {"b": bus_points, "m": mill_points, "d": dome_points}
    return kinds[structure[0]](city, at)


def parks(city: City) -> int:
    """Count the parks of a city."""
    return len([square for square in city.squares.values() if has_park(square)])


def sports(city: City) -> int:
    """Count the sports facilities of a city."""
    return len([square for square in city.squares.values() if has_sports(square)])


def has_majority(counts: list[int], who: int) -> bool:
    """Say whether this player has the most, alone or tied, and any at all."""
    return counts[who] > 0 and counts[who] == max(counts)


def lines(cities: list[City], who: int) -> list[Line]:
    """List what scores for one player: every structure in the order built, then the majorities won."""
    city = cities[who]
    result: list[Line] = [
        (structure, at, structure_points(city, at)) for at, structure in city.structures.items()
    ]
    if has_majority([parks(each) for each in cities], who):
        result.append(("parks", None, MAJORITY))
    if has_majority([sports(each) for each in cities], who):
        result.append(("sports", None, MAJORITY))
    return result


def scores(cities: list[City]) -> list[int]:
    """Add up the harmony points of every player."""
    return [sum(points for _, _, points in lines(cities, who)) for who in range(len(cities))]


def winners(cities: list[City]) -> list[int]:
    """Name who has the most points, then the most structures, failed ones too; still tied they share."""
    results = [(score, len(city.structures)) for score, city in zip(scores(cities), cities, strict=True)]
    return [who for who, result in enumerate(results) if result == max(results)]


# Score sheets


def read_cell(city: City, at: Square, cell: str) -> None:
    """Read one cell: a terrain, then at most a park, a sports facility or a structure."""
    rest = cell[1:]
    city.squares[at] = cell if rest in ("p", "s") else cell[0]
    if rest.isdigit():
        city.build(cell, at)
    elif rest not in ("", "p", "s"):
        city.build(rest, at)


def read_city(rows: list[str]) -> City:
    """Read the rows of one seat."""
    city = City()
    for row, text in enumerate(rows):
        for column, cell in enumerate(text.split()):
            read_cell(city, (row, column), cell)
    city.tiles = [(row, column) for row, column in city.squares if row % 2 == 0 and column % 2 == 0]
    return city


def read_sheet(text: str) -> tuple[list[str], list[City]]:
    """Read the names and cities of a correct score sheet."""
    names: list[str] = []
    rows: list[list[str]] = []
    for raw in text.splitlines():
        line = raw.split("#")[0].strip()
        if line.startswith("seat"):
            names.append(line.removeprefix("seat").strip())
            rows.append([])
        elif line and not line.startswith("game"):
            rows[-1].append(line)
    return names, [read_city(each) for each in rows]
