"""Find and load games: every folder in `games`, and in the folders that TABLETOWN_GAMES names."""
import pkgutil

from . import games
from .kernel.game import Game, name_of
from .kernel.telling.message import Problem, problem
from .kernel.telling.sheet import Sheet
from .kernel.loading import plain_game


def names() -> list[str]:
    return sorted({found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg})


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
