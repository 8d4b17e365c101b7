"""Set-up, a turn, the end: one test for each § and for every reason to refuse."""
from collections import Counter

import pytest

from tests.playing import random_match

from ....kernel import NATURE, NONE
from ....kernel.chance import drawn_from, seed_of
from ....kernel.game import folder_of, leaders, legal_moves, waiting
from ....kernel.match import Match
from ....kernel.telling.message import Message, Problem
from ... import cloud_city
from ..city import height_at
from ..moves import MOVES, line_named
from ..pieces import CARDS, COPIES, IS_MAJORITY, LETTERS, PIECES, START_TILES, TILES, VOTES
from ..state import OVER, TO_DRAW, TO_LAY, State
from ..words import height_on
from .cities import CROSS, PLUS
from .oracle import square_named
from .table import GAME, do, finished, hold, legal, reason, refused, table, to_walk, turn


def building(s: State, name: str, seat: int = 0) -> str:
    height = height_on(s, seat, *square_named(name))
    return "." if height == NONE else LETTERS[height]


def settled(seats: int, **options: str) -> Match:
    match = Match(GAME, seats, options)
    match.settle(drawn_from(seed_of(3)))
    return match


# §1


def test_tiles() -> None:
    """§1.1 Each of 44 and 4 tiles has two buildings: of every colour pair, 4 side by side and 4 across."""
    every = Counter(dict(zip(TILES, map(int, COPIES), strict=True))) + Counter(START_TILES)
    assert sum(COPIES) == 44 and sum(every.values()) == 48
    pairs = Counter({("".join(sorted(tile.replace(".", ""))), tile[1] == "."): 0 for tile in every})
    for tile, n in every.items():
        assert len(tile) == 4 and tile.count(".") == 2
        pairs["".join(sorted(tile.replace(".", ""))), tile[1] == "."] += n
    assert len(pairs) == 12 and set(pairs.values()) == {4}


def test_buildings() -> None:
    """§1.2 There are 32 sites of every height."""
    letters = Counter(
        "".join(tile * int(n) for tile, n in zip(TILES, COPIES, strict=True)) + "".join(START_TILES)
    )
    assert [letters[letter] for letter in LETTERS] == [32, 32, 32]


def test_walkways_in_the_box() -> None:
    """§1.3 There are 31 walkways of every level."""
    assert sum(PIECES) == 31 and list(VOTES) == [0, 1, 2, 3, 5, 8]
    for code in ("en", "nl", "pl"):
        book = (folder_of(GAME) / f"rulebook.{code}.md").read_text("utf-8")
        rows = [row.split(" | ")[1:] for row in book.splitlines() if row.startswith("| ")]
        assert [[int(cell.strip(" |")) for cell in row] for row in rows] == [
            [1, 2, 3, 4, 5],
            list(VOTES[1:]),
            list(PIECES),
        ]


def test_cards_in_the_box() -> None:
    """§1.4 There are ten cards."""
    assert len(set(CARDS)) == 10


# §2


def test_start_tiles() -> None:
    """§2.1 Every seat starts with the same tile and its buildings."""
    s = cloud_city.start(4)
    assert [TILES[s.tile[seat][0]] for seat in range(4)] == ["b.b."] * 4 and s.laid == [1, 1, 1, 1]
    assert [building(s, "g7", seat) + building(s, "h8", seat) for seat in range(4)] == ["bb"] * 4
    assert cloud_city.start(2).laid == [1, 1, 0, 0] and s.seat == 0


def test_chance_may_choose_the_start_player() -> None:
    """§2.1 Every seat may start, and alone there is nothing to choose."""
    s = cloud_city.start(3, first="chance")
    begins = [MOVES.text(move) for move in legal_moves(GAME, s, NATURE)]
    assert waiting(GAME, s) == [NATURE] and begins == [f"begin {n}" for n in range(1, 4)]
    assert {cloud_city.odds(s, MOVES.read(line)) for line in begins} == {1}
    cloud_city.play(s, NATURE, MOVES.read("begin 2"))
    assert s.seat == 1 and sum(s.laid) == 3
    with pytest.raises(Problem):
        Match(GAME, 1, {"first": "chance"})


def test_one_supply() -> None:
    """§2.2 What one seat builds, another cannot."""
    s = finished((PLUS, ("a1-c1",)), (PLUS, ()))
    assert s.piece == [[6, 7, 8, 6, 3], [6, 8, 8, 6, 3], [6, 8, 8, 6, 3]]


def test_tiles_are_dealt() -> None:
    """§2.3 Three tiles lie open, and every seat gets three that the others do not see."""
    match = settled(3)
    s = match.state
    assert (
        NONE not in s.market
        and all(NONE not in s.hand[seat] for seat in range(3))
        and sum(s.bag) == 44 - 3 - 9
    )
    assert s.view(1).hand[1] == s.hand[1] and set(s.view(1).hand[0]) == {-9} and set(s.view().bag) == {-9}
    assert (
        reason(s, "deal 1 bb..") == "not-yours-to-draw §2.3"
        and reason(s, "open bb..", NATURE) == "not-drawn-now §2.3"
    )


# §3


def test_steps_of_a_turn() -> None:
    """§3.1 The seat lays, then builds walkways or draws; nobody else may move."""
    s = table()
    assert reason(s, "draw") == "not-this-step §3.1" and reason(s, "walk g7-h7") == "not-this-step §3.1"
    assert reason(s, "lay tt.. 0 i7", 1) == "not-your-turn §3.1"
    do(s, "lay tt.. 0 i7")
    assert reason(s, "lay b.g. 0 k7") == "not-this-step §3.1"
    do(s, "draw")
    assert s.seat == 1 and waiting(GAME, s) == [NATURE]


def test_the_step_is_named() -> None:
    """§3.1 The reason says what is to be done first."""
    s = table()
    steps = []
    for _ in range(2):
        why = refused(s, "draw" if s.phase == TO_LAY else "lay tt.. 0 i7")
        assert why is not None and isinstance(why.args["step"], Message)
        steps.append(why.args["step"].id)
        s.phase = TO_DRAW
    s.laid[0] = 9
    why = refused(s, "lay tt.. 0 i7")
    assert why is not None and isinstance(why.args["step"], Message)
    assert [*steps, why.args["step"].id] == ["step-lay", "step-draw", "step-done"]


def test_the_end() -> None:
    """§3.2 There are eight rounds, and nothing after them."""
    match = random_match(GAME, 5, 3)
    lays = Counter(event.seat for event in match.events if MOVES.kind(event.move) == "lay")
    assert lays == {0: 8, 1: 8, 2: 8} and match.state.laid[:3] == [9, 9, 9] and match.state.phase == OVER
    assert reason(match.state, "draw", 0) == "not-after-the-end §3.2"
    assert reason(match.state, "open bb..", NATURE) == "not-after-the-end §3.2"


def test_taking_back() -> None:
    """§3.3 Walkways and tile may be taken back until the draw."""
    match = settled(2)
    before = match.state.copy()
    seed = next(m for m in match.legal(0) if walks_after(match, m))
    match.step(0, seed)
    match.step(0, next(m for m in match.legal(0) if MOVES.kind(m) == "walk"))
    match.undo(0)
    match.undo(0)
    assert match.state == before
    match.step(0, seed)
    match.step(0, MOVES.read("draw"))
    assert match.undoable(0)
    match.step(NATURE, match.legal(NATURE)[0])
    assert not match.undoable(0)


def walks_after(match: Match, move: int) -> bool:
    trial = match.copy()
    trial.step(0, move)
    return any(MOVES.kind(m) == "walk" for m in trial.legal(0))


def test_the_last_turn_may_be_taken_back() -> None:
    """§3.3 It may be until it is ended, and then until the next seat moves."""
    match = settled(2)
    while MOVES.read("done") not in match.legal(0):
        seat = next(iter(match.asked))
        match.step(seat, match.drawn(drawn_from(seed_of(1))) if seat == NATURE else match.legal(seat)[-1])
    match.step(0, MOVES.read("done"))
    assert match.undoable(0)


# §4


def test_from_the_hand() -> None:
    """§4.1 Any tile of the hand may be laid, turned in any way."""
    s = table(hand=("b.g.", "b.g.", "tt.."))
    assert reason(s, "lay bb.. 0 i7") == "not-in-hand §4.1"
    assert {f"lay {tile} {turns} i7" for tile in ("b.g.", "tt..") for turns in range(4)} <= set(
        legal(s)
    ) and len(legal(s)) == 2 * 4 * 4


def test_turns_that_look_the_same() -> None:
    """§4.1 Only the first of them is used."""
    s = table(hand=("b.b.", "b.g.", "tt.."))
    assert [line for line in legal(s) if line.startswith("lay b.b.") and line.endswith("i7")] == [
        "lay b.b. 0 i7",
        "lay b.b. 1 i7",
    ]
    assert reason(s, "lay b.b. 2 i7") == "not-that-turn §4.1"


def test_side_to_side() -> None:
    """§4.2 A tile lies against a whole side and on no other tile."""
    s = table()
    assert {line.split()[3] for line in legal(s)} == {"g5", "e7", "i7", "g9"}
    assert reason(s, "lay tt.. 0 g7") == "not-on-a-tile §4.2"
    assert reason(s, "lay tt.. 0 i9") == "not-apart §4.2"


def test_three_by_three() -> None:
    """§4.3 A city is never wider or higher than three; where the square lies stays open."""
    s = table()
    turn(s, "tt.. 0 i7")
    assert {"lay tt.. 0 e7", "lay tt.. 0 k7"} <= set(legal_with(s, "tt.."))
    turn(s, "tt.. 0 k7")
    hold(s, "tt..", "b.g.", "b.t.")
    assert reason(s, "lay tt.. 0 e7") == "not-beyond §4.3" and refused(s, "lay tt.. 0 g5") is None
    turn(s, "tt.. 0 g5")
    turn(s, "tt.. 0 g9")
    hold(s, "tt..", "b.g.", "b.t.")
    assert reason(s, "lay tt.. 0 g3") == reason(s, "lay tt.. 0 g11") == "not-beyond §4.3"


def legal_with(s: State, *hand: str) -> list[str]:
    hold(s, *hand, *("b.t." for _ in range(3 - len(hand))))
    return legal(s)


def test_its_buildings() -> None:
    """§4.4 The buildings turn with the tile."""
    for turns, there in enumerate(
        ({"i7": "b", "j8": "g"}, {"j7": "b", "i8": "g"}, {"j8": "b", "i7": "g"}, {"i8": "b", "j7": "g"})
    ):
        s = table()
        do(s, f"lay b.g. {turns} i7")
        assert {name: building(s, name) for name in ("i7", "j7", "i8", "j8")} == {
            "i7": ".",
            "j7": ".",
            "i8": ".",
            "j8": ".",
        } | there


def test_a_tile_stays() -> None:
    """§4.5 Buildings and walkways keep their names when the city grows upwards and to the left."""
    s = table()
    turn(s, "bb.. 0 i7", "g7-i7")
    before = [line.at for line in cloud_city.score_lines(s, 0)]
    turn(s, "tt.. 0 g5")
    turn(s, "tt.. 0 e5")
    assert building(s, "g7") == "b" == building(s, "i7") and [
        line.at for line in cloud_city.score_lines(s, 0)
    ] == before == ["g7-i7"]
    hold(s, "tt..", "b.g.", "b.t.")
    assert reason(s, "lay tt.. 1 i7") == "not-on-a-tile §4.2"


# §5


def test_as_many_as_one_likes() -> None:
    """§5.1 Any number may be built, also none, and not on the new tile alone."""
    s = to_walk(PLUS)
    assert "done" in legal(s)
    for walk in ("a1-c1", "c1-e1", "b2-d2", "a5-e5"):
        do(s, f"walk {walk}")
    assert "done" in legal(s) and "walk b4-d4" in legal(s)


def test_two_buildings_of_one_height() -> None:
    """§5.2 They stand in a row or a column."""
    s = to_walk(PLUS)
    assert (
        reason(s, "walk a1-b1") == "not-without-building §5.2"
        and reason(s, "walk a1-a3") == "not-different-heights §5.2"
    )
    assert reason(s, "walk f1-h1") == "not-without-building §5.2"
    why = refused(s, "walk a1-a3")
    assert why is not None and [told(why, name) for name in ("one", "other")] == [
        "building-b a1",
        "building-g a3",
    ]
    assert refused(s, "walk a1-c1") is None and refused(s, "walk c1-c5") is None


def told(why: Message, name: str) -> str:
    """Return the building or walkway that a refusal names."""
    what = why.args[name]
    assert isinstance(what, Message)
    return f"{what.id} {what.args.get('square', '')}".strip()


def test_the_right_piece() -> None:
    """§5.3 The piece has that level and length and comes from the supply."""
    s = to_walk(PLUS)
    s.piece[0][1] = 0
    why = refused(s, "walk a1-c1")
    assert why is not None and (why.id, why.rule, why.args["length"], told(why, "level")) == (
        "not-in-supply", "§5.3", 2, "level-river",
    )
    assert "walk a1-c1" not in legal(s) and "walk b2-d2" in legal(s) and "walk c1-c5" in legal(s)
    do(s, "walk c1-c5")
    assert s.piece[0][3] == 5 and s.piece[1][3] == 6


def test_none_longer_than_five() -> None:
    """§5.3 No piece spans the distances 6 and 7 of a rectangular city."""
    for first, second, length in (("b......b", ".tttttt.", 7), ("b.....b.", ".ttttt.t", 6)):
        s = finished(([first, second, "bgbgbgbg", "........", "bgbgbgbg", "........"], ()))
        s.phase = TO_DRAW
        assert [line for line in legal(s) if "a1" in line] == ["walk a1-a3"]
        with pytest.raises(Problem) as raised:
            line_named(f"a1-{'abcdefgh'[length]}1")
        assert (raised.value.message.id, raised.value.message.args["length"]) == ("not-so-long", length)


def test_no_gap() -> None:
    """§5.4 Tiles must lie all the way; the refusal names the square without one."""
    s = table()
    for lay in ("tt.. 0 g9", "tt.. 0 i9", "tt.. 0 k9", "bb.. 0 k7"):
        turn(s, lay)
    s.phase = TO_DRAW
    why = refused(s, "walk g7-k7")
    assert why is not None and (why.id, why.rule, why.args["square"]) == ("not-over-a-gap", "§5.4", "i7")
    assert "walk g7-k7" not in legal(s)
    turn(s, "tt.. 2 i7")
    s.phase = TO_DRAW
    assert refused(s, "walk g7-k7") is None


def test_over_lower_buildings_only() -> None:
    """§5.5 It passes neither the same height nor taller buildings; the refusal names the building."""
    s = to_walk(PLUS)
    same, taller = refused(s, "walk a1-e1"), refused(s, "walk a3-e3")
    assert same is not None and (same.id, same.rule, told(same, "building")) == (
        "not-over-same-height",
        "§5.5",
        "building-b c1",
    )
    assert taller is not None and (taller.id, taller.rule, told(taller, "building")) == (
        "not-over-taller",
        "§5.5",
        "building-t d3",
    )
    assert not {"walk a1-e1", "walk a3-e3"} & set(legal(s))
    assert "walk a5-e5" in legal(s) and building(s, "c5") == "b"
    s = to_walk(("b.g.b.", *PLUS[1:]))
    assert reason(s, "walk a1-e1") == "not-over-taller §5.5" and "walk a1-e1" not in legal(s)


def test_no_crossing_on_its_own_level() -> None:
    """§5.6 The refusal names the walkway in the way; other levels may pass."""
    s = to_walk(CROSS, "a2-e2")
    why = refused(s, "walk c1-c3")
    assert why is not None and (why.id, why.rule, why.args["ends"], told(why, "level")) == (
        "not-crossing", "§5.6", "a2-e2", "level-river",
    )
    assert "walk c1-c3" not in legal(s) and refused(s, "walk d1-d4") is None
    assert reason(to_walk(CROSS, "c1-c3"), "walk a2-e2") == "not-crossing §5.6"


def test_two_to_a_building() -> None:
    """§5.7 The refusal names the building that is full, whichever end it is."""
    s = to_walk(PLUS, "a1-c1", "c1-e1")
    why = refused(s, "walk c1-c5")
    assert why is not None and (why.id, why.rule, told(why, "building")) == (
        "not-third-walkway",
        "§5.7",
        "building-b c1",
    )
    s = to_walk(PLUS, "c1-c5", "a1-c1")
    assert reason(s, "walk c1-e1") == "not-third-walkway §5.7" and "walk c1-e1" not in legal(s)


def test_once_and_for_good() -> None:
    """§5.8 No two walkways join the same two buildings, not even side by side."""
    s = to_walk(PLUS, "a1-c1", "d2-d3")
    assert (
        reason(s, "walk a1-c1") == "not-joined-again §5.8"
        and reason(s, "walk d2-d3") == "not-joined-again §5.8"
    )
    assert not {"walk a1-c1", "walk d2-d3"} & set(legal(s))


# §6


def test_one_tile() -> None:
    """§6.1 The seat takes an open tile, which is replaced, or the top of the pile."""
    s = table()
    do(s, "lay tt.. 0 i7")
    assert reason(s, "done") == "not-done-yet §6.1" and reason(s, "take gg..") == "not-open §6.1"
    assert [line for line in legal(s) if not line.startswith("walk")] == ["take bb..", "take t.t.", "draw"]
    do(s, "take t.t.")
    assert sorted(TILES[tile] for tile in s.hand[0]) == ["b.g.", "gt..", "t.t."] and s.market[2] == NONE
    assert {MOVES.kind(m) for m in legal_moves(GAME, s, NATURE)} == {"open"}


def test_the_top_of_the_pile() -> None:
    """§6.1 Nobody but the seat sees what it drew."""
    s = table()
    do(s, "lay tt.. 0 i7")
    do(s, "draw")
    assert {MOVES.text(m).split()[:2] == ["deal", "1"] for m in legal_moves(GAME, s, NATURE)} == {True}
    assert MOVES.secrets(MOVES.read("deal 1 bb..")) == {"tile": ("hand", 0)}


def test_no_draw_after_the_last_tile() -> None:
    """§6.2 Only done is left, with two tiles in the hand."""
    s = table()
    s.laid[0], s.phase = 9, TO_DRAW
    assert (
        reason(s, "draw") == reason(s, "take bb..") == "not-after-last-tile §6.2" and legal(s)[-1] == "done"
    )
    match = random_match(GAME, 4, 4)
    assert match.state.held == [2, 2, 2, 2] and sum(match.state.bag) == 1, "29 tiles for 28 draws"


# §8


def test_three_by_four() -> None:
    """§8.1 The city may lie either way round until the tiles settle it."""
    s = table(city="rectangle")
    for lay in ("tt.. 0 i7", "tt.. 0 k7"):
        turn(s, lay)
    assert {"lay tt.. 0 e7", "lay tt.. 0 m7", "lay tt.. 0 g5"} <= set(legal_with(s, "tt.."))
    wide, high = s.copy(), s.copy()
    turn(wide, "tt.. 0 m7")
    assert reason_with(wide, "lay tt.. 0 e7") == "not-beyond-rectangle §8.1"
    turn(wide, "tt.. 0 g5")
    turn(wide, "tt.. 0 g9")
    for spot in ("g11", "g3"):
        assert reason_with(wide, f"lay tt.. 0 {spot}") == "not-beyond-rectangle §8.1"
    for lay in ("tt.. 0 g5", "tt.. 0 g3", "tt.. 0 g9"):
        turn(high, lay)
    for spot in ("e7", "m7", "g1"):
        assert reason_with(high, f"lay tt.. 0 {spot}") == "not-beyond-rectangle §8.1"


def reason_with(s: State, line: str) -> str:
    hold(s, line.split()[1], "b.g.", "b.t.")
    return reason(s, line)


def test_eleven_rounds() -> None:
    """§8.2 One to three seats lay twelve tiles each, six by eight squares or eight by six."""
    shapes = set()
    for seed in range(12):
        match = random_match(GAME, seed, 1 + seed % 3, city="rectangle")
        s = match.state
        lays = Counter(event.seat for event in match.events if MOVES.kind(event.move) == "lay")
        assert set(lays.values()) == {11} and len(lays) == match.seats
        shapes |= {(s.bottom[i] - s.top[i] + 1, s.right[i] - s.left[i] + 1) for i in range(match.seats)}
    assert shapes == {(3, 4), (4, 3)}
    with pytest.raises(Problem) as raised:
        Match(GAME, 4, {"city": "rectangle"})
    assert raised.value.message.id == "option-not-with-these-seats"


def test_cards_are_drawn() -> None:
    """§9.1 There are none, one or two different cards, open to all, but no majorities when playing alone."""
    for cards, n in (("none", 0), ("one", 1), ("two", 2)):
        s = settled(2, cards=cards).state
        assert sum(card != NONE for card in s.card) == n and s.view().card == s.card
    first = Match(GAME, 2, {"cards": "two"})
    assert len(first.legal(NATURE)) == 10
    first.step(NATURE, first.legal(NATURE)[3])
    assert len(first.legal(NATURE)) == 9 and MOVES.kind(first.legal(NATURE)[0]) == "card"
    alone = Match(GAME, 1, {"cards": "one"})
    assert [MOVES.parts(m)[1]["card"] for m in alone.legal(NATURE)] == [
        card for card in range(10) if not IS_MAJORITY[card]
    ]


def test_playing_alone() -> None:
    """§8.2 A seat that plays alone wins."""
    match = random_match(GAME, 2, 1)
    assert leaders(GAME, match.state) == [0] and height_at(match.state, 0, 63) == NONE
