"""The arena plays on a Ray cluster (make test-ray), and says so where Ray is missing."""
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tabletown.arena.runners import on_cores, on_ray
from tabletown.arena.tournament import Tournament, planned
from tabletown.kernel.telling.message import Problem


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_a_cluster_plays_the_same_matches(tmp_path: Path) -> None:
    plan = planned("cloud_city", ["random", "newcomer", "greedy"], 2, {}, 9, 1)
    here, there = (
        Tournament(tmp_path / "here", plan).run(on_cores(1)),
        Tournament(tmp_path / "there", plan).run(on_ray("local")),
    )
    assert [(match.bots, match.scores) for match in here] == [(match.bots, match.scores) for match in there]


def test_without_ray_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Problem, match="ray-is-missing"):
        on_ray("local")
