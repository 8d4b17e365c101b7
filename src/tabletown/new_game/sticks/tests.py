"""One test per § of the rulebook."""
from pathlib import Path

from tabletown import catalogue
from tabletown.kernel.match import Match

GAME = catalogue.load(Path(__file__).parents[1].name)


def played(*moves: str, seats: int = 2) -> Match:
    match = Match(GAME, seats)
    for move in moves:
        match.step(next(iter(match.asked)), GAME.MOVES.read(move))
    return match


def legal(match: Match) -> list[str]:
    return [GAME.MOVES.text(move) for seat in match.asked for move in match.legal(seat)]


def test_set_up() -> None:
    """§1.1"""
    assert played().state.left == 15


def test_seats_take_turns() -> None:
    """§2.1"""
    assert [list(played(*["take 1"] * n, seats=3).asked) for n in range(4)] == [[0], [1], [2], [0]]


def test_taking() -> None:
    """§2.2"""
    match = played(*["take 3"] * 4, "take 1")
    assert legal(played()) == ["take 1", "take 2", "take 3"] and legal(match) == ["take 1", "take 2"]
    why = match.why_not(1, GAME.MOVES.read("take 3"))
    assert why and (why.id, why.rule) == ("not-so-many", "§2.2")


def test_the_last_stick() -> None:
    """§3.1"""
    match = played(*["take 3"] * 5)
    assert match.over and [GAME.score(match.state, seat) for seat in (0, 1)] == [1, 0]
