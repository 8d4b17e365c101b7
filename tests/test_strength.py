"""People are told before a match how strong each level is."""
from pathlib import Path

import pytest

from tabletown import catalogue
from tabletown.bots.levels import LEVELS
from tabletown.bots.strength import ON_A_SERVER, ON_A_SITE, Strength, strengths, write_strengths
from tabletown.kernel.game import folder_of

LEARNED = [name for name in catalogue.names() if hasattr(catalogue.load(name), "FEATURES")]


@pytest.mark.parametrize("where", [ON_A_SERVER, ON_A_SITE])
def test_what_was_measured_comes_back_from_its_file(tmp_path: Path, where: str) -> None:
    found = {"newcomer": Strength(30), "neighbour": Strength(45, 88)}
    write_strengths(tmp_path, where, found)
    assert strengths(tmp_path, where) == found


def test_a_game_without_measurements_has_no_strengths(tmp_path: Path) -> None:
    assert strengths(tmp_path) == {}


@pytest.mark.parametrize("name", LEARNED)
def test_every_level_is_measured_and_better_than_the_one_below(name: str) -> None:
    found = strengths(folder_of(catalogue.load(name)))
    assert list(found) == list(LEVELS) and found["newcomer"].beats is None
    assert all(50 < (strength.beats or 0) <= 100 for strength in list(found.values())[1:])


@pytest.mark.parametrize("name", LEARNED)
def test_a_level_that_does_not_search_is_as_strong_on_a_site(name: str) -> None:
    there, here = (strengths(folder_of(catalogue.load(name)), where) for where in (ON_A_SERVER, ON_A_SITE))
    plain = [level for level, how in LEVELS.items() if not how.seconds]
    assert list(here) == list(LEVELS)[: len(here)]
    assert [here[level] for level in plain] == [there[level] for level in plain]
