"""The kinds of moves: what a seat may choose, and what nature brings."""
from ...kernel import Moves
from .pieces import CARD_NAMES, CORNER_NAMES, DIE, FIELD_NAMES, MOST_STEPS, SEATS

SEAT_NAMES = tuple(str(seat + 1) for seat in range(SEATS))
PIPS = tuple(str(n + 1) for n in range(DIE))

MOVES = Moves(
    corner=dict(corner=CORNER_NAMES),
    tower=dict(field=FIELD_NAMES),
    floor=dict(field=FIELD_NAMES),  # in the set-up, and for a card
    build=dict(field=FIELD_NAMES),
    capture=dict(field=FIELD_NAMES),
    join=dict(field=FIELD_NAMES),  # for experts only
    push=dict(seat=SEAT_NAMES, steps=PIPS[:MOST_STEPS]),  # from here on: moves that cards ask for
    tax=dict(seat=SEAT_NAMES),
    remove=dict(field=FIELD_NAMES),
    pick=dict(field=FIELD_NAMES),
    swap=dict(field=FIELD_NAMES),
    move=dict(field=FIELD_NAMES),
    roll={},
    done={},
    rolled=dict(white=PIPS, black=PIPS),  # from here on: nature's moves
    again=dict(white=PIPS),
    gift=dict(white=PIPS, black=PIPS),
    card=dict(card=CARD_NAMES),
    begin=dict(seat=SEAT_NAMES),
)
CORNER, TOWER_AT, FLOOR_AT, BUILD, CAPTURE, JOIN = (
    MOVES.corner, MOVES.tower, MOVES.floor, MOVES.build, MOVES.capture, MOVES.join,
)
PUSH, TAX_SEAT, REMOVE, PICK, SWAP, MOVE_TO, ROLL, DONE = (
    MOVES.push, MOVES.tax, MOVES.remove, MOVES.pick, MOVES.swap, MOVES.move, MOVES.roll, MOVES.done,
)
ROLLED, ROLLED_AGAIN, GIVEN, CARD, BEGIN = (
    MOVES.rolled, MOVES.again, MOVES.gift, MOVES.card, MOVES.begin,
)
