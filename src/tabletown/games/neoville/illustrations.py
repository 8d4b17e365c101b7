"""The pictures of the rulebook: cities in the words of score sheets, in which `?` is land without a tile."""
from dataclasses import replace

from ...kernel import NONE, Text, read_seats, size, square_name
from ...kernel.illustration import Illustration
from ...kernel.telling.sheet import read_sheet
from .city import home
from .moves import MOVES
from .pieces import BUSES, HAND, SEATS, SIDE, STRUCTURE_NAMES, TILES, UTILITIES, UTILITY_COPIES
from .rules import play, start
from .scoring import bus_lacks, place_name, points, square_at, type_of
from .sheet import add_cells, read_city
from .state import OVER, TO_BUILD, State
from .text import city

NOBODY = "-"
PIECES = dict.fromkeys(("EpGWR", "W8"), "")  # in text, the rulebook's own words for them are enough


def city_of(rows: str) -> State:
    """Return a table at which the first seat has this city and is about to lay a tile."""
    sheet = read_sheet(f"game neoville\nseat {NOBODY}\n{rows}", draft=True)
    cells = read_city(sheet, read_seats(sheet, sheet.rows, SEATS)[0], SEATS, [])
    s = start(SEATS)
    s.due, s.utility = 0, [UTILITY_COPIES] * UTILITIES
    for row in range(SIDE):
        for column in range(SIDE):
            if cells[2 * row][2 * column].terrain != NONE:
                add_cells(s, 0, row, column, cells)
    return s


# A move


def laying(move: str, rows: str, *others: str) -> Illustration:
    """Show a tile that is about to be laid, from a hand that holds the others too."""
    s = city_of(rows)
    hand = [TILES.index(tile) for tile in (move.split()[0], *others)]
    s.hand[0] = hand + [NONE] * (HAND - len(hand))
    return moving(s, f"lay {move}")


def building(move: str, rows: str) -> Illustration:
    """Show a structure that is about to be built on the last tile in reading order."""
    s = city_of(rows)
    s.phase = TO_BUILD
    return moving(s, f"build {move}")


def moving(s: State, move: str) -> Illustration:
    after = s.copy()
    play(after, 0, MOVES.read(move))
    return Illustration(s, drawn(after), move=move, part=shown(after))


# A score


def skyscrapers(rows: str) -> Illustration:
    """Quote for each skyscraper, in reading order, the size of its district and its points."""
    s = finished(rows)
    told = [(size(home(s, 0, square_at(s, 0, i))), points(s, 0, i)) for i in structures(s)]
    return Illustration(s, drawn(s), tuple(number for pair in told for number in pair), part=shown(s))


def outdone(rows: str) -> Illustration:
    """Quote the size of the one district, and the points of each skyscraper in it."""
    one = skyscrapers(rows)
    return replace(one, numbers=(one.numbers[0], *one.numbers[1::2]))


def bus(rows: str) -> Illustration:
    """Quote how much of what it asks for the first bus sees, and its points."""
    s = finished(rows)
    i = next(i for i in structures(s) if name_of(s, i).startswith("b-"))
    seen = int(BUSES[type_of(s, 0, i)][1]) - bus_lacks(s, 0, i)
    at = f"at {place_name(s, 0, i)}"
    return Illustration(s, drawn(s), (seen, points(s, 0, i)), part=shown(s), counts=at)


def utilities(rows: str) -> Illustration:
    """Quote the points of each utility, in reading order of the tiles."""
    s = finished(rows)
    return Illustration(s, drawn(s), tuple(points(s, 0, i) for i in structures(s)), part=shown(s))


def finished(rows: str) -> State:
    s = city_of(rows)
    s.phase = OVER
    return s


def structures(s: State) -> list[int]:
    return [i for i in range(s.laid[0]) if s.built[0][i] != NONE]


def name_of(s: State, i: int) -> str:
    return STRUCTURE_NAMES[s.built[0][i]]


# Both


def drawn(s: State) -> Text:
    return city(s, 0, NOBODY, ())[1:]


def shown(s: State) -> tuple[str, str]:
    """Name the first and the last spot of all that lies there."""
    return "a1", square_name(2 * s.bottom[0], 2 * s.right[0])


ILLUSTRATIONS = {
    # §4 Laying a tile
    "touching": laying("GGWW 1 c3", """
        E  E  G  G
        R  E  G  Wp
        ?  ?  ?  ?
        ?  ?  ?  ?"""),
    "apart": laying("GGWW 1 c3", """
        E  E  ?  ?
        R  E  ?  ?
        ?  ?  ?  ?
        ?  ?  ?  ?"""),
    "joining": laying("EEWW 2 c1", """
        W8 W  ?  ?  W5 E
        W  R  ?  ?  W  W"""),
    "enlarging": laying("EEWW 2 e1", """
        W8 W  W  W5 ?  ?
        W  R  E  W  ?  ?"""),
    "unavoidable": laying("EWWW 0 c3", """
        E  E  G  G  R  R  G  E
        R  E  G  E  R  W  E  E
        W  W  ?  ?  W  W  R  R
        W8 W  ?  ?  W5 G  R  G
        R  R  E  E  G  G  E  E
        R  W  E  G  G  R  W  E
        G  G  R  R  E  E  W  W
        E  G  R  W  R  E  G  W""", "GWWW", "RWWW"),
    # §5 Building
    "second": building("W4 sw", """
        W8 W  W  W
        W  R  W  E"""),
    # §7.1 Skyscrapers
    "skyscrapers": skyscrapers("""
        W8 W  W  W  E  E
        W  G  W  W  E5 G
        W  G  R4 G  E  G
        E  G  R  G  G  R"""),
    "several": outdone("""
        W8 W  W  W4
        W  R  E  W
        G  G  E  W
        G  R  W  W"""),
    # §7.2 Eco-buses
    "b-parks": bus("""
        E  Ep G  G
        Rp Gb-parks G  Wp
        R  E  W  W
        W  Ep W  E"""),
    "b-sports": bus("""
        E  E  G  G
        Rs Gb-sports Es W
        R  Ws W  W
        W  Es W  E"""),
    "b-leisure": bus("""
        R  Rp G  G
        E  Eb-leisure Gs Wp
        W  Rs G  W
        W  W  E  E"""),
    "b-towers3": bus("""
        ?  ?  E4 E  ?  ?
        ?  ?  E  E  ?  ?
        W4 W  Gb-towers3 G R4 R
        W  W  R  W  R  R
        ?  ?  R  W  ?  ?
        ?  ?  W  W  ?  ?"""),
    "b-towers4": bus("""
        ?  ?  E4 E  ?  ?
        ?  ?  E  E  ?  ?
        W4 W  Gb-towers4 G R4 R
        W  W  R  W  R  R
        ?  ?  R  W  ?  ?
        ?  ?  W  W  ?  ?"""),
    "b-utilities": bus("""
        ?  ?  Wm-top W  ?  ?
        ?  ?  E  E  ?  ?
        E  Em-left Gb-utilities G R R
        W  E  R  W  R  W
        ?  ?  Rb-parks W ? ?
        ?  ?  E  W  ?  ?"""),
    # §7.3 Windmills
    "windmills": utilities("""
        Wm-corner W E  Em-top R R G  G
        W  E  E  G  R  W  E  G
        R  R  G  G  W  W  E  E
        Gm-left R Wm-middle G E W R E
        G  G  W  W  R  R  G  Wm-right
        G  E  E  W  Rm-bottom G G  W
        R  E  E  R  G  G  W  W
        R  R  W  R  E  E  W  R"""),
    # §7.4 Biodomes
    "d-L3": utilities("""
        Wd-L3 W  G  G
        W  E  E  G
        R  R  E  E
        G  R  W  W"""),
    "d-I3": utilities("""
        E  E  W  W
        R  Gd-I3 G G
        R  E  E  R
        W  E  R  R"""),
    "d-O4": utilities("""
        G  G  E  E
        G  R  Rd-O4 E
        W  R  R  W
        W  W  E  W"""),
    "d-T4": utilities("""
        G  G  R  R
        W  Ed-T4 E E
        W  G  E  R
        W  G  G  R"""),
    "d-X5": utilities("""
        E  W  E  E
        W  Wd-X5 W E
        G  W  G  R
        G  G  R  R"""),
    "d-V5": utilities("""
        Gd-V5 R  R  W
        G  R  W  W
        G  G  G  E
        W  W  E  E"""),
    "two-domes": utilities("""
        E  W  W  E
        E  Wd-L3 E E
        R  Gd-L3 Gd-L3 R
        R  G  R  R"""),
}
