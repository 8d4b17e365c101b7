"""The kinds of moves: what a seat may choose, and what nature brings."""
from ...kernel import Moves, secret
from .pieces import HALVES, PRIVATE, SEATS, SIDES, TILES
from .shapes import SQUARE_NAMES, TURNS

FOUNTAIN_NAME = "fountain"
SEAT_NAMES = tuple(str(seat + 1) for seat in range(SEATS))
SLOT_NAMES = tuple(str(slot + 1) for slot in range(PRIVATE))

MOVES = Moves(
    side=dict(colour=SIDES),
    place=dict(tile=TILES, side=SIDES, turn=TURNS, square=SQUARE_NAMES),
    fountain=dict(square=SQUARE_NAMES, half=HALVES),
    skip=dict(piece=(*TILES, FOUNTAIN_NAME)),
    done={},
    begin=dict(seat=SEAT_NAMES),  # from here on: nature's moves
    open=dict(tile=TILES),
    deal=dict(slot=SLOT_NAMES, tile=secret(TILES, like="card")),
)
SIDE, PLACE, FOUNTAIN, SKIP, DONE = MOVES.side, MOVES.place, MOVES.fountain, MOVES.skip, MOVES.done
BEGIN, OPEN, DEAL = MOVES.begin, MOVES.open, MOVES.deal
