"""Golden matches, one for each way to end and each variant: if one changes, the edition must change too."""
from pathlib import Path

import pytest

from ....kernel import record
from ....kernel.game import leaders
from ....kernel.match import Match
from ....kernel.verify import verify_draws
from ... import project_skyline
from ..moves import MOVES
from ..pieces import TOWERS
from ..scoring import premium
from .table import GAME

GOLDEN = Path(__file__).parent / "golden"


def replayed(name: str) -> Match:
    return record.replay(record.read((GOLDEN / f"{name}.txt").read_text("utf-8")), GAME)


def kinds(match: Match) -> list[str]:
    return [MOVES.kind(event.move) for event in match.events if event.move >= 0]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_match_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    kept = record.read(text)
    match = record.replay(kept, GAME)
    written = record.write(match, kept.seats, seed=kept.seed, remarks=kept.remarks)
    assert match.over and written == text.replace("tabletown 1", record.FORMAT, 1)
    verify_draws(kept, GAME)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_towers(seats: int) -> None:
    s = replayed(f"towers-{seats}").state
    assert (
        s.seats == seats
        and not s.ruined
        and premium(s, s.seat) == 100 * TOWERS[seats]
        and len(leaders(GAME, s)) == 1
    )


@pytest.mark.parametrize(
    ("name", "enough"), [("ruin-premium-enough", True), ("ruin-premium-not-enough", False)]
)
def test_ruin(name: str, enough: bool) -> None:
    """Half of the premium covers what is owed beyond the cash, or the bank helps."""
    match = replayed(name)
    s = match.state
    assert s.ruined and kinds(match)[-1] == "rolled"
    assert (s.rent - s.cash[s.payer] <= premium(s, s.payer) // 2) is enough
    paid = -sum(line.points for line in project_skyline.score_lines(s, s.payer) if line.what == "debt")
    assert (paid == s.rent) is enough


def test_ruin_by_rolling_again() -> None:
    match = replayed("ruin-by-rolling-again")
    assert match.state.ruined and kinds(match)[-2:] == ["card", "again"]


def test_ruin_by_a_push() -> None:
    """The richest seat is moved on and owes a poorer one more than it has."""
    match = replayed("ruin-by-pushing")
    s = match.state
    assert (
        s.ruined
        and kinds(match)[-3:] == ["card", "push", "done"]
        and s.cash[s.payer] == max(s.cash)
        and s.rent > s.cash[s.payer]
    )


def test_a_shared_victory() -> None:
    s = replayed("shared").state
    assert len(leaders(GAME, s)) == 2


@pytest.mark.parametrize(
    ("name", "experts", "own"),
    [("experts", True, False), ("own-corners", False, True), ("both-variants", True, True)],
)
def test_variants(name: str, experts: bool, own: bool) -> None:
    match = replayed(name)
    assert ("join" in kinds(match)) is experts and (kinds(match)[0] == "corner") is own


def test_the_pile_comes_again() -> None:
    """At least one golden match goes through the pile more than once."""
    drawn = [
        [MOVES.text(e.move) for e in replayed(path.stem).events if MOVES.card <= e.move < MOVES.begin]
        for path in GOLDEN.glob("*.txt")
    ]
    long = [cards for cards in drawn if len(cards) > 20]
    assert long and all(card == cards[i] for cards in long for i, card in enumerate(cards[20:]))


def test_undo_is_an_event() -> None:
    kept = record.read((GOLDEN / "with-undo.txt").read_text("utf-8"))
    assert [line.move for line in kept.lines].count("undo") > 3
