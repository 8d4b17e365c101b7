"""The votes, §7 and §9: at the end, or what they would be now; each belongs to a walkway or a card."""
from collections.abc import Iterator

from ...kernel import NONE, ScoreLine, first, has, rule, square_name, squares
from .cards import card_votes, imbalance, is_circuit, lonely, route, unused
from .moves import LINE_NAMES
from .pieces import (
    BALANCED, BLUE_HILL, CARDS, CARDS_IN_PLAY, CIRCUIT, CIRCUITS, CROSSED, CROSSING, GREEN_HILL, HEIGHTS,
    HIGH, LEVELS, LONELY, LONGEST, LOW, MIDDLE, MINIMALIST, SEPARATE, SOLO, UNUSED, VARIED, VOTES,
)
from .state import State
from .walkways import length_of, line_of, under

CARD_RULES = {
    LONGEST: "§9.3",
    SEPARATE: "§9.4",
    VARIED: "§9.5",
    CIRCUITS: "§9.6",
    BLUE_HILL: "§9.7",
    GREEN_HILL: "§9.8",
    MINIMALIST: "§9.9",
    CROSSED: "§9.10",
    SOLO: "§9.11",
    BALANCED: "§9.12",
}
VOTES_FOR_EACH = {CIRCUITS: CIRCUIT, CROSSED: CROSSING, MINIMALIST: LONELY, SOLO: UNUSED}
TIE_STEP = 1000  # more than the votes of all pieces of a level


@rule
def score(s: State, seat: int) -> int:
    """§7.1 Add up the votes of all walkways and what the cards give."""
    total = s.votes[seat][LOW] + s.votes[seat][MIDDLE] + s.votes[seat][HIGH]
    for i in range(CARDS_IN_PLAY):
        if s.card[i] != NONE:
            total += card_votes(s, seat, s.card[i])
    return total


@rule
def tie_break(s: State, seat: int) -> int:
    """§7.2 Break ties by the votes of the river, then of the forest, then of the sand."""
    return (s.votes[seat][LOW] * TIE_STEP + s.votes[seat][MIDDLE]) * TIE_STEP + s.votes[seat][HIGH]


# The same, item by item

Walkway = tuple[int, int, int]  # its level, whether it leads down, its first building


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    walkways = [walkway_line(s, seat, *walkway) for walkway in standing(s, seat)]
    return [*walkways, *(line for card in s.card if card != NONE for line in card_lines(s, seat, card))]


def standing(s: State, seat: int) -> Iterator[Walkway]:
    """Yield all walkways of a city, level by level in reading order."""
    for height in range(HEIGHTS):
        for a in squares(s.building[seat][height]):
            yield from ((height, down, a) for down in (0, 1) if has(s.begun[seat][down], a))


def walkway_line(s: State, seat: int, height: int, down: int, a: int) -> ScoreLine:
    length = length_of(s, seat, height, down, a)
    return ScoreLine(
        "§7.1", f"{LEVELS[height]} {length}", walkway_name(s, seat, height, down, a), int(VOTES[length])
    )


def walkway_name(s: State, seat: int, height: int, down: int, a: int) -> str:
    return LINE_NAMES[line_of(s, seat, down, length_of(s, seat, height, down, a), a)]


def building_name(s: State, seat: int, square: int) -> str:
    """Name a square of a city as on the table."""
    return square_name(square // 8 + 2 * s.top[seat], square % 8 + 2 * s.left[seat])


def card_lines(s: State, seat: int, card: int) -> list[ScoreLine]:
    """List what a card gives, one line for each circuit, building or crossing; nothing for nothing."""
    rule, name = CARD_RULES[card], CARDS[card]
    if card in VOTES_FOR_EACH:
        return [ScoreLine(rule, name, place, VOTES_FOR_EACH[card]) for place in card_places(s, seat, card)]
    votes = card_votes(s, seat, card)
    if votes == 0:
        return []
    lacks = imbalance(s, seat) if card == BALANCED else 0
    return [ScoreLine(rule, name, "", votes, lacks)]


def card_places(s: State, seat: int, card: int) -> list[str]:
    """Name every circuit, building or crossing that a card counts."""
    if card == CROSSED:
        return [f"{one} {other}" for one, other in crossing_pairs(s, seat)]
    if card == CIRCUITS:
        return [building_name(s, seat, square) for square in closed_routes(s, seat)]
    counted = lonely(s, seat) if card == MINIMALIST else unused(s, seat)
    return [building_name(s, seat, square) for square in squares(counted)]


def closed_routes(s: State, seat: int) -> Iterator[int]:
    """Yield the first building of every circuit."""
    for height in range(HEIGHTS):
        left = s.once[seat] & s.building[seat][height]
        while left:
            square = first(left)
            here = route(s, seat, height, square)
            left &= ~here
            if is_circuit(s, seat, here):
                yield square


def crossing_pairs(s: State, seat: int) -> Iterator[tuple[str, str]]:
    """Yield the names of the walkways of every crossing, the lower one first."""
    known = [(walkway, under(s, seat, *walkway)) for walkway in standing(s, seat)]
    for i, (one, squares_of_one) in enumerate(known):
        for other, squares_of_other in known[i + 1 :]:
            if one[0] != other[0] and squares_of_one & squares_of_other:
                yield walkway_name(s, seat, *one), walkway_name(s, seat, *other)
