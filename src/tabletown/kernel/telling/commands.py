"""The commands that can be typed at every table, in the terminal or over the socket; games add their own."""
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from ..game import Game
from ..match import Match
from .message import Line, Text, line, problem, say
from ..rules.rule import NATURE
from .score import ScoreLine
from .seats import own
from ..steps import Step, Viewer, step_line

AIDS = PREVIEW, HINTS = "preview", "hints"
MINUS = "−"


class Asked(NamedTuple):
    """Who asks about a match, and what is needed to answer."""

    match: Match
    viewer: Viewer
    names: Sequence[str]
    aids: Collection[str]  # what the opener of the table allows
    past: Callable[[int], Sequence[Step]]  # the steps of the match from an event on, to look back

    @property
    def view(self) -> Any:
        return self.match.state.view(self.viewer)

    @property
    def legal(self) -> list[int]:
        return [] if self.viewer is None else self.match.legal(self.viewer)


def answered(asked: Asked, typed: str) -> int | Text:
    """Return the move that was typed, or the lines that answer a question; an empty line shows the table."""
    word, rest = words_of(typed)
    return HOUSE[word](asked, rest) if word in HOUSE else answered_by_game(asked, word, rest)


def words_of(typed: str) -> tuple[str, str]:
    """Split what was typed into the command, in small letters, and the rest."""
    word, _, rest = typed.strip().partition(" ")
    return word.lower(), rest.strip()


def answered_by_game(asked: Asked, word: str, rest: str) -> int | Text:
    game = asked.match.game
    if is_advice(asked, word):
        check_aid(asked, HINTS)
    said = game.answer(asked.view, asked.viewer, asked.legal, f"{word} {rest}", asked.names) if word else None
    if said is None:
        raise problem("no-such-command", text=word)
    if isinstance(said, int):
        own(asked.viewer)
    return said


def is_advice(asked: Asked, typed: str) -> bool:
    """Does a command advise what to do?"""
    return words_of(typed)[0] in asked.match.game.HINTS


def check_aid(asked: Asked, aid: str) -> None:
    if aid not in asked.aids:
        raise problem("aid-not-allowed")


# The table, the score, what happened


def help_told(asked: Asked, rest: str = "") -> Text:
    return [line(say("help-of-game")), line(say("help-of-house"))]


def board(asked: Asked, rest: str = "") -> Text:
    """Show everything on the table, the running scores and the possible kinds of moves."""
    match, view, legal = asked.match, asked.view, asked.legal
    totals = " · ".join(
        f"{name}: {number(match.game.score(view, seat))}" for seat, name in enumerate(asked.names)
    )
    kinds = ", ".join(dict.fromkeys(match.game.MOVES.kind(move) for move in legal))
    possible = [line(say("possible-now", kinds=kinds))] if legal else []
    return [
        *match.game.picture(view, asked.viewer, legal, asked.names),
        line((say("running-score", totals=totals), "label")),
        *possible,
    ]


def score(asked: Asked, rest: str = "") -> Text:
    """Show every seat's score as it stands."""
    game, view = asked.match.game, asked.view
    return [
        row
        for seat, name in enumerate(asked.names)
        for row in score_told(game, name, game.score_lines(view, seat))
    ]


def score_told(game: Game, name: str, lines: Sequence[ScoreLine]) -> Text:
    """Show one seat's score item by item, under its name and total."""
    total = number(sum(item.points for item in lines))
    wide = max((len(item.at) for item in lines), default=0)
    return [line((f"{name}: {total}", "head")), *(item_told(game, item, wide) for item in lines)]


def item_told(game: Game, item: ScoreLine, wide: int) -> Line:
    points = (f"{signed(item.points):>6}", points_style(item.points))
    place = f"  {item.rule:<5}  {item.at:<{wide}}  "
    lacks = game.lacks_told(item)
    return line(points, place, game.score_line_told(item), " · " if lacks else "", lacks or "")


def points_style(points: int) -> str:
    if points == 0:
        return ""
    return "gain" if points > 0 else "loss"


def last(asked: Asked, rest: str = "") -> Text:
    """Tell a seat what happened since its own last move, and spectators since anybody's."""
    moved = [(i, event.seat) for i, event in enumerate(asked.match.events, 1) if event.seat != NATURE]
    if not moved:
        return [line(say("nobody-has-moved"))]
    mine = [i for i, seat in moved if asked.viewer in (None, seat)] or [moved[0][0]]
    return [
        step_line(asked.match.game, step, asked.viewer, asked.names) for step in asked.past(mine[-1])
    ]


# What if


def why(asked: Asked, rest: str) -> Text:
    """Say why a move is not possible, without making it."""
    reason = asked.match.game.why_not(asked.view, own(asked.viewer), move_typed(asked, "why", rest))
    if not reason:
        return [line(say("move-is-possible"))]
    return [line(say("illegal-move", why=reason), f" {reason.rule}")]


def tried(asked: Asked, rest: str) -> Text:
    """Say how a move would change the score, without making it."""
    check_aid(asked, PREVIEW)
    match, seat, move = asked.match, own(asked.viewer), move_typed(asked, "try", rest)
    before, after = (match.game.score(view, seat) for view in (asked.view, match.tried(seat, move)))
    return [line(say("tried", before=number(before), after=number(after), change=signed(after - before)))]


def move_typed(asked: Asked, command: str, rest: str) -> int:
    move = answered_by_game(asked, *words_of(rest)) if rest else None
    if not isinstance(move, int):
        raise problem("which-move", command=command)
    return move


def number(points: int) -> str:
    """Write a number with a real minus sign."""
    return str(points).replace("-", MINUS)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else number(points)


HOUSE: dict[str, Callable[[Asked, str], Text]] = {
    "": board,
    "board": board,
    "score": score,
    "last": last,
    "why": why,
    "try": tried,
    "help": help_told,
    "?": help_told,
}
