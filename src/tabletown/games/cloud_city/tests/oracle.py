"""A second, naive and slow Cloud City, written from the rules text alone; it shares no code with the game."""
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

Square = tuple[int, int]  # row, column
Walkway = tuple[Square, Square]  # the upper or left end first
Pieces = dict[tuple[str, int], int]  # (letter of the height, distance) -> how many are left

ORDER = "bgt"  # low, middle, high
VOTES = {1: 1, 2: 2, 3: 3, 4: 5, 5: 8}
IN_BOX = {1: 6, 2: 8, 3: 8, 4: 6, 5: 3}
TILE_COUNTS = {
    "b.b.": 4, "bb..": 4, "g.g.": 4, "gg..": 4, "t.t.": 4, "tt..": 4, "b.g.": 4, "bg..": 2, "gb..": 2,
    "b.t.": 4, "bt..": 2, "tb..": 2, "g.t.": 4, "gt..": 2, "tg..": 2,
}
STARTS = ["b.b."] * 4
MIDDLE = (6, 6)  # the top left square of the start tile


def box() -> Pieces:
    return {(letter, distance): n for letter in ORDER for distance, n in IN_BOX.items()}


class City:
    def __init__(self) -> None:
        self.squares: dict[Square, str] = {}
        self.tiles: set[Square] = set()  # each by its top left square
        self.walkways: set[Walkway] = set()

    # Tiles

    def lay(self, tile: str, turns: int, at: Square) -> None:
        ring = [(0, 0), (0, 1), (1, 1), (1, 0)]
        for i, letter in enumerate(tile):
            down, right = ring[(i + turns) % 4]
            self.squares[at[0] + down, at[1] + right] = letter
        self.tiles.add(at)

    def spots(self, sizes: Iterable[Square]) -> set[Square]:
        """List where a tile may go: beside another, all within one of the sizes (in tiles)."""
        beside = {
            (r + dr, c + dc) for r, c in self.tiles for dr, dc in ((2, 0), (-2, 0), (0, 2), (0, -2))
        } - self.tiles
        return {spot for spot in beside if any(self.fits(spot, high, wide) for high, wide in sizes)}

    def fits(self, spot: Square, high: int, wide: int) -> bool:
        rows, columns = ([tile[i] // 2 for tile in (*self.tiles, spot)] for i in (0, 1))
        return max(rows) - min(rows) < high and max(columns) - min(columns) < wide

    # Walkways

    def letter(self, square: Square) -> str:
        return self.squares.get(square, " ")

    def buildings(self, letters: str = ORDER) -> list[Square]:
        return sorted(square for square, letter in self.squares.items() if letter in letters)

    def degree(self, square: Square) -> int:
        return sum(square in walkway for walkway in self.walkways)

    def may_walk(self, walkway: Walkway, pieces: Pieces) -> bool:
        a, b = walkway
        letter = self.letter(a)
        if (
            letter not in ORDER
            or self.letter(b) != letter
            or (a[0] != b[0] and a[1] != b[1])
            or walkway in self.walkways
        ):
            return False
        if pieces.get((letter, distance(walkway)), 0) == 0 or self.degree(a) > 1 or self.degree(b) > 1:
            return False
        on_level = [other for other in self.walkways if self.letter(other[0]) == letter]
        for square in between(walkway):
            if square not in self.squares or self.letter(square) in ORDER[ORDER.index(letter) :]:
                return False
            if any(square in between(other) for other in on_level):
                return False
        return True

    def possible(self, pieces: Pieces) -> set[Walkway]:
        return {(a, b) for a, b in combinations(self.buildings(), 2) if self.may_walk((a, b), pieces)}

    def walk(self, walkway: Walkway, pieces: Pieces) -> None:
        pieces[self.letter(walkway[0]), distance(walkway)] -= 1
        self.walkways.add(walkway)

    # Votes

    def votes(self, letters: str = ORDER) -> int:
        return sum(
            VOTES[distance(walkway)] for walkway in self.walkways if self.letter(walkway[0]) in letters
        )

    def routes(self, letters: str = ORDER) -> list[set[Walkway]]:
        left = {walkway for walkway in self.walkways if self.letter(walkway[0]) in letters}
        found = []
        while left:
            route = {left.pop()}
            while more := {one for one in left if any(set(one) & set(other) for other in route)}:
                route |= more
                left -= more
            found.append(route)
        return found

    def crossings(self) -> int:
        pairs = combinations(self.walkways, 2)
        return sum(
            self.letter(one[0]) != self.letter(other[0]) and bool(set(between(one)) & set(between(other)))
            for one, other in pairs
        )


def ways(tile: str) -> list[int]:
    """List the turns after which a tile looks as it has not looked before."""
    looks = [tile[-turn:] + tile[:-turn] for turn in range(4)]
    return [turn for turn in range(4) if looks.index(looks[turn]) == turn]


def distance(walkway: Walkway) -> int:
    (r1, c1), (r2, c2) = walkway
    return abs(r1 - r2) + abs(c1 - c2)


def between(walkway: Walkway) -> list[Square]:
    """List the squares strictly between the ends."""
    (r1, c1), (r2, c2) = walkway
    return [(r, c) for r in range(r1, r2 + 1) for c in range(c1, c2 + 1) if (r, c) not in walkway]


# Cards


def race(numbers: Sequence[int], seat: int) -> int:
    if numbers[seat] == 0 or numbers[seat] < max(numbers):
        return 0
    return 6 if numbers.count(numbers[seat]) == 1 else 3


def best_route(city: City) -> int:
    return max((sum(VOTES[distance(w)] for w in route) for route in city.routes("bg")), default=0)


def is_closed(route: set[Walkway]) -> bool:
    ends = Counter(end for walkway in route for end in walkway)
    return all(n == 2 for n in ends.values())


def card_points(card: str, cities: Sequence[City], seat: int) -> int:
    if card == "longest-route":
        return race([best_route(city) for city in cities], seat)
    if card == "separate-routes":
        return race([len(city.routes()) for city in cities], seat)
    if card == "blue-hill":
        return race([len(city.buildings("b")) for city in cities], seat)
    if card == "green-hill":
        return race([len(city.buildings("g")) for city in cities], seat)
    return lone_points(card, cities[seat])


def lone_points(card: str, city: City) -> int:
    lengths = Counter(distance(walkway) for walkway in city.walkways)
    degrees = Counter(city.degree(square) for square in city.buildings())
    if card == "varied-routes":
        return {4: 6, 5: 8}.get(
            max((len({distance(w) for w in route}) for route in city.routes()), default=0), 0
        )
    if card == "circuits":
        return 3 * sum(map(is_closed, city.routes()))
    if card == "minimalist":
        return 2 * degrees[1]
    if card == "crossed":
        return -2 * city.crossings()
    if card == "solo":
        return -2 * degrees[0]
    assert card == "balanced"
    return 0 if lengths[3] >= 5 and lengths[4] and lengths[5] else -4


def scores(cities: Sequence[City], cards: Sequence[str]) -> list[int]:
    return [
        city.votes() + sum(card_points(card, cities, seat) for card in cards)
        for seat, city in enumerate(cities)
    ]


def winners(cities: Sequence[City], cards: Sequence[str]) -> list[int]:
    totals = scores(cities, cards)
    ranks = [(totals[i], city.votes("b"), city.votes("g"), city.votes("t")) for i, city in enumerate(cities)]
    return [i for i, rank in enumerate(ranks) if rank == max(ranks)]


# The best set of walkways, found by trying all


def best_votes(city: City, pieces: Pieces, walkways: Sequence[Walkway] | None = None) -> int:
    """Return the most votes that can be added, building or not building every possible walkway."""
    if walkways is None:
        walkways = sorted(city.possible(pieces))
    if not walkways:
        return 0
    first, *others = walkways
    best = best_votes(city, pieces, others)
    if city.may_walk(first, pieces):
        city.walk(first, pieces)
        best = max(best, VOTES[distance(first)] + best_votes(city, pieces, others))
        city.walkways.remove(first)
        pieces[city.letter(first[0]), distance(first)] += 1
    return best


# Score sheets


def square_named(name: str) -> Square:
    return int(name[1:]) - 1, "abcdefghijklmnopqrstuvwxyz".index(name[0])


def read_sheet(text: str) -> tuple[list[City], list[str]]:
    """Read the cities and the cards of a sheet without mistakes."""
    cities: list[City] = []
    cards: list[str] = []
    row = 0
    for line in text.splitlines():
        head, _, rest = line.partition(" ")
        if head == "cards":
            cards = rest.split(", ")
        elif head == "seat":
            cities.append(City())
            row = 0
        elif head == "walk":
            a, b = rest.split("-")
            cities[-1].walkways.add((square_named(a), square_named(b)))
        elif head != "game":
            cities[-1].squares.update({(row, column): letter for column, letter in enumerate(line.split())})
            row += 1
    return cities, cards
