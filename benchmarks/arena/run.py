"""Play the missing tournaments of plans.toml; write docs/arena.md and what each level is worth: make arena

To play one again, remove its folder in docs/arena.
"""
import json
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from tabletown import catalogue
from tabletown.bots import levels, strength
from tabletown.bots.levels import LEVELS
from tabletown.bots.strength import Strength, write_strengths
from tabletown.kernel.game import folder_of

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RESULTS, PAGE = ROOT / "docs" / "arena", ROOT / "docs" / "arena.md"
HEAD = """# How strong the bots are

Made by `make arena` from `benchmarks/arena/plans.toml`; all intervals are of 95 %, over deals. A bot that \
thinks has at
most so much processor time of one thread for a move, and stops earlier where the best move is clear: \
`planner` is
{planner:g} s, `architect` {architect:g} s. Every name leads to a report with plots. All of it took \
{hours:.1f} hours of processor
time, on as many cores as there are.
"""

Fact = dict[str, Any]  # a part, a plan, or the results of a bot


# Plans


def parts() -> list[Fact]:
    found: list[Fact] = tomllib.loads((HERE / "plans.toml").read_text("utf-8"))["part"]
    return found


def plans() -> list[Fact]:
    return [plan for part in parts() for plan in part["plans"]]


def name_of(plan: Fact) -> str:
    """Return the name of a plan's folder: neoville-1s-greedy."""
    bots = dict.fromkeys(bot.rpartition(":")[2].lower() for bot in plan["bots"].split(","))
    seats = [f"{plan['seats']}-seats"] if "seats" in plan else []
    return "-".join([plan["game"].replace("_", "-"), *bots, *seats, *plan.get("options", {}).values()])


def is_done(plan: Fact) -> bool:
    return (RESULTS / name_of(plan) / "summary.json").exists()


def play(plan: Fact) -> None:
    options = [
        word for name, choice in plan.get("options", {}).items() for word in ("--option", f"{name}={choice}")
    ]
    seats = ["--seats", str(plan["seats"])] if "seats" in plan else []
    bots, matches = ["--bots", plan["bots"]], ["--matches", str(plan["matches"])]
    words = [*bots, *matches, *seats, *options, "--to", str(RESULTS / name_of(plan))]
    subprocess.run([sys.executable, "-m", "tabletown", "arena", plan["game"], *words], check=True, cwd=ROOT)


# What came of them


def told_by(plan: Fact) -> Fact:
    told: Fact = json.loads((RESULTS / name_of(plan) / "summary.json").read_text("utf-8"))
    return told


def bots_of(plan: Fact) -> dict[str, Fact]:
    """Return the results of a played plan by bot."""
    return {one["bot"]: one for one in told_by(plan)["bots"]}


def seconds_of(plan: Fact) -> float:
    return float(sum(bot["matches"] * bot["seconds"] for bot in bots_of(plan).values()))


def matches_of(plan: Fact) -> int:
    told = told_by(plan)
    sat = sum(int(bot["matches"]) for bot in told["bots"])
    return sat // len(told["seats"])


def points_of(told: Fact) -> str:
    return f"{told['mean']:.1f} ± {(told['high'] - told['low']) / 2:.1f}"


def wins_of(told: Fact) -> str:
    """Give a share with its interval, which is lopsided near 0 and 1."""
    return f"{told['mean']:.2f} ({told['low']:.2f}–{told['high']:.2f})"


def line(cells: list[Any]) -> str:
    return f"| {' | '.join(map(str, cells))} |\n"


def link(plan: Fact) -> str:
    return f"[{name_of(plan)}](arena/{name_of(plan)}/report.html)"


def strength_row(plan: Fact) -> list[Any]:
    """Return the wanted and the measured results of a plan's first bot."""
    bot = bots_of(plan)[plan["bots"].split(",")[0]]
    wins, points = wins_of(bot["wins"]), points_of(bot["points"])
    alone = plan.get("seats", len(plan["bots"].split(","))) == 1 and "wins" not in plan
    found = [plan.get("wins", ""), "" if alone else wins, plan.get("points", ""), points]
    return [link(plan), matches_of(plan), *found, f"{bot['seconds']:.1f}", f"{seconds_of(plan) / 60:.0f}"]


def seats_row(plan: Fact) -> list[Any]:
    told = told_by(plan)
    return [link(plan), matches_of(plan), *(wins_of(seat["wins"]) for seat in told["seats"])]


STRENGTH = [
    "tournament", "matches", "wins wanted", "wins", "points wanted", "points", "seconds a match",
    "minutes in all",
]
SEATS = ["tournament", "matches", *(f"seat {seat} wins" for seat in range(1, 5))]


def table(part: Fact) -> str:
    heads, row = (SEATS, seats_row) if part.get("shows") == "seats" else (STRENGTH, strength_row)
    return "".join(
        [
            line(heads),
            line(["---"] * len(heads)),
            *(line(row(plan)) for plan in part["plans"] if is_done(plan)),
        ]
    )


def page() -> str:
    hours = sum(seconds_of(plan) for plan in plans() if is_done(plan)) / 3600
    head = HEAD.format(planner=LEVELS["planner"].seconds, architect=LEVELS["architect"].seconds, hours=hours)
    played = [part for part in parts() if any(is_done(plan) for plan in part["plans"])]
    return head + "".join(f"\n## {part['title']}\n\n{part['about']}\n{table(part)}" for part in played)


def measured(game: str, bots: Sequence[str]) -> dict[str, Strength]:
    """Return how strong each of these levels of a game is against the level below, at two seats."""
    done = [
        plan
        for plan in plans()
        if plan["game"] == game and is_done(plan) and {"seats", "options"}.isdisjoint(plan)
    ]
    found, strengths = {plan["bots"]: bots_of(plan) for plan in done}, dict[str, Strength]()
    for lower, level in pairwise(bots):
        if told := found.get(f"{level},{lower}"):
            points = {bot: round(told[bot]["points"]["mean"]) for bot in (lower, level)}
            strengths.setdefault(lower, Strength(points[lower]))
            strengths[level] = Strength(points[level], round(100 * told[level]["wins"]["mean"]))
    return {name.removeprefix(levels.SITE): found for name, found in strengths.items()}


def chosen(words: list[str]) -> list[Fact]:
    """Return the plans with these names or with these words in their names; without words, all plans."""
    names = {name_of(plan) for plan in plans()}
    return [
        plan for plan in plans() if not words or any(is_meant(name_of(plan), word, names) for word in words)
    ]


def is_meant(name: str, word: str, names: set[str]) -> bool:
    return name == word if word in names else word in name


def main() -> None:
    for plan in chosen(sys.argv[1:]):
        print(name_of(plan), flush=True)
        if not is_done(plan):
            play(plan)
        PAGE.write_text(page(), "utf-8")
        write_levels(plan["game"])


def write_levels(game: str) -> None:
    folder = folder_of(catalogue.load(game))
    write_strengths(folder, strength.ON_A_SERVER, measured(game, [*LEVELS]))
    write_strengths(folder, strength.ON_A_SITE, measured(game, [*levels.ON_A_SITE]))


if __name__ == "__main__":
    main()
