"""Bots that sit at a table: asked like everybody, they think in a worker and come in by the same door."""
import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

from ..kernel.chance import luck_of_bot
from ..kernel.game import place_of
from ..kernel.message import Problem
from ..kernel.record import HUMAN
from ..kernel.rule import NATURE
from .bots import BotFailed, Bots, Question
from .log import log
from .table import Table

GRACE = 2.0  # seconds that are left to the process that asked the question
AGAIN = 1.0  # seconds after which a bot tries once more to be heard


class SeatedBots:
    def __init__(
        self, table: Table, bots: Bots, spawn: Callable[[Coroutine[Any, Any, None]], object]
    ) -> None:
        self.table, self.bots, self.spawn = table, bots, spawn
        self.busy: set[tuple[int, int]] = set()  # (seat, question)

    def wake(self, ours: bool = True) -> None:
        """Let every bot that is asked think, if it does not already."""
        for seat, question in self.table.match.asked.items():
            if (seat, question) not in self.busy and self.is_asked(seat, question):
                self.busy.add((seat, question))
                self.spawn(self.think(seat, question, 0.0 if ours else GRACE))

    def is_asked(self, seat: int, question: int) -> bool:
        """A bot, its question, and somebody for whom it is worth while: bots alone play only while they are watched."""
        table = self.table
        if seat == NATURE or table.card.ended or table.match.asked.get(seat) != question:
            return False
        chairs = table.card.chairs
        return chairs[seat].who != HUMAN and (
            bool(table.guests) or any(chair.who == HUMAN for chair in chairs)
        )

    async def think(self, seat: int, question: int, delay: float) -> None:
        await asyncio.sleep(delay)
        try:
            await self.answer(seat, question)
        finally:
            self.busy.discard((seat, question))

    async def answer(self, seat: int, question: int) -> None:
        """As often as it takes to be heard."""
        while self.is_asked(seat, question):
            try:
                move = await self.move(seat)
                if self.is_asked(seat, question):  # still: meanwhile its seat may have been given away
                    await self.table.answer(seat, question, move)
            except Problem as wrong:
                log("bot-not-heard", logging.WARNING, table=self.table.card.id, why=wrong.message.id)
                await asyncio.sleep(AGAIN)

    async def move(self, seat: int) -> str:
        """From what the seat sees; where no worker answers, any legal move, so that the table goes on."""
        table, match = self.table, self.table.match
        try:
            who, view = table.card.chairs[seat].who, match.state.view(seat).plain()
            question = Question(place_of(table.game), who, seat, view, luck_of_bot(match.seq))
            chosen = (await self.bots.ask(table.card.id, question)).move
        except BotFailed:
            log("bot-failed", logging.ERROR, table=table.card.id)
            chosen = secrets.choice(match.legal(seat))
        return table.game.MOVES.text(chosen)
