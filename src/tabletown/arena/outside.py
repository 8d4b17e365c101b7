"""Bots from outside: anybody's class, in a process of its own so that it can be stopped."""
import importlib.util
import multiprocessing as mp
import sys
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from ..kernel.telling.message import problem
from .orphans import end_with_parent

PATIENCE = 10.0  # seconds for one move
TO_LOAD = 120.0  # seconds to start, and as many more for the first move, for which much may be loaded
READY = "ready"


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
    ours.send(READY)
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
        self.place, self.patience, self.to_load = place, patience, TO_LOAD
        self.process: Any = None
        self.faults = 0

    def choose(self, view: dict[str, Any], moves: list[str]) -> str | None:
        """Return a move, or None for a fault. Say what the first fault was."""
        answer = self.ask(view, moves)
        if answer in moves:
            return answer
        self.faults += 1
        if self.faults == 1:
            print(f"{self.place}: {answer or 'no answer'}, instead of one of {moves}", file=sys.stderr)
        return None

    def ask(self, view: dict[str, Any], moves: list[str]) -> str | None:
        """Return the bot's answer. A bot that gives none in time, or ends, is started anew next time."""
        patience, self.to_load = self.patience + self.to_load, 0.0
        with suppress(EOFError, OSError):
            if self.process or self.start():
                self.pipe.send((view, moves))
                if self.pipe.poll(patience):
                    return self.pipe.recv()  # type: ignore[no-any-return]
        self.close()
        return None

    def start(self) -> bool:
        """Start the process; return whether the bot is ready in time."""
        context = mp.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=sit, args=(self.place, theirs), daemon=True)
        self.process.start()
        theirs.close()
        return bool(self.pipe.poll(TO_LOAD) and self.pipe.recv() == READY)

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
