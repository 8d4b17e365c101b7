"""Find and load games: every folder in `games`, and in the folders that TABLETOWN_GAMES names."""
import os
import pkgutil
from functools import lru_cache

from . import games
from .kernel.game import Game, name_of
from .kernel.telling.message import Problem, problem
from .kernel.telling.sheet import Sheet
from .kernel.loading import plain_game


def names() -> list[str]:
    return [*names_in(tuple((folder, os.stat(folder).st_mtime_ns) for folder in games.__path__))]


@lru_cache
def names_in(folders: tuple[tuple[str, int], ...]) -> list[str]:
    """Return the names of all games in some folders, each with the time at which it was last changed."""
    found = pkgutil.iter_modules([folder for folder, _ in folders])
    return sorted({module.name for module in found if module.ispkg})


def load(name: str, edition: int | None = None) -> Game:
    """Return a game by name: its newest edition, or an older one from its folder edition_N."""
    if name not in names():
        raise problem("no-such-game", text=name, known=", ".join(names()))
    game = plain_game(name)
    return game if edition in (None, game.EDITION) else _older(game, f"edition_{edition}")


def game_of(sheet: Sheet) -> Game:
    """Return the game that a score sheet names."""
    try:
        return load(sheet.game.text)
    except Problem as unknown:
        sheet.game.wrong(unknown.message)


def _older(game: Game, folder: str) -> Game:
    if folder not in {found.name for found in pkgutil.iter_modules(game.__path__)}:
        raise problem(
            "record-of-other-edition",
            game=game.TITLE,
            edition=folder.removeprefix("edition_"),
            known=game.EDITION,
        )
    return plain_game(f"{name_of(game)}.{folder}")
