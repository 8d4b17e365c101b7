"""How a game folder is read: what it must have, and what holds where it leaves something out."""
from types import ModuleType
from typing import Any

import pytest

from tabletown.kernel import NOBODY, Moves, Problem, ScoreLine, State, number, row
from tabletown.kernel.folder import MUST_HAVE, has_sheet, read_folder
from tabletown.kernel.match import Match
from tabletown.kernel.rules.rule import nobody, only
from tabletown.kernel.telling.sheet import read_sheet


class Open(State):
    seats = number()
    seat = number()
    points = row(3)


class Hiding(Open):
    seats = number()
    card = row(1, seen_by=NOBODY)


def start(seats: int) -> Open:
    s = Open()
    s.seats = seats
    return s


def list_moves(s: Open, seat: int, out: list[int]) -> int:
    out[:2] = [0, 1]
    return 2


def play(s: Open, seat: int, move: int) -> None:
    s.points[seat] += move + 1
    s.seat = (seat + 1) % s.seats


# Three seats take turns to add 1 or 2 points until one has 4.
LITTLE = dict(
    TITLE="Little", SEATS=(1, 2, 3), State=Open,
    MOVES=Moves(add=dict(points=("1", "2")), give=dict(seat=3, points=2)),
    start=start, moves=list_moves, play=play,
    waits_for=lambda s: nobody() if max(s.points) >= 4 else only(s.seat),
    score=lambda s, seat: s.points[seat],
    score_lines=lambda s, seat: [],
    score_line_told=lambda line: None,
    why_not=lambda s, seat, move: None,
    picture=lambda s, seat, legal, names: [],
)


def folder(**changed: Any) -> ModuleType:
    """Return the folder of the little game, with some names changed."""
    made = ModuleType("tabletown.games.little")
    made.__path__ = ["little"]
    for name, part in {**LITTLE, **changed}.items():
        setattr(made, name, part)
    return made


def test_a_folder_with_what_it_must_have_is_a_game() -> None:
    game = read_folder(folder())
    match = Match(game, 3)
    for seat, move in ((0, 0), (1, 1), (2, 1), (0, 1), (1, 1)):
        assert match.legal(seat) == [0, 1]
        match.step(seat, move)
    assert match.over and (game.EDITION, game.OPTIONS, game.HINTS, game.STYLES) == (1, (), (), {})
    assert [game.tie_break(match.state, 0), game.odds(match.state, 0)] == [0, 1]
    assert game.lacks_told(ScoreLine("§1", "", "", 0)) is None


@pytest.mark.parametrize("name", MUST_HAVE)
def test_what_is_lacking_is_named(name: str) -> None:
    made = folder()
    delattr(made, name)
    with pytest.raises(Problem, match="game-lacks") as lacking:
        read_folder(made)
    assert lacking.value.message.args == {"folder": "little", "names": name}


def test_a_file_is_not_what_it_is_named_after() -> None:
    with pytest.raises(Problem, match="game-lacks"):
        read_folder(folder(score=ModuleType("tabletown.games.little.score")))


def test_a_game_with_secrets_must_forget_them() -> None:
    with pytest.raises(Problem) as lacking:
        read_folder(folder(State=Hiding))
    assert lacking.value.message.args["names"] == "forget"
    read_folder(folder(State=Hiding, forget=lambda s, seat: None))


def test_what_a_folder_has_stays() -> None:
    game = read_folder(folder(EDITION=3, tie_break=lambda s, seat: 7))
    assert (game.EDITION, game.tie_break(None, 0)) == (3, 7)


@pytest.mark.parametrize(
    ("seats", "points", "worth"), [(1, [3, 0, 0], 300), (2, [3, 1, 0], 500), (3, [0, 2, 1], -300)]
)
def test_without_a_guide_points_and_the_lead_count(seats: int, points: list[int], worth: int) -> None:
    game = read_folder(folder())
    s = game.start(seats)
    s.points = points
    assert game.value(s, 0) == worth


def test_moves_are_told_by_their_kind_and_typed_as_records_write_them() -> None:
    game = read_folder(folder())
    s, give = game.start(2), game.MOVES.read("give 2 1")
    shown, secret = (game.told(s, 0, give, frozenset(hidden)) for hidden in ((), ("points",)))
    assert (shown.id, shown.args) == ("move-give", {"seat": 2, "points": 1})
    assert (secret.id, secret.args) == ("move-give-secret", {"seat": 2})
    assert game.answer(s, 0, [0, 1], "give 2 1", []) == give and game.answer(s, 0, [], "rent", []) is None
    said = game.answer(s, None, [0, 1], "legal 2", [])
    assert isinstance(said, list) and [span for row in said[1:] for span, _ in row] == ["   ", "add 2"]


def test_without_a_sheet_it_is_said_that_there_is_none() -> None:
    game = read_folder(folder())
    assert not has_sheet(game)
    with pytest.raises(Problem, match="no-sheet"):
        game.write_sheet(game.start(2), [])
    with pytest.raises(Problem, match="sheet-error") as wrong:
        game.read_sheet(read_sheet("game little\nseat Anna\n"))
    assert wrong.value.message.args["why"].id == "no-sheet"  # type: ignore[union-attr]
