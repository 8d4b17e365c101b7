"""OpenSpiel in C++: random connect four rollouts, counted as moves by the mean match length."""

import pyspiel
from openspiel_python import GAME  # type: ignore[import-not-found]
from openspiel_python import play as play_in_python
from slice import serve

ROLLOUTS = 2_000
SAMPLE = 20_000

START = GAME.new_initial_state()
MEAN = sum(play_in_python()[0] for _ in range(SAMPLE)) / SAMPLE
# The first simulation of a search evaluates the root, so with only one every rollout begins at START.
BOT = pyspiel.MCTSBot(GAME, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 1, False, 1, False)


def play() -> tuple[int, int]:
    BOT.mcts_search(START)
    return round(ROLLOUTS * MEAN), ROLLOUTS


if __name__ == "__main__":
    serve(play)
