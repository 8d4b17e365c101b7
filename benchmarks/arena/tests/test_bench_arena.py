"""The tournaments of `make arena`: all of them can be played, and the page tells them in their order."""
import json
from pathlib import Path

import pytest

from benchmarks.arena import run
from tabletown import catalogue
from tabletown.arena.tournament import planned
from tabletown.bots import LEVELS, level_named


def test_every_plan_can_be_played() -> None:
    names = [plan["name"] for plan in run.plans()]
    assert len(set(names)) == len(names)
    for plan in run.plans():
        bots = plan["bots"].split(",")
        assert all(level_named(bot) for bot in bots)
        planned(plan["game"], bots, plan.get("seats", len(bots)), {}, plan["matches"], 1)


def test_every_level_meets_the_one_below_in_every_game() -> None:
    met = {(plan["game"], plan["bots"]) for plan in run.plans()}
    below = dict(zip(list(LEVELS)[1:], LEVELS, strict=False))
    games = [name for name in catalogue.names() if hasattr(catalogue.load(name), "FEATURES")]
    assert {(game, f"{level},{lower}") for game in games for level, lower in below.items()} <= met


def test_a_row_tells_what_was_wanted_and_what_came(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "RESULTS", tmp_path)
    (tmp_path / "some").mkdir()
    wins, points = {"mean": 0.9, "low": 0.8, "high": 1.0}, {"mean": 50, "low": 49, "high": 51}
    bot = {"bot": "1s", "matches": 9, "wins": wins, "points": points, "seconds": 3.21}
    (tmp_path / "some" / "summary.json").write_text(json.dumps({"bots": [bot]}))
    row = run.row({"name": "some", "bots": "1s,greedy", "wanted": {"wins": 0.95}})
    assert row == "| [some](arena/some/report.html) | 9 | 1s | 0.90 ± 0.10 | 0.95 | 50.0 ± 1.0 |  | 3.2 |"
