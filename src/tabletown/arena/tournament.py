"""Tournaments: bots rotate through the seats and meet on the same deals; a stopped one goes on later."""
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec

from .. import catalogue
from ..bots.levels import name_as_it_plays
from ..kernel.game import chosen_options
from ..kernel.loading import can_compile
from ..kernel.telling.message import problem
from ..kernel.whole_file import write_whole
from .duel import Played, check_bot

MOST_MATCHES = 1_000_000


class Plan(msgspec.Struct, frozen=True):
    """What is played; two runs of one plan play the same matches."""

    game: str
    bots: list[str]
    seats: int
    options: dict[str, str]
    matches: int
    seed: int

    def seating(self, turn: int) -> list[str]:
        """Return the bots by seat. Each turn moves every bot on by one; those beyond the last seat wait."""
        return list(islice(cycle(self.bots), turn, turn + self.seats))

    def turns(self) -> int:
        """Return after how many turns the bots sit as they did at first."""
        return next(turn for turn in range(1, len(self.bots) + 1) if self.seating(turn) == self.seating(0))

    def games(self) -> Iterator[tuple[int, int]]:
        """Return deals and turns, whole deals only."""
        turns = self.turns()
        for deal in range(-(-self.matches // turns)):
            yield from ((deal, turn) for turn in range(turns))


def planned(
    game: str, bots: Sequence[str], seats: int, options: dict[str, str], matches: int, seed: int
) -> Plan:
    """Return a plan that can be played; raise a problem if it cannot."""
    all_options = chosen_options(catalogue.load(game), seats, options)
    if not 1 <= matches <= MOST_MATCHES:
        raise problem("wrong-number-of-matches", most=MOST_MATCHES)
    for bot in bots:
        check_bot(bot)
    playing = [name_as_it_plays(bot, can_compile()) for bot in bots]
    filled = list(islice(cycle(playing), max(seats, len(bots))))
    return Plan(game, filled, seats, all_options, matches, seed)


def as_text(facts: msgspec.Struct) -> str:
    return msgspec.json.format(msgspec.json.encode(facts), indent=2).decode() + "\n"


# Plays these games of a plan, in any order.
Runner = Callable[[Plan, list[tuple[int, int]]], Generator[Played]]


class Tournament:
    """A folder with the plan and a line for every match; lines are only ever added."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.plan, self.lines, self.head = plan, folder / "matches.jsonl", folder / "plan.json"
        folder.mkdir(parents=True, exist_ok=True)
        if self.head.exists() and msgspec.json.decode(self.head.read_bytes(), type=Plan) != plan:
            raise problem("other-plan", file=str(self.head))
        if not self.head.exists():
            write_whole(self.head, as_text(plan))

    def read_matches(self) -> list[Played]:
        """Return all matches on file, and drop a last line that a kill cut short."""
        raw = self.lines.read_bytes() if self.lines.exists() else b""
        whole = raw[: raw.rfind(b"\n") + 1]
        if whole != raw:
            os.truncate(self.lines, len(whole))
        return [msgspec.json.decode(line, type=Played) for line in whole.splitlines()]

    def run(self, play_all: Runner, tick: Callable[[int], Any] = lambda n: None) -> list[Played]:
        """Play what is missing; return all matches in the order of the plan."""
        done = {(match.deal, match.turn): match for match in self.read_matches()}
        tick(len(done))
        left = [game for game in self.plan.games() if game not in done]
        with open(self.lines, "ab") as lines, closing(play_all(self.plan, left)) as played:
            for match in played:
                lines.write(msgspec.json.encode(match) + b"\n")
                lines.flush()
                done[match.deal, match.turn] = match
                tick(1)
        return [done[game] for game in self.plan.games()]
