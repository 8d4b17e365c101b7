"""Matches in the terminal, typed to the end."""
import importlib
from collections.abc import Iterator
from typing import Any

import pytest

from ..pieces import TILES


def typed() -> Iterator[str]:
    """Yield a side, then every tile placed or left out and every fountain; try again what is refused."""
    yield from (
        "side green", "hint", "cards", "legal c4", "place c5 green", "undo", "place c5", "try place c3",
        "city",
    )
    while True:
        yield from (
            f"place {column}{row} {way}"
            for row in (1, 4, 6)
            for column in "ae"
            for way in ("black 0", "green 1")
        )
        yield from ("fountain d3 sw", "fountain a7 nw", "skip", *(f"skip {tile}" for tile in TILES), "done")


@pytest.mark.parametrize("seats", ["human", "human,greedy,random,random,greedy"])
@pytest.mark.parametrize(("lang", "word"), [("en", "round 6"), ("nl", "ronde 6"), ("pl", "runda 6")])
def test_a_match_is_played_to_the_end(
    seats: str, lang: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cli: Any = importlib.import_module("tabletown.cli")
    lines = typed()
    monkeypatch.setattr("builtins.input", lambda: next(lines))
    cli.main(["terminal", "tangram_city", "--seats", seats, "--seed", "5", "--lang", lang])
    shown = capsys.readouterr().out
    assert shown.count(word) == len(seats.split(",")) and "§9.4" in shown and "B/." in shown
