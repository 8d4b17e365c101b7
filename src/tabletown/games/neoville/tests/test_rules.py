"""Every paragraph of the rulebook up to the score has a test here, and so has everything a rule forbids."""
import re
from collections import Counter

import pytest

from tests.playing import random_match

from ....kernel import NATURE, NONE, size
from ....kernel.folder import read_folder
from ....kernel.game import folder_of, legal_moves, waiting
from ....kernel.match import Match
from ....kernel.telling.message import Problem, say
from ... import neoville
from ..city import home, open_spots
from ..moves import MOVES
from ..pieces import (
    COPIES, EVERY_TILE, FIRST_EQUITY, LETTERS, PARK, PLAIN, SEATS, SPORT, STRUCTURE_NAMES, TILES,
    UTILITY_NAMES,
)
from ..rules import lay, start
from ..state import OVER, TO_LAY, State
from ..text import answer
from .table import do, hold, legal, reason, refused, table, turn

GAME = read_folder(neoville)


def settled(seats: int, **options: str) -> Match:
    """Start a match and let nature move until the first seat is asked."""
    match = Match(GAME, seats, options)
    match.settle(lambda seq, moves, odds: moves[seq * 7 % len(moves)])
    return match


# §1 What there is


def test_tiles() -> None:
    """§1.1 There are 74 ordinary and 4 equity tiles; every terrain and every mark is equally frequent."""
    squares = [square for tile, n in zip(EVERY_TILE, COPIES, strict=True) for square in tile[0] * n]
    assert len(squares) == 4 * 74 and len(TILES) == 66 and len(TILES) - FIRST_EQUITY == SEATS
    for terrain in range(4):
        assert [sum(square == (terrain, mark) for square in squares) for mark in (PLAIN, PARK, SPORT)] == [
            64,
            5,
            5,
        ]
    assert all(len({terrain for terrain, _ in tile[0]}) > 1 for tile in EVERY_TILE), (
        "no tile is of one terrain"
    )


def test_no_two_kinds_of_tiles_are_the_same_turned() -> None:
    """§1.1 Four terrains make 66 different tiles that are not uniform, and all of them are in the box."""
    assert len({min(tuple(terrain for terrain, _ in turned) for turned in tile) for tile in EVERY_TILE}) == 66


def test_a_district_joins_side_to_side() -> None:
    """§1.2 Corners do not touch; squares with marks belong to the district."""
    s = table()
    turn(s, "EsGEG 0 g7")
    assert size(home(s, 0, 0)) == 1 and size(home(s, 0, 9)) == 1
    turn(s, "EEEG 0 i7")
    assert size(home(s, 0, 1 * 8 + 1)) == 1 and size(home(s, 0, 2)) == 3
    s = table()
    turn(s, "EEGpR 0 g7")
    turn(s, "EGGG 0 i7")
    assert size(home(s, 0, 0)) == 3, "the two of the first tile and the one beside them"
    assert size(home(s, 0, 9)) == 4, "the park and the grass beside it"


def test_skyscrapers() -> None:
    """§1.3 Every terrain has one skyscraper of each of seven values."""
    assert STRUCTURE_NAMES[:28] == tuple(
        f"{letter}{value}" for letter in LETTERS for value in (4, 5, 6, 7, 8, 10, 12)
    )


def test_utilities() -> None:
    """§1.4 There are three kinds of six types."""
    assert Counter(name[0] for name in UTILITY_NAMES) == {"b": 6, "m": 6, "d": 6}


# §2 Set-up


@pytest.mark.parametrize(("seats", "missing"), [(2, {5, 7}), (3, {7}), (4, set())])
def test_skyscrapers_by_number_of_seats(seats: int, missing: set[int]) -> None:
    """§2.1 The 5s and 7s are left out with two seats, the 7s with three."""
    left = {name for name, n in zip(STRUCTURE_NAMES, start(seats).skyscraper, strict=False) if n}
    assert left == {f"{letter}{value}" for letter in LETTERS for value in {4, 5, 6, 7, 8, 10, 12} - missing}


@pytest.mark.parametrize(
    ("choice", "kinds"), [("buses-windmills", "bm"), ("buses-biodomes", "bd"), ("windmills-biodomes", "md")]
)
def test_the_table_chooses_two_kinds(choice: str, kinds: str) -> None:
    """§2.2 The third stays in the box."""
    s = settled(2, utilities=choice).state
    assert {name[0] for name, n in zip(UTILITY_NAMES, s.utility, strict=True) if n} == set(kinds)


def test_or_chance_chooses() -> None:
    """§2.2 Each kind is equally likely to be left out."""
    s = start(2)
    assert waiting(GAME, s) == [NATURE]
    outcomes = legal_moves(GAME, s, NATURE)
    assert [MOVES.text(m) for m in outcomes] == ["omit buses", "omit windmills", "omit biodomes"]
    assert [GAME.odds(s, m) for m in outcomes] == [1, 1, 1]


@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 6), (4, 7)])
def test_how_many_utilities(seats: int, each: int) -> None:
    """§2.3 There are 5, 6 or 7 of each kind, and at most two of a type."""
    s = settled(seats, utilities="buses-biodomes").state
    assert (
        sum(s.utility[:6]) == each == sum(s.utility[12:])
        and sum(s.utility[6:12]) == 0
        and max(s.utility) <= 2
    )


def test_a_utility_that_is_left_once_is_half_as_likely() -> None:
    """§2.3 Utilities are drawn at random from all twelve."""
    s = start(4, utilities="buses-windmills")
    assert GAME.odds(s, MOVES.read("stock b-parks")) == 2
    GAME.play(s, NATURE, MOVES.read("stock b-parks"))
    assert GAME.odds(s, MOVES.read("stock b-parks")) == 1
    GAME.play(s, NATURE, MOVES.read("stock b-parks"))
    assert MOVES.read("stock b-parks") not in legal_moves(GAME, s, NATURE)


def test_equity_tiles() -> None:
    """§2.4 Seat n holds equity tile n; the other equity tiles are not in the match; seat 1 starts."""
    match = settled(3)
    assert [TILES[match.state.hand[seat][0]] for seat in range(3)] == ["EGRW", "EpGWR", "ERGsW"]
    assert not any(match.state.bag[FIRST_EQUITY:]) and list(match.asked) == [0]


def test_chance_may_choose_the_start_player() -> None:
    """§2.4 Every seat may start; equity tiles go around the table clockwise from there."""
    s = start(4, first="chance")
    begins = [MOVES.text(move) for move in legal_moves(GAME, s, NATURE)]
    assert waiting(GAME, s) == [NATURE] and begins == [f"begin {n}" for n in range(1, 5)]
    assert {neoville.odds(s, MOVES.read(line)) for line in begins} == {1}
    neoville.play(s, NATURE, MOVES.read("begin 3"))
    assert s.seat == 2 and [s.hand[seat][0] - FIRST_EQUITY for seat in range(4)] == [2, 3, 0, 1]


def test_everybody_knows_where_the_equity_tiles_are() -> None:
    """§2.4 A bot that forgets the hands of others still knows their equity tiles, whoever started."""
    s = settled(3, first="chance").state
    seen = s.view(0)
    neoville.forget(seen, 0)
    assert s.first != 0 and [hand[0] for hand in seen.hand[:3]] == [hand[0] for hand in s.hand[:3]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_tiles_lie_open_and_hands_are_three(seats: int) -> None:
    """§2.5 Everybody is dealt two tiles from the pile, unseen by others."""
    s = settled(seats).state
    assert NONE not in s.market and all(NONE not in s.hand[seat] for seat in range(seats))
    assert sum(s.bag) == 74 - 4 - 2 * seats
    assert (
        s.view(1).hand[0] == [-9] * 3 and s.view(1).hand[1] == s.hand[1] and s.view().hand == [[-9] * 3] * 4
    )
    assert s.view(1).bag == [-9] * 66, "a count of what is left would give hands away"


def test_only_chance_deals() -> None:
    """§2.5 No seat makes nature's moves, and nature makes none out of time."""
    s = table()
    assert (
        reason(s, "open EEER")
        == "not-yours-to-draw §2.5"
        == reason(s, "deal 1 EEER")
        == reason(s, "omit buses")
    )
    assert reason(s, "open EEER", NATURE) == "not-drawn-now §2.5"
    assert reason(start(2), "open EEER", NATURE) == "not-drawn-now §2.5"
    assert refused(start(2), "omit buses", NATURE) is None


# §3 A turn


def test_three_steps_in_order_then_the_next_seat() -> None:
    """§3.1 A seat lays, may build, and draws; then the next seat follows clockwise."""
    match = settled(2)
    steps = []
    for _ in range(6):
        seat = next(iter(match.asked))
        steps.append((seat, MOVES.kind(match.legal(seat)[0])))
        match.step(seat, match.legal(seat)[0])
        match.settle(lambda seq, moves, odds: moves[0])
    assert steps == [(0, "lay"), (0, "skip"), (0, "take"), (1, "lay"), (1, "skip"), (1, "take")]


def test_no_step_out_of_order_and_no_turn_of_another() -> None:
    """§3.1 Every step has its time."""
    s = table()
    assert (
        reason(s, "build W4 nw")
        == "not-this-step §3.1"
        == reason(s, "skip")
        == reason(s, "take GWGW")
        == reason(s, "draw")
    )
    assert reason(s, "lay RRWW 0 g7", 1) == "not-your-turn §3.1"
    do(s, "lay RRWW 0 g7")
    assert reason(s, "lay EEGG 0 i7") == "not-this-step §3.1" == reason(s, "done")
    why = refused(s, "draw")
    assert why is not None and why.args == {"step": say("step-build")}
    do(s, "skip")
    assert reason(s, "skip") == "not-this-step §3.1"


def test_sixteen_rounds() -> None:
    """§3.2 Then everybody has a city of 4 x 4, and nothing can be played any more."""
    match = random_match(GAME, 5, 3)
    s = match.state
    assert s.laid == [16, 16, 16, 0] and s.phase == OVER
    assert all(s.bottom[i] - s.top[i] == 3 == s.right[i] - s.left[i] for i in range(3))
    assert reason(s, "lay EEGG 0 g7", 0) == "not-after-the-end §3.2" == reason(s, "open EEER", NATURE)


def test_taking_back() -> None:
    """§3.3 Both steps may be taken back until the draw, but not after it."""
    match = settled(2)
    before = match.state.copy()
    for _ in range(2):
        match.step(0, match.legal(0)[-1])
    match.undo(0)
    match.undo(0)
    assert match.state == before
    for _ in range(3):
        match.step(0, match.legal(0)[0])
    assert match.undoable(0), "the tile that replaces the taken one is not open yet"
    match.settle(lambda seq, moves, odds: moves[0])
    with pytest.raises(Problem):
        match.undo(0)


# §4 Laying a tile


def test_a_tile_comes_from_the_hand_in_any_rotation() -> None:
    """§4.1 The first tile goes to the middle of the table."""
    s = table(hand=("EEGG", "RRWW", "RRWW"))
    assert legal(s) == [f"lay {tile} {turned} g7" for tile in ("EEGG", "RRWW") for turned in range(4)], (
        "equal tiles are listed once"
    )
    assert reason(s, "lay GGWW 0 g7") == "not-in-hand §4.1"
    assert reason(s, "lay EEGG 0 i7") == "not-first-there §4.1"
    do(s, "lay EEGG 1 g7")
    assert [s.land[0][0], s.land[0][1]] == [1 << 1 | 1 << 9, 1 << 0 | 1 << 8], (
        "turned clockwise: the top row is the right column"
    )
    assert s.hand[0] == [NONE, TILES.index("RRWW"), TILES.index("RRWW")]


def test_turns_that_look_the_same() -> None:
    """§4.1 Only the first of them is used."""
    s = table(hand=("ERER", "ERER", "ERER"))
    assert (
        legal(s) == ["lay ERER 0 g7", "lay ERER 1 g7"] and reason(s, "lay ERER 2 g7") == "not-that-turn §4.1"
    )


def test_an_equity_tile_is_laid_like_any_other() -> None:
    """§4.1 It may be laid at any time."""
    s = settled(2).state
    assert any(line.startswith("lay EGRW") for line in legal(s))


def test_every_other_tile_touches_with_a_whole_side() -> None:
    """§4.2 A tile never lies at a corner, apart or on a tile; terrains need not match."""
    s = table()
    turn(s, "EEGG 0 g7")
    hold(s, "RRWW", "EGRW", "EWGR")
    assert {line.split()[3] for line in legal(s)} == {"g5", "e7", "i7", "g9"}
    assert reason(s, "lay RRWW 0 i9") == "not-apart §4.2" == reason(s, "lay RRWW 0 k7")
    assert reason(s, "lay RRWW 0 g7") == "not-on-a-tile §4.2"


def test_never_beyond_four_by_four() -> None:
    """§4.3 The square floats until the tiles fix it."""
    s = table()
    for spot in ("g7", "i7", "k7", "m7"):
        turn(s, f"EEGG 0 {spot}")
    hold(s, "RRWW", "EGRW", "EWGR")
    spots = {line.split()[3] for line in legal(s)}
    assert spots == {f"{column}{row}" for column in "gikm" for row in (5, 9)}
    assert reason(s, "lay RRWW 0 e7") == "not-beyond §4.3"
    turn(s, "EEGG 0 g5")
    turn(s, "EEGG 0 g3")
    turn(s, "EEGG 0 g1")
    hold(s, "RRWW", "EGRW", "EWGR")
    assert reason(s, "lay RRWW 0 g9") == "not-beyond §4.3"
    assert size(open_spots(s, 0)) == 5


def joining_table() -> State:
    """Lay a waterfall on each side of a gap of one tile, i7, in one row."""
    s = table(4)
    turn(s, "EWWW 0 g7", "W4 se")
    turn(s, "EEGG 0 g9")
    turn(s, "EEGG 0 i9")
    turn(s, "EEGG 0 k9")
    turn(s, "EWWW 0 k7", "W5 sw")
    return s


def test_skyscrapers_are_not_joined() -> None:
    """§4.4 They are not while there is another way; the reason names both."""
    s = joining_table()
    hold(s, "RWWW", "EEGG", "RRWW")
    why = refused(s, "lay RWWW 0 i7")
    assert why is not None and (why.id, why.rule) == ("not-joining", "§4.4")
    places = [why.args[name].args["square"] for name in ("one", "other")]  # type: ignore[union-attr]
    assert places == ["h8", "k8"]
    assert "lay RRWW 1 i7" in legal(s), "a rock half between them keeps them apart"
    assert reason(s, "lay RRWW 0 i7") == "not-joining §4.4"
    assert "lay RRWW 2 i7" in legal(s) and "lay RWWW 0 g5" in legal(s) and "lay EEGG 0 i7" in legal(s)


def test_only_skyscrapers_forbid_joining() -> None:
    """§4.4 A district without one may be joined, whatever utilities stand there."""
    s = table(4)
    turn(s, "EWWW 0 g7", "b-parks se")
    turn(s, "EWWW 0 i7", "W5 se")
    assert size(home(s, 0, 8 + 1)) == 6, "they meet in the lower row"
    hold(s, "RWWW", "EGRW", "EWGR")
    do(s, "lay RWWW 0 k7")


def test_a_district_that_holds_several_may_grow() -> None:
    """§4.4 Enlarging it joins nothing new."""
    s = close_gap(joining_table())
    hold(s, "EWWW", "EGRW", "EWGR")
    assert "lay EWWW 0 i5" in legal(s) and "lay EWWW 2 i5" in legal(s)


def close_gap(s: State) -> State:
    """Close the gap with water, as if there had been no other way."""
    hold(s, "RWWW", "EGRW", "EWGR")
    lay(s, 0, TILES.index("RWWW"), 0, 3 * 8 + 4)
    s.phase = TO_LAY
    return s


def test_unless_one_must() -> None:
    """§4.5 If all placements join, all are legal; if one does not, none of the others is."""
    s = full_but_one()
    hold(s, "RWWW", "GWWW", "EWWW")
    assert legal(s) == [f"lay {tile} {t} i7" for tile in ("RWWW", "GWWW", "EWWW") for t in range(4)], (
        "each of them joins"
    )
    hold(s, "RWWW", "GWWW", "EEGG")
    assert legal(s) == [f"lay EEGG {t} i7" for t in range(4)]
    assert reason(s, "lay RWWW 0 i7") == "not-joining §4.4"


def full_but_one() -> State:
    """Lay fifteen tiles: beside the hole at i7 water with a waterfall on either side, elsewhere no water."""
    s = table(4)
    turn(s, "EEWW 3 g7", "W4 ne")
    for spot in ("g9", "i9", "k9"):
        turn(s, f"EEGG 0 {spot}")
    turn(s, "EEWW 1 k7", "W5 nw")
    for spot in ("m7", "m9", "g5", "i5", "k5", "m5", "g11", "i11", "k11", "m11"):
        turn(s, f"EEGG 0 {spot}")
    return s


def test_a_laid_tile_stays() -> None:
    """§4.6 No move moves or turns a tile: the log of tiles only grows."""
    s = table()
    turn(s, "EEGG 0 g7")
    before = (s.tile[0][0], s.turned[0][0], s.spot[0][0])
    turn(s, "RRWW 0 g5")
    turn(s, "RRWW 0 e5")
    assert (s.tile[0][0], s.turned[0][0], s.spot[0][0]) == before and set(MOVES.kinds) == {
        "lay", "build", "skip", "take", "draw", "done", "omit", "stock", "open", "deal", "begin",
    }


# §5 Building


def test_one_structure_on_the_new_tile_or_none() -> None:
    """§5.1 A structure goes to the new tile only, and building nothing is allowed too."""
    s = table()
    turn(s, "EEGG 0 g7")
    hold(s, "RRWW", "EGRW", "EWGR")
    do(s, "lay RRWW 0 i7")
    assert "skip" in legal(s)
    with pytest.raises(Problem) as wrong:
        answer(s, 0, [], "build E4 g7", ["A", "B"])
    assert wrong.value.message.id == "not-on-new-tile" and wrong.value.message.rule == "§5.1"
    do(s, "build R4 nw")
    assert reason(s, "build W4 sw") == "not-twice §5.1"


def test_parks_and_sports_stay_free() -> None:
    """§5.2 That holds for skyscrapers and utilities alike."""
    s = table()
    hold(s, "EpRWsG", "EGRW", "EWGR")
    do(s, "lay EpRWsG 0 g7")
    assert reason(s, "build E4 nw") == "not-on-a-park §5.2" == reason(s, "build b-parks nw")
    assert reason(s, "build W4 se") == "not-on-sports §5.2" == reason(s, "build m-left se")
    assert refused(s, "build R4 ne") is None


def test_a_skyscraper_on_its_own_terrain() -> None:
    """§5.3 Clay goes on earth, trees on grass, stone on rock, waterfalls on water."""
    s = table()
    do(s, "lay EGRW 0 g7")
    for corner, letter in zip(("nw", "ne", "se", "sw"), LETTERS, strict=True):
        assert refused(s, f"build {letter}4 {corner}") is None
        assert {reason(s, f"build {other}4 {corner}") for other in LETTERS if other != letter} == {
            "not-its-terrain §5.3"
        }


def test_one_skyscraper_to_a_district() -> None:
    """§5.4 The new tile counts, utilities do not; the reason names the skyscraper that stands there."""
    s = table()
    turn(s, "EEGG 0 g7", "E4 nw")
    hold(s, "EEEG", "EGRW", "EWGR")
    do(s, "lay EEEG 0 i7")
    why = refused(s, "build E6 ne")
    assert why is not None and (why.id, why.rule) == ("not-second-skyscraper", "§5.4")
    assert why.args["other"].args["square"] == "g7"  # type: ignore[union-attr]
    s = table()
    turn(s, "EEGG 0 g7", "b-parks nw")
    hold(s, "EEEG", "EGRW", "EWGR")
    do(s, "lay EEEG 0 i7")
    do(s, "build E6 ne")


def test_a_utility_anywhere() -> None:
    """§5.5 A utility may stand on any terrain, also beside skyscrapers and utilities."""
    s = table()
    turn(s, "EEGG 0 g7", "E4 nw")
    turn(s, "EEEG 0 i7", "b-parks nw")
    hold(s, "EEEG", "EGRW", "EWGR")
    do(s, "lay EEEG 0 k7")
    assert all(refused(s, f"build m-left {corner}") is None for corner in ("nw", "ne", "se", "sw"))


def test_what_the_supply_lacks_cannot_be_built() -> None:
    """§5.6 A piece may be gone, left out by the number of seats (§2.1) or of the kind left out (§2.2)."""
    s = table(4)
    turn(s, "EEGG 0 g7", "E4 nw")
    turn(s, "EEGG 0 g7", "skip", seat=1)
    s.seat = 1
    hold(s, "EGRW", "EEGG", "EWGR", seat=1)
    do(s, "lay EGRW 0 g5")
    assert reason(s, "build E4 nw") == "not-in-supply §5.6" and "build E4 nw" not in legal(s)
    s.utility[0] = 0
    assert reason(s, "build b-parks nw") == "not-in-supply §5.6"
    assert reason(s, "build d-L3 nw") == "not-this-kind §2.2"
    two = table(2)
    do(two, "lay EGRW 0 g7")
    assert reason(two, "build E5 nw") == "not-with-so-few §2.1" == reason(two, "build E7 nw")
    three = table(3)
    do(three, "lay EGRW 0 g7")
    assert reason(three, "build E7 nw") == "not-with-so-few §2.1" and refused(three, "build E5 nw") is None


# §6 Drawing


def ready_to_draw() -> State:
    s = table()
    do(s, "lay EGRW 0 g7")
    do(s, "skip")
    return s


def test_an_open_tile_or_the_top_of_the_pile() -> None:
    """§6.1 An open tile is replaced at once; the top of the pile is unseen."""
    s = ready_to_draw()
    assert legal(s) == ["take EEER", "take GWGW", "draw"], "equal tiles are listed once"
    assert reason(s, "take EEGG") == "not-open §6.1" and reason(s, "done") == "not-done-yet §6.1"
    do(s, "take GWGW")
    assert TILES.index("GWGW") in s.hand[0] and waiting(GAME, s) == [NATURE]
    assert {MOVES.kind(m) for m in legal_moves(GAME, s, NATURE)} == {"open"}
    s = ready_to_draw()
    do(s, "draw")
    assert {MOVES.text(m).rpartition(" ")[0] for m in legal_moves(GAME, s, NATURE)} == {"deal 1"}
    assert s.seat == 1


def test_no_draw_after_the_last_tile() -> None:
    """§6.2 The last turn ends with done, and can be taken back until then."""
    seen = []

    def watch(match: Match, seat: int, move: int) -> None:
        if seat >= 0 and match.state.laid[seat] == 16 and MOVES.kind(move) == "done":
            seen.append(seat)
            assert legal(match.state) == ["done"] and match.undoable(seat)
            assert (
                reason(match.state, "draw") == "not-after-last-tile §6.2" == reason(match.state, "take EEER")
            )

    match = random_match(GAME, 2, 4, watch)
    assert (
        seen == [0, 1, 2, 3]
        and [sum(tile != NONE for tile in match.state.hand[seat]) for seat in range(4)] == [2] * 4
    )


def test_every_refusal_is_tested_here() -> None:
    """A test of this file names every reason that words.py can give."""
    words = (folder_of(GAME) / "words.py").read_text("utf-8")
    tests = (folder_of(GAME) / "tests" / "test_rules.py").read_text("utf-8")
    assert not {reason for reason in re.findall(r'say\("(not-[a-z-]+)"', words) if reason not in tests}
