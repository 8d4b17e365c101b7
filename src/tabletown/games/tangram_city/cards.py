"""The cards, §3.2 to §3.4 and §8.1: who is dealt what, what is turned up when, what a seat cannot know.

A pile is a bag. Cards that lie face down in the middle are drawn only when they are turned up: because nobody
sees them before, nobody can tell the difference.
"""
from ...kernel import NONE, bit, has, list_beginners, rule
from .moves import BEGIN, DEAL, OPEN
from .pieces import CARDS, CARDS_OF_ROUND, DOWN_CARDS, HOLDERS, LAST_CARDS, OPEN_CARDS, PRIVATE, ROUNDS
from .state import TO_PLACE, TO_POUR, State

LAST = ROUNDS - 1


# Dealing


@rule
def begin_round(s: State) -> None:
    s.phase = TO_PLACE
    s.step = 0
    if s.rounds == LAST:
        s.due = LAST_CARDS
        return
    s.due = OPEN_CARDS[s.seats]
    for slot in range(PRIVATE):
        s.owners[slot] = owners_of(s, slot)
        if s.owners[slot] != 0:
            s.due += 1


@rule
def owners_of(s: State, slot: int) -> int:
    """§3.3 Return the set of seats that hold a private card in this round."""
    owners = 0
    for i in range(s.seats):
        if has(HOLDERS[s.seats][slot], i):
            owners |= bit((s.first + i) % s.seats)
    return owners


# What nature brings


@rule
def outcomes(s: State, out: list[int]) -> int:
    if s.first == NONE:
        return list_beginners(s, BEGIN, out)
    if s.opened < open_by_now(s):
        return cards_in_bag(s, OPEN, out)
    return cards_in_bag(s, DEAL + slot_to_deal(s) * CARDS, out)


@rule
def open_by_now(s: State) -> int:
    """§3.2 Count the cards that have been or must be turned up, private ones only when their turn comes."""
    if s.rounds == LAST:
        return CARDS
    before = CARDS_OF_ROUND * s.rounds
    if s.step < OPEN_CARDS[s.seats]:
        return before + OPEN_CARDS[s.seats]
    return before + s.step + 1


@rule
def slot_to_deal(s: State) -> int:
    for slot in range(PRIVATE):
        if s.owners[slot] != 0 and s.card[slot] == NONE:
            return slot
    return NONE


@rule
def cards_in_bag(s: State, to: int, out: list[int]) -> int:
    n = 0
    for card in range(CARDS):
        if s.bag[card] > 0:
            out[n] = to + card
            n += 1
    return n


@rule
def odds(s: State, move: int) -> int:
    """Make every seat and every card equally likely."""
    return 1


@rule
def bring(s: State, move: int) -> None:
    s.due -= 1
    if move >= DEAL:
        s.bag[(move - DEAL) % CARDS] -= 1
        s.card[(move - DEAL) // CARDS] = (move - DEAL) % CARDS
    elif move >= OPEN:
        s.bag[move - OPEN] -= 1
        show(s, move - OPEN)
    else:
        s.first = move - BEGIN


# Turning up


@rule
def show(s: State, card: int) -> None:
    s.shown[s.opened] = card
    s.opened += 1


@rule
def next_card(s: State) -> None:
    """§3.4 Turn up open cards, those face down, private ones; the fountain follows the last one."""
    if s.rounds == LAST or s.step == CARDS_OF_ROUND - 1:
        s.phase = TO_POUR
        return
    s.step += 1
    slot = s.step - OPEN_CARDS[s.seats] - DOWN_CARDS[s.seats]
    if slot >= 0:
        show(s, s.card[slot])
        s.card[slot] = NONE
        s.owners[slot] = 0
    elif s.step >= OPEN_CARDS[s.seats]:
        s.due += 1


# What a seat cannot see


@rule
def forget(s: State, seat: int) -> None:
    """Put what a seat cannot see back into the bag, for nature to deal again where a bot's view has holes."""
    for card in range(CARDS):
        s.bag[card] = 1
    for i in range(s.opened):
        unbag(s, s.shown[i])
    for slot in range(PRIVATE):
        if has(s.owners[slot], seat):
            unbag(s, s.card[slot])
        else:
            s.card[slot] = NONE
            if s.owners[slot] != 0:
                s.due += 1


@rule
def unbag(s: State, card: int) -> None:
    if card >= 0:
        s.bag[card] -= 1
