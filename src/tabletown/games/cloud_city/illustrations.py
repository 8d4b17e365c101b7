"""The pictures of the rulebook: cities in the letters of score sheets, with `?` where no tile lies."""
from collections.abc import Callable

from ...kernel import Text, bit, size, square_name, squares, stretch
from ...kernel.illustration import Illustration
from .cards import card_votes, circuits, contest, crossings, lonely, most_lengths, unused, walkways_long
from .city import buildings
from .moves import LINE_LIST, line_named
from .pieces import (
    BALANCED, BLUE_HILL, CIRCUITS, CROSSED, GREEN_HILL, HEIGHTS, LETTERS, LONGEST, MINIMALIST, SEPARATE, SIDE,
    SOLO, VARIED, VOTES,
)
from .pieces import PIECES as SUPPLY
from .state import TO_DRAW, State
from .text_city import board
from .walkways import build
from .words import why_not_walk

PIECES = dict.fromkeys(("b.g.", *LETTERS), "")  # in text, the rulebook's own words for them are enough
Look = dict[str, bool]
ASIDE, ABOVE = {"iso": True}, {"iso": False}
SEATS = 2  # so that somebody can have the most


def city_of(rows: str, *walks: str) -> State:
    """Return a table at which the first seat has this city and may build."""
    s = State()
    s.seats, s.phase, s.long_side = SEATS, TO_DRAW, SIDE
    s.piece = [list(SUPPLY) for _ in range(HEIGHTS)]
    for r, row in enumerate(rows.split()):
        for c, letter in enumerate(row):
            fill(s, r, c, letter)
    for walk in walks:
        assert why_not_walk(s, 0, line_named(walk)) is None, walk
        build(s, 0, line_named(walk))
    return s


def fill(s: State, row: int, column: int, letter: str) -> None:
    """Add a square to the city; the first one of a tile adds the tile."""
    if letter == "?":
        return
    if row % 2 == column % 2 == 0:
        spot = 8 * (row // 2) + column // 2
        s.spot[0][s.laid[0]] = spot
        s.laid[0] += 1
        stretch(s, 0, spot)
    s.cover[0] |= bit(8 * row + column)
    if letter in LETTERS:
        s.building[0][LETTERS.index(letter)] |= bit(8 * row + column)


def drawn(s: State) -> Text:
    return board(s, 0, set(), range(HEIGHTS))


def shown(s: State) -> tuple[str, ...]:
    """Name all tiles and all buildings."""
    tiles = [divmod(spot, 8) for spot in s.spot[0][: s.laid[0]]]
    return (
        *(f"{square_name(2 * r, 2 * c)}:{square_name(2 * r + 1, 2 * c + 1)}" for r, c in tiles),
        *(square_name(*divmod(square, 8)) for square in squares(buildings(s, 0))),
    )


def walking(look: Look, ends: str, rows: str, *walks: str) -> Illustration:
    """Show a walkway that is about to be built; quote the length and the votes of a legal one."""
    s, line = city_of(rows, *walks), line_named(ends)
    length, after = LINE_LIST[line][1], s.copy()
    build(after, 0, line)
    numbers = () if why_not_walk(s, 0, line) else (length, int(VOTES[length]))
    return Illustration(s, drawn(after), numbers, look=look, move=f"walk {ends}", part=shown(s))


def request(card: int, count: Callable[[State, int], int], rows: str, *walks: str) -> Illustration:
    """Show what a card counts in a city; quote how many, and its votes."""
    s = city_of(rows, *walks)
    s.cards, s.card[0] = 1, card
    return Illustration(s, drawn(s), (count(s, 0), card_votes(s, 0, card)), look=ABOVE, part=shown(s))


def most(card: int, rows: str, *walks: str) -> Illustration:
    """Show a city that has the most of what a card compares."""
    return request(card, lambda s, seat: contest(s, seat, card), rows, *walks)


def balance(rows: str, *walks: str) -> Illustration:
    """Quote how many walkways of 3, 5 and 8 votes there are, and what the card takes."""
    s = city_of(rows, *walks)
    s.cards, s.card[0] = 1, BALANCED
    of_each = (walkways_long(s, 0, length) for length in (3, 4, 5))
    return Illustration(s, drawn(s), (*of_each, card_votes(s, 0, BALANCED)), look=ABOVE, part=shown(s))


CROSSING = ".gb. b..b t.t. .g.b"
CIRCUIT = "b.b. .t.g b.b. .g.t"
ROUTES = "b..b .gg. b.t. .t.g"
ROUTES_WALKS = "a1-d1", "a1-a3", "b2-c2"
LONG = "b...b. .gtg.t g..t.. .tb.bg t.b.g. .g.t.t"
LONG_WALKS = "a1-e1", "e1-e4", "c4-e4", "c4-c5"

ILLUSTRATIONS = {
    # §5 Walkways
    "straight": walking(ASIDE, "a1-d1", "b..b .gt."),
    "heights": walking(ASIDE, "a1-d1", "g..t b.b."),
    "gap": walking(ABOVE, "b1-e1", "gb??b. ..??.t t.gb.. .b..gt"),
    "over-lower": walking(ASIDE, "a1-d1", "tbgt ...."),
    "over-same": walking(ASIDE, "a1-d1", "bb.b ..g."),
    "over-taller": walking(ASIDE, "a1-d1", "gt.g ..b."),
    "crossing": walking(ABOVE, "b1-b4", ".bg. b..b g.t. .b.g", "a2-d2"),
    "other-level": walking(ABOVE, "b1-b4", CROSSING, "a2-d2"),
    "third": walking(ABOVE, "b1-b3", "bbb. ...g tb?? ..??", "a1-b1", "b1-c1"),
    # §9 Cards
    "longest-route": most(LONGEST, ROUTES, *ROUTES_WALKS),
    "separate-routes": most(SEPARATE, "b..b .gg. t.t. .b.g", "a1-d1", "b2-c2", "a3-c3"),
    "varied-routes": request(VARIED, most_lengths, LONG, *LONG_WALKS),
    "circuits": request(CIRCUITS, circuits, CIRCUIT, "a1-c1", "a1-a3", "c1-c3", "a3-c3"),
    "blue-hill": most(BLUE_HILL, CIRCUIT),
    "green-hill": most(GREEN_HILL, "g.b. .t.g .gt. .b.t"),
    "minimalist": request(MINIMALIST, lambda s, seat: size(lonely(s, seat)), ROUTES, *ROUTES_WALKS),
    "crossed": request(CROSSED, crossings, CROSSING, "a2-d2", "b1-b4"),
    "solo": request(SOLO, lambda s, seat: size(unused(s, seat)), ROUTES, *ROUTES_WALKS),
    "balanced": balance(LONG, *LONG_WALKS),
}
