"""Bots from outside: anybody's class, in a process of its own so that it can be stopped."""
import importlib.util
import multiprocessing as mp
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from ..kernel.telling.message import problem
from .orphans import end_with_parent

PATIENCE = 10.0  # seconds for one move
TO_LOAD = 120.0  # seconds more for the first one: whatever the bot needs is loaded then


def load(place: str) -> Any:
    """Return the class that path/to/file.py:Name means."""
    path, _, name = place.rpartition(":")
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    if not path.endswith(".py") or not Path(path).is_file() or spec is None or spec.loader is None:
        raise problem("no-such-bot-file", text=place)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if not hasattr(module, name):
        raise problem("no-such-bot-file", text=place)
    return getattr(module, name)


def sit(place: str, ours: Connection) -> None:
    """Answer each view and list of moves with a move, or None if the bot raises; runs in the process."""
    end_with_parent()
    bot, errors = load(place)(), 0
    with suppress(EOFError):
        while True:
            asked, answer = ours.recv(), None
            try:
                chosen = bot.choose(*asked)
                answer = str(chosen) if isinstance(chosen, str) else None
            except Exception:
                errors += 1
                if errors == 1:
                    traceback.print_exc()
            ours.send(answer)


class Outside:
    """Asks the bot. No answer, a late one or a wrong one is a fault."""

    def __init__(self, place: str, patience: float = PATIENCE) -> None:
        load(place)
        self.place, self.patience = place, patience
        self.process: Any = None

    def choose(self, view: dict[str, Any], moves: list[str]) -> str | None:
        """Return a move, or None for a fault."""
        to_load = 0.0 if self.process else TO_LOAD
        if self.process is None:
            self.start()
        try:
            self.pipe.send((view, moves))
            if self.pipe.poll(self.patience + to_load):
                answer = self.pipe.recv()
                return answer if answer in moves else None
        except (EOFError, OSError):
            pass
        self.close()
        return None

    def start(self) -> None:
        context = mp.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=sit, args=(self.place, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
