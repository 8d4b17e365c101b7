"""Catanatron: four RandomPlayers in the library's own loop; every logged action counts, forced ones too."""

from catanatron import Color, Game, RandomPlayer
from slice import serve


def play() -> tuple[int, int]:
    game = Game([RandomPlayer(color) for color in Color])
    game.play()
    return len(game.state.actions), 1


if __name__ == "__main__":
    serve(play)
