"""The kinds of moves: what a seat may choose, and what nature brings."""
from ...kernel import SPOT_NAMES, TURNS, Moves, secret
from .pieces import CORNERS, KIND_NAMES, SEATS, STRUCTURE_NAMES, TILES, UTILITY_NAMES

SEAT_NAMES = tuple(str(seat + 1) for seat in range(SEATS))

MOVES = Moves(
    lay=dict(tile=TILES, turn=TURNS, spot=SPOT_NAMES),
    build=dict(structure=STRUCTURE_NAMES, corner=CORNERS),
    skip={},
    take=dict(tile=TILES),
    draw={},
    done={},
    omit=dict(utilities=KIND_NAMES),  # from here on: nature's moves
    stock=dict(utility=UTILITY_NAMES),
    open=dict(tile=TILES),
    deal=dict(seat=SEAT_NAMES, tile=secret(TILES, like="hand")),
    begin=dict(seat=SEAT_NAMES),
)
LAY, BUILD, SKIP, TAKE, DRAW, DONE = MOVES.lay, MOVES.build, MOVES.skip, MOVES.take, MOVES.draw, MOVES.done
OMIT, STOCK, OPEN, BEGIN = MOVES.omit, MOVES.stock, MOVES.open, MOVES.begin
