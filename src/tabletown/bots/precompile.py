"""Compile the bots of games before their first match: python -m tabletown.bots.precompile GAME..."""
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from ..kernel.chance import by_lot
from ..kernel.match import Match
from ..kernel.compile_cache import PACKAGE, cache_folder, cache_home
from ..kernel.loading import can_compile, plain_game
from ..kernel.state import State
from .levels import STRONGEST
from .bot import Bot


def is_warm(game: str) -> bool:
    """Are its bots compiled? Then they can be loaded within a second."""
    return can_compile() and ready(game).exists()


def ready(game: str) -> Path:
    return cache_folder(game, "bots.search") / "ready"


def warm_up(game: str) -> None:
    """Let a bot think about a first choice, which compiles what is missing, and note that it is done."""
    rules = plain_game(game)
    view, seat = first_choice(Match(rules, min(rules.SEATS), {}))
    Bot(game, STRONGEST, compiled=True).rehearse(view, seat)
    ready(game).touch()


def first_choice(match: Match) -> tuple[State, int]:
    """Play on until a seat has several moves; return what it sees, and the seat."""
    while True:
        match.settle(by_lot)
        seat = next(iter(match.asked))
        legal = match.legal(seat)
        if len(legal) > 1:
            return match.state.view(seat), seat
        match.step(seat, legal[0])


def in_background(games: Sequence[str]) -> subprocess.Popen[bytes] | None:
    """Start a process that compiles what is not compiled yet."""
    cold = [game for game in games if can_compile() and not is_warm(game)]
    nothing = subprocess.DEVNULL
    command = [sys.executable, "-m", f"{PACKAGE}.bots.precompile", *cold]
    return subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing) if cold else None


def main(games: Sequence[str]) -> None:
    """Compile at low priority, unless another process of this machine already does."""
    import fcntl  # only here: the rest runs without it

    os.nice(19)
    with open(cache_home() / "warming.lock", "w", encoding="utf-8") as lock, suppress(BlockingIOError):
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        for game in games:
            if not is_warm(game):
                warm_up(game)


if __name__ == "__main__":
    main(sys.argv[1:])
