"""What is wrong with a record is told with its line, and never ends in a traceback."""
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletown import catalogue
from tabletown.kernel import record
from tabletown.kernel import chance
from tabletown.kernel.chance import by_lot, drawn_from, hash_of, new_seed, seed_of
from tabletown.kernel.telling.message import Problem
from tabletown.kernel.record import HUMAN, Seat
from tabletown.kernel.rules.rule import HIDDEN
from tabletown.kernel.verify import verify_draws

from .playing import random_match
from .sample import examples

GAME = catalogue.load("neoville")
SEATS = [Seat(HUMAN, "Anna Maria"), Seat("greedy", "Bram")]
MATCH = random_match(GAME, 1, 2)
TEXT = record.write(MATCH, SEATS, aids=["preview", "hints"], seed=seed_of(1))


def problem_in(text: str) -> str:
    with pytest.raises(Problem) as raised:
        verify_draws(kept := record.read(text), catalogue.load(kept.game))
    return raised.value.message.id


def changed(line: int, text: str) -> str:
    lines = TEXT.splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


def test_the_head_reads_back() -> None:
    kept = record.read(TEXT)
    assert (kept.game, kept.edition, kept.seats, kept.aids) == ("neoville", 1, SEATS, ["preview", "hints"])
    assert kept.options == {"utilities": "chance", "first": "seat-1"} and kept.hash == hash_of(kept.seed)


def test_a_name_cannot_smuggle_in_a_line() -> None:
    text = record.write(MATCH, [Seat(HUMAN, "Anna\nseed 00"), Seat(HUMAN, "Bram")])
    assert record.read(text).seats[0].name == "Anna seed 00"


def test_replay_stops_at_the_event_asked_for() -> None:
    kept = record.read(TEXT)
    assert [record.replay(kept, GAME, n).seq for n in (0, 7, len(kept.lines))] == [0, 7, len(kept.lines)]
    for wrong in (-1, len(kept.lines) + 1):
        with pytest.raises(Problem):
            record.replay(kept, GAME, wrong)


FIRST = next(i for i, line in enumerate(TEXT.splitlines(), 1) if line.startswith("1 * "))
DIGEST = TEXT.splitlines()[FIRST - 1].split()[-1]


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "record-wrong-start"),
        ("tabletown 3\n", "record-wrong-start"),
        ("tabletown 1\n", "record-without-head"),
        ("tabletown 2\n", "record-without-head"),
        (changed(8, "imported from elsewhere"), "record-bad-line"),
        (changed(FIRST, "remark 3 sits Anna"), "record-bad-line"),
        (changed(FIRST, "remark 0 sits Anna"), "record-bad-line"),
        (changed(FIRST, "remark 1 dances Anna"), "record-bad-line"),
        (changed(FIRST, "remark 2 bot greedy"), "record-bad-line"),
        (changed(FIRST, "remark"), "record-bad-line"),
        (changed(2, "game chess"), "no-such-game"),
        (changed(3, "edition 9"), "record-of-other-edition"),
        (changed(3, "edition x"), "record-bad-line"),
        (changed(4, "option utilities"), "record-bad-line"),
        (changed(4, "option utilities trams"), "no-such-option-choice"),
        (changed(6, "seat"), "record-bad-line"),
        (changed(6, ""), "wrong-number-of-seats"),
        (changed(9, "hash 12"), "record-bad-line"),
        (changed(10, "seed zz"), "record-bad-line"),
        (changed(10, f"seed {seed_of(2)}"), "record-seed-not-of-hash"),
        (changed(10, ""), "record-without-seed"),
        (changed(FIRST, f"2 * omit buses {DIGEST}"), "record-bad-line"),
        (changed(FIRST, "1 * "), "record-bad-line"),
        (changed(FIRST, f"1 7 lay EEGG 0 g7 {DIGEST}"), "record-illegal"),
        (changed(FIRST, f"1 * fly {DIGEST}"), "record-not-drawn"),
        (changed(FIRST, f"1 * open EEGG {DIGEST}"), "record-not-drawn"),
        (changed(FIRST, f"1 1 undo {DIGEST}"), "record-illegal"),
        (changed(FIRST, f"1 0 skip {DIGEST}"), "record-bad-line"),
        (changed(FIRST, f"1 00 omit buses {DIGEST}"), "record-bad-line"),
        (changed(4, "game neoville"), "record-said-twice"),
        (changed(FIRST, "1 * deal 1 ?"), "record-with-secrets"),
        (changed(FIRST, TEXT.splitlines()[FIRST - 1].replace(DIGEST, "0" * 16)), "record-drifts"),
    ],
)
def test_every_fault_has_its_message(text: str, id: str) -> None:
    assert problem_in(text) == id


def test_a_draw_that_the_seed_did_not_make_is_found() -> None:
    match = random_match(GAME, 3, 2)
    assert problem_in(record.write(match, SEATS, seed=seed_of(4))) == "record-not-drawn"


lines = st.lists(st.sampled_from(TEXT.splitlines()) | st.text(max_size=30), max_size=30)


@settings(max_examples=examples(300), deadline=None)
@given(lines, st.integers(0, 60), st.booleans())
def test_any_text_is_a_problem_or_a_record(some: list[str], keep: int, head: bool) -> None:
    text = "\n".join([*(TEXT.splitlines()[:keep] if head else []), *some])
    try:
        kept = record.read(text)
        record.replay(kept, catalogue.load(kept.game))
    except Problem:
        pass


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_record_for_a_viewer_hides_what_others_hold(viewer: int | None) -> None:
    text = record.write_for(MATCH, viewer, SEATS, hash=hash_of(seed_of(1)))
    deals = [line.split() for line in text.splitlines() if " deal " in line]
    assert deals and all(
        (tile == "?") == (seat != str((viewer if viewer is not None else HIDDEN) + 1))
        for _, _, _, seat, tile in deals
    )
    assert "seed" not in text and not any(line.split()[-1] == DIGEST for line in text.splitlines() if line)
    with pytest.raises(Problem):
        record.read(text)


# The draws of docs/record.md


def test_a_seed_draws_each_number_fairly() -> None:
    chance, odds = drawn_from(seed_of(9)), [1, 2, 0, 3]
    drawn = [chance(seq, [10, 20, 30, 40], odds) for seq in range(6000)]
    assert drawn.count(30) == 0
    assert all(
        abs(drawn.count(move) / 1000 - weight) < 0.15
        for move, weight in zip([10, 20, 40], [1, 2, 3], strict=True)
    )


def test_a_draw_depends_on_the_seed_and_the_number_alone() -> None:
    one, two = drawn_from(seed_of(9)), drawn_from(seed_of(9))
    assert [one(n, range(50), [1] * 50) for n in range(40)] == [
        two(n, range(50), [1] * 50) for n in reversed(range(40))
    ][::-1]
    assert [one(n, range(50), [1] * 50) for n in range(40)] != [
        drawn_from(seed_of(8))(n, range(50), [1] * 50) for n in range(40)
    ]


def test_a_known_draw() -> None:
    """Work the rule of docs/record.md by hand: HMAC-SHA256 of "1 0" under sixteen zero bytes."""
    import hashlib
    import hmac

    number = int.from_bytes(hmac.new(bytes(16), b"1 0", hashlib.sha256).digest()[:8], "big")
    assert drawn_from("00" * 16)(1, range(1000), [1] * 1000) == number % 1000


def test_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "FIXED", "")
    assert len(new_seed()) == 32 and new_seed() != new_seed() and by_lot(1, [4], [1]) == 4
    for wrong in ("", "zz" * 16, "00" * 15, "AA" * 16, "0 " * 16):
        with pytest.raises(Problem):
            drawn_from(wrong)
    with pytest.raises(Problem):
        seed_of(1 << 128)
