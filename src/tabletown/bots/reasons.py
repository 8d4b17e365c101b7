"""Why a move: the lines of the score that a bot expects to change after it."""
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from ..kernel.telling.score import ScoreLine
from ..kernel.state import State
from ..kernel.loading import plain_game
from .bot import Bot

PLAYOUTS = 16
MOST = 3
LEAST = 0.6  # points on average, below which a change is not worth telling

Key = tuple[str, str, str]


class Change(NamedTuple):
    rule: str
    what: str
    at: str  # empty if it is counted at several places
    points: int  # on average


def changes(player: Bot, view: State, seat: int, move: int, luck: int) -> list[Change]:
    """Return the largest changes between the score now and the score after the bot has played on."""
    game = plain_game(player.world.place)
    before, sums = points_by_line(game.score_lines(view, seat)), defaultdict[Key, float](float)
    times = PLAYOUTS if player.world.COMPILED else 1
    for number in range(times):
        after = points_by_line(game.score_lines(player.search.played_on(seat, move, luck + number), seat))
        for key in before.keys() | after.keys():
            sums[key] += (after.get(key, 0) - before.get(key, 0)) / times
    return largest(added_up(sums))


def points_by_line(lines: Sequence[ScoreLine]) -> dict[Key, int]:
    found = defaultdict[Key, int](int)
    for line in lines:
        found[line.rule, line.what, line.at] += line.points
    return found


def added_up(sums: dict[Key, float]) -> dict[Key, float]:
    """Add up what a rule counts at several places."""
    places = defaultdict[tuple[str, str], dict[str, float]](dict)
    for (rule, what, at), points in sums.items():
        places[rule, what][at] = points
    return {
        (rule, what, "" if len(found) > 1 else min(found)): sum(found.values())
        for (rule, what), found in places.items()
    }


def largest(sums: dict[Key, float]) -> list[Change]:
    told = sorted(
        ((key, points) for key, points in sums.items() if abs(points) >= LEAST),
        key=lambda found: (-abs(found[1]), found[0]),
    )
    return [Change(*key, round(points)) for key, points in told[:MOST]]
