"""Neoville, in the order of the rulebook: set-up, a turn (lay, build, draw), the end."""
from ...kernel import (
    NATURE, NONE, SPOTS, TURNS, bring_tile, corner_of, draw_tile, find, first, first_seat, forget_tiles,
    is_first_of_its_kind, laying, leave_hand, list_beginners, list_open_tiles, list_tiles_to_bring, nature,
    nobody, note_tile, only, push, rest, rule, spot_numbered, take_open_tile, tile_odds,
)
from .city import (
    add_tile, at_risk, has_mark, is_claimed, joins, open_spots, put, rival_terrains, square_of, terrain_at,
)
from .moves import BEGIN, BUILD, DONE, DRAW, LAY, OMIT, OPEN, SKIP, STOCK, TAKE
from .pieces import (
    COPIES, CORNERS, FIRST_EQUITY, HAND, KIND_NAMES, LEFT_OUT, MARKET, OF_EACH_KIND, RANKS, ROUNDS,
    SKYSCRAPERS, TYPES, UTILITIES, UTILITY_COPIES, UTILITY_KINDS, VALUES, WAYS,
)
from .state import OVER, TO_BUILD, TO_DRAW, TO_LAY, State

SIDES = len(CORNERS)


# §2 Set-up. Nature brings what chance decides: who begins, the kind left out, supply, open tiles, hands.


def start(seats: int, utilities: str = "chance", first: str = "seat-1") -> State:
    """§2 Lay out the skyscrapers; nature owes the rest."""
    s = State()
    s.seats = seats
    s.first = first_seat(first)
    s.omitted = NONE if utilities == "chance" else omitted_by(utilities)
    s.bag = [int(n) for n in COPIES]
    s.skyscraper = [int(VALUES[i % RANKS] not in LEFT_OUT[seats]) for i in range(SKYSCRAPERS)]
    s.held[:seats] = [HAND] * seats
    s.due = (s.first == NONE) + (s.omitted == NONE) + 2 * quota(s) + MARKET + (HAND - 1) * seats
    if s.first != NONE:
        begin(s, s.first)
    return s


@rule
def begin(s: State, seat: int) -> None:
    """§2.4 Let a seat begin with equity tile 1; the next one clockwise gets equity tile 2, and so on."""
    s.first = s.seat = seat
    for other in range(s.seats):
        s.hand[other][0] = equity_tile(s, other)


@rule
def equity_tile(s: State, seat: int) -> int:
    return FIRST_EQUITY + (seat - s.first + s.seats) % s.seats


def omitted_by(utilities: str) -> int:
    """§2.2 Return the kind that a choice such as buses-windmills leaves out."""
    (left_out,) = set(KIND_NAMES) - set(utilities.split("-"))
    return KIND_NAMES.index(left_out)


@rule
def quota(s: State) -> int:
    """§2.3 Count the utilities of each chosen kind: 5 with two seats, 6 with three, 7 with four."""
    return OF_EACH_KIND[s.seats]


@rule
def outcomes(s: State, out: list[int]) -> int:
    if s.first == NONE:
        return list_beginners(s, BEGIN, out)
    if s.omitted == NONE:
        for kind in range(UTILITY_KINDS):
            out[kind] = OMIT + kind
        return UTILITY_KINDS
    if s.stocked < 2 * quota(s):
        return utilities_in_box(s, out)
    return list_tiles_to_bring(s, OPEN, out)


@rule
def utilities_in_box(s: State, out: list[int]) -> int:
    n = 0
    lowest = kind_to_stock(s) * TYPES
    for utility in range(lowest, lowest + TYPES):
        if s.utility[utility] < UTILITY_COPIES:
            out[n] = STOCK + utility
            n += 1
    return n


@rule
def kind_to_stock(s: State) -> int:
    """Return the first of the two chosen kinds until it is complete, then the other."""
    if s.stocked < quota(s):
        return 1 if s.omitted == 0 else 0
    return 1 if s.omitted == 2 else 2


@rule
def odds(s: State, move: int) -> int:
    """Count the pieces that make this move of nature come true."""
    if move >= BEGIN:
        return 1
    if move >= OPEN:
        return tile_odds(s, move - OPEN)
    if move >= STOCK:
        return UTILITY_COPIES - s.utility[move - STOCK]
    return 1


@rule
def bring(s: State, move: int) -> None:
    s.due -= 1
    if move >= BEGIN:
        begin(s, move - BEGIN)
    elif move >= OPEN:
        bring_tile(s, move - OPEN)
    elif move >= STOCK:
        s.utility[move - STOCK] += 1
        s.stocked += 1
    else:
        s.omitted = move - OMIT


# §3 A turn


@rule
def waits_for(s: State) -> int:
    """§3.1 Nature brings what is due; then the seat in turn lays, may build, and draws."""
    if s.due > 0:
        return nature()
    if s.phase == OVER:
        return nobody()
    return only(s.seat)


@rule
def moves(s: State, seat: int, out: list[int]) -> int:
    """Write the legal moves of the seat that is asked into `out` and return how many there are."""
    if seat == NATURE:
        return outcomes(s, out)
    if s.phase == TO_LAY:
        return placements(s, seat, out)
    if s.phase == TO_BUILD:
        return buildings(s, seat, out)
    return draws(s, seat, out)


@rule
def play(s: State, seat: int, move: int) -> None:
    if seat == NATURE:
        bring(s, move)
    elif s.phase == TO_LAY:
        spot = spot_numbered((move - LAY) % SPOTS)
        lay(s, seat, (move - LAY) // (TURNS * SPOTS), (move - LAY) // SPOTS % TURNS, spot)
    elif s.phase == TO_BUILD:
        if move != SKIP:
            build(s, seat, (move - BUILD) // SIDES, (move - BUILD) % SIDES)
        s.phase = TO_DRAW
    else:
        draw(s, seat, move)


# §4 Lay a tile


@rule
def placements(s: State, seat: int, out: list[int]) -> int:
    """§4.5 Placements that join districts with skyscrapers are legal only when there is no other."""
    n = list_placements(s, seat, False, out)
    return n if n > 0 else list_placements(s, seat, True, out)


@rule
def list_placements(s: State, seat: int, joining: bool, out: list[int]) -> int:
    n = 0
    rivals = 0 if joining else rival_terrains(s, seat)
    spots = open_spots(s, seat)
    while spots != 0:
        spot = first(spots)
        spots = rest(spots)
        by, at = push(s, seat, spot), corner_of(s, seat, spot)
        risk = at_risk(s, seat, by, at, rivals)
        for i in range(HAND):
            tile = s.hand[seat][i]
            if is_first_of_its_kind(s.hand[seat], i):
                for turn in range(WAYS[tile]):
                    if risk == 0 or not joins(s, seat, tile, turn, by, at, risk):
                        out[n] = LAY + laying(tile, turn, spot)
                        n += 1
    return n


@rule
def lay(s: State, seat: int, tile: int, turn: int, spot: int) -> None:
    add_tile(s, seat, tile, turn, spot)
    note_tile(s, seat, tile, turn, spot)
    leave_hand(s, seat, tile)
    s.phase = TO_BUILD


# §5 Build


@rule
def buildings(s: State, seat: int, out: list[int]) -> int:
    """§5.1 List what may be built: one skyscraper or utility on the tile just laid, or nothing."""
    out[0] = SKIP
    n = 1
    for corner in range(SIDES):
        square = square_of(s, seat, s.laid[seat] - 1, corner)
        if not has_mark(s, seat, square):  # §5.2
            n = skyscrapers_for(s, seat, square, corner, n, out)
            n = utilities_for(s, corner, n, out)
    return n


@rule
def skyscrapers_for(s: State, seat: int, square: int, corner: int, n: int, out: list[int]) -> int:
    """List skyscrapers §5.3 on their own terrain, §5.4 in a district without one, §5.6 from the supply."""
    if is_claimed(s, seat, square):
        return n
    lowest = RANKS * terrain_at(s, seat, square)
    for skyscraper in range(lowest, lowest + RANKS):
        if s.skyscraper[skyscraper] > 0:
            out[n] = BUILD + skyscraper * SIDES + corner
            n += 1
    return n


@rule
def utilities_for(s: State, corner: int, n: int, out: list[int]) -> int:
    """List utilities §5.5 on any terrain, whatever the district holds, §5.6 from the supply."""
    for utility in range(UTILITIES):
        if s.utility[utility] > 0:
            out[n] = BUILD + (SKYSCRAPERS + utility) * SIDES + corner
            n += 1
    return n


@rule
def build(s: State, seat: int, structure: int, corner: int) -> None:
    i = s.laid[seat] - 1
    s.built[seat][i] = structure
    s.corner[seat][i] = corner
    if structure < SKYSCRAPERS:
        s.skyscraper[structure] -= 1
    else:
        s.utility[structure - SKYSCRAPERS] -= 1
    put(s, seat, structure, square_of(s, seat, i, corner))


# §6 Draw


@rule
def draws(s: State, seat: int, out: list[int]) -> int:
    """§6.1 List the open tiles and the top of the pile, unseen; §6.2 nothing after the last tile."""
    if s.laid[seat] == ROUNDS:
        out[0] = DONE
        return 1
    n = list_open_tiles(s, TAKE, 0, out)
    out[n] = DRAW
    return n + 1


@rule
def draw(s: State, seat: int, move: int) -> None:
    if move != DONE:
        draw_tile(s, seat)
    if move < DRAW:
        take_open_tile(s, seat, move - TAKE)
    s.seat = (s.seat + 1) % s.seats
    s.phase = TO_LAY if s.laid[s.seat] < ROUNDS else OVER


# What a seat cannot see


@rule
def forget(s: State, seat: int) -> None:
    """Put what a seat cannot see back into the bag, for nature to deal again where a bot's view has holes."""
    forget_tiles(s, seat, COPIES, 0)
    for other in range(s.seats):
        if other != seat and find(s.tile[other], equity_tile(s, other)) == NONE:
            s.hand[other][0] = equity_tile(s, other)  # public: it is in the hand until it is laid
            s.due -= 1
