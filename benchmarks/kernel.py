"""Stand in for the kernel where pytest and mypy import connect four as benchmarks.games.connect_four."""
from tabletown.kernel import *  # noqa: F403
