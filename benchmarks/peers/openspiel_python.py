"""OpenSpiel from Python: random connect four by legal_actions and apply_action; every move counts."""

from random import choice

import pyspiel
from slice import serve

GAME = pyspiel.load_game("connect_four")


def play() -> tuple[int, int]:
    state, moves = GAME.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(choice(state.legal_actions()))
        moves += 1
    return moves, 1


if __name__ == "__main__":
    serve(play)
