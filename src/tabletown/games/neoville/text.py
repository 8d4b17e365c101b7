"""A view as lines of text, and answers to typed commands, for the terminal and the screen reader."""
from collections.abc import Callable, Iterator, Sequence

from ...kernel import (
    NONE, TABLE_WIDE, TURNS, Line, Mover, Teller, Text, answer_by, as_written, corner_of, has, is_square,
    line, moves_told, own, problem, read_square, rows_and_columns, say, seats_meant, size, spot_name,
    spot_numbered, spots_to_lay, square_name, tile_typed, tiles_in, tiles_unseen, told_of_each,
)
from .city import home, terrain_at, within_reach
from .domes import structure_name
from .moves import BUILD, MOVES
from .pieces import (
    COPIES, CORNERS, EVERY_TILE, KIND_NAMES, LETTERS, MARKS, PARK, PLACES, ROUNDS, SKYSCRAPERS, SPORT,
    STRUCTURE_NAMES, TILES, TYPES, UTILITY_KINDS, UTILITY_NAMES, VALUES, WAYS,
)
from .scoring import built_at
from .state import TO_BUILD, State
from .words import step_now, structure_told, why_not

EARTH, GRASS, ROCK, WATER = "earth", "grass", "rock", "water"
TERRAIN_STYLES = (EARTH, GRASS, ROCK, WATER)
STYLES = {
    EARTH: "#2b1505 on #d88a54",
    GRASS: "#1d2b08 on #c9e096",
    ROCK: "#ffffff on #645e73",
    WATER: "#0a2a3a on #80c3e6",
    "target": "bold #a3246b on #f8dfec",
    "barred": "#777777",
    "label": "dim",
    "head": "bold",
    "now": "bold #c04a8c",
}
CELL = 4


# The picture


def picture(s: State, seat: int | None, legal: Sequence[int], names: Sequence[str]) -> Text:
    """Show everything on the table: its own city and hand to a seat, all cities to a spectator."""
    if seat is None:
        return [
            row for other in range(s.seats) for row in [*city(s, other, names[other], ()), line("")]
        ] + shared(s)
    table = [*city(s, seat, names[seat], legal), line(""), *hand(s, seat), *shared(s)]
    return [*table, now(s, seat, legal)] if legal else table


def now(s: State, seat: int, legal: Sequence[int]) -> Line:
    """Say what to do next, with an example that is possible."""
    spots = [spot_name(spot) for spot in sorted(spots_to_lay(MOVES, legal))]
    return line((say(f"now-{step_now(s, seat)}", spot=spots[0] if spots else ""), "now"))


def shared(s: State) -> Text:
    return [*market(s), *supply(s)]


def city(s: State, seat: int, name: str, legal: Sequence[int]) -> Text:
    head = line((say("city-of", name=name, laid=s.laid[seat], rounds=ROUNDS), "head"))
    lit = spots_to_lay(MOVES, legal)
    if not s.laid[seat] and not lit:
        return [head, line(say("city-empty"))]
    rows, columns = rows_and_columns([*s.spot[seat][: s.laid[seat]], *lit])
    letters = line(
        "   ", *((f" {square_name(0, 2 * c + i)[0]:<{CELL - 1}}", "label") for c in columns for i in (0, 1))
    )
    return [
        head,
        letters,
        *(square_row(s, seat, r, half, columns, lit) for r in rows for half in (0, 1)),
    ]


def square_row(s: State, seat: int, row: int, half: int, columns: range, lit: set[int]) -> Line:
    cells = [cell for column in columns for cell in spot_cells(s, seat, 8 * row + column, half, lit)]
    return line((f"{2 * row + half + 1:>2} ", "label"), *cells)


def spot_cells(s: State, seat: int, spot: int, half: int, lit: set[int]) -> Iterator[tuple[str, str]]:
    """Yield the two squares in the upper or lower half of a spot."""
    if has(s.taken[seat], spot):
        at = corner_of(s, seat, spot) + 8 * half
        yield from (square_cell(s, seat, at), square_cell(s, seat, at + 1))
    elif spot in lit:
        yield (f" + {spot_name(spot)}" if half == 0 else "").ljust(2 * CELL), "target"
    elif lit and s.laid[seat] and has(within_reach(s, seat), spot):
        yield " ." * CELL, "barred"
    else:
        yield " " * 2 * CELL, ""


def square_cell(s: State, seat: int, square: int) -> tuple[str, str]:
    terrain = terrain_at(s, seat, square)
    return f" {LETTERS[terrain]}{thing_at(s, seat, square)}".ljust(CELL), TERRAIN_STYLES[terrain]


def thing_at(s: State, seat: int, square: int) -> str:
    """Return what stands on a square, as short as can be."""
    if has(s.parks[seat], square):
        return MARKS[PARK]
    if has(s.sports[seat], square):
        return MARKS[SPORT]
    i = built_at(s, seat, square)
    return sign(structure_name(s, s.built[seat][i])) if i != NONE else ""


def sign(name: str) -> str:
    """Shorten a name: 8 for W8, bP for b-parks, b3 for b-towers3, mL for m-left, dT for d-T4."""
    if name[0] in LETTERS:
        return name[1:]
    return name[0] + (name[-1] if name.startswith("b-towers") else name[2].upper())


# Hand, market, supply


def hand(s: State, seat: int) -> Text:
    return tile_rows("hand-title", tiles_in(s.hand[seat]))


def market(s: State) -> Text:
    left = line(say("pile-left", count=tiles_unseen(s, COPIES)))
    return [*tile_rows("market-title", tiles_in(s.market)), left]


def tile_rows(title: str, tiles: Sequence[int]) -> Text:
    """Show numbered tiles side by side, each with its name."""
    head = line(
        (say(title), "head"), *(f"   {i}. {TILES[tile]:<{2 * CELL}}" for i, tile in enumerate(tiles, 1))
    )
    return [head, *(tile_half(tiles, half) for half in ((0, 1), (3, 2)))]


def tile_half(tiles: Sequence[int], corners: tuple[int, int]) -> Line:
    cells: list[tuple[str, str]] = []
    for tile in tiles:
        cells.append((" " * 6, ""))
        for terrain, mark in (EVERY_TILE[tile][0][corner] for corner in corners):
            cells.append((f" {LETTERS[terrain]}{MARKS[mark]}".ljust(CELL), TERRAIN_STYLES[terrain]))
    return line(" " * 6, *cells)


def supply(s: State) -> Text:
    rows = [line((say("supply-title"), "head"))]
    for terrain, letter in enumerate(LETTERS):
        left = [s.skyscraper[terrain * len(VALUES) + i] for i in range(len(VALUES))]
        shown = [
            f" {letter}{value:<3}" if there else "  ·  " for value, there in zip(VALUES, left, strict=True)
        ]
        rows.append(line("   ", (say("skyscrapers-of", terrain=letter), TERRAIN_STYLES[terrain]), *shown))
    return [*rows, *(utility_row(s, kind) for kind in range(UTILITY_KINDS) if kind != s.omitted)]


def utility_row(s: State, kind: int) -> Line:
    types = range(kind * TYPES, (kind + 1) * TYPES)
    there = [
        f"{UTILITY_NAMES[i]}×{s.utility[i]}" if s.utility[i] > 1 else UTILITY_NAMES[i]
        for i in types
        if s.utility[i]
    ]
    return line("    ", say(f"kind-{KIND_NAMES[kind]}"), "  ", "  ".join(there) or "-")


# Typed commands


def lay_typed(s: State, seat: int, words: list[str]) -> int:
    """Read `lay 2 g5 1` (the second tile of the hand on the spot of g5, turned once) or `lay EEGG 1 g5`."""
    if not 2 <= len(words) <= 3:
        raise problem("how-to-lay")
    tile = tile_typed(words[0], s.hand[seat], TILES)
    spots = [word for word in words[1:] if not word.isdecimal()]
    turns = [word for word in words[1:] if word.isdecimal()] or ["0"]
    if len(spots) != 1 or len(turns) != 1:
        raise problem("how-to-lay")
    row, column = read_square(spots[0])
    if max(row, column) >= 2 * TABLE_WIDE or turns[0] not in map(str, range(TURNS)):
        raise problem("how-to-lay")
    return MOVES.number("lay", tile, usual_turn(tile, turns[0]), square_name(row // 2 * 2, column // 2 * 2))


def usual_turn(tile: str, turn: str) -> str:
    """Return the first turn in which the tile looks the same, the only one that is listed."""
    return str(int(turn) % WAYS[TILES.index(tile)]) if tile in TILES else turn


def build_typed(s: State, seat: int, words: list[str]) -> int:
    """Read `build W8 g7`, or `build W8 nw` as records write it."""
    structures = {name.lower(): name for name in STRUCTURE_NAMES}
    if s.phase != TO_BUILD and (why := why_not(s, seat, BUILD)):
        raise problem("illegal-move", why=why)
    if len(words) != 2 or words[0].lower() not in structures:
        raise problem("how-to-build")
    corner = words[1] if words[1] in CORNERS else corner_named(s, seat, words[1])
    return MOVES.number("build", structures[words[0].lower()], corner)


def corner_named(s: State, seat: int, word: str) -> str:
    """Return which corner of the tile laid last a square is."""
    row, column = read_square(word)
    if s.spot[seat][s.laid[seat] - 1] != row // 2 * 8 + column // 2:
        raise problem("not-on-new-tile", "§5.1", square=word)
    return CORNERS[PLACES.index((row % 2, column % 2))]


def take_typed(s: State, seat: int, words: list[str]) -> int:
    if len(words) != 1:
        raise problem("how-to-take")
    return MOVES.number("take", tile_typed(words[0], s.market, TILES))


MOVERS: dict[str, Mover] = {
    "lay": lay_typed, "build": build_typed, "take": take_typed,
    **{kind: as_written(MOVES, kind) for kind in ("skip", "draw", "done")},
}


def tell_city(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    meant = seats_meant(s, seat, words)
    return [row for other in meant for row in city(s, other, names[other], legal if other == seat else ())]


def tell_legal(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """List all that is legal now; with a piece, what is legal with it; with a square, what is legal there."""
    found = about(s, own(seat), legal, words[0]) if words and legal else legal
    return moves_told(MOVES, found)


def about(s: State, seat: int, legal: Sequence[int], word: str) -> list[int]:
    """Return the moves at a square; if there are none, those with a piece: G7 may be both."""
    there = [move for move in legal if is_square(word) and concerns(s, seat, move, *read_square(word))]
    if found := there or MOVES.naming(legal, word):
        return found
    read_square(word)
    return []


def concerns(s: State, seat: int, move: int, row: int, column: int) -> bool:
    kind, at = MOVES.parts(move)
    if kind == "lay":
        return spot_numbered(at["spot"]) == row // 2 * 8 + column // 2
    if kind != "build" or s.spot[seat][s.laid[seat] - 1] != row // 2 * 8 + column // 2:
        return False
    return PLACES[at["corner"]] == (row % 2, column % 2)


def tell_at(s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]) -> Text:
    """Say what is on a square and how large its district is."""
    if not 1 <= len(words) <= 2:
        raise problem("how-to-ask-at")
    return told_of_each(s, seat, words[1:], names, lambda other: square_told(s, other, words[0]))


def square_told(s: State, seat: int, word: str) -> Text:
    row, column = read_square(word)
    spot = row // 2 * 8 + column // 2
    if row > 13 or column > 13 or not has(s.taken[seat], spot):
        return [line(say("nothing-at", square=word))]
    square = corner_of(s, seat, spot) + row % 2 * 8 + column % 2
    cell, style = square_cell(s, seat, square)
    i = built_at(s, seat, square)
    what = [structure_told(s.built[seat][i])] if i != NONE else []
    return [
        line((cell, style), say("district-at", square=word, size=size(home(s, seat, square))), " ", *what)
    ]


def tell_where(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """List all squares of a terrain, with parks, with sports facilities, with skyscrapers or utilities."""
    if not 1 <= len(words) <= 2 or words[0].lower() not in WHERE:
        raise problem("how-to-ask-where", known=", ".join(WHERE))
    return told_of_each(s, seat, words[1:], names, lambda other: squares_told(s, other, words[0].lower()))


def squares_told(s: State, seat: int, wanted: str) -> Text:
    found = [
        square_name(r, c) + note
        for r, c, square in squares_of_city(s, seat)
        if (note := WHERE[wanted](s, seat, square)) is not None
    ]
    return [line(say("where-found", count=len(found)), " ", " ".join(found))]


def squares_of_city(s: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """Yield row and column on the table, and the square of the mask, in reading order."""
    for row in range(2 * TABLE_WIDE):
        for column in range(2 * TABLE_WIDE):
            spot = row // 2 * 8 + column // 2
            if has(s.taken[seat], spot):
                yield row, column, corner_of(s, seat, spot) + row % 2 * 8 + column % 2


def on_terrain(terrain: int) -> Callable[[State, int, int], str | None]:
    def found(s: State, seat: int, square: int) -> str | None:
        thing = thing_at(s, seat, square)
        return (thing and "=" + thing) if has(s.land[seat][terrain], square) else None

    return found


def with_structure(low: int, high: int) -> Callable[[State, int, int], str | None]:
    def found(s: State, seat: int, square: int) -> str | None:
        i = built_at(s, seat, square)
        return (
            "=" + STRUCTURE_NAMES[s.built[seat][i]] if i != NONE and low <= s.built[seat][i] < high else None
        )

    return found


WHERE: dict[str, Callable[[State, int, int], str | None]] = {
    **{letter.lower(): on_terrain(terrain) for terrain, letter in enumerate(LETTERS)},
    "p": lambda s, seat, square: "" if has(s.parks[seat], square) else None,
    "s": lambda s, seat, square: "" if has(s.sports[seat], square) else None,
    "towers": with_structure(0, SKYSCRAPERS),
    "utilities": with_structure(SKYSCRAPERS, len(STRUCTURE_NAMES)),
}

TELLERS: dict[str, Teller] = {
    "city": tell_city,
    "hand": lambda s, seat, legal, words, names: hand(s, own(seat)),
    "market": lambda s, seat, legal, words, names: market(s),
    "supply": lambda s, seat, legal, words, names: supply(s),
    "legal": tell_legal, "at": tell_at, "where": tell_where,
}

answer = answer_by(MOVERS, TELLERS)
