"""Sum up matches between bots: points, victories, Elo and what each seat wins, with 95 % intervals."""
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import log10
from random import Random
from statistics import fmean, quantiles, stdev

import msgspec

from ..kernel.telling.score import best
from .duel import Played

ROUNDS = 200  # of the search for strengths, and of drawing deals anew
MIDDLE = 1500.0  # the mean of all Elos


class Estimate(msgspec.Struct, frozen=True):
    mean: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """One bot."""

    bot: str
    matches: int
    wins: Estimate
    points: Estimate
    spread: list[float]  # points: the 5th, 25th, 50th, 75th and 95th of a hundred
    elo: Estimate
    seconds: float  # a match
    faults: int


class SeatStanding(msgspec.Struct, frozen=True):
    wins: Estimate
    points: Estimate


class Summary(msgspec.Struct, frozen=True):
    bots: list[Standing]
    seats: list[SeatStanding]


def summary(matches: Sequence[Played]) -> Summary:
    names = list(dict.fromkeys(bot for match in matches for bot in match.bots))
    contests = matches if len(matches[0].bots) > 1 else by_same_deal(matches)
    ratings = elo(contests, names)
    standings = [standing(contests, name, ratings[name]) for name in names]
    standings.sort(key=lambda one: -one.elo.mean)
    return Summary(standings, [seat_standing(matches, seat) for seat in range(len(matches[0].bots))])


def by_same_deal(matches: Sequence[Played]) -> list[Played]:
    """Let bots that play alone meet: whoever scores most on a deal wins it."""
    deals = grouped(matches)
    return [
        Played(
            deal,
            0,
            [match.bots[0] for match in alone],
            [match.scores[0] for match in alone],
            [match.ties[0] for match in alone],
            [match.seconds[0] for match in alone],
            [match.faults[0] for match in alone],
        )
        for deal, alone in deals.items()
    ]


def grouped(matches: Sequence[Played]) -> dict[int, list[Played]]:
    deals = defaultdict[int, list[Played]](list)
    for match in matches:
        deals[match.deal].append(match)
    return deals


def seat_standing(matches: Sequence[Played], seat: int) -> SeatStanding:
    wins = wins_by_deal(matches, lambda match: [share(match, seat)])
    return SeatStanding(wins, by_deal(matches, lambda match: [match.scores[seat]]))


def standing(matches: Sequence[Played], bot: str, rating: Estimate) -> Standing:
    mine = [(match, seat) for match in matches for seat, name in enumerate(match.bots) if name == bot]
    return Standing(
        bot,
        len(mine),
        wins_by_deal(matches, lambda match: [share(match, seat) for seat in seats_of(match, bot)]),
        by_deal(matches, lambda match: [match.scores[seat] for seat in seats_of(match, bot)]),
        spread([match.scores[seat] for match, seat in mine]),
        rating,
        fmean(match.seconds[seat] for match, seat in mine),
        sum(match.faults[seat] for match, seat in mine),
    )


def seats_of(match: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(match.bots) if name == bot]


def share(match: Played, seat: int) -> float:
    """Return a seat's share of the victory."""
    winners = best(match.scores, match.ties)
    return (seat in winners) / len(winners)


def spread(points: Sequence[int]) -> list[float]:
    if len(points) < 2:
        return [float(points[0])] * 5
    cuts = quantiles(points, n=20, method="inclusive")
    return [cuts[i] for i in (0, 4, 9, 14, 18)]


def by_deal(matches: Sequence[Played], values: Callable[[Played], Iterable[float]]) -> Estimate:
    """Return a mean with its interval over deals, because matches of one deal are not independent."""
    means = means_by_deal(matches, values)
    return Estimate(fmean(means), *interval(means))


def wins_by_deal(matches: Sequence[Played], values: Callable[[Played], Iterable[float]]) -> Estimate:
    """Do the same for victories. One deal won and one lost widen the interval: ten of ten is not always."""
    means = means_by_deal(matches, values)
    low, high = interval([*means, 0.0, 1.0])
    return Estimate(fmean(means), max(low, 0.0), min(high, 1.0))


def means_by_deal(matches: Sequence[Played], values: Callable[[Played], Iterable[float]]) -> list[float]:
    found = [[value for match in deal for value in values(match)] for deal in grouped(matches).values()]
    return [fmean(some) for some in found if some]


def interval(means: Sequence[float]) -> tuple[float, float]:
    wide = 1.96 * stdev(means) / len(means) ** 0.5 if len(means) > 1 else float("inf")
    return fmean(means) - wide, fmean(means) + wide


# Elo


def elo(matches: Sequence[Played], names: Sequence[str]) -> dict[str, Estimate]:
    """Rate bots by all pairs at a table; the intervals come from resampled deals."""
    deals, lot = list(grouped(matches).values()), Random(1)
    found = strengths(matches, names)
    others = [strengths(draw_deals(deals, lot), names) for _ in range(ROUNDS)]
    return {name: between(found[name], sorted(other[name] for other in others)) for name in names}


def draw_deals(deals: Sequence[list[Played]], lot: Random) -> list[Played]:
    """Draw as many deals as there are, some of them several times, and return their matches."""
    return [match for deal in lot.choices(deals, k=len(deals)) for match in deal]


def between(mean: float, drawn: Sequence[float]) -> Estimate:
    return Estimate(mean, drawn[len(drawn) // 40], drawn[-1 - len(drawn) // 40])


def strengths(matches: Sequence[Played], names: Sequence[str]) -> dict[str, float]:
    """Return the likeliest Elos by Bradley and Terry's model, with one draw added for each pair."""
    won, met = results(matches, names)
    power = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        power = {one: won[one] / expected(one, power, met[one]) if met[one] else 1.0 for one in names}
    rated = {name: 400 * log10(power[name]) for name in names}
    middle = fmean(rated.values())
    return {name: MIDDLE + rated[name] - middle for name in names}


def expected(one: str, power: dict[str, float], met: dict[str, float]) -> float:
    return sum(n / (power[one] + power[other]) for other, n in met.items())


def results(
    matches: Sequence[Played], names: Sequence[str]
) -> tuple[dict[str, float], dict[str, dict[str, float]]]:
    """Count how often each bot won, and how often any two met."""
    won = {name: (len(names) - 1) / 2 for name in names}
    met = {name: {other: 1.0 for other in names if other != name} for name in names}
    for match in matches:
        for a, b in combinations(range(len(match.bots)), 2):
            one, other = match.bots[a], match.bots[b]
            if one != other:
                ahead = beats(match, a, b)
                won[one] += ahead
                won[other] += 1 - ahead
                met[one][other] += 1
                met[other][one] += 1
    return won, met


def beats(match: Played, a: int, b: int) -> float:
    one, other = (match.scores[a], match.ties[a]), (match.scores[b], match.ties[b])
    if one == other:
        return 0.5
    return 1.0 if one > other else 0.0
