"""Tests of `make arena`: every plan can be played, and the page and the levels report the results."""
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from benchmarks.arena import run
from tabletown import catalogue
from tabletown.arena.tournament import planned
from tabletown.bots.levels import LEVELS, ON_A_SITE, Level
from tabletown.bots.strength import Strength

GAMES = [name for name in catalogue.names() if hasattr(catalogue.load(name), "FEATURES")]


def test_every_plan_can_be_played_and_has_a_name_of_its_own() -> None:
    names = [run.name_of(plan) for plan in run.plans()]
    assert len(set(names)) == len(names) and "cloud-city-planner-neighbour-rectangle" in names
    for plan in run.plans():
        bots = plan["bots"].split(",")
        ours = [
            "random" if ":" in bot and (run.ROOT / bot.partition(":")[0]).exists() else bot for bot in bots
        ]
        planned(plan["game"], ours, plan.get("seats", len(bots)), plan.get("options", {}), plan["matches"], 1)


@pytest.mark.parametrize("levels", [LEVELS, ON_A_SITE])
def test_every_level_meets_the_one_below_in_every_game(levels: dict[str, Level]) -> None:
    met = {(plan["game"], plan["bots"]) for plan in run.plans()}
    assert {(game, f"{level},{lower}") for game in GAMES for lower, level in pairwise(levels)} <= met


def test_every_variant_is_played() -> None:
    played = {(plan["game"], *pair) for plan in run.plans() for pair in plan.get("options", {}).items()}
    missing = [
        (game, option.name, choice)
        for game in GAMES
        for option in catalogue.load(game).OPTIONS
        if option.variant
        for choice in option.choices
        if choice != option.default and 2 in option.seats and (game, option.name, choice) not in played
    ]
    assert {(game, name) for game, name, _ in missing} <= {("neoville", "utilities")}, (
        "one of its three pairs stands for all"
    )


def told(bot: str, wins: float, points: float) -> dict[str, Any]:
    found = {"mean": wins, "low": wins - 0.1, "high": wins + 0.1}
    return {
        "bot": bot,
        "matches": 9,
        "wins": found,
        "points": {"mean": points, "low": points - 1, "high": points + 1},
        "seconds": 30.0,
    }


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(run, "RESULTS", tmp_path)
    return tmp_path


def keep(results: Path, plan: dict[str, Any], *bots: dict[str, Any]) -> None:
    folder = results / run.name_of(plan)
    folder.mkdir()
    (folder / "summary.json").write_text(
        json.dumps({"bots": bots, "seats": [{"wins": bot["wins"]} for bot in bots]})
    )


def test_a_row_tells_what_was_wanted_and_what_was_measured(results: Path) -> None:
    plan = {"game": "neoville", "bots": "1s,greedy", "wins": 0.95}
    keep(results, plan, told("greedy", 0.1, 20), told("1s", 0.9, 50))
    row = [
        "[neoville-1s-greedy](arena/neoville-1s-greedy/report.html)", 9, 0.95, "0.90 (0.80–1.00)", "",
        "50.0 ± 1.0", "30.0", "9",
    ]
    assert run.strength_row(plan) == row
    assert run.seats_row(plan)[2:] == ["0.10 (0.00–0.20)", "0.90 (0.80–1.00)"]


def test_levels_are_measured_with_two_seats(results: Path) -> None:
    for plan in run.plans():
        if plan["game"] == "tangram_city" and plan["bots"] in ("neighbour,newcomer", "planner,neighbour"):
            upper, lower = plan["bots"].split(",")
            keep(results, plan, told(upper, 0.8, 60 - plan.get("seats", 2)), told(lower, 0.2, 40))
    expected = {"newcomer": Strength(40), "neighbour": Strength(58, 80), "planner": Strength(58, 80)}
    assert run.measured("tangram_city", [*LEVELS]) == expected and run.measured("neoville", [*LEVELS]) == {}


def test_levels_of_a_site_have_the_names_that_people_choose(results: Path) -> None:
    plan = {"game": "neoville", "bots": "site-planner,neighbour"}
    keep(results, plan, told("site-planner", 0.7, 50), told("neighbour", 0.3, 40))
    assert run.measured("neoville", [*ON_A_SITE]) == {"neighbour": Strength(40), "planner": Strength(50, 70)}


def test_the_page_tells_every_tournament_that_was_played(results: Path) -> None:
    keep(results, plan := run.plans()[0], told("learned", 0.8, 50), told("greedy", 0.1, 30))
    page = run.page()
    assert run.name_of(plan) in page and run.name_of(run.plans()[1]) not in page
    first, *others = [f"## {part['title']}" in page for part in run.parts()]
    assert first and not any(others), "a part of which nothing was played is left out"


def test_plans_can_be_chosen_by_name_or_by_a_word() -> None:
    name = run.name_of(run.plans()[0])
    assert [run.name_of(plan) for plan in run.chosen([name])] == [name] and run.chosen([]) == run.plans()
    assert {plan["game"] for plan in run.chosen(["neoville"])} == {"neoville"} and run.chosen(["chess"]) == []
