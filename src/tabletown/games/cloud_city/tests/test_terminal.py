"""Whole matches in the terminal: a person against bots, all variants, three languages."""
import random
from typing import Any

import pytest

from ....cli import main, terminal

ASIDES = (
    "help", "board", "score", "last", "undo", "undo", "rules §5.6", "rules 8", "try", "try draw",
    "try lay 1 i7", "nonsense", "lay 1 a1", "lay", "walk a1-b1", "walk a1-b2", "walk g7", "hand", "market",
    "supply", "cards", "city 1", "level b", "level t 1", "legal", "legal g7", "at g7", "where g", "best",
    "take 9", "",
)[::-1]
VARIANTS = [
    ("en", "human,greedy,random", ()),
    ("nl", "human,greedy", ("--option", "city=rectangle")),
    ("pl", "greedy,human,random,random", ("--option", "cards=one")),
    ("en", "human,random,greedy", ("--option", "city=rectangle", "--option", "cards=two")),
    ("nl", "human", ("--option", "city=rectangle", "--option", "cards=one")),
    ("pl", "human", ()),
]


class Typist:
    """Types legal moves at random, and some other things."""

    def __init__(self) -> None:
        self.rnd, self.asides = random.Random(1), list(ASIDES)

    def line(self, table: terminal.TerminalMatch) -> str:
        if self.asides and self.rnd.random() < 0.75:
            return self.asides.pop()
        assert table.at is not None
        legal = table.match.legal(table.at)
        return table.match.game.MOVES.text(self.rnd.choice(legal)) if legal else ""


@pytest.mark.parametrize(("code", "seats", "options"), VARIANTS)
def test_a_whole_match_with_all_commands(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    code: str,
    seats: str,
    options: tuple[str, ...],
) -> None:
    typist: Any = Typist()
    monkeypatch.setattr(terminal.TerminalMatch, "line", lambda table: typist.line(table))
    main(("terminal", "cloud_city", "--seats", seats, "--seed", "5", "--lang", code, *options))
    told = capsys.readouterr().out
    assert "§7.1" in told and "Traceback" not in told and not typist.asides


def test_bots_alone(capsys: pytest.CaptureFixture[str]) -> None:
    main(
        (
            "terminal", "cloud_city", "--seats", "random,greedy,greedy,random", "--seed", "3", "--option",
            "cards=two", "--lang", "en",
        )
    )
    assert "wins." in capsys.readouterr().out
