"""What is in the box.

The copies of each card and the start of the figures are our own decision: correct them here alone.
"""
from ...kernel import NONE, mask, square_names, table

SEATS, CASH = 4, 700  # money is counted in thousands
FLOORS, TOWERS = 13, table([0, 0, 7, 5, 5])  # of each colour; towers by the number of seats
COLOURS = "rgby"  # of seats 1, 2, 3 and 4

# Buildings: their height and rent. Three floors stand only in the middle of a turn.

LEVELS = 4
ONE, TWO, THREE, TOWER = range(LEVELS)
SIGNS = "123T"
RENT = table([10, 20, 30, 100])
PREMIUM, TAX, AID = 100, 50, 100

# The board: 6 x 6 fields, as sets of squares in the top left of 8 x 8

WIDE = 6
FIELDS = WIDE * WIDE
FIELD_NAMES = square_names(WIDE, WIDE)
SQUARES = [field // WIDE * 8 + field % WIDE for field in range(FIELDS)]
SQUARE = table(SQUARES)  # [field]
BOARD = mask(*SQUARES)
CENTRE = mask(18, 19, 26, 27)


def distance(one: int, other: int) -> int:
    """Count how many fields apart two squares are, along rows and columns."""
    return abs(one // 8 - other // 8) + abs(one % 8 - other % 8)


# [square][steps]: with at most one bend, every field at that distance can be reached, and no other.
DIE = 6
REACH = table(
    [
        [mask(*(to for to in SQUARES if distance(square, to) == steps)) for steps in range(DIE + 1)]
        for square in range(64)
    ]
)

# The street: 28 spaces clockwise from the top left corner; every seventh is an action field and touches none.

SIDE = WIDE + 1
SPACES = 4 * SIDE
CORNER_NAMES = ("nw", "ne", "se", "sw")
MOST_STEPS = 3


def touched(space: int) -> int:
    """Return the square that a space of the street touches, or NONE for a corner."""
    side, steps = divmod(space, SIDE)
    if steps == 0:
        return NONE
    last, along = WIDE - 1, steps - 1
    row, column = ((0, along), (along, last), (last, last - along), (last - along, 0))[side]
    return 8 * row + column


BESIDE = table([touched(space) for space in range(SPACES)])


def beside(spaces: list[int]) -> list[int]:
    """Return the squares that at least one of these spaces touches, and those that two touch."""
    found = [touched(space % SPACES) for space in spaces if space % SIDE]
    return [mask(*found), mask(*(square for square in found if found.count(square) > 1))]


STREETSIDE, CORNERS = beside([*range(SPACES)])
AHEAD = table([beside([space + steps for steps in range(1, DIE + 1)]) for space in range(SPACES)])  # [space]

# Action cards: name and number of copies

CARD_LIST = """
roll-again 2  push-richest 1  aid-poorest 2  dice-gift 1  tax-one 2  tax-self 1  lose-tower 2
swap-mine 2  place-floor 1  swap-theirs 2  move-mine 1  raze-theirs 2  raze-mine 1
""".split()
CARD_NAMES = tuple(CARD_LIST[::2])
COPIES = table([int(n) for n in CARD_LIST[1::2]])
KINDS, CARDS = len(CARD_NAMES), int(sum(COPIES))
(
    ROLL_AGAIN, PUSH_RICHEST, AID_POOREST, DICE_GIFT, TAX_ONE, TAX_SELF, LOSE_TOWER,
    SWAP_MINE, PLACE_FLOOR, SWAP_THEIRS, MOVE_MINE, RAZE_THEIRS, RAZE_MINE,
) = range(KINDS)
