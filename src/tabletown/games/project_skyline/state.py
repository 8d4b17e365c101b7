"""The state of a match: one board for all, everybody's money, and the step of the turn. Nothing is hidden."""
from ...kernel import NONE, masks, number, row
from ...kernel import State as Declared
from .pieces import CARDS, KINDS, LEVELS, SEATS

# What a seat must do next, then what nature must bring, then nothing.
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
    experts   = number(bits=8)                      # 1 if this variant is played
    white     = number(bits=8)                      # the dice of this turn
    black     = number(bits=8)
    card      = number(start=NONE, bits=8)          # the card that is being carried out
    at        = number(start=NONE, bits=8)          # the square of the building that is about to move
    architect = number(start=NONE, bits=8)          # the square it stands on
    payer     = number(start=NONE, bits=8)          # whose figure moved last, whom it owed, and how much
    payee     = number(start=NONE, bits=8)
    rent      = number(bits=32)
    ruined    = number(bits=8)                      # 1 if the payer had less; then nothing has been paid yet
    cash      = row(SEATS, bits=32)
    figure    = row(SEATS, bits=8)                  # its space of the street
    stands    = masks(SEATS, LEVELS)                # squares with a seat's buildings, by height
    on_top    = number(bits=8)                      # which card of the pile comes next
    order     = row(CARDS, start=NONE, bits=8)      # the pile as far as known: it is never shuffled again
    first     = number(bits=8, derived=True)        # who begins the set-up; NONE until chance decides
    unseen    = row(KINDS, bits=8, derived=True)    # the cards that have not come up yet
