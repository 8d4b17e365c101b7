"""Prove from a history that a table was one log, which grew by what people said, and told nobody too much.

A table is a log of numbered events, and whoever looks sees its beginning, up to some number. So it takes no
search to say whether a history is linearizable. An event was stored after its answer was sent and after every
look began that did not find it, but before its answer was acknowledged and before every look ended that found
it or a later one. If that leaves a moment for every event, in their order, then each operation took effect at
one moment between its start and its end; if not, no such moments exist.
"""
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from math import inf

from benchmarks.trust.history import Operation, Outcome, Saying
from benchmarks.trust.truth import Truth

LOOKS = ("hello", "view")  # what asks how things are now; what is told unasked may be late
SHOWING = (*LOOKS, "told")

Fault = str
Check = Callable[[Truth, Sequence[Operation]], Iterator[Fault]]


def faults(truth: Truth, history: Iterable[Operation]) -> list[Fault]:
    """Return what is wrong with the history of a table; a history without faults is proven right."""
    operations = list(history)
    if wrong := [*too_far(truth, operations)]:
        return wrong  # without these events the rest would mean nothing
    return [fault for check in CHECKS for fault in check(truth, operations)]


def too_far(truth: Truth, operations: Sequence[Operation]) -> Iterator[Fault]:
    """Nobody was told of more than is stored."""
    for one in operations:
        if max((one.seq, *(event.seq for event in one.events))) > truth.seq:
            yield f"lost: seat {one.viewer} was told of event {one.seq}, but {truth.seq} are stored"


def told_right(truth: Truth, operations: Sequence[Operation]) -> Iterator[Fault]:
    """Everybody was told what is stored, as far as they may know it, and saw their own view of it."""
    for one in operations:
        for event in one.events:
            if (event.seat, event.move) != truth.told(event.seq, one.viewer):
                yield f"told wrong: seat {one.viewer}, event {event.seq}: {event.seat} {event.move}"
        shows = one.outcome == "ok" and one.kind in (*SHOWING, "look")
        if shows and one.saw != truth.saw(one.seq, one.viewer):
            yield f"saw what is another's: seat {one.viewer} at event {one.seq}"


def nothing_leaked(truth: Truth, operations: Sequence[Operation]) -> Iterator[Fault]:
    """No key came through a socket, and no seed before the match was over."""
    for one in operations:
        if one.kind == "leak":
            yield f"leaked: {one.why} to seat {one.viewer}"
        elif one.kind == "card" and one.saw and not truth.match.over:
            yield f"leaked: the seed to seat {one.viewer}"


def nothing_skipped(truth: Truth, operations: Sequence[Operation]) -> Iterator[Fault]:
    """Through one connection everybody is told every event once, in order, from where they asked on."""
    at: dict[int, int] = {}
    for one in operations:
        if one.kind not in ("hello", "told") or one.outcome != "ok":
            continue
        before = one.since if one.kind == "hello" else at[one.socket]
        if [event.seq for event in one.events] != [*range(before + 1, one.seq + 1)]:
            yield f"skipped: seat {one.viewer} at socket {one.socket}, from {before} to {one.seq}"
        at[one.socket] = one.seq


def answers_count_once(truth: Truth, operations: Sequence[Operation]) -> Iterator[Fault]:
    """What was acknowledged is stored, what was refused is not, and nothing is stored that nobody said."""
    outcomes: defaultdict[Saying, list[Outcome]] = defaultdict(list)
    for one in answers(operations):
        outcomes[one.said].append(one.outcome)
    for said, found in outcomes.items():
        if (times := found.count("ok")) > (said in truth.said):
            yield f"acknowledged {times} times, {'once' if said in truth.said else 'never'} stored: {said}"
    for said, seq in truth.said.items():
        if said[0] in truth.people and not {"ok", "lost"} & {*outcomes[said]}:
            yield f"stored, but {'refused' if outcomes[said] else 'never said'}: event {seq}"


def answers(operations: Sequence[Operation]) -> Iterator[Operation]:
    return (one for one in operations if one.kind == "answer")


# The order of moments


class Moments:
    """Between which moments every event was stored; index 0 is the empty log."""

    def __init__(self, truth: Truth, operations: Sequence[Operation]) -> None:
        self._after, self._before = [-inf] * (truth.seq + 2), [inf] * (truth.seq + 2)
        for said, start in first_starts(operations).items():
            if said in truth.said:
                self._is_after(truth.said[said], start)
        for one in operations:
            if one.outcome == "ok":
                self._take(truth, one)
        self.after = [*accumulate(self._after, max)]
        self.before = [*accumulate(reversed(self._before), min)][::-1]

    def _take(self, truth: Truth, one: Operation) -> None:
        if one.kind in SHOWING:
            self._is_before(one.seq, one.end)
        if one.kind in LOOKS:
            self._is_after(one.seq + 1, one.start)
        if one.kind == "answer" and one.said in truth.said:
            self._is_before(truth.said[one.said], one.end)

    def _is_after(self, seq: int, moment: float) -> None:
        self._after[seq] = max(self._after[seq], moment)

    def _is_before(self, seq: int, moment: float) -> None:
        self._before[seq] = min(self._before[seq], moment)


def first_starts(operations: Sequence[Operation]) -> dict[Saying, float]:
    """Return when each thing was first said by somebody who was not refused."""
    found: dict[Saying, float] = {}
    for one in answers(operations):
        if one.outcome != "refused":
            found[one.said] = min(found.get(one.said, inf), one.start)
    return found


def in_order(truth: Truth, operations: Sequence[Operation]) -> Iterator[Fault]:
    """For every event there is a moment at which it was stored."""
    moments = Moments(truth, operations)
    for seq in range(1, truth.seq + 1):
        if moments.after[seq] > moments.before[seq]:
            late = moments.after[seq] - moments.before[seq]
            yield f"not linearizable: event {seq} was known {late:.3f} s before it can have been stored"


def refused_rightly(truth: Truth, operations: Sequence[Operation]) -> Iterator[Fault]:
    """Nobody was told that a question is no longer open while it certainly was."""
    moments = Moments(truth, operations)
    for one in answers(operations):
        asked = truth.asked.get(one.said[:2])
        if one.why == "stale" and asked:
            closed = moments.after[asked.until] if asked.until else inf
            if one.start > moments.before[asked.since] and one.end < closed:
                yield f"refused, though it was open: seat {one.viewer}, question {one.question}"


def sockets_go_forward(truth: Truth, operations: Sequence[Operation]) -> Iterator[Fault]:
    """Nothing that comes through one connection is older than what came before."""
    by_socket = defaultdict(list)
    for one in operations:
        if one.kind in ("hello", "told") and one.outcome == "ok":
            by_socket[one.socket].append(one.seq)
    for socket, seqs in by_socket.items():
        if any(one > two for one, two in pairwise(seqs)):
            yield f"went back: socket {socket}"


CHECKS: Sequence[Check] = (
    told_right, nothing_leaked, nothing_skipped, answers_count_once, in_order, refused_rightly,
    sockets_go_forward,
)
