"""Let all tests see the benchmark's game and those of TABLETOWN_GAMES, and draw all chance from one seed."""
import os
from pathlib import Path

import hypothesis
import pytest

ours, yours = Path(__file__).parent / "benchmarks" / "games", os.environ.get("TABLETOWN_GAMES", "")
folders = [ours, *(Path(folder).resolve() for folder in yours.split(os.pathsep) if folder)]
os.environ["TABLETOWN_GAMES"] = os.pathsep.join(str(folder) for folder in dict.fromkeys(folders))
os.environ["TABLETOWN_SEED"] = f"{2026:032x}"
os.environ["NUMBA_NRT_STATS"] = "1"  # lets a test count allocations

hypothesis.settings.register_profile(
    "the same twice", derandomize=True, database=None, deadline=None, print_blob=True
)
hypothesis.settings.load_profile("the same twice")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one more than there are cores, because tests sometimes wait for servers and browsers."""
    return (os.cpu_count() or 1) + 1
