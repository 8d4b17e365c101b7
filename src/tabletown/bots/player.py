"""A bot at a table: it gets a view, as people do, and answers with a move. Interpreted, so that a table starts at once."""
from ..kernel.message import problem
from ..kernel.state import State
from ..kernel.world import world
from . import NAMES


class Player:
    def __init__(self, game: str, bot: str) -> None:
        if bot not in NAMES:
            raise problem("no-such-bot", text=bot, known=", ".join(NAMES))
        self.bot, self.world = NAMES.index(bot), world(game, compiled=False)

    def choose(self, view: State, seat: int, luck: int) -> int:
        """The same view and the same luck give the same move."""
        playing, desk = self.world.part("bots.playing"), self.world.part("kernel.desk")
        lots = self.world.part("kernel.luck").seeded(luck)
        out = desk.rows(self.world.game.MOVES.count)
        return int(playing.decide(self.bot, desk.desk(view, playing.DESK), seat, lots, out))
