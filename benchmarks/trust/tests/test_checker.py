"""The checker finds nothing wrong with what happened, and everything that could not have happened."""
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
import pytest

from benchmarks.trust.checker import faults
from benchmarks.trust.history import Operation, Told
from benchmarks.trust.truth import Truth
from tabletown import catalogue
from tabletown.kernel.chance import drawn_from, seed_of
from tabletown.kernel.match import UNDO, Event, Match, event_text
from tabletown.store import Card, Chair, Row

OPEN, SECRETIVE = "connect_four", "neoville"
History = list[Operation]


@dataclass
class Story:
    truth: Truth
    history: History

    def find(self, kind: str, n: int = 0, **facts: object) -> Operation:
        """Return the n-th operation of a kind with these facts."""
        fitting = [
            one for one in self.history
            if one.kind == kind and all(getattr(one, name) == value for name, value in facts.items())
        ]
        return fitting[n]


def rows_of(game: str, answers: int) -> list[Row]:
    """Play: everybody takes the first move, and the second person takes the first answer back once."""
    match, chance = Match(catalogue.load(game), 2), drawn_from(seed_of(1))
    match.settle(chance)
    while match.seq < answers:
        seat = min(match.asked)
        match.take(Event(seat, match.legal(seat)[0]))
        if match.undoable(seat) == match.seq == 2:
            match.take(Event(seat, UNDO))
        match.settle(chance)
    return [Row(event.seat, event_text(match.game, event), "") for event in match.events]


def story(game: str = OPEN, length: int = 12) -> Story:
    """Tell what two people and a spectator saw at a server that was right; an event takes a second."""
    chairs = [Chair("human", "Anna"), Chair("human", "Bram")]
    rows = rows_of(game, length)
    truth = Truth(Card("t", game, 1, {}, chairs, "", "", 0.0), rows)
    history = [look(truth, viewer, 0, 0.0) for viewer in (0, 1, None)]
    for said, seq in truth.said.items():
        if said[0] != -1:
            start, end = seq - 0.5, seq + 0.5
            seat, question, move = said
            history.append(
                Operation(
                    table="t", viewer=seat, socket=1, kind="answer", start=start, end=end, question=question,
                    move=move,
                )
            )
        history += [told(truth, viewer, seq, seq + 0.2) for viewer in (0, 1, None)]
    history += [look(truth, viewer, truth.seq, truth.seq + 2.0) for viewer in (0, 1, None)]
    return Story(truth, history)


def socket_of(viewer: int | None) -> int:
    return 3 if viewer is None else viewer + 1


def look(truth: Truth, viewer: int | None, seq: int, start: float) -> Operation:
    events = [Told(i, *truth.told(i, viewer)) for i in range(1, seq + 1)]
    return Operation(
        table="t", viewer=viewer, socket=socket_of(viewer), kind="hello", start=start, end=start + 0.1,
        seq=seq, events=events, saw=truth.saw(seq, viewer),
    )


def told(truth: Truth, viewer: int | None, seq: int, at: float) -> Operation:
    return Operation(
        table="t", viewer=viewer, socket=socket_of(viewer), kind="told", start=at, end=at, seq=seq,
        events=[Told(seq, *truth.told(seq, viewer))], saw=truth.saw(seq, viewer),
    )


@pytest.mark.parametrize("game", [OPEN, SECRETIVE])
def test_what_happened_is_right(game: str) -> None:
    one = story(game, 40 if game == SECRETIVE else 12)
    assert faults(one.truth, one.history) == []
    assert any(move == "undo" for _, _, move in one.truth.said) or game == SECRETIVE


# What cannot have happened

Wrong = Callable[[Story], None]


def lose_an_event(one: Story) -> None:
    rows = rows_of(OPEN, 12)[:-1]
    one.truth = Truth(one.truth.card, rows)


def tell_another_move(one: Story) -> None:
    said = one.find("told", 4)
    said.events = [msgspec.structs.replace(said.events[0], move="drop g")]


def tell_another_seat(one: Story) -> None:
    said = one.find("told", 4)
    said.events = [msgspec.structs.replace(said.events[0], seat=1 - said.events[0].seat)]


def show_an_older_view(one: Story) -> None:
    one.find("told", seq=5).saw = one.truth.saw(4, 0)


def skip_an_event(one: Story) -> None:
    one.history.remove(one.find("told", seq=5, viewer=1))


def tell_an_event_twice(one: Story) -> None:
    again = one.find("told", seq=5, viewer=1)
    one.history.insert(one.history.index(again), again)


def acknowledge_what_is_not_stored(one: Story) -> None:
    one.find("answer").move = "drop g"


def acknowledge_twice(one: Story) -> None:
    one.history.append(one.find("answer", 2))


def refuse_what_is_stored(one: Story) -> None:
    one.find("answer", 2).outcome = "refused"


def store_what_nobody_said(one: Story) -> None:
    one.history.remove(one.find("answer", 2))


def acknowledge_an_undo_that_is_not_stored(one: Story) -> None:
    one.find("answer", move="undo").question = 9


def look_too_early(one: Story) -> None:
    """Somebody saw an event before its answer was sent."""
    one.history.append(msgspec.structs.replace(look(one.truth, 0, 7, 6.0), socket=9, end=6.1))


def look_too_late(one: Story) -> None:
    """Somebody began to look after an acknowledgement, and did not find the event."""
    one.history.append(msgspec.structs.replace(look(one.truth, 0, 6, 8.9), socket=9))


def look_back_in_time(one: Story) -> None:
    """One looked after the other, and saw less; neither alone would be wrong."""
    early, late = look(one.truth, 0, 7, 6.8), look(one.truth, 1, 6, 6.95)
    one.history += [msgspec.structs.replace(early, socket=9), msgspec.structs.replace(late, socket=10)]


def refuse_an_open_question(one: Story) -> None:
    """Somebody was told that it was too late, but it was not."""
    open_one = one.find("answer", 6)
    said = msgspec.structs.replace(
        open_one, start=open_one.start - 0.1, end=open_one.start - 0.05, outcome="refused", why="stale"
    )
    one.history.insert(0, said)


def go_back_at_a_socket(one: Story) -> None:
    stale = msgspec.structs.replace(one.find("told", seq=4, viewer=1), start=20, end=20, events=[])
    one.history.append(stale)


def leak_a_key(one: Story) -> None:
    one.history.append(Operation(table="t", viewer=1, socket=2, kind="leak", start=1, why="a key"))


def leak_the_seed(one: Story) -> None:
    one.history.append(Operation(table="t", viewer=1, socket=2, kind="card", start=1, end=1, saw="seed"))


@pytest.mark.parametrize(
    ("wrong", "found"),
    [
        (lose_an_event, "lost"), (tell_another_move, "told wrong"), (tell_another_seat, "told wrong"),
        (show_an_older_view, "saw what is another's"), (skip_an_event, "skipped"),
        (tell_an_event_twice, "skipped"), (acknowledge_what_is_not_stored, "never stored"),
        (acknowledge_twice, "acknowledged 2 times"), (refuse_what_is_stored, "stored, but refused"),
        (store_what_nobody_said, "stored, but never said"),
        (acknowledge_an_undo_that_is_not_stored, "never stored"), (look_too_early, "not linearizable"),
        (look_too_late, "not linearizable"), (look_back_in_time, "not linearizable"),
        (refuse_an_open_question, "refused, though it was open"), (go_back_at_a_socket, "went back"),
        (leak_a_key, "leaked"), (leak_the_seed, "leaked"),
    ],
    ids=lambda case: getattr(case, "__name__", ""),
)
def test_what_cannot_have_happened_is_found(wrong: Wrong, found: str) -> None:
    one = story()
    wrong(one)
    assert any(found in fault for fault in faults(one.truth, one.history))


def test_the_hand_of_another_is_found() -> None:
    """A view and an event that belong to the other seat are noticed, for their secrets differ."""
    one = story(SECRETIVE, 40)
    views = [said for said in one.history if said.kind == "told" and said.viewer == 0]
    stolen = next(said for said in views if one.truth.saw(said.seq, 0) != one.truth.saw(said.seq, 1))
    stolen.saw = one.truth.saw(stolen.seq, 1)
    assert any("saw what is another's" in fault for fault in faults(one.truth, one.history))


def test_a_secret_part_of_a_move_is_found() -> None:
    one = story(SECRETIVE, 40)
    seq = next(seq for seq in range(1, 41) if one.truth.told(seq, 0) != one.truth.told(seq, 1))
    one.find("told", seq=seq, viewer=0).events = [Told(seq, *one.truth.told(seq, 1))]
    one.find("told", seq=seq, viewer=1).events = [Told(seq, *one.truth.told(seq, 0))]
    assert sum("told wrong" in fault for fault in faults(one.truth, one.history)) == 2


# What may have happened


def test_what_was_lost_may_be_stored_or_not() -> None:
    one = story()
    one.find("answer", 2).outcome = "lost"
    lost = msgspec.structs.replace(one.find("answer", 2), question=99, move="drop g")
    one.history.append(lost)
    assert faults(one.truth, one.history) == []


def test_of_two_who_say_the_same_one_is_refused() -> None:
    one = story()
    twin = msgspec.structs.replace(one.find("answer", 2), socket=8, outcome="refused", why="stale")
    one.history.append(twin)
    assert faults(one.truth, one.history) == []


def test_a_look_while_an_answer_is_on_its_way_may_find_it_or_not() -> None:
    one = story()
    before, after = look(one.truth, 0, 6, 6.55), look(one.truth, 1, 7, 6.55)
    one.history += [msgspec.structs.replace(before, socket=9), msgspec.structs.replace(after, socket=10)]
    assert faults(one.truth, one.history) == []
