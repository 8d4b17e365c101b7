"""A view as lines of text, and answers to typed commands, for the terminal and the screen reader."""
from collections.abc import Iterator, Sequence

from ...kernel import (
    NONE, TURNS, Line, Message, Mover, Teller, Text, answer_by, as_written, has, is_square, line, moves_told,
    own, problem, read_square, say, seats_meant, spot_numbered, spots_to_lay, square_name, squares,
    tile_typed, tiles_in, tiles_unseen, told_of_each,
)
from .text_city import EMPTY, LEVEL_SIGNS, LEVEL_STYLES, board
from .city import height_at, tiles_in_city
from .exact import best_walkways
from .moves import ACROSS, LINE_LIST, MOVES, WALK, line_named
from .pieces import CARDS, COPIES, LENGTHS, LETTERS, LEVELS, TILES, VOTES, WAYS, turned
from .scoring import building_name, standing, walkway_name
from .state import State
from .walkways import start_of
from .words import building_told, height_on

STYLES = {
    "river": "#0a2a3a on #8fc7ea", "forest": "#12300c on #a8d98a", "sand": "#3a2500 on #e8c98f",
    "target": "bold #a3246b on #f8dfec", "barred": "#777777", "label": "dim", "head": "bold",
}
HINTS = ("best",)  # commands that say what would be good to do


# The picture


def picture(s: State, seat: int | None, legal: Sequence[int], names: Sequence[str]) -> Text:
    """Show everything on the table: its own city and hand to a seat, all cities to a spectator."""
    if seat is None:
        return [
            row for other in range(s.seats) for row in [*city(s, other, names[other], ()), line("")]
        ] + shared(s)
    return [
        *city(s, seat, names[seat], legal),
        line(""),
        *possible(s, seat, legal),
        *hand(s, seat),
        *shared(s),
    ]


def shared(s: State) -> Text:
    return [*market(s), *supply(s), *cards(s)]


def city(s: State, seat: int, name: str, legal: Sequence[int]) -> Text:
    head = line((say("city-of", name=name, laid=s.laid[seat], tiles=tiles_in_city(s)), "head"))
    return [head, *board(s, seat, spots_to_lay(MOVES, legal), range(len(LEVELS)))]


def possible(s: State, seat: int, legal: Sequence[int]) -> Text:
    """List the walkways that can be built now, level by level, with their votes."""
    found = [move for move in legal if MOVES.kind(move) == "walk"]
    by_level = [
        [move for move in found if height_at(s, seat, start_of(s, seat, move - WALK)) == level]
        for level in range(len(LEVELS))
    ]
    rows = [
        line("   ", level_name(level), "  ", "  ".join(map(walk_text, moves)))
        for level, moves in enumerate(by_level)
        if moves
    ]
    return [line((say("walkways-possible"), "head")), *rows] if found else []


def walk_text(move: int) -> str:
    """Write a walkway with its votes, such as g7-i7 (2)."""
    return f"{MOVES.text(move).split()[1]} ({VOTES[LINE_LIST[move - WALK][1]]})"


def level_name(level: int) -> tuple[Message, str]:
    return say(f"level-name-{LEVELS[level]}", sign=LEVEL_SIGNS[level]), LEVEL_STYLES[level]


# Hand, market, supply, cards


def hand(s: State, seat: int) -> Text:
    return tile_rows("hand-title", tiles_in(s.hand[seat]))


def market(s: State) -> Text:
    left = line(say("pile-left", count=tiles_unseen(s, COPIES)))
    return [*tile_rows("market-title", tiles_in(s.market)), left]


def tile_rows(title: str, tiles: Sequence[int]) -> Text:
    """Show numbered tiles side by side, each with its name."""
    head = line((say(title), "head"), *(f"   {i}. {TILES[tile]:<6}" for i, tile in enumerate(tiles, 1)))
    return [head, *(tile_half(tiles, half) for half in ((0, 1), (3, 2)))]


def tile_half(tiles: Sequence[int], corners: tuple[int, int]) -> Line:
    cells: list[tuple[str, str]] = []
    for tile in tiles:
        cells.append((" " * 6, ""))
        for letter in (turned(TILES[tile], 0)[corner] for corner in corners):
            cells.append(
                (f" {EMPTY} ", "") if letter == "." else (f" {letter} ", LEVEL_STYLES[LETTERS.index(letter)])
            )
    return line(" " * 6, *cells)


def supply(s: State) -> Text:
    """Show the walkways left, by level and length."""
    wide = 8
    head = line(
        (say("supply-title"), "head"),
        *(f"{length} ({VOTES[length]})".center(wide) for length in range(1, LENGTHS + 1)),
    )
    return [head, *(supply_row(s, level, wide) for level in range(len(LEVELS)))]


def supply_row(s: State, level: int, wide: int) -> Line:
    left = [(str(n) if n else "-").center(wide) for n in s.piece[level]]
    return line("   ", level_name(level), " ", *left)


def cards(s: State) -> Text:
    names = [CARDS[card] for card in s.card if card != NONE]
    return [
        line((say("card-title"), "head"), " ", say(f"card-{name}"), ": ", say(f"card-text-{name}"))
        for name in names
    ]


# Typed commands: moves


def lay_typed(s: State, seat: int, words: list[str]) -> int:
    """Read `lay 2 g5 1` (the second tile of the hand on the spot of g5, turned once) or `lay b.g. 1 g5`."""
    if not 2 <= len(words) <= 3:
        raise problem("how-to-lay")
    tile = tile_typed(words[0], s.hand[seat], TILES)
    spots = [word for word in words[1:] if not word.isdecimal()]
    turns = [word for word in words[1:] if word.isdecimal()] or ["0"]
    if len(spots) != 1 or len(turns) != 1:
        raise problem("how-to-lay")
    row, column = read_square(spots[0])
    return MOVES.number("lay", tile, usual_turn(tile, turns[0]), square_name(row // 2 * 2, column // 2 * 2))


def usual_turn(tile: str, turn: str) -> str:
    """Return the first turn in which the tile looks the same, the only one that is listed."""
    return str(int(turn) % WAYS[TILES.index(tile)]) if tile in TILES and int(turn) < TURNS else turn


def walk_typed(s: State, seat: int, words: list[str]) -> int:
    """Read `walk g7-i7` or `walk g7 i7`, with the ends in either order."""
    return WALK + line_named("-".join(words))


def take_typed(s: State, seat: int, words: list[str]) -> int:
    if len(words) != 1:
        raise problem("how-to-take")
    return MOVES.number("take", tile_typed(words[0], s.market, TILES))


MOVERS: dict[str, Mover] = {
    "lay": lay_typed,
    "walk": walk_typed,
    "take": take_typed,
    "draw": as_written(MOVES, "draw"),
    "done": as_written(MOVES, "done"),
}


# Typed commands: questions


def tell_city(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    meant = seats_meant(s, seat, words)
    return [row for other in meant for row in city(s, other, names[other], legal if other == seat else ())]


def tell_level(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """Answer `level g`: the middle buildings, their walkways alone, and what stands in their way."""
    if not words or words[0] not in tuple(LETTERS):
        raise problem("how-to-ask-level", known=", ".join(LETTERS))
    level, meant = LETTERS.index(words[0]), seats_meant(s, seat, words[1:])
    return [row for other in meant for row in one_level(s, other, names[other], level)]


def one_level(s: State, seat: int, name: str, level: int) -> Text:
    return [line((say("level-of", name=name, level=LEVELS[level]), "head")), *board(s, seat, set(), [level])]


def tell_legal(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """List all that is legal now; with a tile, what is legal with it; with a square, what is legal there."""
    found = about(legal, words[0]) if words else legal
    return moves_told(MOVES, found)


def about(legal: Sequence[int], word: str) -> list[int]:
    if is_square(word):
        return [move for move in legal if concerns(move, *read_square(word))]
    if word not in TILES:
        raise problem("not-a-square", text=word)
    return MOVES.naming(legal, word)


def concerns(move: int, row: int, column: int) -> bool:
    kind, at = MOVES.parts(move)
    if kind == "lay":
        return spot_numbered(at["spot"]) == row // 2 * 8 + column // 2
    return kind == "walk" and square_name(row, column) in MOVES.text(move).split()[1].split("-")


def tell_at(s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]) -> Text:
    """Say what is on a square, and which walkways start or pass there."""
    if not 1 <= len(words) <= 2:
        raise problem("how-to-ask-at")
    return told_of_each(s, seat, words[1:], names, lambda other: square_told(s, other, words[0]))


def square_told(s: State, seat: int, word: str) -> Text:
    row, column = read_square(word)
    spot = row // 2 * 8 + column // 2
    if max(row, column) >= ACROSS or not has(s.taken[seat], spot):
        return [line(say("nothing-at", square=word))]
    square = 8 * (row - 2 * s.top[seat]) + column - 2 * s.left[seat]
    there = (
        building_told(s, seat, square)
        if height_on(s, seat, row, column) != NONE
        else say("free-at", square=word)
    )
    found = [walkway for walkway in standing(s, seat) if touches(s, seat, walkway, square)]
    return [
        line(there),
        *(line("   ", level_name(walkway[0]), "  ", walkway_name(s, seat, *walkway)) for walkway in found),
    ]


def touches(s: State, seat: int, walkway: tuple[int, int, int], square: int) -> bool:
    """Does a walkway start, end or pass there?"""
    down, length, row, column = LINE_LIST[MOVES.number("walk", walkway_name(s, seat, *walkway)) - WALK]
    at = (square // 8 + 2 * s.top[seat], square % 8 + 2 * s.left[seat])
    return at in [(row + i * down, column + i * (1 - down)) for i in range(length + 1)]


def tell_where(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """List all buildings of a height, each with its number of walkways."""
    if not 1 <= len(words) <= 2 or words[0] not in tuple(LETTERS):
        raise problem("how-to-ask-where", known=", ".join(LETTERS))
    return told_of_each(
        s, seat, words[1:], names, lambda other: buildings_told(s, other, LETTERS.index(words[0]))
    )


def buildings_told(s: State, seat: int, height: int) -> Text:
    found = list(buildings_listed(s, seat, height))
    return [line(say("where-found", count=len(found)), " ", " ".join(found))]


def buildings_listed(s: State, seat: int, height: int) -> Iterator[str]:
    for square in squares(s.building[seat][height]):
        yield f"{building_name(s, seat, square)}={has(s.once[seat], square) + has(s.full[seat], square)}"


def tell_best(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """List the walkways that would bring the most votes now, found by the exact search."""
    best = best_walkways(s, own(seat))
    texts = [MOVES.text(move).split()[1] for move in best.moves]
    return [line(say("best-found", count=len(texts), votes=best.votes), " ", "  ".join(texts))]


TELLERS: dict[str, Teller] = {
    "city": tell_city,
    "hand": lambda s, seat, legal, words, names: hand(s, own(seat)),
    "market": lambda s, seat, legal, words, names: market(s),
    "supply": lambda s, seat, legal, words, names: supply(s),
    "cards": lambda s, seat, legal, words, names: cards(s) or [line(say("no-cards"))],
    "level": tell_level, "legal": tell_legal, "at": tell_at, "where": tell_where, "best": tell_best,
}

answer = answer_by(MOVERS, TELLERS)
