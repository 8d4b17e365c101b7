"""Answer what people ask about a table: moves, points, advice and the past."""
from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol

from ..bots.levels import STRONGEST
from ..kernel.chance import luck_of_bot
from ..kernel.game import Game, place_of
from ..kernel.telling.commands import HINTS, PREVIEW, Asked, is_advice
from ..kernel.telling.message import problem
from ..kernel.telling.score import ScoreLine
from . import bots, views
from .links import Role
from .lobby import Lobby
from .table import Table
from .wire import (
    Command, Course, Coursed, Gained, Gains, Hint, Hinted, Look, Preview, Scored, Scores, Told, WhyNot,
)


class Asker(Protocol):
    """Somebody who may be at a table."""

    lobby: Lobby
    role: Role

    def at(self) -> Table: ...
    def seated(self, aid: str = "") -> tuple[Table, int]: ...


# Moves and points


async def why_not(asker: Asker, said: WhyNot) -> Told:
    table, seat = asker.seated()
    return views.why_not(table.match, seat, said.move)


async def preview(asker: Asker, said: Preview) -> Told:
    table, seat = asker.seated(PREVIEW)
    return await asker.lobby.lane.do(views.preview, table.match, seat, said.move)


async def scores(asker: Asker, said: Scores) -> Told:
    found = await asker.lobby.lane.do(views.scores, asker.at().match, asker.role.seat)
    return Scored(seats=found.seats, totals=found.totals)


# Advice


async def hint(asker: Asker, said: Hint) -> Told:
    """Tell what the strongest bot would do, and which score lines it expects to change.

    While a lesson goes on, tell the move that it asks for.
    """
    table, seat = asker.seated(HINTS)
    taught, asked = table.taught(), table.match.asked.get(seat)
    if taught and taught.seat == seat and asked is not None:
        return Hinted(question=asked, move=table.game.MOVES.text(taught.move), why=[])
    question, game, answer = await advice(asker, "reasons")
    await table.remark_hint(seat, question)
    why = [views.expected(game, ScoreLine(*line)) for line in answer.why]
    return Hinted(question=question, move=game.MOVES.text(answer.move), why=why)


async def gains(asker: Asker, said: Gains) -> Told:
    question, game, answer = await advice(asker, "gains")
    found = {game.MOVES.text(move): (now, turn) for move, now, turn in answer.gains}
    return Gained(question=question, moves=found)


async def advice(asker: Asker, wants: Literal["reasons", "gains"]) -> tuple[int, Game, bots.Answer]:
    """Ask the strongest bot about the question that this seat is asked now."""
    table, seat = asker.seated(HINTS)
    question, view = table.match.asked.get(seat), table.match.state.view(seat)
    if question is None:
        raise problem("not-asked")
    luck = luck_of_bot(table.match.seq)
    asked = bots.Question(place_of(table.game), STRONGEST, seat, view.plain(), luck, wants)
    try:
        return question, table.game, await asker.lobby.bots.ask(table.card.id, asked)
    except bots.BotFailed:
        raise problem("no-hint") from None


# Typed commands


async def command(asker: Asker, said: Command) -> Told:
    table, names = asker.at(), views.names_of(asker.at().card)
    past = table.history.steps(table.match)
    asked = Asked(table.match, asker.role.seat, names, table.card.aids, past)
    answer = await asker.lobby.lane.do(views.command, asked, said.typed)
    await remark_advice(table, asked, said.typed)
    return answer


async def remark_advice(table: Table, asked: Asked, typed: str) -> None:
    """Remark a command that advises, as a hint."""
    question = None if asked.viewer is None else asked.match.asked.get(asked.viewer)
    if asked.viewer is not None and question is not None and is_advice(asked, typed):
        await table.remark_hint(asked.viewer, question)


# The past


async def look(asker: Asker, said: Look) -> Told:
    table = asker.at()
    if said.seq > table.match.seq:
        raise problem("no-such-event", text=str(said.seq), last=str(table.match.seq))
    return await table.history.look(table.match, said.seq, asker.role.seat)


async def course(asker: Asker, said: Course) -> Told:
    table = asker.at()
    return Coursed(totals=await table.history.course(table.match, asker.role.seat))


QUESTIONS: dict[type[Any], Callable[[Any, Any], Awaitable[Told]]] = {
    WhyNot: why_not,
    Preview: preview,
    Scores: scores,
    Hint: hint,
    Gains: gains,
    Command: command,
    Look: look,
    Course: course,
}
COSTLY = frozenset(QUESTIONS) - {WhyNot}
