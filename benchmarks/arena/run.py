"""Plays all tournaments of plans.toml with `tabletown arena`, each as far as it is missing, and writes docs/arena.md: make arena"""
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RESULTS, PAGE = ROOT / "docs" / "arena", ROOT / "docs" / "arena.md"
HEAD = """# How strong the bots are

Made by `make arena` from `benchmarks/arena/plans.toml`; ± is 95 %, over deals. A bot that thinks has so much processor time of one thread
for every move. `learned` takes what looks best by one ply; `greedy` does the same by the rough guide of the game. Every name leads to a
report with plots.

| tournament | matches | bot | wins | wanted | points | wanted | seconds a match |
|---|---|---|---|---|---|---|---|
"""


def plans() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((HERE / "plans.toml").read_text("utf-8"))["plan"]
    return found


def play(plan: dict[str, Any]) -> None:
    options = [word for pair in plan.get("options", []) for word in ("--option", pair)]
    seats = ["--seats", str(plan["seats"])] if "seats" in plan else []
    words = ["--bots", plan["bots"], "--matches", str(plan["matches"]), "--to", str(RESULTS / plan["name"]), *seats, *options]
    subprocess.run([sys.executable, "-m", "tabletown", "arena", plan["game"], *words], check=True)


def row(plan: dict[str, Any]) -> str:
    """A line of the table, for the first of the plan's bots."""
    told = json.loads((RESULTS / plan["name"] / "summary.json").read_text("utf-8"))
    bot = next(one for one in told["bots"] if one["bot"] == plan["bots"].split(",")[0])
    wanted = plan["wanted"]
    wins, points = estimate(bot["wins"], 2), estimate(bot["points"], 1)
    link = f"[{plan['name']}](arena/{plan['name']}/report.html)"
    cells = (link, bot["matches"], bot["bot"], wins, wanted.get("wins", ""), points, wanted.get("points", ""), f"{bot['seconds']:.1f}")
    return f"| {' | '.join(map(str, cells))} |"


def estimate(told: dict[str, float], digits: int) -> str:
    return f"{told['mean']:.{digits}f} ± {(told['high'] - told['low']) / 2:.{digits}f}"


def main() -> None:
    chosen = [plan for plan in plans() if not sys.argv[1:] or any(word in plan["name"] for word in sys.argv[1:])]
    for plan in chosen:
        print(plan["name"], flush=True)
        play(plan)
    done = [plan for plan in plans() if (RESULTS / plan["name"] / "summary.json").exists()]
    PAGE.write_text(HEAD + "".join(f"{row(plan)}\n" for plan in done), "utf-8")


if __name__ == "__main__":
    main()
