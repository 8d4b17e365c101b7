"""Tangram City, in the order of the rulebook: set-up, cards, tiles, fountain, scoring, last round, end."""
from ...kernel import NATURE, NONE, first, first_seat, nature, nobody, only, rest, rule
from .city import free_halves, is_free, lay_tile, pour, print_piece, whole
from .rectangle import largest_rectangle
from .cards import LAST, begin_round, bring, next_card, outcomes
from .moves import DONE, FOUNTAIN, PLACE, SIDE, SKIP
from .pieces import CARDS, CARDS_OF_ROUND, HALVES, LAST_CARDS, ROUNDS, SIDES, WIDE
from .shapes import FROM, PER_TILE, PLACEMENTS, ROW_OF, SQUARES, TURNS
from .state import LEFT_OUT, OVER, TO_CHOOSE, TO_END, TO_PLACE, TO_POUR, State

COLOURS, CORNERS = len(SIDES), len(HALVES)
CODE = 4  # the column of PLACEMENTS after the four quarters


# §2 Set-up


def start(seats: int, first: str = "seat-1", board: str = "1") -> State:
    """§2 Give seat n board n, a lone seat any; all will choose a side; seat 1 or chance starts."""
    s = State()
    s.seats = seats
    s.board = [*range(len(s.board))] if seats > 1 else [int(board) - 1, *s.board[1:]]
    s.bag = [1] * CARDS
    s.first = first_seat(first)
    s.due = int(s.first == NONE)
    return s


@rule
def choose_side(s: State, seat: int, side: int) -> None:
    """§2.2"""
    s.side[seat] = side
    print_piece(s, seat)


# §3 A round


@rule
def waits_for(s: State) -> int:
    """§3.1 Nature brings what is due; then every seat that has not answered yet acts, all at once."""
    if s.due > 0:
        return nature()
    if s.phase == OVER:
        return nobody()
    waiting = nobody()
    for seat in range(s.seats):
        if s.answered[seat] < wanted(s):
            waiting |= only(seat)
    return waiting


@rule
def wanted(s: State) -> int:
    """Count the answers this step wants of every seat: §8.1 three tiles in the last round, else one."""
    return LAST_CARDS if s.rounds == LAST and s.phase == TO_PLACE else 1


@rule
def moves(s: State, seat: int, out: list[int]) -> int:
    """Write the legal moves of the seat that is asked into `out` and return how many there are."""
    if seat == NATURE:
        return outcomes(s, out)
    if s.phase == TO_CHOOSE:
        for side in range(COLOURS):
            out[side] = SIDE + side
        return COLOURS
    if s.phase == TO_PLACE:
        return placements(s, seat, out)
    if s.phase == TO_POUR:
        return fountains(s, seat, out)
    out[0] = DONE
    return 1


@rule
def play(s: State, seat: int, move: int) -> None:
    if seat == NATURE:
        bring(s, move)
        return
    if s.phase == TO_CHOOSE:
        choose_side(s, seat, move - SIDE)
    elif s.phase == TO_PLACE:
        place(s, seat, move)
    elif s.phase == TO_POUR:
        place_fountain(s, seat, move)
    s.answered[seat] += 1
    if waits_for(s) == nobody():
        close_step(s)


@rule
def close_step(s: State) -> None:
    """§4.5 Fix what all have answered, and begin the next step."""
    for seat in range(s.seats):
        s.answered[seat] = 0
    if s.phase == TO_CHOOSE:
        begin_round(s)
    elif s.phase == TO_PLACE:
        next_card(s)
    elif s.phase == TO_POUR:
        end_round(s)
    else:
        s.phase = OVER


# §4 Placing a tile


@rule
def placements(s: State, seat: int, out: list[int]) -> int:
    """List §4.1 the tile on the card, §8.1 in the last round each of three; §4.4 any may be left out."""
    n = 0
    if s.rounds < LAST:
        return placements_of(s, seat, s.shown[CARDS_OF_ROUND * s.rounds + s.step], n, out)
    for i in range(CARDS - LAST_CARDS, CARDS):
        if s.place[seat][s.shown[i]] == NONE:
            n = placements_of(s, seat, s.shown[i], n, out)
    return n


@rule
def placements_of(s: State, seat: int, tile: int, n: int, out: list[int]) -> int:
    north, east, south, west = s.built[seat][0], s.built[seat][1], s.built[seat][2], s.built[seat][3]
    for i in range(FROM[tile], FROM[tile + 1]):
        if is_free(i, north, east, south, west):
            out[n] = PLACE + PLACEMENTS[i][CODE]
            n += 1
    out[n] = SKIP + tile
    return n + 1


@rule
def place(s: State, seat: int, move: int) -> None:
    if move >= SKIP:
        s.place[seat][move - SKIP] = LEFT_OUT
        return
    code = move - PLACE
    s.place[seat][code // PER_TILE] = code
    lay_tile(s, seat, code // (TURNS * SQUARES) % COLOURS, ROW_OF[code])


# §5 A fountain


@rule
def fountains(s: State, seat: int, out: list[int]) -> int:
    """§5.2 List every free half; §5.3 the fountain may be left out."""
    n = 0
    for half in range(CORNERS):
        free = free_halves(s, seat, half)
        while free != 0:
            square = first(free)
            free = rest(free)
            out[n] = FOUNTAIN + (square - square // 8) * CORNERS + half
            n += 1
    out[n] = SKIP + CARDS
    return n + 1


@rule
def place_fountain(s: State, seat: int, move: int) -> None:
    if move >= SKIP:
        s.fountain[seat][s.rounds] = LEFT_OUT
        return
    s.fountain[seat][s.rounds] = move - FOUNTAIN
    square = (move - FOUNTAIN) // CORNERS
    pour(s, seat, square + square // WIDE, (move - FOUNTAIN) % CORNERS)


# §6 The end of a round


@rule
def end_round(s: State) -> None:
    """§6.1 Score the largest rectangles, §6.2 pass on the start marker, §9.1 end after six rounds."""
    for seat in range(s.seats):
        s.points[seat][s.rounds] = largest_rectangle(whole(s.built[seat]))
    s.rounds += 1
    if s.rounds < ROUNDS:
        s.first = next_start_player(s)
        begin_round(s)
    elif s.seats == 1:
        s.phase = TO_END  # a lone seat waits for nobody: it says done, and may take back until then
    else:
        s.phase = OVER


@rule
def next_start_player(s: State) -> int:
    """§6.2 Return the leader; on a tie the first clockwise, beginning with the old start player."""
    best = s.first
    for i in range(1, s.seats):
        seat = (s.first + i) % s.seats
        if points_so_far(s, seat) > points_so_far(s, best):
            best = seat
    return best


@rule
def points_so_far(s: State, seat: int) -> int:
    total = 0
    for i in range(ROUNDS):
        total += s.points[seat][i]
    return total
