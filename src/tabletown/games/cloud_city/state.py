"""A match of Cloud City: what lies on the table, and the sets of squares that the rules often need."""
from ...kernel import NOBODY, NONE, OWNER, grid, masks, number, row
from ...kernel import State as Declared
from .pieces import CARDS_IN_PLAY, HAND, HEIGHTS, KINDS, LENGTHS, MARKET, MOST_TILES, SEATS

TO_LAY, TO_DRAW, OVER = range(3)  # walkways are built before the draw


class State(Declared):
    seats     = number(bits=8)
    seat      = number(bits=8)                          # whose turn it is
    phase     = number(bits=8)                          # what this seat must do next
    due       = number(bits=8)                          # how many things nature must bring first
    long_side = number(bits=8)                          # longer side of a city in tiles: 3, or 4 (rectangle)
    cards     = number(bits=8)                          # how many cards are in play
    card      = row(CARDS_IN_PLAY, start=NONE, bits=8)
    piece     = grid(HEIGHTS, LENGTHS, bits=8)          # the supply of walkways; length 1 is at index 0
    market    = row(MARKET, start=NONE, bits=8)         # the open tiles
    bag       = row(KINDS, seen_by=NOBODY, bits=8)      # the pile: its counts would give away other hands
    held      = row(SEATS, bits=8)                      # how many tiles a seat holds or is being dealt
    hand      = grid(SEATS, HAND, start=NONE, seen_by=OWNER, bits=8)

    laid      = row(SEATS, bits=8)                      # the cities: tiles as laid, the start tile first
    tile      = grid(SEATS, MOST_TILES, start=NONE, bits=8)
    turned    = grid(SEATS, MOST_TILES, bits=8)
    spot      = grid(SEATS, MOST_TILES, bits=8)         # 8 * row + column on the table of 7 x 7
    begun     = masks(SEATS, 2)                         # buildings where a walkway leads right, or down

    first     = number(bits=8, derived=True)            # who began; NONE until chance decides
    top       = row(SEATS, bits=8, derived=True)        # the rows and columns of spots that a city covers
    bottom    = row(SEATS, bits=8, derived=True)
    left      = row(SEATS, bits=8, derived=True)
    right     = row(SEATS, bits=8, derived=True)
    taken     = masks(SEATS, derived=True)              # spots with a tile
    cover     = masks(SEATS, derived=True)              # squares with a tile, the city pushed to the top left
    building  = masks(SEATS, HEIGHTS, derived=True)
    over      = masks(SEATS, HEIGHTS, derived=True)     # squares between the ends of a walkway of this level
    once      = masks(SEATS, derived=True)              # buildings with a walkway
    full      = masks(SEATS, derived=True)              # buildings with two
    votes     = grid(SEATS, HEIGHTS, derived=True)      # votes of all walkways of a level
