"""A match of Project Skyline: one board for all, everybody's money, and where in a turn we are. Nothing is hidden."""
from ...kernel import NONE, masks, number, row
from ...kernel import State as Declared
from .pieces import CARDS, KINDS, LEVELS, SEATS

# What a seat must do next; then what nature must bring; then nothing.
(
    TO_CORNER, TO_TOWER, TO_FLOOR,
    TO_ROLL, TO_BUILD, TO_CAPTURE, TO_OBEY, TO_FINISH, TO_END,
    ROLLING, DRAWING, AGAIN, GIFT,
    OVER,
) = range(14)


class State(Declared):
    seats     = number(bits=8)
    seat      = number(bits=8)                      # whose turn it is
    phase     = number(bits=8)
    experts   = number(bits=8)                      # is this variant played?
    white     = number(bits=8)                      # the dice of this turn
    black     = number(bits=8)
    card      = number(start=NONE, bits=8)          # the card that is being carried out
    at        = number(start=NONE, bits=8)          # the square of the building that is about to move
    architect = number(start=NONE, bits=8)          # its square
    payer     = number(start=NONE, bits=8)          # whose figure moved last, to whom rent was due for it, and how much
    payee     = number(start=NONE, bits=8)
    rent      = number(bits=32)
    ruined    = number(bits=8)                      # was it more than the payer had? Then nothing has been paid yet
    cash      = row(SEATS, bits=32)
    figure    = row(SEATS, bits=8)                  # the space of the street
    stands    = masks(SEATS, LEVELS)                # the squares with a seat's buildings of one height
    on_top    = number(bits=8)                      # which card of the pile comes next
    order     = row(CARDS, start=NONE, bits=8)      # the pile as far as it is known: it is never shuffled again
    unseen    = row(KINDS, bits=8, derived=True)    # the cards that have not come up yet
