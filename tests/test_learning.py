"""Learning gives the same weights by the same seed, in files that need no numpy, and they win."""
import json
from array import array
from pathlib import Path
from typing import Any

import pytest

from tabletown import catalogue
from tabletown.arena.learn import Learner, kinds, smallest_tables
from tabletown.arena.simulate import Arena
from tabletown.bots.levels import BOTS
from tabletown.bots.weights import read_weights, story_file, weights_file, weights_of, write_weights
from tabletown.kernel.game import folder_of
from tabletown.kernel.loading import world
from tabletown.kernel.telling.message import Problem

LEARNED = [name for name in catalogue.names() if hasattr(catalogue.load(name), "FEATURES")]
MOST = 400_000  # bytes of all weights together


def test_every_kind_of_table_is_learned_from() -> None:
    tables = kinds(catalogue.load("cloud_city"))
    assert len(tables) == len({(seats, *options.items()) for seats, options in tables}) == 3 * (2 + 2 + 2 + 1)
    assert (4, {"city": "square", "cards": "two", "first": "seat-1"}) in tables
    assert (1, {"city": "rectangle", "cards": "one", "first": "seat-1"}) in tables


def learned(seed: int) -> Learner:
    """Let a learner play a few matches of Tangram City."""
    learner = Learner(catalogue.load("tangram_city"), seed)
    learner.run(60)
    return learner


def test_the_same_seed_learns_the_same() -> None:
    one, same, other = (learned(seed).weights() for seed in (1, 1, 2))
    assert one == same != other and any(one)


def test_bots_that_plan_go_on_to_learn_for_themselves() -> None:
    one, same = learned(1), learned(1)
    before = one.weights()
    for learner in (one, same):
        learner.run_with_plans(60)
    assert before != one.weights() == same.weights()


def test_weights_that_are_mostly_chance_stay_as_they_were() -> None:
    learner = learned(1)
    every, sure, none = (learner.weights(least) for least in (0.0, 100.0, 1e9))
    assert 0 < sum(map(bool, sure)) < sum(map(bool, every)) and not any(none)
    assert all(weight in (0.0, before) for weight, before in zip(sure, every, strict=True))
    assert learner.weights(1e9, every) == every


def test_bots_that_plan_learn_at_the_smallest_tables_with_every_board() -> None:
    tables = smallest_tables(catalogue.load("tangram_city"))
    assert {seats for seats, _ in tables} == {1} and len({options["board"] for _, options in tables}) == 5


def test_only_searches_that_plan_have_their_weights() -> None:
    here = world("tangram_city", compiled=False)
    assert weights_of(here, planned=True) != weights_of(here)
    assert [name for name, level in BOTS.items() if level.plans] == ["architect"]
    other = world("cloud_city", compiled=False)
    assert weights_of(other, planned=True) == weights_of(other), "a game without plans"


def test_a_game_with_nothing_to_learn_is_refused() -> None:
    with pytest.raises(Problem, match="nothing-to-learn"):
        Learner(catalogue.load("connect_four"), 1)


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    write_weights(tmp_path, [0.4, 1.26, -2.0, 1e9], 0.5, {"seed": 7})
    assert read_weights(tmp_path, 4) == array("f", [0.0, 1.5, -2.0, 0.5 * 32767])
    with pytest.raises(Problem, match="weights-do-not-fit"):
        read_weights(tmp_path, 5)


def test_bots_that_plan_add_to_the_weights(tmp_path: Path) -> None:
    write_weights(tmp_path, [0.5, 1.0, 0.0], 0.5, {}, planned=[0.5, -1.0, 2.0])
    assert read_weights(tmp_path, 3) == array("f", [0.5, 1.0, 0.0])
    assert read_weights(tmp_path, 3, planned=True) == array("f", [0.5, -1.0, 2.0])


def test_weights_are_small_and_say_how_they_were_made() -> None:
    folders = [folder_of(catalogue.load(name)) for name in LEARNED]
    files = [weights_file(folder, planned) for folder in folders for planned in (False, True)]
    assert sum(file.stat().st_size for file in files if file.exists()) <= MOST
    assert all({"seed", "matches", "step"} <= set(story(folder)) for folder in folders)


def story(folder: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(story_file(folder).read_text("utf-8"))
    return told


# The share of 200 matches to win against greedy bots, well below the mean:
WINS = {"neoville": 0.65, "cloud_city": 0.75, "project_skyline": 0.45}


@pytest.mark.parametrize("name", WINS)
def test_what_was_learned_wins_by_one_ply(name: str) -> None:
    seats = {"project_skyline": 2}.get(name, 3)
    wins = 0.0
    for seat in range(seats):
        bots = ["learned" if other == seat else "greedy" for other in range(seats)]
        wins += Arena(catalogue.load(name), bots, seat, {}).run(200 // seats).wins[seat]
    assert wins / (200 // seats * seats) > WINS[name]


def test_what_was_learned_builds_well_alone() -> None:
    assert Arena(catalogue.load("tangram_city"), ["learned"], 1, {}).run(200).mean(0) > 160
