"""Measure how fast we are, side by side with other projects."""
