"""The action cards, §6: what each does and lets a seat choose; one that needs two buildings asks twice."""
from ...kernel import NONE, rule, size
from .city import (
    buildings, clear, empty, floor_left, level_at, list_each, low, others, owner_at, put, under_architect,
)
from .rents import landlord, rent_of
from .moves import FLOOR_AT, MOVE_TO, PICK, PUSH, REMOVE, SWAP, TAX_SEAT
from .pieces import (
    AID, BESIDE, CARDS, LEVELS, LOSE_TOWER, MOST_STEPS, MOVE_MINE, ONE, PLACE_FLOOR, PUSH_RICHEST, RAZE_MINE,
    RAZE_THEIRS, SPACES, SQUARE, SWAP_MINE, SWAP_THEIRS, TAX, TAX_ONE, THREE, TOWER,
)
from .state import TO_END, TO_FINISH, State

# §6.1 The pile


@rule
def draw(s: State, card: int) -> None:
    """§6.1 Draw the top card, which goes under the pile."""
    if s.order[s.on_top] == NONE:
        s.order[s.on_top] = card
        s.unseen[card] -= 1
    s.on_top = (s.on_top + 1) % CARDS
    s.card = card
    s.payee = NONE
    s.rent = 0


# §3.3 A figure moves, in a turn or by a card


@rule
def move_figure(s: State, seat: int, steps: int) -> None:
    """§3.5 Move a figure, which pays rent beside another seat's building; §7.2 too little cash ruins."""
    space = (s.figure[seat] + steps) % SPACES
    s.figure[seat] = space
    s.payer = seat
    s.payee = landlord(s, seat, space)
    s.rent = 0 if s.payee == NONE else rent_of(s, s.payee, BESIDE[space])
    if s.rent > s.cash[seat]:
        s.ruined = 1
    elif s.rent > 0:
        s.cash[seat] -= s.rent
        s.cash[s.payee] += s.rent


# Money


@rule
def is_richest(s: State, seat: int) -> bool:
    """§6.5 Has no seat more cash than this one?"""
    for other in range(s.seats):
        if s.cash[other] > s.cash[seat]:
            return False
    return True


@rule
def aid_poorest(s: State) -> None:
    """§6.6 Give 100 to the poorest seat, and to each if several are."""
    least = s.cash[0]
    for seat in range(s.seats):
        least = min(least, s.cash[seat])
    for seat in range(s.seats):
        if s.cash[seat] == least:
            s.cash[seat] += AID


@rule
def tax(s: State, seat: int) -> None:
    """§6.8 and §6.9 Take 50 for each tower, §6.17 but never more than there is."""
    s.cash[seat] -= min(TAX * towers(s, seat), s.cash[seat])


@rule
def towers(s: State, seat: int) -> int:
    return size(s.stands[seat][TOWER])


# Buildings: what may be chosen first


@rule
def first_choices(s: State, seat: int) -> int:
    """Return the squares among which a card lets a seat choose; none if it has no legal target."""
    if s.card == PLACE_FLOOR:
        return empty(s) if floor_left(s, seat) else 0
    if s.card == LOSE_TOWER:
        return towers_to_lose(s)
    if s.card == RAZE_THEIRS:
        return others(s, seat, THREE) & ~under_architect(s)
    if s.card == RAZE_MINE:
        return buildings(s, seat) & ~under_architect(s)
    if s.card == SWAP_THEIRS:
        return swappable(s, seat)
    return low(s, seat) & ~under_architect(s) if second_choices(s, seat) != 0 else 0


@rule
def towers_to_lose(s: State) -> int:
    """§6.10 Return the unprotected towers of the seats that have most."""
    most = found = 0
    for seat in range(s.seats):
        most = max(most, towers(s, seat))
    for seat in range(s.seats):
        if towers(s, seat) == most:
            found |= s.stands[seat][TOWER]
    return found & ~under_architect(s)


@rule
def swappable(s: State, seat: int) -> int:
    """§6.13 Return all buildings of other seats, if at least two of them have any."""
    owners = found = 0
    for other in range(s.seats):
        theirs = buildings(s, other) & ~under_architect(s)
        if other != seat and theirs != 0:
            owners += 1
            found |= theirs
    return found if owners > 1 else 0


# Buildings: what may be chosen after that


@rule
def second_choices(s: State, seat: int) -> int:
    """Return where the picked building may go: §6.11 and §6.13 in exchange, §6.14 to an empty field."""
    if s.card == MOVE_MINE:
        return empty(s)
    if s.card == SWAP_MINE:
        return others(s, seat, THREE) & ~under_architect(s)
    return others(s, seat, LEVELS) & ~under_architect(s) & ~buildings(s, owner_at(s, s.at))


@rule
def swap(s: State, one: int, other: int) -> None:
    """Swap two buildings; both owners keep what they have, in the other's place."""
    owner, level = owner_at(s, one), level_at(s, one)
    rival, height = owner_at(s, other), level_at(s, other)
    clear(s, one)
    clear(s, other)
    put(s, owner, level, other)
    put(s, rival, height, one)


@rule
def move_building(s: State, one: int, to: int) -> None:
    """§6.14 Move a building to an empty field."""
    owner, level = owner_at(s, one), level_at(s, one)
    clear(s, one)
    put(s, owner, level, to)


@rule
def place_floor(s: State, seat: int, square: int) -> None:
    """§6.12 Place a floor and nothing more: the architect stays."""
    put(s, seat, ONE, square)


# What a seat chooses


@rule
def card_moves(s: State, seat: int, out: list[int]) -> int:
    if s.card == PUSH_RICHEST:
        return pushes(s, out)
    if s.card == TAX_ONE:
        for other in range(s.seats):
            out[other] = TAX_SEAT + other
        return s.seats
    if s.phase == TO_FINISH:
        return list_each(MOVE_TO if s.card == MOVE_MINE else SWAP, second_choices(s, seat), 0, out)
    return list_each(first_kind(s.card), first_choices(s, seat), 0, out)


@rule
def first_kind(card: int) -> int:
    if card == PLACE_FLOOR:
        return FLOOR_AT
    return PICK if card in (SWAP_MINE, SWAP_THEIRS, MOVE_MINE) else REMOVE


@rule
def pushes(s: State, out: list[int]) -> int:
    """§6.5 List one to three spaces for the figure of every richest seat."""
    n = 0
    for seat in range(s.seats):
        if is_richest(s, seat):
            for steps in range(MOST_STEPS):
                out[n] = PUSH + seat * MOST_STEPS + steps
                n += 1
    return n


@rule
def obey(s: State, seat: int, move: int) -> None:
    s.phase = TO_END
    if move >= MOVE_TO:
        move_building(s, s.at, SQUARE[move - MOVE_TO])
    elif move >= SWAP:
        swap(s, s.at, SQUARE[move - SWAP])
    elif move >= PICK:
        s.at = SQUARE[move - PICK]
        s.phase = TO_FINISH
    elif move >= REMOVE:
        clear(s, SQUARE[move - REMOVE])
    elif move >= TAX_SEAT:
        tax(s, move - TAX_SEAT)
    elif move >= PUSH:
        move_figure(s, (move - PUSH) // MOST_STEPS, (move - PUSH) % MOST_STEPS + 1)
    else:
        place_floor(s, seat, SQUARE[move - FLOOR_AT])
