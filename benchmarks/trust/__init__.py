"""Besiege servers, write down all that was asked and told, and prove that nothing was wrong with it."""
import os

from benchmarks.subjects import FOUND_BY

os.environ["TABLETOWN_GAMES"] = FOUND_BY["TABLETOWN_GAMES"]  # the smallest game is played too
