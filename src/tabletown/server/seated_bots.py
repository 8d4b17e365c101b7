"""Let the bots at a table answer: they are asked and answer as people do, but think in a worker."""
import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

from ..kernel.chance import luck_of_bot
from ..kernel.game import place_of
from ..kernel.telling.message import Problem
from ..kernel.record import HUMAN
from ..kernel.rules.rule import NATURE
from .bots import BotFailed, Bots, Question
from .log import log
from .table import Table

GRACE = 2.0  # seconds that the process that asked the question has for its own bot's answer
AGAIN = 1.0  # seconds after which a bot tries to answer again


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
        """Must a bot answer this question? Bots play among themselves only while somebody watches."""
        table, chairs = self.table, self.table.card.chairs
        if seat == NATURE or chairs[seat].who == HUMAN:
            return False
        if table.ended or table.match.asked.get(seat) != question:
            return False
        taught = table.taught()
        if taught and taught.seat != seat:
            return False  # in a lesson everybody waits for their turn
        return bool(table.guests) or any(chair.who == HUMAN for chair in chairs)

    async def think(self, seat: int, question: int, delay: float) -> None:
        await asyncio.sleep(delay)
        try:
            await self.answer(seat, question)
        finally:
            self.busy.discard((seat, question))

    async def answer(self, seat: int, question: int) -> None:
        """Answer a question, and try again until it is answered."""
        while self.is_asked(seat, question):
            try:
                move = await self.move(seat)
                if self.is_asked(seat, question):  # its seat may have been given away meanwhile
                    await self.table.answer(seat, question, move)
            except Problem as wrong:
                log("bot-not-heard", logging.WARNING, table=self.table.card.id, why=wrong.message.id)
                await asyncio.sleep(AGAIN)

    async def move(self, seat: int) -> str:
        """Return a bot's move from its view; if no worker answers, any legal one. A lesson has its own."""
        table, match = self.table, self.table.match
        if taught := table.taught():
            return table.game.MOVES.text(taught.move)
        try:
            who, view = table.card.chairs[seat].who, match.state.view(seat).plain()
            question = Question(place_of(table.game), who, seat, view, luck_of_bot(match.seq))
            chosen = (await self.bots.ask(table.card.id, question)).move
        except BotFailed:
            log("bot-failed", logging.ERROR, table=table.card.id)
            chosen = secrets.choice(match.legal(seat))
        return table.game.MOVES.text(chosen)
