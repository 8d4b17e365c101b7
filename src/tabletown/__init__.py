"""Tabletown: four city-building board games to play, host and study."""
from typing import Final

COMPILED: Final = False  # True in a compiled world: see kernel/loading.py
