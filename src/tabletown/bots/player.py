"""A bot at a table: it gets a view, as people do, and answers with a move. Interpreted, so that a table starts at once."""
import secrets

from ..kernel.message import problem
from ..kernel.state import State
from ..kernel.world import world
from . import NAMES


class Player:
    def __init__(self, game: str, bot: str, seed: int | None = None) -> None:
        if bot not in NAMES:
            raise problem("no-such-bot", text=bot, known=", ".join(NAMES))
        self.bot, self.world = NAMES.index(bot), world(game, compiled=False)
        self.luck = self.world.part("kernel.luck").seeded(secrets.randbits(63) if seed is None else seed)

    def choose(self, view: State, seat: int) -> int:
        playing, desk = self.world.part("bots.playing"), self.world.part("kernel.desk")
        out = desk.rows(self.world.game.MOVES.count)
        return int(playing.decide(self.bot, desk.desk(view, playing.DESK), seat, self.luck, out))
