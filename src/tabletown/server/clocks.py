"""How much time each seat has left, by when events and remarks were stored; the match itself knows no time.

A clock runs for every person who is asked. All clocks stand still while a seat waits for somebody to sit
down, and while no server runs. Taking a move back does not bring its time back; whoever takes a seat has all
of it.
"""
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ..kernel.match import UNDO, Event
from ..kernel.record import HUMAN
from ..kernel.remark import Remark, kind_of
from ..store import Card, Chair, Clock

MOVE, MATCH = "move", "match"  # what the time is for
END = "end"  # what happens when it is over; or the name of the bot that takes the seat

SITTING = "sits", "renamed", "leaves", "leaves-seen", "link", "bot"  # remarks about who has a seat

now = time.time  # tests move it

Span = tuple[float, float]


class Moment(NamedTuple):
    """When an event was stored, or the table made, and which seats were asked then."""

    at: float
    event: Event | None
    asked: frozenset[int]


class Said(NamedTuple):
    """When a remark was made."""

    at: float
    remark: Remark


class Left(NamedTuple):
    """The time of a seat, in seconds."""

    seconds: float
    runs: bool


@dataclass
class Hand:
    """How much time a seat has used, for this move or for the match."""

    used: float = 0.0
    since: float | None = None  # when it began to run; None if it does not
    spent: list[float] = field(default_factory=list)  # for each move, because it may be taken back


class TableClock:
    """The clock of a table, told of everything that is stored."""

    def __init__(
        self, clock: Clock, first: Moment, said_at: Sequence[float], outages: Sequence[Span]
    ) -> None:
        self.clock, self.outages = clock, outages
        self.moments, self.said_at = [first], [*said_at]

    def times(self, card: Card, remarks: Sequence[Remark], at: float) -> list[Left | None]:
        """Return every person's time; bots have all the time in the world."""
        said = [Said(when, remark) for when, remark in zip(self.said_at, remarks, strict=True)]
        stops = merged([*self.outages, *waits(card, said, at)])
        runs = not any(is_free(chair) for chair in card.chairs)
        return [
            left(hand, self.clock, stops, at, runs) if chair.who == HUMAN else None
            for chair, hand in zip(card.chairs, self.hands(card, said, stops), strict=True)
        ]

    def hands(self, card: Card, said: Sequence[Said], stops: Sequence[Span]) -> list[Hand]:
        found = [Hand() for _ in card.chairs]
        story: list[Moment | Said] = [*self.moments, *said]
        for each in sorted(story, key=lambda one: one.at):
            if isinstance(each, Said):
                renew(found, each)
            else:
                for seat, hand in enumerate(found):
                    pass_time(hand, seat, self.clock, each, stops)
        return found


def left(hand: Hand, clock: Clock, stops: Sequence[Span], at: float, runs: bool) -> Left:
    running = 0.0 if hand.since is None else elapsed(hand.since, at, stops)
    return Left(clock.seconds - hand.used - running, hand.since is not None and runs)


def renew(hands: list[Hand], said: Said) -> None:
    """Give whoever takes a seat all the time."""
    if kind_of(said.remark) in ("link", "bot"):
        seat = said.remark.seat
        hands[seat] = Hand(since=None if hands[seat].since is None else said.at)


def pass_time(hand: Hand, seat: int, clock: Clock, moment: Moment, stops: Sequence[Span]) -> None:
    """Count what a seat used up to a moment, and start again if it is asked then."""
    if hand.since is not None:
        hand.used += elapsed(hand.since, moment.at, stops)
    if moment.event and moment.event.seat == seat and clock.per == MOVE:
        if moment.event.move == UNDO:
            hand.used += hand.spent.pop() if hand.spent else 0.0
        else:
            hand.spent.append(hand.used)
            hand.used = 0.0
    hand.since = moment.at if seat in moment.asked else None


# When clocks stand still


def waits(card: Card, said: Sequence[Said], until: float) -> Iterator[Span]:
    """Return when a seat waited for somebody to sit down."""
    free = {seat for seat in range(len(card.chairs)) if was_free(card, said, seat)}
    since = card.made
    for at, remark in said:
        before, kind = bool(free), kind_of(remark)
        if kind == "link":
            free.add(remark.seat)
        elif kind in ("sits", "bot"):
            free.discard(remark.seat)
        if before and not free:
            yield since, at
        elif free and not before:
            since = at
    if free:
        yield since, until


def was_free(card: Card, said: Sequence[Said], seat: int) -> bool:
    """Did a seat wait for somebody when the table was made?"""
    about = (remark for _, remark in said if remark.seat == seat and kind_of(remark) in SITTING)
    if (first := next(about, None)) is None:
        return is_free(card.chairs[seat])
    return kind_of(first) in ("sits", "link", "bot") or " " not in first.text


def is_free(chair: Chair) -> bool:
    return chair.who == HUMAN and not chair.name


def merged(spans: Iterable[Span]) -> list[Span]:
    """Join spans that overlap, so that no time is counted twice."""
    found: list[Span] = []
    for began, ended in sorted(spans):
        if found and began <= found[-1][1]:
            found[-1] = found[-1][0], max(ended, found[-1][1])
        else:
            found.append((began, ended))
    return found


def elapsed(since: float, until: float, stops: Sequence[Span]) -> float:
    """Return the time between two moments without the stops; a clock that was set back counts nothing."""
    stopped = sum(max(0.0, min(ended, until) - max(began, since)) for began, ended in stops)
    return max(0.0, until - since - stopped)
