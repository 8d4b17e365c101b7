"""Tests of everything but the games, which have tests of their own."""
