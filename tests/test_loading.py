"""Both worlds play the same, the cache notices changed sources, and compiled matches allocate nothing."""
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletown import catalogue
from tabletown.arena.simulate import Arena, Tally
from tabletown.kernel.compile_cache import ROOT, cache_folder, cache_home
from tabletown.kernel.loading import world

from .sample import examples

GAMES = catalogue.names()
TRY = """
import json
from tabletown import catalogue
from tabletown.arena.simulate import Arena
game = catalogue.load("connect_four")
arena = Arena(game, ["random", "random"], 1, {})
tally = arena.run(50)
entry = arena.world.part("bots.playing").play_matches
print(json.dumps([sum(entry.stats.cache_hits.values()), tally.wins]))
"""

LOAD_AT_ONCE = """
import json, sys
from concurrent.futures import ThreadPoolExecutor
from tabletown import catalogue
from tabletown.kernel.loading import world

def folder(game):
    return world(game).part("bots.search").look.stats.cache_path

sys.setswitchinterval(1e-6)
names = catalogue.names()
with ThreadPoolExecutor(len(names)) as threads:
    print(json.dumps(dict(zip(names, threads.map(folder, names)))))
"""


@pytest.mark.slow
def test_the_cache_knows_what_it_was_made_from(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    (first, wins), (second, again) = try_copy(tmp_path), try_copy(tmp_path)
    assert (first, second) == (0, 1) and wins == again
    luck = tmp_path / "tabletown" / "kernel" / "rules" / "compiled.py"
    luck.write_text(luck.read_text().replace("U(12), U(25), U(27)", "U(13), U(7), U(17)"))
    hits, changed = try_copy(tmp_path)
    assert hits == 0 and changed != wins, "a word of the kernel changed, so everything was compiled again"
    rules = tmp_path / "games" / "connect_four" / "rules.py"
    rules.write_text(rules.read_text() + "\n")
    assert try_copy(tmp_path)[0] == 0, "a file of the game changed"


def copy_sources(to: Path) -> None:
    """Copy the package and the games of the tests, to change them."""
    for source, name in ((ROOT, "tabletown"), (Path(os.environ["TABLETOWN_GAMES"]), "games")):
        shutil.copytree(source, to / name, ignore=shutil.ignore_patterns("__pycache__", "tests"))


def try_copy(folder: Path) -> Any:
    """Play with copied sources; return how much came from the cache, and who won."""
    ours = {"XDG_CACHE_HOME": folder / "cache", "PYTHONPATH": folder, "TABLETOWN_GAMES": folder / "games"}
    env = {**os.environ, **{name: str(place) for name, place in ours.items()}}
    done = subprocess.run(
        [sys.executable, "-c", TRY], env=env, cwd=folder, capture_output=True, text=True, timeout=200
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_both_worlds_play_the_same_matches(name: str, bots: str) -> None:
    game = catalogue.load(name)
    seats = max(game.SEATS)
    matches = examples(12 if bots == "random" else 3)
    tallies = [Arena(game, [bots] * seats, 7, {}, compiled).run(matches) for compiled in (False, True)]
    for tally in tallies:
        tally.seconds = 0
    assert tallies[0] == tallies[1] and tallies[0].decisions > 0


@pytest.mark.parametrize("name", GAMES)
def test_compiled_matches_allocate_nothing(name: str) -> None:
    from numba.core import runtime

    stats: Any = runtime.rtsys.get_allocation_stats  # type: ignore[attr-defined]
    game = catalogue.load(name)
    seats = min(game.SEATS)
    arena = Arena(game, (["random", "greedy"] * seats)[:seats], 3, {}, compiled=True)
    play = arena.player(200)
    play(2, Tally(seats))

    def allocated(n: int) -> int:
        before = stats().alloc
        play(n, Tally(seats))
        return int(stats().alloc - before)

    assert allocated(1) == allocated(200), "what is made at all is made per call, not per match"


def test_a_rule_that_would_allocate_cannot_be_compiled() -> None:
    import numpy
    from numba.core.errors import TypingError

    def hungry(n):  # type: ignore[no-untyped-def]
        return numpy.zeros(n).sum()

    compiled = world("neoville").part("kernel.rules.compiled")
    assert compiled.dispatcher(hungry, {**compiled.OPTIONS, "_nrt": True})(3) == 0, (
        "it is the option that forbids it"
    )
    with pytest.raises(TypingError):
        compiled.dispatcher(hungry, compiled.OPTIONS)(3)


def test_a_rule_has_one_version_however_narrow_its_numbers() -> None:
    """The time to compile depends on this, which uses a private method of numba."""
    place = world("neoville")
    Arena(catalogue.load("neoville"), ["random", "greedy"], 3, {}, compiled=True).run(1)
    compiled = place.part("kernel.rules.compiled")
    assert issubclass(compiled.Rule, compiled.CPUDispatcher)
    rules = [
        rule
        for part in ("rules", "city", "scoring")
        for rule in vars(place.part(f"games.neoville.{part}")).values()
    ]
    versions = [len(rule.overloads) for rule in rules if isinstance(rule, compiled.Rule)]
    assert versions and max(versions) <= 2


def test_a_world_is_made_once_and_apart() -> None:
    one, two = world("neoville", compiled=False), world("neoville", compiled=True)
    assert world("neoville", compiled=False) is one and one.game is not two.game
    assert not one.part("kernel.rules.rule").COMPILED and two.part("kernel.rules.rule").COMPILED


def test_worlds_that_load_at_the_same_time_keep_their_code_apart() -> None:
    done = subprocess.run([sys.executable, "-c", LOAD_AT_ONCE], capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    folders = json.loads(done.stdout)
    assert {name: Path(folder).parent for name, folder in folders.items()} == {
        name: cache_folder(name, "bots.search") for name in GAMES
    }


def test_without_a_place_for_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    cache_home.cache_clear()
    assert str(tmp_path) not in str(cache_folder("neoville", "bots.playing"))
    cache_home.cache_clear()
