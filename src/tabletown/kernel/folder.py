"""Read a game folder: check what it must have, and fill in defaults for what it leaves out."""
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, NoReturn, cast

from .telling.answers import Answer, answer_by, as_written, moves_told
from .game import Game
from .telling.message import Message, Text, problem, say
from .move import Moves
from .rules.rule import rule
from .telling.score import ScoreLine
from .telling.sheet import Sheet

MUST_HAVE = (
    "TITLE", "SEATS", "MOVES", "State", "start", "waits_for", "moves", "play", "score", "score_lines",
    "score_line_told", "why_not", "picture",
)


def read_folder(folder: ModuleType) -> Game:
    """Make an imported folder a game by adding a default for everything that it leaves out."""
    if lacking := [name for name in must_have(folder) if not has(folder, name)]:
        raise problem("game-lacks", folder=folder.__path__[0], names=", ".join(lacking))
    for name, default in defaults(folder).items():
        if not has(folder, name):
            setattr(folder, name, default)
    return cast(Game, folder)


def has(folder: ModuleType, name: str) -> bool:
    """Does a folder define this? A file of the same name in it does not count."""
    return hasattr(folder, name) and not isinstance(getattr(folder, name), ModuleType)


def must_have(folder: ModuleType) -> Sequence[str]:
    """Return the names a folder must have; a game with secrets must also say how a seat forgets them."""
    hides = has(folder, "State") and not folder.State.open
    return (*MUST_HAVE, "forget") if hides else MUST_HAVE


def defaults(folder: Any) -> dict[str, Any]:
    return dict(
        EDITION=1, OPTIONS=(), STYLES={}, HINTS=(), odds=odds, forget=forget, tie_break=tie_break,
        value=lead_by(folder.score), told=told_by(folder.MOVES), answer=answer_as_written(folder.MOVES),
        lacks_told=lacks_told, read_sheet=read_sheet, write_sheet=write_sheet,
    )


# Rules


@rule
def odds(s: Any, move: int) -> int:
    """Make all moves of nature equally likely."""
    return 1


@rule
def forget(s: Any, seat: int) -> None:
    """Forget nothing, because nothing is hidden."""


@rule
def tie_break(s: Any, seat: int) -> int:
    """Let seats with equal scores share the victory."""
    return 0


def lead_by(score: Callable[[Any, int], int]) -> Callable[[Any, int], int]:
    @rule
    def value(s: Any, seat: int) -> int:
        """Add up a seat's score and its lead over each other seat, in hundredths of a point."""
        lead = score(s, seat)
        for other in range(s.seats):
            lead += score(s, seat) - score(s, other)
        return 100 * lead

    return value


# Words


def told_by(moves: Moves) -> Callable[[Any, int, int, frozenset[str]], Message]:
    def told(s: Any, seat: int, move: int, hidden: frozenset[str]) -> Message:
        """Tell a move by the message `move-KIND`, or by `move-KIND-secret` if some parts are hidden."""
        kind, at = moves.parts(move)
        shown = {part: moves.kinds[kind][part].shown(i) for part, i in at.items() if part not in hidden}
        return say(f"move-{kind}-secret" if hidden else f"move-{kind}", **shown)

    return told


def answer_as_written(moves: Moves) -> Answer:
    """Let moves be typed as records write them; `legal` lists them, `legal WORD` those that name the word."""

    def legal(s: Any, seat: int | None, legal: Sequence[int], words: list[str], names: Sequence[str]) -> Text:
        return moves_told(moves, moves.naming(legal, words[0]) if words else legal)

    return answer_by({kind: as_written(moves, kind) for kind in moves.kinds}, {"legal": legal})


def lacks_told(line: ScoreLine) -> Message | None:
    """Never say that something is lacking."""
    return None


# A game without a score sheet


def read_sheet(sheet: Sheet) -> NoReturn:
    sheet.game.wrong(say("no-sheet"))


def write_sheet(s: Any, names: Sequence[str]) -> NoReturn:
    raise problem("no-sheet")


def has_sheet(game: Game) -> bool:
    return game.write_sheet is not write_sheet
