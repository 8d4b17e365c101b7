"""A view as lines of text, and answers to typed commands, for the terminal and the screen reader."""
from collections.abc import Sequence

from ...kernel import (
    HIDDEN, NONE, Line, Mover, Teller, Text, as_written, has, line, moves_told, own, problem, read_square,
    say, seats_meant, size, square_name, told_of_each,
)
from .city import of_one_colour, whole
from .rectangle import largest_rectangle
from .exact import remaining, way_to_fill
from .moves import FOUNTAIN_NAME, MOVES
from .pieces import BLACK, GREEN, HALVES, LOOK_ALIKES, PRIVATE, ROUNDS, SIDES, TILES, WIDE
from .rules import choose_side
from .shapes import TURNS, WAYS, Shape, same_way
from .sheet import COLOURS, EMPTY, square_text
from .state import OVER, TO_CHOOSE, State
from .words import STEP_NAMES, cards_now, holders_told, tile_told

STYLES = {
    "B": "#ffffff on #33343c",
    "G": "#12280a on #a5d47c",
    "F": "#08283a on #8fd0ee",
    ".": "#777777",
    "cut": "dim",
    "label": "dim",
    "head": "bold",
}
HINTS = ("hint",)  # commands that say what would be good to do
CELL = 5
EFFORT = 20_000  # how many tries a hint may cost


# The picture


def picture(s: State, seat: int | None, legal: Sequence[int], names: Sequence[str]) -> Text:
    """Show a seat its own board and the cards it sees, and a spectator all boards."""
    if seat is None:
        return [row for other in range(s.seats) for row in [*city(s, other, names[other]), line("")]] + cards(
            s
        )
    if s.phase == TO_CHOOSE and s.side[seat] == NONE:
        return [*both_sides(s, seat), *step_now(s, legal)]
    return [*city(s, seat, names[seat]), line(""), *cards(s), *step_now(s, legal)]


def both_sides(s: State, seat: int) -> Text:
    """Show the seat's board with either side up, before one is chosen."""
    rows: Text = []
    for side in range(len(SIDES)):
        trial = s.copy()
        choose_side(trial, seat, side)
        rows += [line((say(f"side-{SIDES[side]}"), "head")), *grid(trial, seat), line("")]
    return rows


def step_now(s: State, legal: Sequence[int]) -> Text:
    return [line(say("step-now", step=say(f"step-{STEP_NAMES[s.phase]}")))] if legal else []


def city(s: State, seat: int, name: str) -> Text:
    return [line((say("city-of", name=name), "head")), *grid(s, seat), standing(s, seat)]


def grid(s: State, seat: int) -> Text:
    letters = line("   ", *((f"  {square_name(0, c)[0]:<{CELL - 2}}", "label") for c in range(WIDE)))
    return [letters, *(city_row(s, seat, r) for r in range(WIDE))]


def city_row(s: State, seat: int, row: int) -> Line:
    return line(
        (f" {row + 1} ", "label"),
        *(span for c in range(WIDE) for span in cell(square_text(s, seat, 8 * row + c))),
    )


def cell(text: str) -> list[tuple[str, str]]:
    """Show a square in five columns: `  B  ` whole, ` B/G ` cut, each half in its colour."""
    if len(text) == 1:
        return [(f"  {text}  ", text)]
    return [(f" {text[0]}", text[0]), (text[1], "cut"), (f"{text[2]} ", text[2])]


def standing(s: State, seat: int) -> Line:
    """Show the largest rectangle and the two balance markers as they are now."""
    black, green = size(of_one_colour(s, seat, BLACK)), size(of_one_colour(s, seat, GREEN))
    return line(say("standing", rectangle=largest_rectangle(whole(s.built[seat])), black=black, green=green))


# Cards


def cards(s: State) -> Text:
    if s.phase in (TO_CHOOSE, OVER):
        return []
    head = line(
        (say("round-now", number=str(s.rounds + 1), rounds=str(ROUNDS), seat=str(s.first + 1)), "head")
    )
    waiting = [tile for tile in s.shown[: s.opened] if tile not in cards_now(s) and not is_played(s, tile)]
    return [head, *(row for tile in cards_now(s) for row in card(tile)), *later(waiting), *private(s)]


def is_played(s: State, tile: int) -> bool:
    return any(s.place[seat][tile] != NONE for seat in range(s.seats))


def card(tile: int) -> Text:
    """Show a card: both sides of its tile, unturned."""
    mark = say("look-alike") if TILES[tile] in LOOK_ALIKES else ""
    shapes = [WAYS[tile][side][0] for side in range(len(SIDES))]
    return [line(say("card-now", tile=tile_told(tile)), " ", mark), *side_by_side(shapes, COLOURS)]


def later(tiles: Sequence[int]) -> Text:
    return [line(say("card-next", tile=tile_told(tile))) for tile in tiles]


def private(s: State) -> Text:
    """Show private cards that are still to be played, the seat's own ones by name."""
    rows = []
    for slot in range(PRIVATE):
        if s.owners[slot] and s.card[slot] not in (NONE, HIDDEN):
            rows.append(
                line(say("card-own", holders=holders_told(s.owners[slot]), tile=tile_told(s.card[slot])))
            )
        elif s.owners[slot]:
            rows.append(line(say("card-hidden", holders=holders_told(s.owners[slot]))))
    return rows


def side_by_side(shapes: Sequence[Shape], letters: Sequence[str]) -> Text:
    rows: Text = []
    for row in range(max(r for shape in shapes for r, _, _ in shape) + 1):
        spans = [
            [*shape_row(shape, row, letter), ("   ", "")]
            for shape, letter in zip(shapes, letters, strict=True)
        ]
        rows.append(line("   ", *(span for shape in spans for span in shape)))
    return rows


def shape_row(shape: Shape, row: int, letter: str) -> list[tuple[str, str]]:
    parts = {c: part for r, c, part in shape if r == row}
    if not parts:
        return [(" " * CELL * wide(shape), "")]
    return [span for c in range(wide(shape)) for span in cell(part_text(parts.get(c, ""), letter))]


def part_text(part: str, letter: str) -> str:
    """Write NW of black as `B/.`, F as `B`."""
    if part in ("", "F"):
        return letter if part else EMPTY
    halves = "\\" if part in ("SW", "NE") else "/"
    return f"{letter}{halves}{EMPTY}" if "W" in part else f"{EMPTY}{halves}{letter}"


# Typed commands: moves


def answer(
    s: State, seat: int | None, legal: Sequence[int], typed: str, names: Sequence[str]
) -> int | Text | None:
    """Return a move, or lines that answer a question; None if the command is not one of this game's."""
    word, *rest = typed.lower().split()
    if word in MOVERS:
        return MOVERS[word](s, own(seat), rest)
    if word in TELLERS:
        return TELLERS[word](s, seat, legal, rest, names)
    return None


def place_typed(s: State, seat: int, words: list[str]) -> int:
    """Read `place c3 green 1`, in any order and as far as needed, or as records write it."""
    tiles = [word.upper() for word in words if word.upper() in TILES]
    sides = [word for word in words if word in SIDES]
    turns = [word for word in words if word.isdecimal()]
    squares = [word for word in words if word.upper() not in TILES and word not in (*sides, *turns)]
    if len(squares) != 1 or max(len(tiles), len(sides), len(turns)) > 1:
        raise problem("how-to-place")
    tile, side = (tiles or [tile_meant(s, seat)])[0], (sides or [SIDES[BLACK]])[0]
    row, column = read_square(squares[0])
    return MOVES.number(
        "place", tile, side, usual_turn(tile, side, (turns or ["0"])[0]), square_name(row, column)
    )


def tile_meant(s: State, seat: int) -> str:
    """Return the one tile that is to be placed now."""
    left = [tile for tile in cards_now(s) if s.place[seat][tile] == NONE]
    if len(left) > 1:
        raise problem("which-tile", known=", ".join(TILES[tile] for tile in left))
    return TILES[left[0]] if left else TILES[0]


def usual_turn(tile: str, side: str, turn: str) -> str:
    """Return the first turn in which the tile looks the same, the only one that is listed."""
    if turn not in [str(i) for i in range(TURNS)]:
        return turn
    return str(same_way(TILES.index(tile), SIDES.index(side), int(turn)))


def fountain_typed(s: State, seat: int, words: list[str]) -> int:
    if len(words) != 2:
        raise problem("how-to-pour")
    halves, squares = (
        [word for word in words if word in HALVES],
        [word for word in words if word not in HALVES],
    )
    if len(halves) != 1:
        raise problem("how-to-pour")
    return MOVES.number("fountain", square_name(*read_square(squares[0])), halves[0])


def skip_typed(s: State, seat: int, words: list[str]) -> int:
    """Read `skip`, which alone means what is to be placed now."""
    if len(words) > 1:
        raise problem("how-to-skip")
    if words:
        word = words[0]
    else:
        word = tile_meant(s, seat) if cards_now(s) else FOUNTAIN_NAME
    return MOVES.number("skip", word if word == FOUNTAIN_NAME else word.upper())


def side_typed(s: State, seat: int, words: list[str]) -> int:
    if len(words) != 1:
        raise problem("how-to-choose-side")
    return MOVES.number("side", words[0])


MOVERS: dict[str, Mover] = {
    "place": place_typed, "fountain": fountain_typed, "skip": skip_typed, "side": side_typed,
    "done": as_written(MOVES, "done"),
}


# Typed commands: questions


def tell_city(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    return [row for other in seats_meant(s, seat, words) for row in city(s, other, names[other])]


def tell_tile(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """Show a tile in all its turns, black above green."""
    if len(words) > 1 or (words and words[0].upper() not in TILES) or not (words or cards_now(s)):
        raise problem("how-to-ask-tile")
    tile = TILES.index(words[0].upper() if words else tile_meant(s, own(seat)))
    return [
        line((tile_told(tile), "head")),
        *(row for side in range(len(SIDES)) for row in turns_of(tile, side)),
    ]


def turns_of(tile: int, side: int) -> Text:
    different = [turn for turn in range(TURNS) if same_way(tile, side, turn) == turn]
    shapes = [WAYS[tile][side][turn] for turn in different]
    heads = [f"{turn:<{CELL * wide(shape) + 3}}" for turn, shape in zip(different, shapes, strict=True)]
    return [
        line(say(f"side-{SIDES[side]}")),
        line("     ", *heads),
        *side_by_side(shapes, [COLOURS[side]] * len(shapes)),
    ]


def wide(shape: Shape) -> int:
    return max(c for _, c, _ in shape) + 1


def tell_left(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """List the tiles that are still to be placed or left out."""
    return told_of_each(s, seat, words, names, lambda other: tiles_left(s, other))


def tiles_left(s: State, seat: int) -> Text:
    left = [TILES[tile] for tile in sorted(remaining(s, seat))]
    return [line(say("tiles-left", count=len(left)), " ", " ".join(left))]


def tell_legal(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """List all that is legal now; with a tile or a square, what is legal with it or there."""
    if words and words[0].upper() not in TILES:
        read_square(words[0])
    found = MOVES.naming(legal, words[0]) if words else legal
    return moves_told(MOVES, found)


def tell_at(s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]) -> Text:
    """Say what is on a square, half by half."""
    if not 1 <= len(words) <= 2:
        raise problem("how-to-ask-at")
    row, column = read_square(words[0])
    if row >= WIDE or column >= WIDE:
        raise problem("no-such-square", text=words[0])
    return told_of_each(s, seat, words[1:], names, lambda other: square_told(s, other, row, column))


def square_told(s: State, seat: int, row: int, column: int) -> Text:
    text = square_text(s, seat, 8 * row + column)
    built = say("square-built") if has(whole(s.built[seat]), 8 * row + column) else say("square-open")
    return [line(f"{square_name(row, column)}: ", *cell(text), " ", built)]


def tell_hint(
    s: State, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]
) -> Text:
    """§9.1 Say how the remaining tiles can fill the board, that they cannot, or that it is not known."""
    found = way_to_fill(s, own(seat), EFFORT)
    if found.fill is None:
        return [line(say("fill-never" if found.certain else "fill-unknown"))]
    if not found.fill:
        return [line(say("fill-done"))]
    return [line(say("fill-can", count=len(found.fill))), *(line("   ", text) for text in found.told())]


TELLERS: dict[str, Teller] = {
    "city": tell_city,
    "tile": tell_tile,
    "left": tell_left,
    "legal": tell_legal,
    "at": tell_at,
    "hint": tell_hint,
    "cards": lambda s, seat, legal, words, names: cards(s),
}
