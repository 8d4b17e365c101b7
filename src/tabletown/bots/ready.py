"""Give out bots: until the compiled ones are loaded, which takes about a second, interpreted ones."""
from functools import cache
from threading import Thread

from .bot import Bot
from .precompile import is_warm, warm_up

LOADED: set[str] = set()  # the games whose compiled bots are in memory


def ready_bot(game: str, bot: str) -> Bot:
    """Return a bot at once."""
    return make_bot(game, bot, is_loaded(game, patience=0))


def loaded_bot(game: str, bot: str) -> Bot:
    """Return a bot that is compiled if the game's bots are, however long it takes to load them."""
    return make_bot(game, bot, is_loaded(game, patience=None))


def is_loaded(game: str, patience: float | None) -> bool:
    """Load the game's bots if they are compiled, and wait for that, at most so many seconds."""
    if game not in LOADED and is_warm(game):
        start_loading(game).join(patience)
    return game in LOADED


@cache
def make_bot(game: str, bot: str, compiled: bool) -> Bot:
    return Bot(game, bot, compiled)


@cache
def start_loading(game: str) -> Thread:
    """Load the compiled bots in a thread, while questions are answered."""
    thread = Thread(target=load, args=[game], daemon=True)
    thread.start()
    return thread


def load(game: str) -> None:
    warm_up(game)
    LOADED.add(game)
