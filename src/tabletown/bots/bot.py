"""A bot at a table: it gets a view, as people do, and answers with a move."""
import time
from collections.abc import Callable
from math import inf
from typing import Any

from ..kernel.state import State
from ..kernel.loading import world
from .levels import level_named
from .weights import weights_of


class Bot:
    """An interpreted bot starts at once, but searches little; a compiled one searches as its level says."""

    def __init__(
        self, game: str, bot: str, compiled: bool = False, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.level, self.world, self.clock = level_named(bot, compiled), world(game, compiled), clock
        self.searching = self.world.part("bots.search")
        weights = weights_of(self.world, self.level.plans) if self.level.learned else ()
        state = self.world.game.start(min(self.world.game.SEATS))
        mind = self.world.part("bots.mind").mind(state, weights)
        self.foresight = self.world.part("bots.foresight")
        self.search = self.searching.Search(mind, self.ahead())

    def ahead(self) -> Any:
        """Return how far it looks ahead, a Foresight."""
        if self.level.short:
            return self.foresight.SHORT
        return self.foresight.foresight(self.level.thorough, self.level.seconds)

    def choose(self, view: State, seat: int, luck: int) -> int:
        """Return a move. The same view and luck give the same move, unless a clock ends the search."""
        effort, ahead = self.effort(), self.search.foresight
        moves = self.search.noticed(view, seat, self.level.notices, luck)
        if self.level.seconds or self.level.playouts:
            moves = self.search.by_turn(seat, moves, ahead.followed_first, luck)
            return int(self.search.best(seat, moves, luck, effort))
        return int(self.search.by_turn(seat, moves, ahead.followed, luck)[0])

    def gains(self, view: State, seat: int) -> list[tuple[int, int, int]]:
        """Return every legal move with the points it brings at once, and with one more move of the turn."""
        return self.world.part("bots.gains").gains(self.search.mind, view, seat)  # type: ignore[no-any-return]

    def rehearse(self, view: State, seat: int) -> None:
        """Think everything once that a bot may think, at a position with a choice."""
        self.search.rehearse(view, seat)
        self.gains(view, seat)

    def effort(self) -> Callable[[int], float]:
        """Return which share of its time or of its playouts is spent, whichever is more."""
        by_time = self.searching.seconds(self.level.seconds or inf, self.clock)
        most = self.foresight.SHORT_PLAYOUTS if self.level.short else self.level.playouts
        by_count = self.searching.playouts(most or inf)
        return lambda playouts: max(by_time(playouts), by_count(playouts))
