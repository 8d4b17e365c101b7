"""Give out bots that are ready at once: interpreted ones until the compiled ones are loaded."""
from functools import cache
from threading import Thread

from .bot import Bot
from .precompile import is_warm, warm_up

LOADED: set[str] = set()  # the games whose compiled bots are in memory


def ready_bot(game: str, bot: str) -> Bot:
    if game not in LOADED and is_warm(game):
        start_loading(game)
    return make_bot(game, bot, game in LOADED)


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
