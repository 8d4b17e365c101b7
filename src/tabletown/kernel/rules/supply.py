"""Tiles to draw: a bag nobody sees into, open tiles on the table, and a hand for every seat.

A state that has them declares what `Supply` lists; a place without a tile is NONE. Tiles leave the bag only
by nature's moves, which stand side by side among a game's moves: `open` with a tile, then `deal` with a seat
and a tile. So the distance of such a move from the first one, here called its `code`, says where a tile goes
and which one it is.
"""
from collections.abc import Sequence
from typing import Protocol

from .rule import NONE, count, find, rule


class Supply(Protocol):
    seats: int
    due: int  # how many things nature must bring before anybody moves
    bag: list[int]  # by kind of tile: how many lie in the bag
    market: list[int]  # the open tiles
    held: list[int]  # by seat: how many tiles it has in hand, or is about to be dealt
    hand: list[list[int]]  # by seat
    laid: list[int]  # by seat: how many tiles lie in its city,
    tile: list[list[int]]  # and which


# What nature brings


@rule
def list_tiles_to_bring(s: Supply, first_code: int, out: list[int]) -> int:
    """List the tiles of the bag: as an open tile if one is missing, else for the first hand lacking one."""
    to = first_code if find(s.market, NONE) != NONE else first_code + (1 + first_short(s)) * len(s.bag)
    n = 0
    for tile in range(len(s.bag)):
        if s.bag[tile] > 0:
            out[n] = to + tile
            n += 1
    return n


@rule
def first_short(s: Supply) -> int:
    """Return the first seat that has fewer tiles than it should."""
    for seat in range(s.seats):
        if len(s.hand[seat]) - count(s.hand[seat], NONE) < s.held[seat]:
            return seat
    return NONE


@rule
def tile_odds(s: Supply, code: int) -> int:
    """Count the tiles of the bag by which nature's move can happen."""
    return s.bag[code % len(s.bag)]


@rule
def bring_tile(s: Supply, code: int) -> None:
    tile = code % len(s.bag)
    s.bag[tile] -= 1
    if code < len(s.bag):
        s.market[find(s.market, NONE)] = tile
    else:
        take_in_hand(s, code // len(s.bag) - 1, tile)


@rule
def take_in_hand(s: Supply, seat: int, tile: int) -> None:
    s.hand[seat][find(s.hand[seat], NONE)] = tile


# What seats do


@rule
def is_first_of_its_kind(tiles: list[int], i: int) -> bool:
    """Does a tile lie at place i and none like it before? Moves with equal tiles are listed once."""
    return tiles[i] != NONE and find(tiles, tiles[i]) == i


@rule
def leave_hand(s: Supply, seat: int, tile: int) -> None:
    s.hand[seat][find(s.hand[seat], tile)] = NONE
    s.held[seat] -= 1


@rule
def list_open_tiles(s: Supply, first_move: int, n: int, out: list[int]) -> int:
    """List a move for every kind of open tile; return how many moves are listed now."""
    for place in range(len(s.market)):
        if is_first_of_its_kind(s.market, place):
            out[n] = first_move + s.market[place]
            n += 1
    return n


@rule
def draw_tile(s: Supply, seat: int) -> None:
    """Owe a seat one more tile: from the bag, unless it takes an open one, whose place nature then fills."""
    s.held[seat] += 1
    s.due += 1


@rule
def take_open_tile(s: Supply, seat: int, tile: int) -> None:
    s.market[find(s.market, tile)] = NONE
    take_in_hand(s, seat, tile)


# What a seat cannot see


@rule
def forget_tiles(s: Supply, seat: int, copies: Sequence[int], first_laid: int) -> None:
    """Put the hands of others back into the bag, for nature to deal again.

    The bag then holds all tiles of the box that the seat does not see. A city's tiles before the first laid
    one never were in the bag.
    """
    for tile in range(len(s.bag)):
        s.bag[tile] = copies[tile]
    for other in range(len(s.held)):
        if other != seat:
            forget_hand(s, other)
        for i in range(first_laid, s.laid[other]):
            take_out(s, s.tile[other][i])
    for i in range(len(s.hand[seat])):
        take_out(s, s.hand[seat][i])
    for place in range(len(s.market)):
        take_out(s, s.market[place])


@rule
def forget_hand(s: Supply, seat: int) -> None:
    for i in range(len(s.hand[seat])):
        s.hand[seat][i] = NONE
    s.due += s.held[seat]


@rule
def take_out(s: Supply, tile: int) -> None:
    """Take a tile out of the bag, if it came from there."""
    if tile != NONE and s.bag[tile] > 0:
        s.bag[tile] -= 1


# For people


def tiles_in(tiles: Sequence[int]) -> list[int]:
    """Return the tiles of a row, without its empty places."""
    return [tile for tile in tiles if tile != NONE]


def tiles_unseen(s: Supply, copies: Sequence[int]) -> int:
    """Count the tiles left in the bag, as everybody can; one tile of each seat never was in it."""
    out = sum(s.held[seat] + s.laid[seat] - 1 for seat in range(s.seats)) + len(tiles_in(s.market))
    return sum(copies) - out
