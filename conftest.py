"""All tests see one game more than the house has: the benchmark's, found as anybody's would be."""
import os
from pathlib import Path

os.environ["TABLETOWN_GAMES"] = str(Path(__file__).parent / "benchmarks" / "games")
os.environ["NUMBA_NRT_STATS"] = "1"  # so that a test can count allocations
