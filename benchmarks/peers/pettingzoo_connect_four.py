"""PettingZoo: random connect four in the documented agent_iter loop, without the None steps at the end."""

from random import choice

from numpy import flatnonzero
from pettingzoo.classic import connect_four_v3
from slice import serve

ENV = connect_four_v3.env()


def play() -> tuple[int, int]:
    ENV.reset()
    moves = 0
    for _ in ENV.agent_iter():
        seen, _, ended, cut, _ = ENV.last()
        action = None if ended or cut else choice(flatnonzero(seen["action_mask"]))
        ENV.step(action)
        moves += action is not None
    return moves, 1


if __name__ == "__main__":
    serve(play)
