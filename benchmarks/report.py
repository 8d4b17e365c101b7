"""Report the rates, the ratios we want, and what the author of a peer could object to."""
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.table import Table

from benchmarks.latency import Latency
from benchmarks.subjects import Subject

NOTES = (
    "Ours: at every decision the complete list of legal moves is made, and every result is scored. "
    "Nature's moves are played, not counted. A copy is one state of Neoville for four seats.",
    "catanatron: it plays Catan and we other games, so this compares engines at different work. "
    "Forced moves count as decisions on all sides: 63 % of its actions have one option only, "
    "11 % of Neoville's, 1 % of Cloud City's, 71 % of Project Skyline's, where rolling and ending a turn "
    "are moves of their own, so that undo has its window. "
    "Its own validation of actions is on, as it is by default.",
    "OpenSpiel rollouts: C++, random rollouts from the root by mcts_search. It counts matches, and so does "
    "the ratio; decisions are matches times the mean length measured first. "
    "OpenSpiel python: the same library, called move by move from Python.",
    "PettingZoo: env() with its wrappers, as documented; raw_env() is about twice as fast.",
    "Pgx: one thread of a CPU, batches of 2048; it is made for accelerators.",
)


# Each game with the wanted multiple of catanatron's rate, and the wanted milliseconds of a decision.
GAMES = (("neoville", 120, 1), ("cloud_city", 80, 1), ("tangram_city", 40, 2), ("project_skyline", 100, 1))


@dataclass(frozen=True)
class Wanted:
    what: str
    bound: float
    measured: float | None
    at_least: bool

    @property
    def verdict(self) -> str:
        if self.measured is None:
            return "not measured"
        return "met" if (self.measured >= self.bound) == self.at_least else "not met"

    def told(self) -> str:
        measured = "-" if self.measured is None else figure(self.measured)
        return f"{self.what} {'≥' if self.at_least else '<'} {figure(self.bound)}: {measured}, {self.verdict}"


def figure(x: float) -> str:
    """Format a number with three significant digits: 2.73 M, 30.5 k, 674, 0.0992."""
    if x >= 999.5e3:
        return f"{x / 1e6:.3g} M"
    if x >= 9995:
        return f"{x / 1e3:.3g} k"
    return f"{x:,.0f}" if x >= 100 else f"{x:.3g}"


def ratio(subjects: Mapping[str, Subject], ours: str, other: str, unit: str) -> float | None:
    fast, slow = (subjects[name].rate(unit) if name in subjects else 0.0 for name in (ours, other))
    return fast / slow if slow else None


def milliseconds(subjects: Mapping[str, Subject], name: str) -> float | None:
    """Return how long one decision takes, including its list of legal moves."""
    rate = subjects[name].rate() if name in subjects else 0.0
    return 1000 / rate if rate else None


def wanted_of(subjects: Mapping[str, Subject], game: str, times: float, limit: float) -> list[Wanted]:
    compiled = ratio(subjects, f"{game}_compiled", "catanatron", "count")
    interpreted = milliseconds(subjects, f"{game}_interpreted")
    return [
        Wanted(f"{game} compiled / catanatron, decisions", times, compiled, True),
        Wanted(f"{game} interpreted, ms a decision", limit, interpreted, False),
    ]


def wanted(subjects: Mapping[str, Subject], latency: Latency) -> list[Wanted]:
    games = [goal for game, times, limit in GAMES for goal in wanted_of(subjects, game, times, limit)]
    return games + wanted_of_connect_four(subjects) + wanted_at_once(latency)


def wanted_of_connect_four(subjects: Mapping[str, Subject]) -> list[Wanted]:
    rollouts = ratio(subjects, "connect_four_compiled", "openspiel_rollouts", "matches")
    pettingzoo = ratio(subjects, "connect_four_compiled", "pettingzoo", "count")
    return [
        Wanted("connect four compiled / OpenSpiel rollouts, matches", 10, rollouts, True),
        Wanted("connect four compiled / PettingZoo, decisions", 1000, pettingzoo, True),
    ]


def wanted_at_once(latency: Latency) -> list[Wanted]:
    """Return how long somebody may wait for single things."""
    move = f"interpreted, list + play + score a move of Neoville, ms (longest {figure(latency.most)})"
    walkways = "best walkways of a complete city of {}, ms in 95 of 100"
    bounds = (
        (move, 1, latency.one_move),
        (walkways.format("6 x 6"), 50, latency.walkways.get("square")),
        (walkways.format("6 x 8"), 100, latency.walkways.get("rectangle")),
        ("process to first compiled match, warm, s", 1.5, latency.warm),
        ("process to first compiled match, cold, s", 20, latency.cold),
    )
    return [Wanted(what, bound, measured, at_least=False) for what, bound, measured in bounds]


def table(subjects: Mapping[str, Subject]) -> Table:
    shown = Table(title="Rates: the median of all rounds", title_justify="left")
    shown.add_column("subject", no_wrap=True)
    for head in ("matches/s", "decisions/s", "lowest to highest", "compared with", "× as fast"):
        shown.add_column(head, justify="right", no_wrap=True)
    for subject in subjects.values():
        shown.add_row(*cells(subjects, subject))
    return shown


def cells(subjects: Mapping[str, Subject], subject: Subject) -> Sequence[str]:
    if not subject.slices:
        return subject.name, "did not run"
    rates, matches = subject.rates("count"), subject.rate("matches")
    times = ratio(subjects, subject.base, subject.name, subject.unit)
    spread = f"{figure(min(rates))} to {figure(max(rates))}"
    return (
        subject.name,
        figure(matches) if matches else "",
        figure(subject.rate()),
        spread,
        subject.base,
        figure(times) if times else "",
    )


def plain(subjects: Mapping[str, Subject], latency: Latency, machine: Mapping[str, Any]) -> dict[str, Any]:
    """Return all results as JSON types."""
    measured = {
        name: {
            "matches": subject.rate("matches"),
            "decisions": subject.rate(),
            "slices": [asdict(piece) for piece in subject.slices],
        }
        for name, subject in subjects.items()
    }
    goals = [{**asdict(goal), "verdict": goal.verdict} for goal in wanted(subjects, latency)]
    return {"machine": dict(machine), "subjects": measured, "latency": asdict(latency), "wanted": goals}
