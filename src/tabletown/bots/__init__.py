"""Bots: they know the kernel and, in a world, the one game they were loaded for. None knows a game by name."""

NAMES = ("random", "greedy")
RANDOM, GREEDY = range(len(NAMES))
