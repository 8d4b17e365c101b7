"""People are told before a match how strong each level is."""
from pathlib import Path

import pytest

from tabletown import catalogue
from tabletown.bots.levels import LEVELS
from tabletown.bots.strength import Strength, strengths, write_strengths
from tabletown.kernel.game import folder_of

LEARNED = [name for name in catalogue.names() if hasattr(catalogue.load(name), "FEATURES")]


def test_what_was_measured_comes_back_from_its_file(tmp_path: Path) -> None:
    found = {"newcomer": Strength(30), "neighbour": Strength(45, 88)}
    write_strengths(tmp_path, found)
    assert strengths(tmp_path) == found


def test_a_game_without_measurements_has_no_strengths(tmp_path: Path) -> None:
    assert strengths(tmp_path) == {}


@pytest.mark.parametrize("name", LEARNED)
def test_every_level_is_measured_and_better_than_the_one_below(name: str) -> None:
    found = strengths(folder_of(catalogue.load(name)))
    assert list(found) == list(LEVELS) and found["newcomer"].beats is None
    assert all(50 < (strength.beats or 0) <= 100 for strength in list(found.values())[1:])
