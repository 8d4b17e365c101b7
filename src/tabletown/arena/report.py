"""A report of a tournament: one HTML file that needs nothing else."""
from collections.abc import Sequence
from html import escape
from math import isfinite

from .duel import Played
from .standing import Estimate, Standing, Summary
from .tournament import Plan

WIDE, LINE, LEFT = 640, 30, 150  # of a plot; behind the names
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
body { color: #26231f; background: #fffdf7; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
tr + tr { border-top: 1px solid #d9cfbf; }
th, td { padding: .25rem .75rem; text-align: right; } th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; } text { font: 13px system-ui, sans-serif; fill: currentColor; }
.bar { fill: #2f5aa8; } .range { stroke: #a3226b; stroke-width: 2; }
.even { stroke: #8a8172; stroke-dasharray: 3 3; } .soft { fill: #2f5aa8; opacity: .35; }
@media (prefers-color-scheme: dark) {
  body { color: #eee8dc; background: #201d19; } .bar, .soft { fill: #7fa6e8; } .range { stroke: #f08cc0; }
}
"""


def report(plan: Plan, told: Summary, matches: Sequence[Played], title: str) -> str:
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(setting(plan, matches))} All intervals are of 95 %, over deals.</p>",
        standings_table(told.bots), "<h2>Elo</h2>", elo_plot(told.bots),
        "<h2>Points</h2>", points_plot(told.bots, matches), "<h2>Seats</h2>", seats_plot(told),
    ]
    meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    head = f"{meta}<title>{escape(title)}</title><style>{STYLE}</style>"
    return f'<!doctype html><html lang="en">{head}{"".join(parts)}</html>\n'


def setting(plan: Plan, matches: Sequence[Played]) -> str:
    options = [f"{name} {choice}" for name, choice in plan.options.items()]
    table = ", ".join([f"{plan.seats} seats", *options, f"seed {plan.seed}"])
    return f"{len(matches)} matches on {len({match.deal for match in matches})} deals: {table}."


# The table


def standings_table(bots: Sequence[Standing]) -> str:
    heads = ("bot", "matches", "wins", "points", "5 % – 95 %", "Elo", "seconds a match", "faults")
    cells = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in standing_cells(one))}</tr>" for one in bots)
    return f"<table><tr>{''.join(f'<th>{head}</th>' for head in heads)}</tr>{cells}</table>"


def standing_cells(one: Standing) -> list[str]:
    spread = f"{one.spread[0]:.0f} – {one.spread[-1]:.0f}"
    numbers = [percent(one.wins), give(one.points), spread, give(one.elo, 0), f"{one.seconds:.2f}"]
    return [escape(one.bot), str(one.matches), *numbers, str(one.faults)]


def give(one: Estimate, digits: int = 1) -> str:
    wide = (one.high - one.low) / 2
    return f"{one.mean:.{digits}f} ± {wide:.{digits}f}" if isfinite(wide) else f"{one.mean:.{digits}f}"


def percent(one: Estimate) -> str:
    """Give a share with its interval, which is lopsided near 0 and 100 %."""
    return f"{100 * one.mean:.0f} % ({100 * one.low:.0f}–{100 * one.high:.0f})"


# Plots


def drawn(high: int, parts: Sequence[str], about: str) -> str:
    size = f'viewBox="0 0 {WIDE} {high}" width="{WIDE}"'
    return f'<svg {size} role="img" aria-label="{escape(about)}">{"".join(parts)}</svg>'


def ranged(y: int, name: str, one: Estimate, low: float, high: float) -> str:
    """Draw a bar with its interval, the name before it."""
    def at(value: float) -> float:
        return LEFT + (WIDE - LEFT - 20) * (min(max(value, low), high) - low) / ((high - low) or 1)

    bar = f'<rect class="bar" x="{LEFT}" y="{y + 6}" width="{at(one.mean) - LEFT:.1f}" height="14" rx="3"/>'
    line = f'<path class="range" d="M{at(one.low):.1f} {y + 13}H{at(one.high):.1f}"/>'
    return f'<text x="0" y="{y + 18}">{escape(name)}</text>{bar}{line}'


def elo_plot(bots: Sequence[Standing]) -> str:
    low, high = min(one.elo.low for one in bots) - 50, max(one.elo.high for one in bots)
    named = [(f"{one.bot}  {one.elo.mean:.0f}", one.elo) for one in bots]
    rows = [ranged(LINE * i, name, rating, low, high) for i, (name, rating) in enumerate(named)]
    return drawn(LINE * len(bots), rows, "Elo of every bot")


def points_plot(bots: Sequence[Standing], matches: Sequence[Played]) -> str:
    """Draw a histogram of points for every bot."""
    all_points = [score for match in matches for score in match.scores]
    low, high = min(all_points), max(all_points)
    tall = 2 * LINE
    rows = [histogram(tall * i, one, points_of(one.bot, matches), low, high) for i, one in enumerate(bots)]
    floor = tall * len(bots)
    ends = [
        f'<text x="{x}" y="{floor + 14}">{points}</text>' for x, points in ((LEFT, low), (WIDE - 40, high))
    ]
    return drawn(floor + 20, [*rows, *ends], "Points of every bot")


def points_of(bot: str, matches: Sequence[Played]) -> list[int]:
    scored = [pair for match in matches for pair in zip(match.bots, match.scores, strict=True)]
    return [score for name, score in scored if name == bot]


def histogram(y: int, one: Standing, points: Sequence[int], low: int, high: int, columns: int = 48) -> str:
    counts = [0] * columns
    for score in points:
        counts[min((score - low) * columns // (high - low + 1), columns - 1)] += 1
    wide, most = (WIDE - LEFT - 20) / columns, max(counts)
    bars = [column(LEFT + i * wide, y + 52, wide - 1, 48 * n / most) for i, n in enumerate(counts) if n]
    return f'<text x="0" y="{y + 48}">{escape(one.bot)}  {one.points.mean:.1f}</text>{"".join(bars)}'


def column(x: float, floor: float, wide: float, high: float) -> str:
    return f'<rect class="soft" x="{x:.1f}" y="{floor - high:.1f}" width="{wide:.1f}" height="{high:.1f}"/>'


def seats_plot(told: Summary) -> str:
    """Draw what each seat wins, whichever bot sits there; the line is an even share."""
    high, tall = max(seat.wins.high for seat in told.seats), LINE * len(told.seats)
    named = [(f"seat {i}  {100 * seat.wins.mean:.0f} %", seat.wins) for i, seat in enumerate(told.seats, 1)]
    rows = [ranged(LINE * i, name, wins, 0.0, high) for i, (name, wins) in enumerate(named)]
    even = LEFT + (WIDE - LEFT - 20) / len(told.seats) / (high or 1)
    return drawn(tall, [*rows, f'<path class="even" d="M{even:.1f} 0V{tall}"/>'], "What each seat wins")
