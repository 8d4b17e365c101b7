"""Let bots think in another worker of the browser: a line of JSON goes there, another comes back."""
from collections.abc import Awaitable, Callable

import msgspec

from ..server.bots import Answer, BotFailed, Question

Think = Callable[[str], Awaitable[str]]  # an empty answer is none


class BotsNextDoor:
    def __init__(self, think: Think) -> None:
        self._think = think

    async def ask(self, table: str, question: Question) -> Answer:
        line = await self._think(msgspec.json.encode(question).decode())
        if not line:
            raise BotFailed
        return msgspec.json.decode(line, type=Answer)

    async def close(self) -> None:
        """Do nothing: the other worker ends with this one."""
