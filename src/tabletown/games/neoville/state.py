"""A match of Neoville: what lies on the table, and the sets of squares that the rules often need."""
from ...kernel import NOBODY, NONE, OWNER, grid, masks, number, row
from ...kernel import State as Declared
from .pieces import DRAWN_DOMES, HAND, KINDS, MARKET, ROUNDS, SEATS, SKYSCRAPERS, TERRAINS, UTILITIES

TO_LAY, TO_BUILD, TO_DRAW, OVER = range(4)


class State(Declared):
    seats      = number(bits=8)
    seat       = number(bits=8)                         # whose turn it is
    phase      = number(bits=8)                         # what this seat must do next
    due        = number(bits=8)                         # how many things nature must bring first
    omitted    = number(start=NONE, bits=8)             # the kind of utility that stays in the box
    stocked    = number(bits=8)                         # how many utilities have come to the supply
    skyscraper = row(SKYSCRAPERS, bits=8)               # the supply, which everybody sees
    utility    = row(UTILITIES, bits=8)
    market     = row(MARKET, start=NONE, bits=8)        # the open tiles
    bag        = row(KINDS, seen_by=NOBODY, bits=8)     # the pile: its counts would give away other hands
    held       = row(SEATS, bits=8)                     # how many tiles a seat holds or is being dealt
    hand       = grid(SEATS, HAND, start=NONE, seen_by=OWNER, bits=8)

    laid       = row(SEATS, bits=8)                     # the cities: tiles in the order they were laid
    tile       = grid(SEATS, ROUNDS, start=NONE, bits=8)
    turned     = grid(SEATS, ROUNDS, bits=8)
    spot       = grid(SEATS, ROUNDS, bits=8)            # 8 * row + column on the table of 7 x 7
    built      = grid(SEATS, ROUNDS, start=NONE, bits=8)
    corner     = grid(SEATS, ROUNDS, bits=8)

    first      = number(bits=8, derived=True)           # who has equity tile 1; NONE until chance decides
    top        = row(SEATS, bits=8, derived=True)       # the rows and columns of spots that a city covers
    bottom     = row(SEATS, bits=8, derived=True)
    left       = row(SEATS, bits=8, derived=True)
    right      = row(SEATS, bits=8, derived=True)
    taken      = masks(SEATS, derived=True)             # spots with a tile
    land       = masks(SEATS, TERRAINS, derived=True)   # squares, with the city pushed to the top left
    parks      = masks(SEATS, derived=True)
    sports     = masks(SEATS, derived=True)
    towers     = masks(SEATS, derived=True)             # squares with a skyscraper
    works      = masks(SEATS, derived=True)             # squares with a utility
    claimed    = masks(SEATS, TERRAINS, derived=True)   # districts with a skyscraper
    dome_shape = masks(DRAWN_DOMES, derived=True)       # biodomes that a score sheet draws; a match has none
    dome_pays  = row(DRAWN_DOMES, bits=8, derived=True)
