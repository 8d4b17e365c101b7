"""Project Skyline, in the order of the rulebook: set-up, a turn (roll, move, build, capture; cards), end."""
from ...kernel import NATURE, NONE, first_seat, list_beginners, nature, nobody, only, rule, size
from .city import clear, empty, floor_left, level_at, list_each, prey, put, stages, to_build
from .cards import aid_poorest, card_moves, draw, first_choices, move_figure, obey, tax, towers
from .moves import (
    BEGIN, BUILD, CAPTURE, CARD, CORNER, DONE, FLOOR_AT, GIVEN, JOIN, ROLL, ROLLED, ROLLED_AGAIN, TOWER_AT,
)
from .pieces import (
    AID_POOREST, CASH, CENTRE, COPIES, DICE_GIFT, DIE, KINDS, ONE, PUSH_RICHEST, REACH, ROLL_AGAIN, SIDE,
    SQUARE, SWAP_THEIRS, TAX_ONE, TAX_SELF, THREE, TOWER, TOWERS, TWO,
)
from .state import (
    AGAIN, DRAWING, GIFT, OVER, ROLLING, TO_BUILD, TO_CAPTURE, TO_CORNER, TO_END, TO_FINISH, TO_FLOOR,
    TO_OBEY, TO_ROLL, TO_TOWER, State,
)

LAST_FLOOR = 3  # ends the set-up


def start(seats: int, experts: str = "off", corners: str = "shared", first: str = "seat-1") -> State:
    """§2 Give everybody cash; the board is empty and all figures stand on one corner."""
    s = State()
    s.seats, s.experts = seats, int(experts == "on")
    s.first = first_seat(first)
    s.phase = TO_CORNER if corners == "own" else TO_TOWER
    s.cash[:seats] = [CASH] * seats
    s.unseen = [int(n) for n in COPIES]
    return s


@rule
def waits_for(s: State) -> int:
    """§3.1 Nature says who begins, rolls and draws; the seat in turn makes all other choices."""
    if s.phase == OVER:
        return nobody()
    return nature() if s.phase >= ROLLING or s.first == NONE else only(s.seat)


@rule
def moves(s: State, seat: int, out: list[int]) -> int:
    """Write the legal moves of the seat that is asked into `out` and return how many there are."""
    if seat == NATURE:
        return outcomes(s, out)
    if s.phase < TO_ROLL:
        return set_up_moves(s, out)
    if s.phase == TO_BUILD:
        return list_each(BUILD, to_build(s, seat), 0, out)
    if s.phase == TO_CAPTURE:
        return captures(s, seat, out)
    if s.phase in (TO_OBEY, TO_FINISH):
        return card_moves(s, seat, out)
    out[0] = ROLL if s.phase == TO_ROLL else DONE
    return 1


@rule
def play(s: State, seat: int, move: int) -> None:
    if seat == NATURE:
        happen(s, move)
    elif s.phase < TO_ROLL:
        set_up(s, seat, move)
    elif s.phase == TO_ROLL:
        s.phase = ROLLING
    elif s.phase == TO_BUILD:
        build(s, seat, SQUARE[move - BUILD])
    elif s.phase == TO_CAPTURE:
        advance(s, seat, move)
    elif s.phase == TO_END:
        end_turn(s)
    else:
        obey(s, seat, move)


# §2 Set-up


@rule
def set_up_moves(s: State, out: list[int]) -> int:
    if s.phase == TO_CORNER:
        for corner in range(4):
            out[corner] = CORNER + corner
        return 4
    if s.phase == TO_TOWER:
        return list_each(TOWER_AT, CENTRE & empty(s), 0, out)
    return list_each(FLOOR_AT, empty(s), 0, out)


@rule
def set_up(s: State, seat: int, move: int) -> None:
    """§2.2 Place a piece and pass on counter-clockwise, until the seat after the one that begins."""
    last = seat == (s.first + 1) % s.seats
    s.seat = (seat + s.seats - 1) % s.seats
    if s.phase == TO_CORNER:
        s.figure[seat] = SIDE * (move - CORNER)
        s.phase = TO_TOWER if last else TO_CORNER
    elif s.phase == TO_TOWER:
        put(s, seat, TOWER, SQUARE[move - TOWER_AT])
        s.phase = TO_FLOOR if last else TO_TOWER
    else:
        put(s, seat, ONE, SQUARE[move - FLOOR_AT])
        if last and size(s.stands[seat][ONE]) == LAST_FLOOR:
            open_street(s, seat, SQUARE[move - FLOOR_AT])


@rule
def open_street(s: State, seat: int, square: int) -> None:
    """§2.4 Put the architect on the last floor placed; its owner takes the first turn."""
    s.architect = square
    s.seat = seat
    s.phase = TO_ROLL


# §3 A turn


@rule
def outcomes(s: State, out: list[int]) -> int:
    """List §2.2 who begins, §3.2 two dice, §6.4 the white one alone, §6.7 two for a gift, or §6.1 a card."""
    if s.first == NONE:
        return list_beginners(s, BEGIN, out)
    if s.phase == DRAWING:
        return cards_to_come(s, out)
    lowest, n = GIVEN, DIE * DIE
    if s.phase == ROLLING:
        lowest = ROLLED
    elif s.phase == AGAIN:
        lowest, n = ROLLED_AGAIN, DIE
    for i in range(n):
        out[i] = lowest + i
    return n


@rule
def cards_to_come(s: State, out: list[int]) -> int:
    """§6.1 List every card that is still unseen, or the next one if the whole pile has been seen."""
    if s.order[s.on_top] != NONE:
        out[0] = CARD + s.order[s.on_top]
        return 1
    n = 0
    for card in range(KINDS):
        if s.unseen[card] > 0:
            out[n] = CARD + card
            n += 1
    return n


@rule
def odds(s: State, move: int) -> int:
    """Count the dice or cards that make this move of nature come true."""
    return max(s.unseen[move - CARD], 1) if CARD <= move < BEGIN else 1


@rule
def happen(s: State, move: int) -> None:
    if s.first == NONE:
        s.first = s.seat = move - BEGIN
    elif s.phase == DRAWING:
        draw(s, move - CARD)
        carry_out(s, s.seat, move - CARD)
    elif s.phase == AGAIN:
        move_figure(s, s.seat, move - ROLLED_AGAIN + 1)
        pass_on(s)
    elif s.phase == GIFT:
        s.cash[s.seat] += 10 * ((move - GIVEN) // DIE + (move - GIVEN) % DIE + 2)
        pass_on(s)
    else:
        s.white = (move - ROLLED) // DIE + 1
        s.black = (move - ROLLED) % DIE + 1
        travel(s, s.seat)


@rule
def travel(s: State, seat: int) -> None:
    """§3.3 Move the figure; then §3.4 a card follows, or §4 the architect if it can go anywhere."""
    move_figure(s, seat, s.white)
    if s.figure[seat] % SIDE == 0:
        s.phase = DRAWING
    elif s.ruined == 0 and floor_left(s, seat) and to_build(s, seat) != 0:
        s.phase = TO_BUILD
    else:
        pass_on(s)


@rule
def pass_on(s: State) -> None:
    """§3.1 Go on clockwise to the next seat, unless somebody is ruined."""
    s.card = NONE
    s.at = NONE
    s.phase = OVER if s.ruined else TO_ROLL
    s.seat = s.seat if s.ruined else (s.seat + 1) % s.seats


@rule
def end_turn(s: State) -> None:
    """§7.1 End the match if this seat has built all its towers, else only the turn."""
    if towers(s, s.seat) == TOWERS[s.seats]:
        s.card = NONE
        s.phase = OVER
    else:
        pass_on(s)


# §4 The architect, §5 capturing


@rule
def build(s: State, seat: int, square: int) -> None:
    """§4.3 Build on an empty field and end the turn, or §4.4 raise a building, which must move on."""
    level = level_at(s, square)
    clear(s, square)
    put(s, seat, level + 1, square)
    if level == NONE:
        s.architect = square
        s.phase = TO_END
    else:
        s.at = square
        s.phase = TO_CAPTURE


@rule
def captures(s: State, seat: int, out: list[int]) -> int:
    """§5.1 List captures two fields away with two floors, three with three; §8.1 experts may join first."""
    level = level_at(s, s.at)
    n = list_each(CAPTURE, REACH[s.at][level + 1] & prey(s, seat, level), 0, out)
    if level == TWO and s.experts:
        n = list_each(JOIN, REACH[s.at][TWO + 1] & stages(s, seat), n, out)
    return n


@rule
def advance(s: State, seat: int, move: int) -> None:
    """§5.3 Send back what is captured; §5.4 three floors become a tower, §8.1 or go on if just joined."""
    joins = move >= JOIN
    square = SQUARE[move - JOIN] if joins else SQUARE[move - CAPTURE]
    level = THREE if joins else level_at(s, s.at)
    clear(s, s.at)
    clear(s, square)
    put(s, seat, TOWER if level == THREE and not joins else level, square)
    s.at = square if joins else NONE
    if not joins:
        s.architect = square
        s.phase = TO_END


# §6 Action cards


@rule
def carry_out(s: State, seat: int, card: int) -> None:
    """§6.2 Do at once what needs no choice; a card without a legal target does nothing."""
    if card == ROLL_AGAIN:
        s.phase = AGAIN
    elif card == DICE_GIFT:
        s.phase = GIFT
    elif card == SWAP_THEIRS and s.seats == 2:
        s.phase = DRAWING
    elif card in (PUSH_RICHEST, TAX_ONE):
        s.phase = TO_OBEY
    elif card == AID_POOREST:
        aid_poorest(s)
        pass_on(s)
    elif card == TAX_SELF:
        tax(s, seat)
        pass_on(s)
    elif first_choices(s, seat) != 0:
        s.phase = TO_OBEY
    else:
        pass_on(s)


# What a seat cannot see


@rule
def forget(s: State, seat: int) -> None:
    """Nothing is hidden: nobody, not even the state, knows the order of the cards still to come."""
