"""A view as lines of text, and answers to typed commands, for the terminal and the screen reader."""
from collections.abc import Sequence

from ...kernel import (
    NONE, Line, Teller, Text, line, moves_told, own, problem, read_square, say, seats_meant, told_of_each,
)
from .city import borrowed, floors, level_at, owner_at
from .rents import landlord, rent_at, rent_of
from .cards import towers
from .moves import MOVES
from .pieces import (
    BESIDE, CARD_NAMES, COLOURS, CORNER_NAMES, DIE, FIELD_NAMES, FLOORS, SIDE, SIGNS, SPACES, SQUARE, TOWERS,
    WIDE,
)
from .state import OVER, TO_BUILD, TO_CAPTURE, State
from .words import field_name, kinds_now

SEAT_STYLES = ("red", "green", "blue", "yellow")
STYLES = {
    "red": "bold #ffffff on #b3333c",
    "green": "bold #ffffff on #2f7a43",
    "blue": "bold #ffffff on #2b62a8",
    "yellow": "bold #2b2400 on #e8c84a",
    "street": "#3a3a3a on #d9d6cf",
    "action": "bold #2a2440 on #b9b4c9",
    "field": "#5f5f5f on #f1eee6",
    "target": "bold #a3246b on #f8dfec",
    "label": "dim",
    "head": "bold",
}
CELL = 7
RING = WIDE + 2  # a side of the picture: the fields with the street around them


# The picture


def picture(s: State, seat: int | None, legal: Sequence[int], names: Sequence[str]) -> Text:
    """Show everything on the table; nothing is hidden, so views differ only in the lit fields."""
    return [*board(s, lit_fields(legal)), line(""), *people(s, names), *now(s)]


def lit_fields(legal: Sequence[int]) -> set[int]:
    """Return the squares that the seat may choose."""
    parts = (MOVES.parts(move)[1] for move in legal)
    return {SQUARE[at["field"]] for at in parts if "field" in at}


def board(s: State, lit: set[int]) -> Text:
    letters = line(" " * (3 + CELL), *((f" {letter}".ljust(CELL), "label") for letter in "abcdef"))
    return [letters, *(board_row(s, row, half, lit) for row in range(RING) for half in (0, 1))]


def board_row(s: State, row: int, half: int, lit: set[int]) -> Line:
    """Show half of a row: above what stands there, below what it costs and where one may go."""
    label = f"{row:>2} " if 0 < row < RING - 1 and half == 0 else "   "
    return line((label, "label"), *(cell(s, row, column, half, lit) for column in range(RING)))


def cell(s: State, row: int, column: int, half: int, lit: set[int]) -> tuple[str, str]:
    if (row, column) in SPACE_AT:
        return space_cell(s, SPACE_AT[row, column], half)
    return field_cell(s, 8 * (row - 1) + column - 1, half, lit)


def places() -> dict[tuple[int, int], int]:
    """Number the spaces of the street by where they lie in the picture, clockwise from the top left."""
    last = RING - 1
    ring = [place for i in range(SIDE) for place in ((0, i), (i, last), (last, last - i), (last - i, 0))]
    return {place: i % 4 * SIDE + i // 4 for i, place in enumerate(ring)}


SPACE_AT = places()


def space_cell(s: State, space: int, half: int) -> tuple[str, str]:
    """Show the figures on a space, or who pays how much for stopping there."""
    figures = "".join(COLOURS[seat].upper() for seat in range(s.seats) if s.figure[seat] == space)
    if space % SIDE == 0:
        return f" {figures if half else '?'}".ljust(CELL), "action"
    owner = landlord(s, NONE, space)
    cost = f"{COLOURS[owner]}{rent_at(s, NONE, space)}" if owner != NONE else "·"
    return f" {cost if half else figures}".ljust(CELL), "street"


def field_cell(s: State, square: int, half: int, lit: set[int]) -> tuple[str, str]:
    """Show a building and whether the architect stands on it, or a mark that one may go there."""
    owner = owner_at(s, square)
    if half and square in lit:
        return f" +{field_name(square)}".ljust(CELL), "target"
    style = "target" if square in lit else "field"
    if owner != NONE:
        style = SEAT_STYLES[owner]
    return ("" if half else f" {sign(s, square)}").ljust(CELL), style


def sign(s: State, square: int) -> str:
    """Write r1, gT, b2* with the architect or a point for nothing, as the score sheet does."""
    owner = owner_at(s, square)
    if owner == NONE:
        return "."
    return COLOURS[owner] + SIGNS[level_at(s, square)] + "*" * (square == s.architect)


# Seats, and what is going on


def people(s: State, names: Sequence[str]) -> Text:
    wide = max(len(name) for name in names[: s.seats])
    return [person(s, seat, names[seat].ljust(wide)) for seat in range(s.seats)]


def person(s: State, seat: int, name: str) -> Line:
    mark = ">" if seat == s.seat and s.phase != OVER else " "
    supply = f"{max(FLOORS - floors(s, seat), 0):>2}"
    told = say(
        "person", cash=f"{s.cash[seat]:>5}", towers=towers(s, seat), all=TOWERS[s.seats], floors=supply
    )
    beyond = [say("borrowed", count=borrowed(s, seat))] if borrowed(s, seat) else []
    return line(f"{mark} ", (f" {COLOURS[seat]} ", SEAT_STYLES[seat]), f" {seat + 1} {name}  ", told, *beyond)


def now(s: State) -> Text:
    """Show the dice or the card that the seat in turn must follow."""
    if s.card != NONE:
        return [line((say("card-now"), "head"), " ", say(f"card-{CARD_NAMES[s.card]}"))]
    if s.phase in (TO_BUILD, TO_CAPTURE):
        return [line((say("dice-now", white=s.white, black=s.black), "head"))]
    return []


# Typed commands


def answer(
    s: State, seat: int | None, legal: Sequence[int], typed: str, names: Sequence[str]
) -> int | Text | None:
    """Return a move, or lines that answer a question; None if the command is not one of this game's."""
    word, *rest = typed.lower().split()
    if word in TELLERS:
        return TELLERS[word](s, seat, legal, rest, names)
    if word in MOVES.kinds:
        return MOVES.number(word, *rest)
    if word in FIELD_NAMES and not rest:
        return move_to(s, own(seat), word)
    return None


def move_to(s: State, seat: int, word: str) -> int:
    """Read `c3` alone as whatever can be done with that field now."""
    kinds = [kind for kind in kinds_now(s) if "field" in MOVES.kinds[kind]]
    if not kinds:
        raise problem("no-field-now")
    own = owner_at(s, SQUARE[FIELD_NAMES.index(word)]) == seat
    return MOVES.number(kinds[-1] if own else kinds[0], word)


def tell_legal(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """List all that is legal now; with a field, what is legal there."""
    if words:
        read_square(words[0])
    found = MOVES.naming(legal, words[0]) if words else legal
    return moves_told(MOVES, found)


def tell_at(s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]) -> Text:
    """Say what stands on a field, and what its group costs a visitor."""
    if len(words) != 1:
        raise problem("how-to-ask-at")
    row, column = read_square(words[0])
    if row >= WIDE or column >= WIDE:
        raise problem("no-such-field", text=words[0])
    square = 8 * row + column
    owner = owner_at(s, square)
    if owner == NONE:
        return [line(say("nothing-at", field=words[0]))]
    shown = (f" {sign(s, square)} ", SEAT_STYLES[owner])
    return [
        line(shown, " ", say("group-at", field=words[0], name=names[owner], rent=rent_of(s, owner, square)))
    ]


def tell_where(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """List the buildings of a seat, each with its field."""
    return told_of_each(s, seat, words, names, lambda other: buildings_told(s, other))


def buildings_told(s: State, seat: int) -> Text:
    found = [f"{field_name(square)}={sign(s, square)}" for square in SQUARE if owner_at(s, square) == seat]
    return [line(say("where-found", count=len(found)), " ", " ".join(found))]


def tell_rent(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """Say what every space of the street would cost a seat, side by side, and what lies before its figure."""
    return [row for who in seats_meant(s, seat, words) for row in rents(s, who, names[who])]


def rents(s: State, seat: int, name: str) -> Text:
    head = line((say("rent-of", name=name), "head"))
    return [head, *(rent_side(s, seat, side) for side in range(len(CORNER_NAMES))), rent_ahead(s, seat)]


def rent_side(s: State, seat: int, side: int) -> Line:
    spaces = range(side * SIDE + 1, side * SIDE + SIDE)
    costs = "".join(f"{field_name(BESIDE[space]):>5} {rent_at(s, seat, space):<4}" for space in spaces)
    return line((f"  {CORNER_NAMES[side]} > {CORNER_NAMES[(side + 1) % len(CORNER_NAMES)]}", "label"), costs)


def rent_ahead(s: State, seat: int) -> Line:
    """Show the next six spaces, an action field as a question mark."""
    ahead = [(s.figure[seat] + steps) % SPACES for steps in range(1, DIE + 1)]
    costs = [
        f"{steps}: {rent_at(s, seat, space) if space % SIDE else '?'}" for steps, space in enumerate(ahead, 1)
    ]
    return line("  ", say("rent-ahead", list="   ".join(costs)))


def tell_cards(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """List the cards that have not come up, and the known part of the pile in the order it will come."""
    unseen = [(card, n) for card, n in enumerate(s.unseen) if n]
    order = [s.order[(s.on_top + i) % len(s.order)] for i in range(len(s.order))]
    known = [card for card in order if card != NONE]
    rows = [line(f"   {n} × ", say(f"card-{CARD_NAMES[card]}")) for card, n in unseen]
    told = [
        line(f"  {i:>2}. ", say(f"card-{CARD_NAMES[card]}"))
        for i, card in enumerate(known, len(order) - len(known) + 1)
    ]
    return [
        line((say("cards-unseen", count=sum(s.unseen)), "head")),
        *rows,
        line((say("cards-known"), "head")),
        *told,
    ]


TELLERS: dict[str, Teller] = {
    "legal": tell_legal, "at": tell_at, "where": tell_where, "rent": tell_rent, "cards": tell_cards,
    "seats": lambda s, seat, legal, words, names: people(s, names),
}
