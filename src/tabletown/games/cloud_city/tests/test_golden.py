"""Golden matches for each way to end, tie-break and variant: if one changes, the edition must change too."""
from pathlib import Path

import pytest

from ....kernel import record
from ....kernel.game import leaders
from ....kernel.match import Match
from ....kernel.verify import verify_draws
from ... import cloud_city
from ..moves import MOVES
from ..pieces import HIGH, LOW, MIDDLE
from .table import GAME

GOLDEN = Path(__file__).parent / "golden"


def golden(name: str) -> Match:
    return record.replay(record.read((GOLDEN / f"{name}.txt").read_text("utf-8")), GAME)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_match_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    kept = record.read(text)
    match = record.replay(kept, GAME)
    written = record.write(match, kept.seats, seed=kept.seed, remarks=kept.remarks)
    assert match.over and written == text.replace("tabletown 1", record.FORMAT, 1)
    verify_draws(kept, GAME)


@pytest.mark.parametrize(
    ("name", "seats", "tiles", "cards"),
    [
        ("win-4", 4, 9, 0),
        ("rectangle-3", 3, 12, 0),
        ("one-card", 4, 9, 1),
        ("rectangle-two-cards", 2, 12, 2),
        ("solo", 1, 9, 0),
        ("solo-rectangle", 1, 12, 1),
        ("win-2-with-undo", 2, 9, 0),
    ],
)
def test_a_win_in_every_variant(name: str, seats: int, tiles: int, cards: int) -> None:
    s = golden(name).state
    scores = [cloud_city.score(s, i) for i in range(s.seats)]
    assert (s.seats, s.cards) == (seats, cards) and s.laid[:seats] == [tiles] * seats
    assert leaders(GAME, s) == [scores.index(max(scores))] and scores.count(max(scores)) == 1


@pytest.mark.parametrize(("name", "level"), [("tie-river", LOW), ("tie-forest", MIDDLE), ("tie-sand", HIGH)])
def test_a_tie_that_is_broken(name: str, level: int) -> None:
    """The level of its name decides when those before it are equal."""
    s = golden(name).state
    scores = [cloud_city.score(s, i) for i in range(s.seats)]
    (winner,) = leaders(GAME, s)
    loser = 1 - winner
    assert scores[winner] == scores[loser] and s.votes[winner][:level] == s.votes[loser][:level]
    assert s.votes[winner][level] > s.votes[loser][level]


def test_a_shared_victory() -> None:
    s = golden("shared").state
    winners = leaders(GAME, s)
    assert len(winners) == 2 and s.votes[winners[0]] == s.votes[winners[1]]


def test_undo_is_an_event() -> None:
    kept = record.read((GOLDEN / "win-2-with-undo.txt").read_text("utf-8"))
    undone = [line.seq for line in kept.lines if line.move == "undo"]
    assert undone and all(kept.lines[seq].move == kept.lines[seq - 2].move for seq in undone)
    assert {MOVES.kind(MOVES.read(kept.lines[seq].move)) for seq in undone} >= {"walk"}
