"""Cloud City, in the order of the rulebook: set-up, a turn (lay, build walkways, draw), the end."""
from ...kernel import (
    CENTRE, NATURE, NONE, SPOTS, TURNS, bring_tile, count, draw_tile, find, first, first_seat,
    forget_tiles, is_first_of_its_kind, laying, leave_hand, list_beginners, list_open_tiles,
    list_tiles_to_bring, nature, nobody, note_tile, only, rest, rule, spot_numbered, take_open_tile,
    tile_odds,
)
from .city import add_tile, open_spots, tiles_in_city
from .moves import BEGIN, CARD, DONE, DRAW, LAY, OPEN, TAKE, WALK
from .pieces import CARDS, COPIES, HAND, HEIGHTS, IS_MAJORITY, LONG_SIDE, MARKET, PIECES, SIDE, START, WAYS
from .state import OVER, TO_DRAW, TO_LAY, State
from .walkways import build, walkways

CARDS_KNOWN = len(CARDS)


# §2 Set-up. Nature brings what chance decides: who begins, the cards, the open tiles, the hands.


def start(seats: int, city: str = "square", cards: str = "none", first: str = "seat-1") -> State:
    """§2 Lay out the start tiles with their buildings; nature owes the rest."""
    s = State()
    s.seats = seats
    s.first = first_seat(first)
    s.long_side = LONG_SIDE if city == "rectangle" else SIDE
    s.cards = ("none", "one", "two").index(cards)
    s.piece = [list(PIECES) for _ in range(HEIGHTS)]
    s.bag = [int(n) for n in COPIES]
    for seat in range(seats):
        s.held[seat] = HAND
        put_tile(s, seat, START[seat], 0, CENTRE)
    s.due = (s.first == NONE) + s.cards + MARKET + HAND * seats
    return s


@rule
def outcomes(s: State, out: list[int]) -> int:
    if s.first == NONE:
        return list_beginners(s, BEGIN, out)
    if count(s.card, NONE) > len(s.card) - s.cards:
        return cards_in_box(s, out)
    return list_tiles_to_bring(s, OPEN, out)


@rule
def cards_in_box(s: State, out: list[int]) -> int:
    """§9.1 List every card that is not in play yet, but no majorities when playing alone."""
    n = 0
    for card in range(CARDS_KNOWN):
        if find(s.card, card) == NONE and (s.seats > 1 or IS_MAJORITY[card] == 0):
            out[n] = CARD + card
            n += 1
    return n


@rule
def odds(s: State, move: int) -> int:
    """Count the pieces that make this move of nature come true."""
    return tile_odds(s, move - OPEN) if OPEN <= move < BEGIN else 1


@rule
def bring(s: State, move: int) -> None:
    s.due -= 1
    if move >= BEGIN:
        s.first = s.seat = move - BEGIN
    elif move >= OPEN:
        bring_tile(s, move - OPEN)
    else:
        s.card[find(s.card, NONE)] = move - CARD


# §3 A turn


@rule
def waits_for(s: State) -> int:
    """§3.1 Nature brings what is due; then the seat in turn lays, may build walkways, and draws."""
    if s.due > 0:
        return nature()
    if s.phase == OVER:
        return nobody()
    return only(s.seat)


@rule
def moves(s: State, seat: int, out: list[int]) -> int:
    """Write the legal moves of the seat that is asked into `out` and return how many there are."""
    if seat == NATURE:
        return outcomes(s, out)
    if s.phase == TO_LAY:
        return placements(s, seat, out)
    return draws(s, seat, walkways(s, seat, 0, out), out)


@rule
def play(s: State, seat: int, move: int) -> None:
    if seat == NATURE:
        bring(s, move)
    elif s.phase == TO_LAY:
        spot = spot_numbered((move - LAY) % SPOTS)
        lay(s, seat, (move - LAY) // (TURNS * SPOTS), (move - LAY) // SPOTS % TURNS, spot)
    elif move < TAKE:
        build(s, seat, move - WALK)
    else:
        draw(s, seat, move)


# §4 Lay a tile


@rule
def placements(s: State, seat: int, out: list[int]) -> int:
    """§4.1 List every tile of the hand, in every turn that looks different, on every open spot."""
    n = 0
    spots = open_spots(s, seat)
    for i in range(HAND):
        if is_first_of_its_kind(s.hand[seat], i):
            n = placements_of(s.hand[seat][i], spots, n, out)
    return n


@rule
def placements_of(tile: int, spots: int, n: int, out: list[int]) -> int:
    while spots != 0:
        spot = first(spots)
        spots = rest(spots)
        for turn in range(WAYS[tile]):
            out[n] = LAY + laying(tile, turn, spot)
            n += 1
    return n


@rule
def lay(s: State, seat: int, tile: int, turn: int, spot: int) -> None:
    put_tile(s, seat, tile, turn, spot)
    leave_hand(s, seat, tile)
    s.phase = TO_DRAW


@rule
def put_tile(s: State, seat: int, tile: int, turn: int, spot: int) -> None:
    add_tile(s, seat, tile, turn, spot)
    note_tile(s, seat, tile, turn, spot)


# §6 Draw


@rule
def draws(s: State, seat: int, n: int, out: list[int]) -> int:
    """§6.1 List the open tiles and the top of the pile, unseen; §6.2 nothing after the last tile."""
    if s.laid[seat] == tiles_in_city(s):
        out[n] = DONE
        return n + 1
    n = list_open_tiles(s, TAKE, n, out)
    out[n] = DRAW
    return n + 1


@rule
def draw(s: State, seat: int, move: int) -> None:
    if move != DONE:
        draw_tile(s, seat)
    if move < DRAW:
        take_open_tile(s, seat, move - TAKE)
    s.seat = (s.seat + 1) % s.seats
    s.phase = TO_LAY if s.laid[s.seat] < tiles_in_city(s) else OVER


# What a seat cannot see


@rule
def forget(s: State, seat: int) -> None:
    """Put what a seat cannot see back into the bag, for nature to deal again where a bot's view has holes."""
    forget_tiles(s, seat, COPIES, 1)
