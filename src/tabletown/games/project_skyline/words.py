"""What is told: moves, the reasons for refusals, and lines of the score."""
from ...kernel import NATURE, NONE, Message, ScoreLine, has, nature, only, say
from .city import floor_left, level_at, owner_at, stages, to_build
from .cards import is_richest, towers
from .moves import MOVES, ROLLED
from .pieces import (
    CENTRE, FIELD_NAMES, LOSE_TOWER, MOVE_MINE, ONE, PLACE_FLOOR, PUSH_RICHEST, RAZE_MINE, RAZE_THEIRS, REACH,
    SQUARE, SWAP_MINE, SWAP_THEIRS, TAX_ONE, THREE, TOWER,
)
from .rules import outcomes, waits_for
from .state import (
    DRAWING, OVER, TO_BUILD, TO_CAPTURE, TO_CORNER, TO_END, TO_FINISH, TO_FLOOR, TO_OBEY, TO_ROLL, TO_TOWER,
    State,
)

STEPS = {
    TO_CORNER: ("corner",),
    TO_TOWER: ("tower",),
    TO_FLOOR: ("floor",),
    TO_ROLL: ("roll",),
    TO_BUILD: ("build",),
    TO_CAPTURE: ("capture", "join"),
    TO_END: ("done",),
}
FIRST_STEPS = {
    PUSH_RICHEST: ("push",),
    TAX_ONE: ("tax",),
    PLACE_FLOOR: ("floor",),
    LOSE_TOWER: ("remove",),
    RAZE_THEIRS: ("remove",),
    RAZE_MINE: ("remove",),
    SWAP_MINE: ("pick",),
    SWAP_THEIRS: ("pick",),
    MOVE_MINE: ("pick",),
}


def kinds_now(s: State) -> tuple[str, ...]:
    """Return the kinds of moves that the seat in turn may make now."""
    if s.phase == TO_OBEY:
        return FIRST_STEPS[s.card]
    if s.phase == TO_FINISH:
        return ("move",) if s.card == MOVE_MINE else ("swap",)
    return STEPS.get(s.phase, ())


def card_rule(card: int) -> str:
    """Return the § of a card."""
    return f"§6.{card + 4}"


def field_name(square: int) -> str:
    return FIELD_NAMES[square - square // 8 * 2]


# Moves


def told(s: State, seat: int, move: int, hidden: frozenset[str]) -> Message:
    """Describe a move as others see it; `s` is the state after it."""
    kind, at = MOVES.parts(move)
    names = {part: i + 1 if part == "seat" else MOVES.kinds[kind][part].names[i] for part, i in at.items()}
    if kind == "card":
        idle = idle_card_told(s, at["card"])
        what = say(f"card-{names['card']}")
        return say("move-card", idle.rule or card_rule(at["card"]), what=what, idle=idle)
    if kind == "corner":
        return say("move-corner", corner=say(f"corner-{names['corner']}"))
    if kind == "gift":
        return say("move-gift", **names, amount=10 * (at["white"] + at["black"] + 2))
    if kind == "rolled":
        idle = idle_architect_told(s)
        return say("move-rolled", idle.rule, **names, paid=paid_told(s), idle=idle)
    if kind in ("again", "push"):
        return say(f"move-{kind}", **names, paid=paid_told(s))
    return say(f"move-{kind}", **names)


def paid_told(s: State) -> Message:
    """Say what the figure that moved last had to pay."""
    if s.rent == 0:
        return say("paid-nothing")
    return say("paid-ruin" if s.ruined else "paid-rent", payer=s.payer + 1, rent=s.rent, seat=s.payee + 1)


def idle_architect_told(s: State) -> Message:
    """Say why the turn is over without a building, if it is; `payer` rolled the dice."""
    if s.phase != TO_ROLL:
        return say("idle-not")
    return say("idle-no-field", "§4.5") if floor_left(s, s.payer) else say("idle-no-floor", "§4.6")


def idle_card_told(s: State, card: int) -> Message:
    """Say that a card does nothing, if it does: §6.2 without a target, §6.13 between two players."""
    if s.phase == DRAWING:
        return say("idle-another-card", card_rule(SWAP_THEIRS))
    asked_for = card in FIRST_STEPS and s.phase == TO_ROLL
    return say("idle-no-target", "§6.2") if asked_for else say("idle-not")


# Refusals: everything a rule forbids has a reason of its own.


def why_not(s: State, seat: int, move: int) -> Message | None:
    """Say why a seat may not make a move now; None if it may."""
    if s.phase == OVER:
        return say("not-after-the-end", "§7.1")
    if seat == NATURE:
        return why_not_drawn(s, move)
    if waits_for(s) != only(seat):
        return say("not-your-turn", "§3.1")
    if move >= ROLLED:
        return say("not-yours-to-draw", "§3.2")
    kind, at = MOVES.parts(move)
    if kind not in kinds_now(s):
        return why_not_kind(s)
    if kind in ("push", "tax"):
        return why_not_seat(s, kind, at["seat"])
    return WHY_NOT[kind](s, seat, SQUARE[at["field"]]) if "field" in at else None


def why_not_drawn(s: State, move: int) -> Message | None:
    out = [0] * MOVES.count
    drawn = waits_for(s) == nature() and move in out[: outcomes(s, out)]
    return None if drawn else say("not-drawn-now", "§3.2")


def why_not_kind(s: State) -> Message:
    rule = "§3.1"
    if s.phase < TO_ROLL:
        rule = "§2.2"
    elif s.phase in (TO_OBEY, TO_FINISH):
        rule = "§6.2"
    return say("not-this-step", rule, step=say(f"step-{kinds_now(s)[0]}"))


def why_not_seat(s: State, kind: str, seat: int) -> Message | None:
    if seat >= s.seats:
        return say("no-such-seat", card_rule(s.card), text=seat + 1, most=s.seats)
    if kind == "push" and not is_richest(s, seat):
        return say("not-the-richest", "§6.5", seat=seat + 1)
    return None


def why_not_free(rule: str, s: State, square: int) -> Message | None:
    return None if level_at(s, square) == NONE else say("not-free", rule, field=field_name(square))


def why_not_tower(s: State, seat: int, square: int) -> Message | None:
    if not has(CENTRE, square):
        return say("not-in-the-centre", "§2.2", field=field_name(square))
    return why_not_free("§2.2", s, square)


def why_not_floor(s: State, seat: int, square: int) -> Message | None:
    return why_not_free("§6.12" if s.card == PLACE_FLOOR else "§2.3", s, square)


def why_not_build(s: State, seat: int, square: int) -> Message | None:
    """§4"""
    if not has(REACH[s.architect][s.black], square):
        return say("not-so-far", "§4.1", field=field_name(square), steps=s.black)
    owner = owner_at(s, square)
    if owner not in (NONE, seat):
        return say("not-on-anothers", "§4.2", field=field_name(square), seat=owner + 1)
    if level_at(s, square) == TOWER:
        return say("not-on-a-tower", "§4.2", field=field_name(square))
    return (
        None
        if has(to_build(s, seat), square)
        else say("not-without-capture", "§4.4", field=field_name(square))
    )


def why_not_reached(s: State, square: int) -> Message | None:
    """§5.1"""
    steps = level_at(s, s.at) + 1
    if has(REACH[s.at][steps], square):
        return None
    return say("not-so-far-raised", "§5.1", field=field_name(square), steps=steps)


def why_not_capture(s: State, seat: int, square: int) -> Message | None:
    """§5"""
    if wrong := why_not_reached(s, square):
        return wrong
    if level_at(s, square) == NONE:
        return say("not-onto-empty", "§5.2", field=field_name(square))
    if owner_at(s, square) == seat:
        return say("not-onto-own", "§5.2", field=field_name(square))
    if square == s.architect:
        return say("not-onto-architect", "§5.2", field=field_name(square))
    return (
        None
        if level_at(s, square) < level_at(s, s.at)
        else say("not-smaller", "§5.2", field=field_name(square))
    )


def why_not_join(s: State, seat: int, square: int) -> Message | None:
    """§8.1"""
    if not s.experts:
        return say("only-experts", "§8.1")
    if level_at(s, s.at) == THREE:
        return say("not-with-three", "§8.1")
    if wrong := why_not_reached(s, square):
        return wrong
    if not has(s.stands[seat][ONE], square):
        return say("not-a-single-floor", "§8.1", field=field_name(square))
    if square == s.architect:
        return say("not-onto-architect", "§8.1", field=field_name(square))
    return (
        None if has(stages(s, seat), square) else say("not-without-way-on", "§8.1", field=field_name(square))
    )


# Cards: whose building it is, how high, and whether the architect protects it


def why_not_mine(s: State, seat: int, square: int) -> Message | None:
    if level_at(s, square) == NONE:
        return say("nothing-there", card_rule(s.card), field=field_name(square))
    return (
        None if owner_at(s, square) == seat else say("not-yours", card_rule(s.card), field=field_name(square))
    )


def why_not_theirs(s: State, seat: int, square: int) -> Message | None:
    if level_at(s, square) == NONE:
        return say("nothing-there", card_rule(s.card), field=field_name(square))
    return (
        None
        if owner_at(s, square) != seat
        else say("not-your-own", card_rule(s.card), field=field_name(square))
    )


def why_not_low(s: State, square: int) -> Message | None:
    return (
        say("no-towers", card_rule(s.card), field=field_name(square))
        if level_at(s, square) == TOWER
        else why_protected(s, square)
    )


def why_protected(s: State, square: int) -> Message | None:
    return say("protected", "§6.3", field=field_name(square)) if square == s.architect else None


def why_not_remove(s: State, seat: int, square: int) -> Message | None:
    if s.card == RAZE_THEIRS:
        return why_not_theirs(s, seat, square) or why_not_low(s, square)
    if s.card == RAZE_MINE:
        return why_not_mine(s, seat, square) or why_protected(s, square)
    if level_at(s, square) != TOWER:
        return say("not-a-tower", "§6.10", field=field_name(square))
    owner = owner_at(s, square)
    if any(towers(s, other) > towers(s, owner) for other in range(s.seats)):
        return say("not-most-towers", "§6.10", seat=owner + 1)
    return why_protected(s, square)


def why_not_pick(s: State, seat: int, square: int) -> Message | None:
    if s.card == SWAP_THEIRS:
        return why_not_theirs(s, seat, square) or why_protected(s, square)
    return why_not_mine(s, seat, square) or why_not_low(s, square)


def why_not_swap(s: State, seat: int, square: int) -> Message | None:
    if s.card == SWAP_MINE:
        return why_not_theirs(s, seat, square) or why_not_low(s, square)
    if wrong := why_not_theirs(s, seat, square):
        return wrong
    owner = owner_at(s, s.at)
    if owner_at(s, square) == owner:
        return say("same-owner", "§6.13", seat=owner + 1)
    return why_protected(s, square)


def why_not_move(s: State, seat: int, square: int) -> Message | None:
    return why_not_free("§6.14", s, square)


WHY_NOT = {
    "tower": why_not_tower,
    "floor": why_not_floor,
    "build": why_not_build,
    "capture": why_not_capture,
    "join": why_not_join,
    "remove": why_not_remove,
    "pick": why_not_pick,
    "swap": why_not_swap,
    "move": why_not_move,
}


# Score lines


def score_line_told(line: ScoreLine) -> Message:
    """Say what the line is about; points and § stand beside it."""
    return say(f"line-{line.what}")


def lacks_told(line: ScoreLine) -> Message | None:
    """Say how many towers are still to be built until the match ends."""
    return say("lacks-towers", count=line.lacks) if line.lacks else None
