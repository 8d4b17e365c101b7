"""The state of a match: cards, boards, points, and the boards once more as sets of quarters for the rules."""
from ...kernel import NOBODY, NONE, grid, masks, number, row
from ...kernel import State as Declared
from .pieces import CARDS, FOUNTAINS, PRIVATE, ROUNDS, SEATS
from .shapes import QUARTERS

TO_CHOOSE, TO_PLACE, TO_POUR, TO_END, OVER = range(5)
LEFT_OUT = -2


class State(Declared):
    seats    = number(bits=8)
    first    = number(start=NONE, bits=8)                         # the start player; NONE if chance decides
    rounds   = number(bits=8)                                     # how many rounds are over
    phase    = number(bits=8)                                     # what everybody does now
    step     = number(bits=8)                                     # which card of the round this is
    due      = number(bits=8)                                     # how many things nature must bring first
    shown    = row(CARDS, start=NONE, bits=8)                     # cards open or played, in the order of play
    opened   = number(bits=8)                                     # how many of them there are
    bag      = row(CARDS, seen_by=NOBODY, bits=8)                 # the pile: it would give away other cards
    owners   = row(PRIVATE, bits=8)                               # the seats that see each private card;
    card     = row(PRIVATE, start=NONE, seen_by="owners", bits=8) # a card that was played has no owners
    answered = row(SEATS, bits=8)                                 # pieces placed or left out in this step

    board    = row(SEATS, bits=8)
    side     = row(SEATS, start=NONE, bits=8)
    place    = grid(SEATS, CARDS, start=NONE)                     # by tile: placement (shapes.py) or LEFT_OUT
    fountain = grid(SEATS, FOUNTAINS, start=NONE)                 # by round: 4 * square + half, or LEFT_OUT
    points   = grid(SEATS, ROUNDS, bits=8)

    built    = masks(SEATS, QUARTERS, derived=True)               # all that is covered, fountains included
    black    = masks(SEATS, QUARTERS, derived=True)
    green    = masks(SEATS, QUARTERS, derived=True)
