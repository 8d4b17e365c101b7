"""Golden matches, one for each way to end and each variant: if one changes, the edition must change too."""
from pathlib import Path

import pytest

from ....kernel import record
from ....kernel.game import leaders
from ....kernel.match import Match
from ....kernel.verify import verify_draws
from ... import tangram_city
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


def golden(name: str) -> Match:
    return record.replay(record.read((GOLDEN / f"{name}.txt").read_text("utf-8")), GAME)


def totals(match: Match) -> list[int]:
    return [tangram_city.score(match.state, seat) for seat in range(match.seats)]


@pytest.mark.parametrize(
    ("name", "seats"), [("win-3-first-by-chance", 3), ("win-4-with-undo", 4), ("win-5", 5)]
)
def test_a_win(name: str, seats: int) -> None:
    match = golden(name)
    scores = totals(match)
    assert (
        match.seats == seats
        and leaders(GAME, match.state) == [scores.index(max(scores))]
        and scores.count(max(scores)) == 1
    )


def test_a_shared_victory() -> None:
    match = golden("shared-2")
    assert totals(match)[0] == totals(match)[1] and leaders(GAME, match.state) == [0, 1]


def test_a_solo_match_on_another_board() -> None:
    match = golden("solo-board-4")
    assert match.options["board"] == "4" and leaders(GAME, match.state) == [0]


def test_a_full_board_in_balance() -> None:
    """The board earns the planning bonus and the whole balance bonus."""
    match = golden("full-board")
    assert [(line.what, line.points) for line in tangram_city.score_lines(match.state, 0)][5:8] == [
        ("round 6", 49), ("planning", 15), ("balance", 20),
    ]


def test_chance_chose_the_start_player() -> None:
    match = golden("win-3-first-by-chance")
    assert match.options["first"] == "chance" and GAME.MOVES.text(match.events[0].move) == "begin 2"


def test_everybody_changed_his_mind() -> None:
    """In an ordinary step and in the last round, where three answers are taken back one after the other."""
    kept = record.read((GOLDEN / "win-4-with-undo.txt").read_text("utf-8"))
    undone = [line for line in kept.lines if line.move == "undo"]
    assert {line.seat for line in undone} == {0, 1, 2, 3}
    assert [line.move for line in kept.lines].count("undo") == 7
