"""What is told: moves, the reasons for refusals, and lines of the score."""
from collections.abc import Iterator
from itertools import combinations

from ...kernel import (
    CENTRE, NATURE, NONE, Message, ScoreLine, beside_city, bit, corner_of, district, has, moved, only, push,
    say, size, spot_name, spot_numbered,
)
from .city import home, square_of, terrain_at, within_reach
from .domes import read_dome
from .moves import MOVES, OMIT
from .pieces import (
    KIND_NAMES, LAND_OF, LEFT_OUT, LETTERS, RANKS, ROUNDS, SKYSCRAPERS, STRUCTURE_NAMES, TERRAINS, TILES,
    TYPES, UTILITY_NAMES, VALUES, WAYS,
)
from .rules import outcomes, placements, waits_for
from .scoring import is_tower, place_name, square_at
from .state import OVER, TO_BUILD, TO_DRAW, TO_LAY, State

STEP_OF = {
    "lay": TO_LAY,
    "build": TO_BUILD,
    "skip": TO_BUILD,
    "take": TO_DRAW,
    "draw": TO_DRAW,
    "done": TO_DRAW,
}
STEP_NAMES = ("lay", "build", "draw")


# Moves


def told(s: State, seat: int, move: int, hidden: frozenset[str]) -> Message:
    """Describe a move as others see it; `s` is the state after it."""
    kind, at = MOVES.parts(move)
    names = {part: MOVES.kinds[kind][part].shown(i) for part, i in at.items() if part not in hidden}
    if kind == "build":
        return say(
            "move-build", what=structure_told(at["structure"]), square=place_name(s, seat, s.laid[seat] - 1)
        )
    if kind == "stock":
        return say("move-stock", what=structure_told(SKYSCRAPERS + at["utility"]))
    if kind == "omit":
        return say("move-omit", kind=say(f"kind-{names['utilities']}"))
    if hidden:
        return say(f"move-{kind}-secret", **names)
    return say(f"move-{kind}", **names)


def structure_told(structure: int) -> Message:
    return named(STRUCTURE_NAMES[structure])


def named(name: str) -> Message:
    """Say what a structure is, by its name on a score sheet."""
    if name[0] in LETTERS:
        return say("skyscraper", name=name, terrain=name[0], value=int(name[1:]))
    if dome := read_dome(name):
        return say("drawn-biodome", name=name, points=dome.points, squares=size(dome.turns[0]))
    return say(name, name=name)


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
    if move >= OMIT:
        return say("not-yours-to-draw", "§2.5")
    if kind == "build" and s.phase == TO_DRAW:
        return say("not-twice", "§5.1")
    if STEP_OF[kind] != s.phase:
        return say("not-this-step", "§3.1", step=say(f"step-{step_now(s, seat)}"))
    if kind == "lay":
        return why_not_lay(s, seat, move, at["tile"], at["turn"], spot_numbered(at["spot"]))
    if kind == "build":
        return why_not_build(s, seat, at["structure"], at["corner"])
    return why_not_draw(s, seat, kind, at)


def step_now(s: State, seat: int) -> str:
    return "done" if s.phase == TO_DRAW and s.laid[seat] == ROUNDS else STEP_NAMES[s.phase]


def why_not_drawn(s: State, move: int) -> Message | None:
    out = [0] * MOVES.count
    return None if s.due > 0 and move in out[: outcomes(s, out)] else say("not-drawn-now", "§2.5")


def why_not_lay(s: State, seat: int, move: int, tile: int, turn: int, spot: int) -> Message | None:
    """§4"""
    if tile not in s.hand[seat]:
        return say("not-in-hand", "§4.1", tile=TILES[tile])
    if turn >= WAYS[tile]:
        return say("not-that-turn", "§4.1", turn=turn % int(WAYS[tile]))
    if s.laid[seat] == 0:
        return None if spot == CENTRE else say("not-first-there", "§4.1", spot=spot_name(CENTRE))
    if has(s.taken[seat], spot):
        return say("not-on-a-tile", "§4.2", spot=spot_name(spot))
    if not has(beside_city(s, seat), spot):
        return say("not-apart", "§4.2", spot=spot_name(spot))
    if not has(within_reach(s, seat), spot):
        return say("not-beyond", "§4.3", spot=spot_name(spot))
    out = [0] * MOVES.count
    return None if move in out[: placements(s, seat, out)] else why_not_join(s, seat, tile, turn, spot)


def why_not_join(s: State, seat: int, tile: int, turn: int, spot: int) -> Message:
    """§4.4 Name two skyscrapers that would come together."""
    one, other = next(
        pair for terrain in range(TERRAINS) for pair in joined_towers(s, seat, tile, turn, spot, terrain)
    )
    return say("not-joining", "§4.4", one=tower_told(s, seat, one), other=tower_told(s, seat, other))


def joined_towers(
    s: State, seat: int, tile: int, turn: int, spot: int, terrain: int
) -> Iterator[tuple[int, int]]:
    """Yield pairs of skyscrapers, of districts that are apart, which the tile would bring together."""
    by, new = push(s, seat, spot), moved(LAND_OF[tile][turn][terrain], corner_of(s, seat, spot))
    old, at = s.land[seat][terrain], {i: bit(square_at(s, seat, i)) for i in towers_of(s, seat)}
    for i, j in combinations((i for i in at if s.built[seat][i] // RANKS == terrain), 2):
        if (
            district(moved(at[i], by), moved(old, by) | new) & moved(at[j], by)
            and not district(at[i], old) & at[j]
        ):
            yield i, j


def towers_of(s: State, seat: int) -> list[int]:
    return [i for i in range(s.laid[seat]) if is_tower(s, seat, i)]


def tower_told(s: State, seat: int, i: int) -> Message:
    return say("structure-at", what=structure_told(s.built[seat][i]), square=place_name(s, seat, i))


def why_not_build(s: State, seat: int, structure: int, corner: int) -> Message | None:
    """§5"""
    square = square_of(s, seat, s.laid[seat] - 1, corner)
    if has(s.parks[seat], square):
        return say("not-on-a-park", "§5.2")
    if has(s.sports[seat], square):
        return say("not-on-sports", "§5.2")
    if structure >= SKYSCRAPERS:
        return why_no_utility(s, structure - SKYSCRAPERS)
    terrain = terrain_at(s, seat, square)
    if structure // RANKS != terrain:
        return say("not-its-terrain", "§5.3", what=structure_told(structure), terrain=LETTERS[terrain])
    rival = next((i for i in towers_of(s, seat) if has(home(s, seat, square), square_at(s, seat, i))), NONE)
    if rival != NONE:
        return say("not-second-skyscraper", "§5.4", other=tower_told(s, seat, rival))
    return why_no_skyscraper(s, structure)


def why_no_skyscraper(s: State, structure: int) -> Message | None:
    value = VALUES[structure % RANKS]
    if value in LEFT_OUT[s.seats]:
        return say("not-with-so-few", "§2.1", value=value, seats=s.seats)
    return None if s.skyscraper[structure] else say("not-in-supply", "§5.6", what=structure_told(structure))


def why_no_utility(s: State, utility: int) -> Message | None:
    if utility // TYPES == s.omitted:
        return say("not-this-kind", "§2.2", kind=say(f"kind-{KIND_NAMES[s.omitted]}"))
    return (
        None
        if s.utility[utility]
        else say("not-in-supply", "§5.6", what=say(UTILITY_NAMES[utility], name=UTILITY_NAMES[utility]))
    )


def why_not_draw(s: State, seat: int, kind: str, at: dict[str, int]) -> Message | None:
    """§6"""
    last = s.laid[seat] == ROUNDS
    if kind == "done":
        return None if last else say("not-done-yet", "§6.1")
    if kind in ("take", "draw") and last:
        return say("not-after-last-tile", "§6.2")
    if kind == "take" and at["tile"] not in s.market:
        return say("not-open", "§6.1", tile=TILES[at["tile"]])
    return None


# Score lines


def score_line_told(line: ScoreLine) -> Message:
    """Say what the line is about; points, square and § stand beside it."""
    name = line.what.split()[-1]
    if name in ("parks", "sports"):
        return say(f"most-{name}")
    return named(name)


def lacks_told(line: ScoreLine) -> Message | None:
    """Say what it still lacks to score, if anything, or that another one in its district scores instead."""
    kind = line.what.split()[0]
    if (kind == "skyscraper" and line.points == 0) or (
        kind == "biodome" and line.points < 0 and line.lacks == 0
    ):
        return say(f"outdone-{kind}")
    if line.lacks is None:
        return say("lacks-for-ever")
    return say(f"lacks-{kind}", count=line.lacks) if line.lacks else None
