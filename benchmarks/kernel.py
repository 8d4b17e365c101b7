"""To pytest and mypy connect four is benchmarks.games.connect_four, and this its kernel; the catalogue loads it as a game of tabletown."""
from tabletown.kernel import *  # noqa: F403
