"""Every paragraph of the rulebook up to the score has a test here, and so has everything a rule forbids."""
import re
from collections import Counter

import pytest

from tests.playing import random_match

from ....kernel import HIDDEN, NATURE, NONE, squares
from ....kernel.game import folder_of, legal_moves, waiting
from ....kernel.match import Match
from ....kernel.telling.message import Problem
from ... import tangram_city
from ..city import touched, whole
from ..moves import MOVES
from ..pieces import LOOK_ALIKES, TILE_LINES, TILES
from ..shapes import CODES, PRINTED, SQUARE_NAMES, WAYS
from ..state import LEFT_OUT, OVER, TO_END, TO_POUR, State
from .table import GAME, Table


def quarters(parts: list[int]) -> str:
    """Name what is covered on a board, by quarters: `c3:NW`."""
    names = {
        square: "".join(q for q, mask in zip("NESW", parts, strict=True) if mask >> square & 1)
        for square in squares(touched(parts))
    }
    return " ".join(f"{SQUARE_NAMES[square - square // 8]}:{covered}" for square, covered in names.items())


def drawn_first(seq: int, moves: object, odds: object) -> int:
    return moves[0]  # type: ignore[index,no-any-return]


def settle(match: Match) -> Match:
    match.settle(drawn_first)
    return match


def why_not(s: State, line: str, seat: int = 0) -> str:
    why = tangram_city.why_not(s, seat, MOVES.read(line))
    assert why is not None, line
    return why.id


# §1 What there is


def test_squares_and_halves() -> None:
    """§1.1 A half is named by the corner of its right angle; two make a square along either diagonal."""
    for one, other in (("nw", "se"), ("ne", "sw")):
        t = Table(1, side="black")
        t.pass_on(4)
        t.do(f"fountain a1 {one}")
        assert quarters(t.state.built[0]).startswith(f"a1:{'NW' if one == 'nw' else 'NE'} ")
        t.pass_on(4)
        t.do(f"fountain a1 {other}")
        assert quarters(t.state.built[0]).startswith("a1:NESW ")


def test_tiles() -> None:
    """§1.2 There are 23 tiles of 49 squares together, all different even when turned or turned over."""
    area = {
        tile: sum(2 if part == "F" else 1 for _, _, part in ways[0][0])
        for tile, ways in zip(TILES, WAYS, strict=True)
    }
    assert len(TILES) == 23 and sum(area.values()) == 2 * 49
    assert Counter(area.values()) == {2: 2, 3: 3, 4: 9, 5: 5, 6: 4}
    assert len({min(shape for side in ways for shape in side) for ways in WAYS}) == 23


@pytest.mark.parametrize("code", ["en", "nl", "pl"])
def test_the_rulebook_shows_these_tiles(code: str) -> None:
    """§1.2 Pictures, sizes and look-alikes are the same in every language."""
    book = (folder_of(GAME) / f"rulebook.{code}.md").read_text("utf-8")
    shown = re.findall(r"\| ([A-W]) [^|!]+?( !)? \| !\[\w\]\(piece:tile ([A-W])\) \| ([^ ]+) ", book)
    lines = [line for line in TILE_LINES.split("\n") if line]
    assert sorted((tile, bool(mark), picture) for tile, mark, picture, _ in shown) == [
        (line[0], line[2] == "!", line[0]) for line in lines]
    sizes = {
        tile: sum(2 if part == "F" else 1 for _, _, part in ways[0][0])
        for tile, ways in zip(TILES, WAYS, strict=True)
    }
    assert {tile: round(2 * float(size.replace("½", ".5"))) for tile, _, _, size in shown} == sizes


def test_the_green_side_is_the_mirror_image() -> None:
    """§1.2 It is another shape for all but the symmetric tiles."""
    assert WAYS[TILES.index("D")][0][0] == ((0, 0, "NE"), (0, 1, "SW"), (1, 1, "NW"))
    assert WAYS[TILES.index("D")][1][0] == ((0, 0, "SE"), (0, 1, "NW"), (1, 0, "NE"))
    handed = {tile for tile, (black, green) in zip(TILES, WAYS, strict=True) if set(black) != set(green)}
    assert handed == set("BCDIKMNOPQV")


def test_fountains() -> None:
    """§1.3 Everybody has six, one for each round; they have no colour."""
    t = Table(1)
    assert t.state.fountain[0] == [NONE] * 6
    t.pass_on(4)
    t.do("fountain a1 nw")
    assert (
        not touched(t.state.black[0]) & 1
        and not touched(t.state.green[0]) & 1
        and touched(t.state.built[0]) & 1
    )


@pytest.mark.parametrize("side", [0, 1])
def test_printed_pieces(side: int) -> None:
    """§1.4 Every side of every board has one square and one half, each in another place."""
    pieces = [quarters(list(board[side])) for board in PRINTED]
    assert pieces == [
        ["c3:NESW d3:NW", "e2:NESW e3:NE", "b4:ES b5:NESW", "d5:ES e5:NESW", "d4:NESW e4:SW"],
        ["d3:NE e3:NESW", "c2:NESW c3:NW", "f4:SW f5:NESW", "c5:NESW d5:SW", "c4:ES d4:NESW"],
    ][side]


def test_cards_and_look_alikes() -> None:
    """§1.5 Each tile has one card; five pairs look alike."""
    assert set("HIKLMNPQUV") == LOOK_ALIKES
    match = random_match(GAME, 4, 3)
    assert sorted(match.state.shown) == list(range(23))


# §2 Set-up


def test_seat_n_takes_board_n() -> None:
    """§2.1 A lone seat takes any board."""
    assert tangram_city.start(5).board == [0, 1, 2, 3, 4]
    assert [tangram_city.start(1, board=str(n)).board[0] for n in range(1, 6)] == [0, 1, 2, 3, 4]
    with pytest.raises(Problem):
        Match(GAME, 2, {"board": "3"})


def test_everybody_chooses_a_side() -> None:
    """§2.2 All choose at once; the printed piece lies there in its colour."""
    match = Match(GAME, 3)
    assert list(match.asked) == [0, 1, 2]
    match.step(2, MOVES.read("side green"))
    assert list(match.asked) == [0, 1] and match.undoable(2)
    assert quarters(match.state.green[2]) == "f4:SW f5:NESW" == quarters(match.state.built[2])
    match.step(0, MOVES.read("side black"))
    assert quarters(match.state.black[0]) == "c3:NESW d3:NW"
    assert why_not(match.state, "side green") == "not-again"


def test_the_first_start_player() -> None:
    """§2.3 Seat 1 starts, or chance decides, with equal odds for each seat."""
    assert tangram_city.start(4).first == 0
    s = tangram_city.start(4, first="chance")
    assert waiting(GAME, s) == [NATURE] and [MOVES.text(m) for m in legal_moves(GAME, s, NATURE)] == [
        f"begin {n}" for n in range(1, 5)
    ]
    tangram_city.play(s, NATURE, MOVES.read("begin 3"))
    assert s.first == 2 and waiting(GAME, s) == [0, 1, 2, 3]


# §3 A round


def test_all_act_at_once_step_by_step() -> None:
    """§3.1 Four tiles and a fountain are placed; then the next round begins."""
    t = Table(3)
    kinds = []
    for _ in range(6):
        assert t.asked() == [0, 1, 2]
        kinds.append(MOVES.kind(MOVES.read(t.legal()[0])))
        t.pass_on()
    assert kinds == ["place", "place", "place", "place", "fountain", "place"] and t.state.rounds == 1


def test_every_step_has_its_moves() -> None:
    """§3.1 Nothing is played out of its time."""
    t = Table(2)
    for line in ("side green", "fountain a1 nw", "skip fountain", "done"):
        assert t.reason(line) == "not-this-step §3.1"
    t.pass_on(4)
    assert t.state.phase == TO_POUR
    assert t.reason("place A black 0 a1") == "not-this-step §3.1" == t.reason("skip A") == t.reason("done")
    assert t.refused("done").args["step"].id == "step-fountain"  # type: ignore[union-attr]


DEALT = [
    (1, "open open", "AB"),
    (2, "open deal deal", "A"),
    *((seats, "open deal deal deal", "A") for seats in (3, 4, 5)),
]


@pytest.mark.parametrize(("seats", "kinds", "shown"), DEALT)
def test_dealing(seats: int, kinds: str, shown: str) -> None:
    """§3.2 The right number lies open; cards that nobody sees are not even drawn yet."""
    match = Match(GAME, seats)
    for seat in range(seats):
        match.step(seat, MOVES.read("side black"))
    before = match.seq
    match.settle(lambda seq, moves, odds: moves[0])
    drawn = [MOVES.kind(event.move) for event in match.events[before:]]
    assert " ".join(drawn) == kinds
    assert "".join(TILES[card] for card in match.state.shown[: match.state.opened]) == shown
    assert match.state.view(0).bag == [HIDDEN] * 23


def test_only_chance_deals() -> None:
    """§3.2 No seat makes nature's moves, nature none out of time, and nobody acts before the cards come."""
    t = Table(2)
    assert t.reason("open C") == "not-yours-to-draw §3.2" == t.reason("deal 1 C") == t.reason("begin 1")
    assert t.reason("open C", NATURE) == "not-drawn-now §3.2"
    s = tangram_city.start(2, first="chance")
    assert why_not(s, "side black") == "not-before-the-cards"
    assert tangram_city.why_not(s, NATURE, MOVES.read("begin 2")) is None
    assert why_not(s, "begin 3", NATURE) == "not-drawn-now"


OWNERS = [
    (2, 0, [{0}, {1}]),
    (2, 1, [{1}, {0}]),
    (3, 0, [{0}, {1}, {2}]),
    (3, 2, [{2}, {0}, {1}]),
    (4, 0, [{0}, {1}, {2, 3}]),
    (4, 3, [{3}, {0}, {1, 2}]),
    (5, 0, [{0}, {1, 2}, {3, 4}]),
    (5, 3, [{3}, {4, 0}, {1, 2}]),
]


@pytest.mark.parametrize(("seats", "first", "owners"), OWNERS)
def test_who_sees_which_card(seats: int, first: int, owners: list[set[int]]) -> None:
    """§3.3 Only its owners, counted from the start player, see a private card; spectators do not."""
    match = Match(GAME, seats, {"first": "chance"})
    match.step(NATURE, MOVES.read(f"begin {first + 1}"))
    for seat in range(seats):
        match.step(seat, MOVES.read("side black"))
    s = settle(match).state
    for slot, seen_by in enumerate(owners):
        assert {seat for seat in range(seats) if s.view(seat).card[slot] == s.card[slot]} == seen_by
        assert s.view(None).card[slot] == HIDDEN and s.card[slot] != NONE
    assert all(s.view(seat).shown == s.shown for seat in range(seats)), (
        "open and played cards are everybody's"
    )


@pytest.mark.parametrize(
    ("seats", "order"), [(1, "ABCDEFGH"), (2, "ADBCEHFG"), (3, "ABCDEFGH"), (4, "ABCDEFGH"), (5, "ABCDEFGH")]
)
def test_the_order_of_cards(seats: int, order: str) -> None:
    """§3.4 Open cards, those face down, then private ones from the start player on, a shared one once."""
    t = Table(seats)
    t.pass_on(9)
    assert t.cards()[:8] == order


def test_from_the_start_player_on() -> None:
    """§3.4 The marker decides whose private card comes first."""
    t = Table(4, first="chance")
    t.state.first = 2
    t.pass_on(5)
    t.state.points[3][0] += 5
    t.pass_on(5)
    assert t.state.first == 3
    assert [t.state.owners[slot] for slot in range(3)] == [1 << 3, 1 << 0, 1 << 1 | 1 << 2]
    t.pass_on()
    assert t.state.owners[0] == 0 and t.cards()[9] == t.cards()[-1]


# §4 Placing a tile


def test_the_tile_on_the_card() -> None:
    """§4.1 Only that tile is placed, and only once."""
    t = Table(2, "HABI")
    assert {line.split()[1] for line in t.legal()} == {"H"}
    assert t.reason("place A black 0 a1") == "not-on-the-card §4.1" == t.reason("skip A")
    assert t.refused("skip A").args["card"] == "H"  # type: ignore[union-attr]
    t.all_do("place H black 0 a1")
    assert t.reason("place H black 0 a2") == "not-twice §4.1" == t.reason("skip H")


def test_either_side_any_turn_within_the_board() -> None:
    """§4.2 No tile lies over the edge; of turns that look the same only the first is listed."""
    t = Table(2, "FAB")
    lines = [line for line in t.legal() if line.startswith("place")]
    assert {(line.split()[2], line.split()[3]) for line in lines} == {
        ("black", "0"),
        ("black", "1"),
        ("green", "0"),
        ("green", "1"),
    }
    assert t.reason("place F black 0 g1") == "not-outside §4.2" == t.reason("place F black 1 a7")
    assert t.reason("place F black 2 a1") == "not-that-turn §4.2"
    assert t.refused("place F black 3 a1").args["turn"] == "1"  # type: ignore[union-attr]
    assert "place F green 1 g6" in lines and t.reason("place F green 1 g6") == ""


def test_a_turn_is_clockwise() -> None:
    """§4.2 The hook is shown in its four turns and turned over."""
    covered = []
    for side, turn in (("black", 0), ("black", 1), ("black", 2), ("black", 3), ("green", 0)):
        t = Table(1, "D")
        t.do(f"place D {side} {turn} e6")
        covered.append(
            quarters((t.state.black if side == "black" else t.state.green)[0]).replace("c3:NESW d3:NW ", "")
        )
    assert covered == [
        "e6:NE f6:SW f7:NW", "f6:ES e7:NE f7:NW", "e6:ES e7:NE f7:SW", "e6:ES f6:SW e7:NW",
        "e6:ES f6:NW e7:NE",
    ]


def test_on_empty_space() -> None:
    """§4.3 A tile covers no part of the printed piece, a tile or a fountain; halves of a square may meet."""
    t = Table(1, "CAFGD")
    assert t.reason("place C black 0 c3") == "not-on-another §4.3"
    assert t.refused("place C black 0 c3").args["square"] == "c3"  # type: ignore[union-attr]
    assert t.reason("place C black 0 d3") == "not-on-another §4.3"
    assert t.reason("place C black 2 d3") == "", "a half SE in d3 meets the printed half NW"
    t.do("place C black 2 d3")
    assert whole(t.state.built[0]) >> 8 * 2 + 3 & 1
    assert t.reason("place A black 0 d3") == "not-on-another §4.3" and t.reason("place A black 0 a1") == ""
    t.pass_on(3)
    t.do("fountain a1 nw")
    assert t.reason("place D black 2 a1") == "" and t.reason("place D black 0 a1") == "not-on-another §4.3"


def test_leaving_out() -> None:
    """§4.4 A tile that is left out is gone for good."""
    t = Table(1, "H")
    t.do("skip H")
    assert t.state.place[0][TILES.index("H")] == LEFT_OUT
    assert t.reason("place H black 0 a1") == "not-left-out §4.4" == t.reason("skip H")


def begin(seats: int) -> Match:
    match = Match(GAME, seats)
    for seat in range(seats):
        match.step(seat, MOVES.read("side black"))
    return settle(match)


def test_changing_ones_mind() -> None:
    """§4.5 Moves are visible at once and may be taken back until all are done; then the next card comes."""
    match = begin(3)
    match.step(0, MOVES.read("place A black 0 a1"))
    assert (
        match.state.view(1).place[0][0] == match.state.place[0][0] != NONE
        and touched(match.state.view(None).built[0]) & 1
    )
    assert why_not(match.state, "place A black 0 a2") == "not-again"
    match.step(2, MOVES.read("skip A"))
    match.undo(0)
    assert not touched(match.state.built[0]) & 1 and list(match.asked) == [0, 1]
    match.step(0, MOVES.read("place A green 0 f1"))
    match.undo(2)
    match.step(2, MOVES.read("place A black 1 a1"))
    assert match.undoable(0) and match.undoable(2) and match.state.opened == 1
    match.step(1, MOVES.read("skip A"))
    assert match.state.opened == 2 and not any(match.undoable(seat) for seat in range(3))


def test_alone_nothing_is_taken_back_once_a_card_was_turned_up() -> None:
    """§4.5 The two open cards may be taken back; the third is drawn only when the second has been placed."""
    match = begin(1)
    match.step(0, MOVES.read("skip A"))
    assert match.undoable(0)
    match.undo(0)
    match.step(0, MOVES.read("skip A"))
    match.step(0, MOVES.read("skip B"))
    assert waiting(GAME, match.state) == [NATURE] and match.state.opened == 2
    settle(match)
    assert match.state.opened == 3 and not match.undoable(0)


# §5 A fountain


def test_one_fountain_each_round() -> None:
    """§5.1 All place theirs at once and may change it until all are done."""
    t = Table(2)
    t.pass_on(4)
    t.do("fountain a1 nw")
    assert t.asked() == [1] and t.reason("fountain a1 se") == "not-again §4.5"
    t.do("fountain g7 se", 1)
    assert t.state.rounds == 1 and t.state.fountain[0][0] == 0 and t.state.fountain[1][0] == 48 * 4 + 2


def test_in_any_free_half() -> None:
    """§5.2 It may lie beside the printed half too, but on no other piece."""
    t = Table(1)
    t.pass_on(4)
    assert len(t.legal()) == 4 * 49 - 4 - 3 + 1, "all halves but four of c3, three of d3, and none at all"
    assert (
        t.reason("fountain c3 nw")
        == "not-free §5.2"
        == t.reason("fountain d3 nw")
        == t.reason("fountain d3 ne")
    )
    assert t.reason("fountain d3 se") == ""


def test_leaving_out_a_fountain() -> None:
    """§5.3 It is gone for good: the next round has its own."""
    t = Table(1)
    t.pass_on(4)
    t.do("skip fountain")
    assert t.state.fountain[0][0] == LEFT_OUT
    t.pass_on(4)
    t.do("fountain a1 nw")
    assert t.state.fountain[0] == [LEFT_OUT, 0, NONE, NONE, NONE, NONE]


# §6.2 The start marker


@pytest.mark.parametrize(
    ("points", "first", "then"),
    [([1, 1, 1], 1, 1), ([2, 1, 1], 1, 0), ([5, 1, 5], 1, 2), ([5, 4, 5], 0, 0), ([4, 5, 5], 0, 1)],
)
def test_the_start_marker(points: list[int], first: int, then: int) -> None:
    """§6.2 It goes to the leader; on a tie to the first clockwise, beginning with the old start player."""
    t = Table(3)
    t.pass_on(5)
    for seat in range(3):
        t.state.points[seat][0] = points[seat]
    t.state.first = first
    t.pass_on(5)
    assert t.state.first == then


# §8 The last round


def test_three_open_cards_in_any_order() -> None:
    """§8.1 Each is placed once, and each may be left out."""
    t = Table(2)
    t.pass_rounds(5)
    assert t.cards()[-3:] == "UVW" and {line.split()[1] for line in t.legal()} == {"U", "V", "W"}
    t.do("place W black 0 a1")
    assert {line.split()[1] for line in t.legal()} == {"U", "V"} and t.asked() == [0, 1]
    assert t.reason("place W black 0 f1") == "not-twice §4.1" and t.reason("skip A") == "not-left-out §4.4"
    t.do("skip U")
    t.do("place V black 0 d1")
    assert t.asked() == [1] and t.state.phase != TO_POUR
    t.pass_on(3)
    assert t.state.phase == TO_POUR


def test_all_three_may_be_changed_until_all_are_done() -> None:
    """§8.1 Seats that were done already may change them too, one after the other."""
    match = begin(2)
    while match.state.rounds < 5:
        for seat in (0, 1):
            match.step(seat, match.legal(seat)[-1])
        settle(match)
    before = match.state.copy()
    tiles = [TILES[card] for card in match.state.shown[-3:]]
    for tile in tiles:
        match.step(0, MOVES.read(f"skip {tile}"))
    match.step(1, MOVES.read(f"skip {tiles[1]}"))
    for _ in range(3):
        match.undo(0)
    assert match.state.place[0] == before.place[0] and list(match.asked) == [0, 1] and match.undoable(1)


def test_the_last_fountain_and_the_last_score() -> None:
    """§8.2 The match is over after them."""
    t = Table(2)
    t.pass_rounds(5)
    t.pass_on(3)
    t.pass_on()
    assert t.state.rounds == 6 and t.state.phase == OVER and t.state.points[0] == [1] * 6
    assert t.reason("place A black 0 a1") == "not-after-the-end §9.3" == t.reason("open A", NATURE)


def test_alone_one_says_done() -> None:
    """§8.2 Until then the last fountain can be taken back."""
    match = random_match(GAME, 3, 1)
    assert MOVES.text(match.events[-1].move) == "done" and match.over
    t = Table(1)
    t.pass_rounds(5)
    t.pass_on(4)
    assert (
        t.state.phase == TO_END
        and t.legal() == ["done"]
        and t.reason("skip fountain") == "not-this-step §3.1"
    )
    t.do("done")
    assert t.state.phase == OVER and t.asked() == []


def test_every_refusal_is_tested_here() -> None:
    """A test of this file names every reason that words.py can give."""
    words = (folder_of(GAME) / "words.py").read_text("utf-8")
    tests = (folder_of(GAME) / "tests" / "test_rules.py").read_text("utf-8")
    reasons = re.findall(r'say\("(not-[a-z-]+)"', words)
    assert len(reasons) > 10 and not {reason for reason in reasons if reason not in tests}


def test_placements_are_made_once() -> None:
    """§4.2 Tile, side and what is covered tell every placement within the board from all others."""
    assert len(CODES) == len(set(CODES)) == 5716
