"""Play one match between bots as at a table: each gets a view, nature draws from the seed of the deal."""
import time
from collections.abc import Sequence
from functools import cache
from random import Random

import msgspec

from ..bots.levels import level_named
from ..bots.bot import Bot
from ..bots.precompile import warm_up
from ..kernel.chance import drawn_from, seed_of
from ..kernel.game import Game, name_of, place_of
from ..kernel.match import Match
from ..kernel.rules.rule import NATURE
from ..kernel.loading import can_compile
from .outside import Outside, load


class Played(msgspec.Struct, frozen=True):
    """What came of a match; seats in their order."""

    deal: int
    turn: int  # how often the bots have moved on by a seat
    bots: list[str]
    scores: list[int]
    ties: list[int]
    seconds: list[float]  # of processor time; of outside bots as they pass
    faults: list[int]  # answers that were none, or came too late


class Seat:
    """A bot that plays, and how it did."""

    def __init__(self, game: Game, bot: str) -> None:
        self.game, self.bot, self.is_outside = game, bot, is_outside(bot)
        self.clock = time.perf_counter if self.is_outside else time.thread_time
        self.seconds, self.faults = 0.0, 0

    def move(self, match: Match, seat: int, luck: int) -> int:
        began = self.clock()
        move = self.ask(match, seat, luck)
        self.seconds += self.clock() - began
        return move

    def ask(self, match: Match, seat: int, luck: int) -> int:
        if self.is_outside:
            return self.ask_outside(match, seat, luck)
        return player(place_of(self.game), self.bot).choose(match.state.view(seat), seat, luck)

    def ask_outside(self, match: Match, seat: int, luck: int) -> int:
        """Ask a bot from outside. A fault costs it the move: a random one is made instead."""
        legal = match.legal(seat)
        lines = [self.game.MOVES.text(move) for move in legal]
        view = {"game": name_of(self.game), "seat": seat, "state": match.state.view(seat).plain()}
        answer = outside(self.bot).choose(view, lines)
        self.faults += answer is None
        return Random(luck).choice(legal) if answer is None else self.game.MOVES.read(answer)


def is_outside(bot: str) -> bool:
    """Is it a class in somebody's file, and none of ours?"""
    return ":" in bot


def check_bot(bot: str) -> None:
    """Raise a problem if there is no such bot."""
    if is_outside(bot):
        load(bot)
    else:
        level_named(bot)


@cache
def player(game: str, bot: str) -> Bot:
    """Return a bot that measures processor time, so that a busy machine changes nothing.

    Its compiled code is loaded first, because that takes longer than many a thought.
    """
    if can_compile():
        warm_up(game)
    return Bot(game, bot, can_compile(), time.thread_time)


@cache
def outside(place: str) -> Outside:
    return Outside(place)


def play(game: Game, bots: Sequence[str], options: dict[str, str], seed: int, deal: int, turn: int) -> Played:
    luck = Random(f"{seed} {deal}").getrandbits(62)
    match, chance = Match(game, len(bots), options), drawn_from(seed_of(luck))
    seats = [Seat(game, bot) for bot in bots]
    while not match.over:
        seat = next(iter(match.asked))
        if seat == NATURE:
            match.step(seat, match.drawn(chance))
        else:
            match.step(seat, seats[seat].move(match, seat, luck + match.seq))
    scores, ties = ([rule(match.state, i) for i in range(len(bots))] for rule in (game.score, game.tie_break))
    seconds, faults = [round(seat.seconds, 3) for seat in seats], [seat.faults for seat in seats]
    return Played(deal, turn, list(bots), scores, ties, seconds, faults)
