"""Bots. A bot knows the kernel and the game of its world, but no game by name."""
