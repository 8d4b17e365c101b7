"""Number the events of every lesson and write their digests: make lessons

An event may be written in short, `1 lay EEGG 0 d4` or `* open EEER`; what is wrong is said with its line.
"""
import sys
from pathlib import Path

from tabletown import catalogue
from tabletown.kernel.game import Game, folder_of
from tabletown.kernel.lesson import is_note
from tabletown.kernel.match import Match, event_text, read_event
from tabletown.kernel.record import begin_replay, read
from tabletown.kernel.rules.rule import NATURE
from tabletown.kernel.telling.message import Problem
from tabletown.messages import language


def main() -> None:
    for name in catalogue.names():
        game = catalogue.load(name)
        for path in sorted((folder_of(game) / "lessons").glob("*.lesson")):
            path.write_text(written(game, path), "utf-8")


def written(game: Game, path: Path) -> str:
    """Return a lesson with all its events numbered and checked."""
    lines = path.read_text("utf-8").splitlines()
    head = [line for line in lines if not is_event(line) and not is_note(line)]
    match = begin_replay(read("\n".join(head)), game)
    return "\n".join(rewritten(game, match, path, i, line) for i, line in enumerate(lines, 1)) + "\n"


def rewritten(game: Game, match: Match, path: Path, number: int, line: str) -> str:
    if not is_event(line):
        return line
    words = line.split()
    if words[1:2] and (words[1] == "*" or words[1].isdigit()) and words[0].isdigit():
        words = words[1:-1]  # its old number and digest
    try:
        event = read_event(game, NATURE if words[0] == "*" else int(words[0]) - 1, " ".join(words[1:]))
        match.take(event)
    except Problem as wrong:
        sys.exit(f"{path.name}, line {number}: {line}: {told(game, match, wrong)}")
    return f"{match.seq} {words[0]} {event_text(game, event)} {match.state.digest()}"


def is_event(line: str) -> bool:
    return line[:1] == "*" or line[:1].isdigit()


def told(game: Game, match: Match, wrong: Problem) -> str:
    """Say what is wrong, and what could be done instead."""
    legal = [
        f"{'*' if seat == NATURE else seat + 1} {game.MOVES.text(move)}"
        for seat in match.asked
        for move in match.legal(seat)
    ]
    return language("en", folder_of(game))(wrong.message) + "\n" + "\n".join(legal[:40])


if __name__ == "__main__":
    main()
