"""What is told: moves, the reasons for refusals, and lines of the score."""
from ...kernel import (
    NATURE, NONE, Message, ScoreLine, beside_city, first, has, only, say, spot_name, spot_numbered,
    square_name,
)
from .city import height_at, tiles_in_city, within_reach
from .moves import CARD, LINE_LIST, MOVES
from .pieces import CORNERS, LETTERS, LEVELS, SIDE, TILES, VOTES, WAYS, turned
from .rules import outcomes, waits_for
from .scoring import building_name, standing, walkway_name
from .state import OVER, TO_DRAW, TO_LAY, State
from .walkways import BETWEEN, STEP, as_tall, start_of, under

STEP_OF = {"lay": TO_LAY, "walk": TO_DRAW, "take": TO_DRAW, "draw": TO_DRAW, "done": TO_DRAW}


# Moves


def told(s: State, seat: int, move: int, hidden: frozenset[str]) -> Message:
    """Describe a move as others see it; `s` is the state after it."""
    kind, at = MOVES.parts(move)
    names = {
        part: MOVES.kinds[kind][part].shown(i)
        for part, i in at.items()
        if part not in hidden and part != "tile"
    }
    if kind == "walk":
        _, length, _, _ = LINE_LIST[at["ends"]]
        level = LEVELS[height_at(s, seat, start_of(s, seat, at["ends"]))]
        return say("move-walk", ends=names["ends"], level=say(f"level-{level}"), votes=int(VOTES[length]))
    if kind == "card":
        return say("move-card", card=say(f"card-{names['card']}"))
    if kind == "lay":
        return laid_told(TILES[at["tile"]], at["turn"], spot_numbered(at["spot"]))
    if hidden:
        return say(f"move-{kind}-secret", **names)
    return say(f"move-{kind}", **names, **(dict(tile=tile_told(TILES[at["tile"]])) if "tile" in at else {}))


def laid_told(tile: str, turn: int, spot: int) -> Message:
    """Describe a tile by its two buildings and where they stand."""
    row, column = 2 * (spot // 8), 2 * (spot % 8)
    at = [square_name(row + corner // 8, column + corner % 8) for corner in CORNERS]
    one, other = (
        say(f"laid-{letter}", square=square)
        for letter, square in zip(turned(tile, turn), at, strict=True)
        if letter != "."
    )
    return say("move-lay", one=one, other=other)


def tile_told(tile: str) -> Message:
    one, other = (say(f"height-{letter}") for letter in tile if letter != ".")
    return say("tile-pair", one=one, other=other)


# Refusals: everything a rule forbids has a reason of its own.


def why_not(s: State, seat: int, move: int) -> Message | None:
    """Say why a seat may not make a move now; None if it may."""
    if s.phase == OVER and s.due == 0:
        return say("not-after-the-end", "§3.2")
    if seat == NATURE:
        return why_not_drawn(s, move)
    if waits_for(s) != only(seat):
        return say("not-your-turn", "§3.1")
    kind, at = MOVES.parts(move)
    if move >= CARD:
        return say("not-yours-to-draw", "§2.3")
    if STEP_OF[kind] != s.phase:
        return say("not-this-step", "§3.1", step=say(f"step-{step_now(s, seat)}"))
    if kind == "lay":
        return why_not_lay(s, seat, at["tile"], at["turn"], spot_numbered(at["spot"]))
    if kind == "walk":
        return why_not_walk(s, seat, at["ends"])
    return why_not_draw(s, seat, kind, at)


def step_now(s: State, seat: int) -> str:
    if s.phase == TO_LAY:
        return "lay"
    return "done" if s.laid[seat] == tiles_in_city(s) else "draw"


def why_not_drawn(s: State, move: int) -> Message | None:
    out = [0] * MOVES.count
    return None if s.due > 0 and move in out[: outcomes(s, out)] else say("not-drawn-now", "§2.3")


def why_not_lay(s: State, seat: int, tile: int, turn: int, spot: int) -> Message | None:
    """§4"""
    if tile not in s.hand[seat]:
        return say("not-in-hand", "§4.1", tile=TILES[tile])
    if turn >= WAYS[tile]:
        return say("not-that-turn", "§4.1", turn=turn % int(WAYS[tile]))
    if has(s.taken[seat], spot):
        return say("not-on-a-tile", "§4.2", spot=spot_name(spot))
    if not has(beside_city(s, seat), spot):
        return say("not-apart", "§4.2", spot=spot_name(spot))
    if not has(within_reach(s, seat), spot):
        return why_not_beyond(s, spot)
    return None


def why_not_beyond(s: State, spot: int) -> Message:
    if s.long_side > SIDE:
        return say("not-beyond-rectangle", "§8.1", spot=spot_name(spot))
    return say("not-beyond", "§4.3", spot=spot_name(spot))


# Walkways


def why_not_walk(s: State, seat: int, line: int) -> Message | None:
    """§5"""
    down, length, row, column = LINE_LIST[line]
    for square in ((row, column), (row + length * down, column + length * (1 - down))):
        if height_on(s, seat, *square) == NONE:
            return say("not-without-building", "§5.2", square=square_name(*square))
    a = start_of(s, seat, line)
    height, other = height_at(s, seat, a), height_at(s, seat, a + length * int(STEP[down]))
    if height != other:
        one, two = building_told(s, seat, a), building_told(s, seat, a + length * int(STEP[down]))
        return say("not-different-heights", "§5.2", one=one, other=two)
    return why_not_way(s, seat, height, down, length, a) or why_not_ends(s, seat, height, down, length, a)


def height_on(s: State, seat: int, row: int, column: int) -> int:
    """Return the height of the building on a square of the table, or NONE."""
    r, c = row - 2 * s.top[seat], column - 2 * s.left[seat]
    return height_at(s, seat, 8 * r + c) if 0 <= r < 8 and 0 <= c < 8 else NONE


def why_not_way(s: State, seat: int, height: int, down: int, length: int, a: int) -> Message | None:
    """Name what lies in the way."""
    between = int(BETWEEN[down][a][length - 1])
    return (
        why_not_over(s, seat, height, between)
        or why_not_again(s, seat, down, length, a)
        or why_not_across(s, seat, height, between)
    )


def why_not_over(s: State, seat: int, height: int, between: int) -> Message | None:
    if gap := between & ~s.cover[seat]:
        return say("not-over-a-gap", "§5.4", square=building_name(s, seat, first(gap)))
    if tall := between & as_tall(s, seat, height):
        same = height_at(s, seat, first(tall)) == height
        return say(
            "not-over-same-height" if same else "not-over-taller",
            "§5.5",
            building=building_told(s, seat, first(tall)),
        )
    return None


def why_not_again(s: State, seat: int, down: int, length: int, a: int) -> Message | None:
    if has(s.begun[seat][down], a):
        return say(
            "not-joined-again",
            "§5.8",
            one=building_told(s, seat, a),
            other=building_told(s, seat, a + length * int(STEP[down])),
        )
    return None


def why_not_across(s: State, seat: int, height: int, between: int) -> Message | None:
    for walkway in standing(s, seat):
        if walkway[0] == height and under(s, seat, *walkway) & between:
            return say(
                "not-crossing",
                "§5.6",
                level=say(f"level-{LEVELS[height]}"),
                ends=walkway_name(s, seat, *walkway),
            )
    return None


def why_not_ends(s: State, seat: int, height: int, down: int, length: int, a: int) -> Message | None:
    for end in (a, a + length * int(STEP[down])):
        if has(s.full[seat], end):
            return say("not-third-walkway", "§5.7", building=building_told(s, seat, end))
    if s.piece[height][length - 1] == 0:
        return say("not-in-supply", "§5.3", level=say(f"level-{LEVELS[height]}"), length=length)
    return None


def building_told(s: State, seat: int, square: int) -> Message:
    return say(f"building-{LETTERS[height_at(s, seat, square)]}", square=building_name(s, seat, square))


# Drawing


def why_not_draw(s: State, seat: int, kind: str, at: dict[str, int]) -> Message | None:
    """§6"""
    last = s.laid[seat] == tiles_in_city(s)
    if kind == "done":
        return None if last else say("not-done-yet", "§6.1")
    if last:
        return say("not-after-last-tile", "§6.2")
    if kind == "take" and at["tile"] not in s.market:
        return say("not-open", "§6.1", tile=TILES[at["tile"]])
    return None


# Score lines


def score_line_told(line: ScoreLine) -> Message:
    """Say what the line is about; votes, squares and § stand beside it."""
    name, _, length = line.what.partition(" ")
    return say("walkway", level=say(f"level-{name}"), length=int(length)) if length else say(f"card-{name}")


def lacks_told(line: ScoreLine) -> Message | None:
    """Say what is still missing, if anything."""
    return say("lacks-balance", count=line.lacks) if line.lacks else None
