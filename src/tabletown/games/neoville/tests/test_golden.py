"""Golden matches, one for each way to end: if one of them changes, the edition must change too."""
from pathlib import Path

import pytest

from ....kernel import record
from ....kernel.game import leaders
from ....kernel.verify import verify_draws
from ... import neoville
from ..moves import MOVES
from .table import GAME

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_match_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    kept = record.read(text)
    match = record.replay(kept, GAME)
    written = record.write(match, kept.seats, seed=kept.seed, remarks=kept.remarks)
    assert match.over and written == text.replace("tabletown 1", record.FORMAT, 1)
    verify_draws(kept, GAME)


def totals(name: str) -> tuple[list[int], list[int], list[int]]:
    """Return scores, tie-breaks and winners of a golden match."""
    s = record.replay(record.read((GOLDEN / f"{name}.txt").read_text("utf-8")), GAME).state
    return (
        [neoville.score(s, i) for i in range(s.seats)],
        [neoville.tie_break(s, i) for i in range(s.seats)],
        leaders(GAME, s),
    )


def test_a_win() -> None:
    scores, _, winners = totals("win-4")
    assert winners == [scores.index(max(scores))] and scores.count(max(scores)) == 1


def test_a_tie_that_is_broken() -> None:
    scores, ties, winners = totals("tie-broken")
    tied = [i for i, score in enumerate(scores) if score == max(scores)]
    assert len(tied) == 2 and len(winners) == 1 and ties[winners[0]] == max(ties[i] for i in tied)


def test_a_shared_victory() -> None:
    scores, ties, winners = totals("shared")
    assert len(winners) == 2 and len({(scores[i], ties[i]) for i in winners}) == 1


def test_undo_is_an_event() -> None:
    kept = record.read((GOLDEN / "win-2-with-undo.txt").read_text("utf-8"))
    undone = [line.seq for line in kept.lines if line.move == "undo"]
    assert undone and kept.lines[undone[0]].move == kept.lines[undone[0] - 2].move
    assert MOVES.read(kept.lines[undone[0]].move) >= 0


def test_without_the_option_seat_1_starts() -> None:
    text = (GOLDEN / "win-4.txt").read_text("utf-8")
    older = record.read(text.replace("option first seat-1\n", ""))
    match = record.replay(older, GAME)
    written = record.write(match, older.seats, seed=older.seed)
    assert match.options["first"] == "seat-1" and written.splitlines()[1:] == text.splitlines()[1:]
