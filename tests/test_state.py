"""Declared fields give views, blocks, JSON, digests and copies."""
import pytest

from tabletown.kernel.rules.rule import HIDDEN
from tabletown.kernel.state import NOBODY, OWNER, State, grid, masks, number, row


class Cards(State):
    seats = number(start=3, bits=8)
    deck = row(4, seen_by=NOBODY)
    own = grid(3, 2, start=5, seen_by=OWNER)
    card = row(3, start=7, seen_by="owners")  # a card is seen by the seats that its owners name
    owners = row(3)
    land = masks(2)
    count = number(derived=True)


def test_a_view_has_holes_where_a_seat_may_not_look() -> None:
    s = Cards()
    s.owners = [0b001, 0b110, 0b000]
    assert (
        s.view(0).card == [7, HIDDEN, HIDDEN]
        and s.view(2).card == [HIDDEN, 7, HIDDEN]
        and s.view().card == [HIDDEN] * 3
    )
    assert s.view(1).own == [[HIDDEN] * 2, [5, 5], [HIDDEN] * 2] and s.view(1).deck == [HIDDEN] * 4
    assert s.card == [7, 7, 7] and s.view(1).owners == s.owners


def test_a_spectator_sees_least() -> None:
    s = Cards()
    assert s.view().own == [[HIDDEN] * 2] * 3 and s.view().seats == 3


def test_blocks_are_whole_words_and_read_back() -> None:
    s = Cards()
    s.card[1], s.land[0] = -3, -1
    block = s.block()
    assert block.nbytes % 8 == 0 and Cards.from_block(block[0]) == s


def test_json_shows_masks_as_squares() -> None:
    s = Cards()
    s.land[1] = 0b101
    assert s.plain()["land"] == [[], [0, 2]] and s.plain()["own"] == [[5, 5]] * 3


def test_the_digest_is_of_facts_alone() -> None:
    one, two = Cards(), Cards()
    two.count = 9
    assert one != two and one.digest() == two.digest()
    two.deck[0] = 1
    assert one.digest() != two.digest()


def test_a_copy_is_apart() -> None:
    s = Cards()
    t = s.copy()
    t.own[1][0] = 8
    assert s.own == [[5, 5]] * 3 and s != t


def test_a_mistyped_owner_field_is_refused() -> None:
    with pytest.raises(TypeError, match="owner_set"):
        type("Wrong", (State,), {"card": row(3, seen_by="owner_set")})


def test_a_field_has_no_name_that_arrays_use() -> None:
    with pytest.raises(TypeError, match="sum"):
        type("Wrong", (State,), {"sum": number()})
