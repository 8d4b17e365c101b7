"""Compile the rules and bots of every game, so that no two tests do it at the same time."""
import os
import sys
from concurrent.futures import ProcessPoolExecutor

from tabletown import catalogue
from tabletown.arena.simulate import Arena
from tabletown.bots.precompile import warm_up


def compile_game(name: str) -> None:
    game = catalogue.load(name)
    Arena(game, ["greedy"] * min(game.SEATS), 1, {}).run(1)
    warm_up(name)


def main() -> None:
    if sys.stdout.isatty():
        print("Compiling the rules and the bots of every game, once …")
    with ProcessPoolExecutor(os.cpu_count()) as processes:
        list(processes.map(compile_game, catalogue.names()))


if __name__ == "__main__":
    main()
