"""All tests see one game more than the house has, the benchmark's, found as anybody's would be; and all chance comes from one seed."""
import os
from pathlib import Path

import hypothesis
import pytest

os.environ["TABLETOWN_GAMES"] = str(Path(__file__).parent / "benchmarks" / "games")
os.environ["TABLETOWN_SEED"] = f"{2026:032x}"
os.environ["NUMBA_NRT_STATS"] = "1"  # so that a test can count allocations

hypothesis.settings.register_profile(
    "the same twice", derandomize=True, database=None, deadline=None, print_blob=True
)
hypothesis.settings.load_profile("the same twice")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests wait for servers and browsers now and then."""
    return (os.cpu_count() or 1) + 1
