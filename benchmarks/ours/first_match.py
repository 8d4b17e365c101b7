"""Tabletown: play one compiled match of Neoville, to show what a process pays before it plays."""
from random_matches import random_matches  # type: ignore[import-not-found]

if __name__ == "__main__":
    random_matches("neoville", 4, True, 1)()
