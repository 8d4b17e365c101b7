"""The score, §7: at the end, or what it would be now; every point belongs to a structure or a majority."""
from collections.abc import Iterator, Sequence

from ...kernel import NONE, ScoreLine, bit, first, has, mask, moved, rest, rule, size, square_name
from .city import home, square_of
from .domes import structure_name
from .pieces import (
    BUS, BUSES, DOME_POINTS, DOMES, FIRST_DOME, LEISURE, MAJORITY, MILL_POINTS, MILL_TILES, PARKS, PLACES,
    RANKS, SKYSCRAPERS, SPORTS, STRUCTURE_NAMES, TOWERS, TYPES, VALUE, WINDMILL,
)
from .state import State

TOP_ROW, LEFT_COLUMN = mask(*range(8)), mask(*range(0, 64, 8))


@rule
def score(s: State, seat: int) -> int:
    total = majority(s, seat, s.parks) + majority(s, seat, s.sports)
    for i in range(s.laid[seat]):
        if s.built[seat][i] != NONE:
            total += points(s, seat, i)
    return total


@rule
def tie_break(s: State, seat: int) -> int:
    """§7.6 Count the structures, failed ones too: they decide between equal scores."""
    return size(s.towers[seat] | s.works[seat])


@rule
def points(s: State, seat: int, i: int) -> int:
    """Score the structure built in turn i."""
    if is_tower(s, seat, i):
        return skyscraper_points(s, seat, i)
    kind = (s.built[seat][i] - SKYSCRAPERS) // TYPES
    if kind == BUS:
        return bus_points(s, seat, i)
    if kind == WINDMILL:
        return windmill_points(s, seat, i)
    return biodome_points(s, seat, i)


@rule
def square_at(s: State, seat: int, i: int) -> int:
    return square_of(s, seat, i, s.corner[seat][i])


@rule
def type_of(s: State, seat: int, i: int) -> int:
    """Return which of the six types of its kind a utility is."""
    return (s.built[seat][i] - SKYSCRAPERS) % TYPES


# §7.1 Skyscrapers


@rule
def skyscraper_points(s: State, seat: int, i: int) -> int:
    """§7.1 Score plus its value, or minus in too small a district; only the best of a district counts."""
    here = home(s, seat, square_at(s, seat, i))
    mine = tower_result(s, seat, i, here)
    for other in range(s.laid[seat]):
        if other != i and is_tower(s, seat, other) and has(here, square_at(s, seat, other)):
            result = tower_result(s, seat, other, here)
            if result > mine or (result == mine and other < i):
                return 0
    return mine


@rule
def is_tower(s: State, seat: int, i: int) -> bool:
    return 0 <= s.built[seat][i] < SKYSCRAPERS


@rule
def tower_result(s: State, seat: int, i: int, here: int) -> int:
    value = VALUE[s.built[seat][i] % RANKS]
    return value if size(here) >= value else -value


@rule
def tower_lacks(s: State, seat: int, i: int) -> int:
    """Count the squares that its district is too small."""
    return max(VALUE[s.built[seat][i] % RANKS] - size(home(s, seat, square_at(s, seat, i))), 0)


# §7.2 Eco-buses


@rule
def bus_points(s: State, seat: int, i: int) -> int:
    value = BUSES[type_of(s, seat, i)][2]
    return value if bus_lacks(s, seat, i) == 0 else -value


@rule
def bus_lacks(s: State, seat: int, i: int) -> int:
    """§7.2 Count what it still wants in its row and column of squares, not counting itself."""
    which, square = type_of(s, seat, i), square_at(s, seat, i)
    cross = moved(TOP_ROW, square // 8 * 8) | moved(LEFT_COLUMN, square % 8)
    return max(BUSES[which][1] - size(cross & counted(s, seat, BUSES[which][0]) & ~bit(square)), 0)


@rule
def counted(s: State, seat: int, what: int) -> int:
    if what == PARKS:
        return s.parks[seat]
    if what == SPORTS:
        return s.sports[seat]
    if what == LEISURE:
        return s.parks[seat] | s.sports[seat]
    if what == TOWERS:
        return s.towers[seat]
    return s.works[seat]


# §7.3 Windmills


@rule
def windmill_points(s: State, seat: int, i: int) -> int:
    value = MILL_POINTS[type_of(s, seat, i)]
    return value if windmill_turns(s, seat, i) else -value


@rule
def windmill_turns(s: State, seat: int, i: int) -> bool:
    """§7.3 Is its tile in the right place? While the city floats, its present edges count."""
    row, column = s.spot[seat][i] // 8, s.spot[seat][i] % 8
    for place in range(16):
        across, down = (
            lies_at(place % 4, column, s.left[seat], s.right[seat]),
            lies_at(place // 4, row, s.top[seat], s.bottom[seat]),
        )
        if MILL_TILES[type_of(s, seat, i)][place] and across and down:
            return True
    return False


@rule
def lies_at(wanted: int, at: int, low: int, high: int) -> bool:
    """Is this the wanted one of four rows (or columns) of a city that reaches from low to high?"""
    if wanted == 0:
        return at == low
    if wanted == 3:
        return at == high
    return low < at < high


@rule
def windmill_chances(s: State, seat: int, i: int) -> int:
    """Return in how many sixteenths of the places its tile can still take in the 4 x 4 it would turn."""
    row, column = s.spot[seat][i] // 8, s.spot[seat][i] % 8
    ways = good = 0
    for r in range(row - s.top[seat], row - s.bottom[seat] + 4):
        for c in range(column - s.left[seat], column - s.right[seat] + 4):
            ways += 1
            good += MILL_TILES[type_of(s, seat, i)][4 * r + c]
    return 16 * good // ways


# §7.4 Biodomes


@rule
def biodome_points(s: State, seat: int, i: int) -> int:
    """§7.4 Score it if the district has exactly its shape and none there that fits too is better or older."""
    here, value = home(s, seat, square_at(s, seat, i)), dome_value(s, seat, i)
    if not fits(s, seat, i, here):
        return -value
    for other in range(s.laid[seat]):
        if (
            other != i
            and is_dome(s, seat, other)
            and has(here, square_at(s, seat, other))
            and fits(s, seat, other, here)
        ):
            theirs = dome_value(s, seat, other)
            if theirs > value or (theirs == value and other < i):
                return -value
    return value


@rule
def is_dome(s: State, seat: int, i: int) -> bool:
    return s.built[seat][i] >= FIRST_DOME


@rule
def dome_value(s: State, seat: int, i: int) -> int:
    which = s.built[seat][i] - FIRST_DOME
    return DOME_POINTS[which] if which < TYPES else s.dome_pays[which - TYPES]


@rule
def fits(s: State, seat: int, i: int, here: int) -> bool:
    """Does a district have exactly the shape of the biodome built in turn i, in any rotation?"""
    which = s.built[seat][i] - FIRST_DOME
    return has_our_shape(here, which) if which < TYPES else has_shape(here, s.dome_shape[which - TYPES])


@rule
def has_our_shape(here: int, which: int) -> bool:
    here = pushed(here)
    for turn in range(4):
        if DOMES[which][turn] == here:
            return True
    return False


@rule
def has_shape(here: int, shape: int) -> bool:
    for _ in range(4):
        here = pushed(quarter_turned(here))
        if here == shape:
            return True
    return False


@rule
def quarter_turned(here: int) -> int:
    """Turn a set of squares clockwise within the board."""
    turned = 0
    while here != 0:
        square = first(here)
        here = rest(here)
        turned |= bit(8 * (square % 8) + 7 - square // 8)
    return turned


@rule
def pushed(here: int) -> int:
    """Push a set of squares to the top left corner of the board."""
    while here & TOP_ROW == 0:
        here = moved(here, -8)
    while here & LEFT_COLUMN == 0:
        here = moved(here, -1)
    return here


@rule
def dome_lacks(here: int, which: int) -> int:
    """Count the squares that a district lacks of the biodome's shape; NONE if it can never have it."""
    lacks = size(DOMES[which][0]) - size(here)
    if lacks < 0:
        return NONE
    here = pushed(here)
    for turn in range(4):
        for shift in range(9):
            if moved(here, shift // 3 * 8 + shift % 3) & ~DOMES[which][turn] == 0:
                return lacks
    return NONE


# §7.5 Majorities


@rule
def majority(s: State, seat: int, marks: Sequence[int]) -> int:
    """§7.5 Score 5 points for the most parks or sports facilities, also when tied, but nothing for none."""
    mine = size(marks[seat])
    for other in range(s.seats):
        if size(marks[other]) > mine:
            return 0
    return MAJORITY if mine > 0 else 0


# The same, item by item


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    structures = [structure_line(s, seat, i) for i in range(s.laid[seat]) if s.built[seat][i] != NONE]
    return [*structures, *majority_lines(s, seat)]


def structure_line(s: State, seat: int, i: int) -> ScoreLine:
    rule, kind, lacks = verdict(s, seat, i)
    what = f"{kind} {structure_name(s, s.built[seat][i])}"
    return ScoreLine(rule, what, place_name(s, seat, i), points(s, seat, i), lacks)


def verdict(s: State, seat: int, i: int) -> tuple[str, str, int | None]:
    """Return the §, the kind, and how much a structure still lacks."""
    if is_tower(s, seat, i):
        return "§7.1", "skyscraper", tower_lacks(s, seat, i)
    kind = (s.built[seat][i] - SKYSCRAPERS) // TYPES
    if kind == BUS:
        return "§7.2", "eco-bus", bus_lacks(s, seat, i)
    if kind == WINDMILL:
        possible = 1 if windmill_chances(s, seat, i) else None
        return "§7.3", "windmill", 0 if windmill_turns(s, seat, i) else possible
    lacks = biodome_lacks(s, seat, i)
    return "§7.4", "biodome", None if lacks == NONE else lacks


def biodome_lacks(s: State, seat: int, i: int) -> int:
    """Count the squares that its district lacks; a drawn one stands in a city that no longer grows."""
    here = home(s, seat, square_at(s, seat, i))
    if s.built[seat][i] < len(STRUCTURE_NAMES):
        return dome_lacks(here, type_of(s, seat, i))
    return 0 if fits(s, seat, i, here) else NONE


def majority_lines(s: State, seat: int) -> Iterator[ScoreLine]:
    for what, marks in (("parks", s.parks), ("sports", s.sports)):
        if points := majority(s, seat, marks):
            yield ScoreLine("§7.5", what, "", points)


def place_name(s: State, seat: int, i: int) -> str:
    """Name the square, on the table, of the structure built in turn i."""
    (row, column), (down, right) = divmod(s.spot[seat][i], 8), PLACES[s.corner[seat][i]]
    return square_name(2 * row + down, 2 * column + right)


def built_at(s: State, seat: int, square: int) -> int:
    """Return the turn in which something was built on a square, or NONE."""
    return next(
        (i for i in range(s.laid[seat]) if s.built[seat][i] != NONE and square_at(s, seat, i) == square), NONE
    )
