"""Plans for bots: ways to fill the rest of a board. Every tile will come, only the order is open.

The first free quarter, in reading order, is covered by one piece after another until one leads to a full
board. So pieces are looked up by the first quarter that they cover. A plan changes by taking up what lies
around one square, and filling that part anew.
"""
from collections import Counter
from collections.abc import MutableSequence, Sequence
from itertools import accumulate, chain
from operator import itemgetter

from ...kernel import NONE, bit, first, has, lot, moved, rule, size, table
from .cards import LAST
from .city import BOARD
from .moves import FOUNTAIN, PLACE, SKIP
from .pieces import CARDS, CARDS_OF_ROUND, FOUNTAINS, HALVES, LAST_CARDS, SIDES, WIDE
from .shapes import BY_TILE, HALF_QUARTERS, QUARTERS, SQUARES
from .state import TO_PLACE, TO_POUR, State

PLAN_WORTH = 20  # the points by which bots prefer a board that can be filled to one for which they see no way
LONGEST_PLAN = 11  # pieces that bots lay by plan; while there are more, it pays to choose freely
TILES_LEFT = 12  # with more, it is too early to plan: nearly every board can be filled
EFFORT, LITTLE_EFFORT = 20_000, 200  # how many pieces it lays or takes up before it gives up a plan, a change
WATER = CARDS  # the number of a fountain among the tiles

# The room of a plan: moves for tiles and fountains; the board, and what is left of tiles and of fountains;
# how many pieces are laid; for each of them which it is with which side up, how many were tried there, and
# with which the trying began.

AT_WATER = CARDS
AT_BOARD = AT_WATER + FOUNTAINS
AT_TILES = AT_BOARD + QUARTERS
AT_FOUNTAINS = AT_TILES + 1
AT_LENGTH = AT_FOUNTAINS + 1
AT_LAID = AT_LENGTH + 1
AT_TRIED = AT_LAID + CARDS + FOUNTAINS + 1
AT_BEGUN = AT_TRIED + CARDS + FOUNTAINS + 1
PLAN_ROOM = AT_BEGUN + CARDS + FOUNTAINS + 1


# All pieces, by the first quarter that they cover; tiles before fountains

Piece = Sequence[int]  # N, E, S, W, tile, and two moves: one for each side, if both look alike


def tile_pieces() -> list[Piece]:
    moves: dict[tuple[int, ...], list[int]] = {}
    for tile, placements in enumerate(BY_TILE):
        for *quarters, code in placements:
            moves.setdefault((*quarters, tile), []).append(PLACE + code)
    return [[*piece, found[0], found[-1]] for piece, found in moves.items()]


def fountain_pieces() -> list[Piece]:
    halves = [(square, half) for square in range(SQUARES) for half in range(len(HALVES))]
    return [[*half_of(*at), WATER, *[FOUNTAIN + at[0] * len(HALVES) + at[1]] * 2] for at in halves]


def half_of(square: int, half: int) -> list[int]:
    return [(i in tuple(HALF_QUARTERS[half])) << square + square // WIDE for i in range(QUARTERS)]


def key_of(piece: Piece) -> int:
    """Return two numbers for every quarter, counted in reading order: one for tiles, one for fountains."""
    covered = piece[0] | piece[1] | piece[2] | piece[3]
    square = covered & -covered
    quarter = 0 if piece[0] & square else 1 if piece[1] & square else 2 if piece[2] & square else 3
    return 2 * (QUARTERS * (square.bit_length() - 1) + quarter) + (piece[QUARTERS] == WATER)


KEYED = [(key_of(piece), piece) for piece in chain(tile_pieces(), fountain_pieces())]
PIECES = table([piece for _, piece in sorted(KEYED, key=itemgetter(0))])
HOW_MANY = Counter(key for key, _ in KEYED)
FROM = table([0, *accumulate(HOW_MANY[key] for key in range(2 * QUARTERS * 64))])  # [key]: where they begin


# Making a plan


@rule
def plan(s: State, seat: int, luck: MutableSequence[int], room: list[int]) -> int:
    """Write a way to fill the rest of the board into room, one of many by lot; return how many pieces it has.

    Return 0 while it is too early to plan, and NONE if no way is found.
    """
    if s.phase != TO_PLACE and s.phase != TO_POUR:
        return 0
    note_what_is_left(s, seat, room)
    return 0 if size(room[AT_TILES]) > TILES_LEFT else fill_up(room, 0, luck, EFFORT)


@rule
def note_what_is_left(s: State, seat: int, room: list[int]) -> None:
    room[AT_TILES] = room[AT_FOUNTAINS] = 0
    for i in range(QUARTERS):
        room[AT_BOARD + i] = s.built[seat][i]
    for tile in range(CARDS):
        room[tile] = SKIP + tile
        room[AT_TILES] |= bit(tile) if s.place[seat][tile] == NONE else 0
    for i in range(FOUNTAINS):
        room[AT_WATER + i] = NONE
        room[AT_FOUNTAINS] += s.fountain[seat][i] == NONE


@rule
def fill_up(room: list[int], kept: int, luck: MutableSequence[int], most: int) -> int:
    """Fill the board after the pieces that are kept, note all moves, and return how many pieces are laid."""
    laid = fill(room, kept, luck, most)
    for k in range(laid):
        note_move(room[AT_LAID + k], room)
    room[AT_LENGTH] = laid
    return laid


@rule
def fill(room: list[int], kept: int, luck: MutableSequence[int], most: int) -> int:
    """Lay pieces until the board is full; return how many, or NONE if there is no way or no effort left."""
    laid, effort = kept, 0
    room[AT_TRIED + laid] = 0
    while effort < most:
        key = first_free(room)
        if key == NONE:
            return laid
        i = next_piece(room, laid, key, luck)
        if i != NONE:
            room[AT_LAID + laid] = len(SIDES) * i + lot(luck, len(SIDES))
            lay_or_lift(room, room[AT_LAID + laid], -1)
            laid += 1
            room[AT_TRIED + laid] = 0
        elif laid == kept:
            return NONE
        else:
            laid -= 1
            lay_or_lift(room, room[AT_LAID + laid], 1)
        effort += 1
    return NONE


@rule
def first_free(room: list[int]) -> int:
    """Return the key of the first free quarter, or NONE if the board is full."""
    free = BOARD & ~(room[AT_BOARD] & room[AT_BOARD + 1] & room[AT_BOARD + 2] & room[AT_BOARD + 3])
    if free == 0:
        return NONE
    square, quarter = first(free), 0
    while has(room[AT_BOARD + quarter], square):
        quarter += 1
    return 2 * (QUARTERS * square + quarter)


@rule
def next_piece(room: list[int], laid: int, key: int, luck: MutableSequence[int]) -> int:
    """Return the next piece that fits: the tiles in a circle from one drawn by lot, then fountains."""
    tiles, pieces = FROM[key + 1] - FROM[key], FROM[key + 2] - FROM[key]
    if room[AT_TRIED + laid] == 0:
        room[AT_BEGUN + laid] = lot(luck, tiles) if tiles > 0 else 0
    for k in range(room[AT_TRIED + laid], pieces):
        i = FROM[key] + ((room[AT_BEGUN + laid] + k) % tiles if k < tiles else k)
        if fits(room, PIECES[i]):
            room[AT_TRIED + laid] = k + 1
            return i
    return NONE


@rule
def fits(room: list[int], piece: Piece) -> bool:
    """Is the piece still there, and is its place free?"""
    there = room[AT_FOUNTAINS] > 0 if piece[QUARTERS] == WATER else has(room[AT_TILES], piece[QUARTERS])
    return there and (
        piece[0] & room[AT_BOARD]
        | piece[1] & room[AT_BOARD + 1]
        | piece[2] & room[AT_BOARD + 2]
        | piece[3] & room[AT_BOARD + 3]
    ) == 0


@rule
def lay_or_lift(room: list[int], laid: int, returned: int) -> None:
    """Lay a piece (returned: -1), or take it back (1)."""
    piece = PIECES[laid // len(SIDES)]
    for i in range(QUARTERS):
        room[AT_BOARD + i] ^= piece[i]
    if piece[QUARTERS] == WATER:
        room[AT_FOUNTAINS] += returned
    else:
        room[AT_TILES] ^= bit(piece[QUARTERS])


@rule
def note_move(laid: int, room: list[int]) -> None:
    """Note the move of a piece in its place."""
    piece = PIECES[laid // len(SIDES)]
    move = piece[QUARTERS + 1 + laid % len(SIDES)]
    if piece[QUARTERS] != WATER:
        room[piece[QUARTERS]] = move
        return
    i = AT_WATER
    while room[i] != NONE:
        i += 1
    room[i] = move


# Changing a plan


@rule
def change(s: State, seat: int, luck: MutableSequence[int], room: list[int]) -> int:
    """Fill the part around a square, chosen by lot, in another way; return what `plan` returns."""
    note_what_is_left(s, seat, room)
    drop_laid(room)
    kept = keep_all_but(near(lot(luck, SQUARES)), room)
    if kept == room[AT_LENGTH]:
        return NONE
    for k in range(kept):
        lay_or_lift(room, room[AT_LAID + k], -1)
    return fill_up(room, kept, luck, LITTLE_EFFORT)


@rule
def drop_laid(room: list[int]) -> None:
    """Drop the pieces that lie on the board by now."""
    left = 0
    for k in range(room[AT_LENGTH]):
        if fits(room, PIECES[room[AT_LAID + k] // len(SIDES)]):
            room[AT_LAID + left] = room[AT_LAID + k]
            left += 1
    room[AT_LENGTH] = left


@rule
def near(square: int) -> int:
    """Return a square and the eight around it; some may lie beside the board."""
    here = bit(square + square // WIDE)
    here |= moved(here, 1) | moved(here, -1)
    return here | moved(here, 8) | moved(here, -8)


@rule
def keep_all_but(here: int, room: list[int]) -> int:
    """Drop the pieces that cover anything of these squares; return how many are kept."""
    kept = 0
    for k in range(room[AT_LENGTH]):
        piece = PIECES[room[AT_LAID + k] // len(SIDES)]
        if (piece[0] | piece[1] | piece[2] | piece[3]) & here == 0:
            room[AT_LAID + kept] = room[AT_LAID + k]
            kept += 1
    return kept


# Following a plan


@rule
def follow(s: State, seat: int, room: list[int]) -> int:
    """Return the move that a plan has for this moment."""
    if s.phase == TO_PLACE:
        return room[tile_to_place(s, seat)]
    if s.phase == TO_POUR:
        return next_fountain(s, seat, room)
    return NONE


@rule
def tile_to_place(s: State, seat: int) -> int:
    if s.rounds < LAST:
        return s.shown[CARDS_OF_ROUND * s.rounds + s.step]
    i = CARDS - LAST_CARDS
    while s.place[seat][s.shown[i]] != NONE:
        i += 1
    return s.shown[i]


@rule
def next_fountain(s: State, seat: int, room: list[int]) -> int:
    """Return the first planned fountain that is not there yet, or leave this one out."""
    for i in range(AT_WATER, AT_WATER + FOUNTAINS):
        if room[i] != NONE and is_new(s, seat, room[i]):
            return room[i]
    return SKIP + CARDS


@rule
def is_new(s: State, seat: int, move: int) -> bool:
    for i in range(FOUNTAINS):
        if s.fountain[seat][i] == move - FOUNTAIN:
            return False
    return True
