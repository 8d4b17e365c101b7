"""What is told: moves, the reasons for refusals, and lines of the score."""
from ...kernel import NATURE, NONE, Message, ScoreLine, first, has, only, say
from .city import free_halves, is_free
from .cards import LAST, outcomes
from .moves import BEGIN, MOVES
from .pieces import CARDS, CARDS_OF_ROUND, HALVES, LAST_CARDS, SEATS, SIDES, TILES, WIDE
from .rules import waits_for
from .shapes import PLACEMENTS, QUARTERS, ROW_OF, SQUARE_NAMES, WAYS, code_of, fits, same_way
from .state import LEFT_OUT, OVER, TO_CHOOSE, TO_END, TO_PLACE, TO_POUR, State

PHASES_OF = {"side": TO_CHOOSE, "place": TO_PLACE, "fountain": TO_POUR, "done": TO_END}
STEP_NAMES = ("side", "place", "fountain", "done")


# Moves


def told(s: State, seat: int, move: int, hidden: frozenset[str]) -> Message:
    """Describe a move as others see it; `s` is the state after it."""
    kind, at = MOVES.parts(move)
    if kind == "place":
        side, square = SIDES[at["side"]], SQUARE_NAMES[at["square"]]
        return say(f"move-place-{side}", tile=tile_told(at["tile"]), square=square, turn=at["turn"])
    if kind == "fountain":
        return say("move-fountain", square=SQUARE_NAMES[at["square"]], half=say(f"half-{HALVES[at['half']]}"))
    if kind == "skip":
        return say("move-skip", piece=piece_told(at["piece"]))
    if kind == "side":
        return say(f"move-side-{SIDES[at['colour']]}")
    return nature_told(s, kind, at, hidden)


def nature_told(s: State, kind: str, at: dict[str, int], hidden: frozenset[str]) -> Message:
    if kind == "deal":
        holders = holders_told(s.owners[at["slot"]])
        return (
            say("move-deal-secret", holders=holders)
            if hidden
            else say("move-deal", holders=holders, tile=tile_told(at["tile"]))
        )
    if kind == "open":
        return say("move-open", tile=tile_told(at["tile"]))
    return say(f"move-{kind}", **{part: i + 1 for part, i in at.items()})


def holders_told(owners: int) -> Message:
    """Write a set of seats as people count them: seats 3+4."""
    seats = [str(seat + 1) for seat in range(SEATS) if has(owners, seat)]
    return say("holders", count=len(seats), seats="+".join(seats))


def tile_told(tile: int) -> Message:
    return say(f"tile-{TILES[tile]}")


def piece_told(piece: int) -> Message:
    return tile_told(piece) if piece < CARDS else say("a-fountain")


# Refusals: everything a rule forbids has a reason of its own.


def why_not(s: State, seat: int, move: int) -> Message | None:
    """Say why a seat may not make a move now; None if it may."""
    if s.phase == OVER:
        return say("not-after-the-end", "§9.3")
    if seat == NATURE:
        return why_not_drawn(s, move)
    if move >= BEGIN:
        return say("not-yours-to-draw", "§3.2")
    if s.due > 0:
        return say("not-before-the-cards", "§3.2")
    if not waits_for(s) & only(seat):
        return say("not-again", "§4.5")
    return why_not_now(s, seat, move)


def why_not_drawn(s: State, move: int) -> Message | None:
    out = [0] * MOVES.count
    return None if s.due > 0 and move in out[: outcomes(s, out)] else say("not-drawn-now", "§3.2")


def why_not_now(s: State, seat: int, move: int) -> Message | None:
    kind, at = MOVES.parts(move)
    phase = phase_of(kind, at)
    if phase != s.phase:
        return say("not-this-step", "§3.1", step=say(f"step-{STEP_NAMES[s.phase]}"))
    if kind == "fountain":
        return why_not_fountain(s, seat, at["square"], at["half"])
    if phase == TO_PLACE:
        tile = at["tile"] if kind == "place" else at["piece"]
        return why_not_tile(s, seat, tile) or (why_not_place(s, seat, **at) if kind == "place" else None)
    return None


def phase_of(kind: str, at: dict[str, int]) -> int:
    """Return the phase in which a kind of move has its time."""
    if kind == "skip":
        return TO_POUR if at["piece"] == CARDS else TO_PLACE
    return PHASES_OF[kind]


def cards_now(s: State) -> list[int]:
    """Return the cards whose tiles are to be placed in this step."""
    if s.phase != TO_PLACE or s.due > 0:
        return []
    return s.shown[-LAST_CARDS:] if s.rounds == LAST else [s.shown[CARDS_OF_ROUND * s.rounds + s.step]]


def why_not_tile(s: State, seat: int, tile: int) -> Message | None:
    """§4.1 Refuse any tile but the one on the card, and each after its first time."""
    if s.place[seat][tile] == LEFT_OUT:
        return say("not-left-out", "§4.4", tile=tile_told(tile))
    if s.place[seat][tile] != NONE:
        return say("not-twice", "§4.1", tile=tile_told(tile))
    if tile not in cards_now(s):
        return say(
            "not-on-the-card",
            "§4.1",
            tile=tile_told(tile),
            card=", ".join(TILES[card] for card in cards_now(s)),
        )
    return None


def why_not_place(s: State, seat: int, tile: int, side: int, turn: int, square: int) -> Message | None:
    if not fits(WAYS[tile][side][turn], *divmod(square, WIDE)):
        return say("not-outside", "§4.2", square=SQUARE_NAMES[square])
    if same_way(tile, side, turn) != turn:
        return say("not-that-turn", "§4.2", turn=str(same_way(tile, side, turn)))
    row = ROW_OF[code_of(tile, side, turn, square)]
    if is_free(row, *s.built[seat]):
        return None
    return say("not-on-another", "§4.3", square=clash(s, seat, row))


def clash(s: State, seat: int, row: int) -> str:
    """Return the first square in which a placement would lie on something."""
    meet = 0
    for quarter in range(QUARTERS):
        meet |= PLACEMENTS[row][quarter] & s.built[seat][quarter]
    return SQUARE_NAMES[first(meet) - first(meet) // 8]


def why_not_fountain(s: State, seat: int, square: int, half: int) -> Message | None:
    if has(free_halves(s, seat, half), square + square // WIDE):
        return None
    return say("not-free", "§5.2", square=SQUARE_NAMES[square], half=say(f"half-{HALVES[half]}"))


# Score lines


def score_line_told(line: ScoreLine) -> Message:
    """Say what the line is about; points and § stand beside it."""
    what, _, number = line.what.partition(" ")
    if what == "rating":
        return say(f"rating-{number}")
    return say("round-points", number=number) if what == "round" else say(f"{what}-bonus")


def lacks_told(line: ScoreLine) -> Message | None:
    """Say what it still lacks to score, if anything."""
    return say(f"lacks-{line.what}", count=line.lacks) if line.lacks else None


