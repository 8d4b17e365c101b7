"""Measure how strong the bots are, in tournaments with expected results."""
