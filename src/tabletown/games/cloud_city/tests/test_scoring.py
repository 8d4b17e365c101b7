"""Votes and cards: one test for each §, including the worked examples."""
from ....kernel import NONE, ScoreLine
from ....kernel.game import leaders
from ... import cloud_city
from ..cards import imbalance, most_lengths, routes
from ..pieces import CARDS
from ..state import State
from .cities import (
    BALANCED_CITY, BALANCED_WALKS, CROSS, FIVE_LENGTHS, FIVE_LENGTHS_WALKS, FOUR_LENGTHS, FOUR_LENGTHS_WALKS,
    OVER_EACH_OTHER, PLUS, RIVER_SQUARE, SAND_SQUARE, SQUARES, THREE,
)
from .table import GAME, finished, table, turn


def card_lines(s: State, card: str, seat: int = 0) -> list[tuple[str, int]]:
    """Return where a card gives what."""
    s.card = [CARDS.index(card), NONE]
    return [(line.at, line.points) for line in cloud_city.score_lines(s, seat) if line.what == card]


def given(s: State, card: str) -> list[int]:
    """Return what a card gives to every seat."""
    without = s.copy()
    without.card = [NONE, NONE]
    s.card = [CARDS.index(card), NONE]
    return [cloud_city.score(s, seat) - cloud_city.score(without, seat) for seat in range(s.seats)]


def test_walkways_give_their_votes() -> None:
    """§7.1 They do so by length, level by level."""
    s = finished((PLUS, ("a1-c1", "c1-c5", "b2-d2", "d2-d3", "b6-d6")))
    lines = cloud_city.score_lines(s, 0)
    assert [(line.rule, line.what, line.at, line.points) for line in lines] == [
        ("§7.1", "river 2", "a1-c1", 2), ("§7.1", "river 4", "c1-c5", 5), ("§7.1", "forest 2", "b6-d6", 2),
        ("§7.1", "sand 2", "b2-d2", 2), ("§7.1", "sand 1", "d2-d3", 1),
    ]
    assert cloud_city.score(s, 0) == 12 and s.votes[0] == [7, 2, 3]


def test_the_examples() -> None:
    """§7.1 A river walkway from a1 to c1 gives 2, a sand walkway from b2 to b7 gives 8."""
    rows = ("b.b.b.", ".t.t.t", "g.g.g.", "b.t.g.", "g.t.t.", "b.b.b.", ".tg.g.", "g..b.b")
    s = finished((rows, ("a1-c1", "b2-b7")))
    assert [line.points for line in cloud_city.score_lines(s, 0)] == [2, 8]


def test_an_unfinished_city_has_votes() -> None:
    """§7.1 It has those it would have if the match ended now."""
    s = table(cards=("solo",))
    turn(s, "bb.. 0 i7", "g7-i7", "i7-j7")
    assert [line.points for line in cloud_city.score_lines(s, 0)] == [2, 1, -2] and cloud_city.score(
        s, 0
    ) == 1


def test_the_winner() -> None:
    """§7.2 Votes decide, then river, forest, sand, without cards; seats still tied share the win."""
    s = table(3)
    for votes, winners in (
        (([5, 0, 0], [0, 6, 0], [0, 0, 5]), [1]),
        (([5, 0, 0], [4, 1, 0], [0, 0, 5]), [0]),
        (([2, 1, 2], [2, 2, 1], [2, 0, 3]), [1]),
        (([2, 1, 2], [2, 1, 2], [1, 2, 2]), [0, 1]),
    ):
        s.votes[:3] = map(list, votes)
        assert leaders(GAME, s) == winners


def test_sand_decides_last() -> None:
    """§7.2 All else is equal only because a card made up for it: 2 votes for a building with one walkway."""
    s = table(2, cards=("minimalist",))
    s.votes[:2], s.once[1] = [[2, 1, 3], [2, 1, 1]], 1
    assert cloud_city.score(s, 0) == cloud_city.score(s, 1) == 6 and leaders(GAME, s) == [0]


def test_routes() -> None:
    """§9.2 Walkways that share a building make a route, and so does one alone; levels stay apart."""
    s = finished((PLUS, ("a1-c1", "c1-e1", "b4-d4", "b2-d2")))
    assert [routes(s, 0, height) for height in range(3)] == [2, 0, 1]


def test_longest_route() -> None:
    """§9.3 Votes decide, on the river or the forest level, not on the sand."""
    s = finished((PLUS, ("a1-c1", "c1-e1", "a5-e5", "b2-d2")), (PLUS, ("c1-c5",)))
    assert given(s, "longest-route") == [0, 6]
    s = finished((PLUS, ("b6-d6", "d6-f6")), (PLUS, ("a1-c1", "b4-d4")))
    assert given(s, "longest-route") == [6, 0]


def test_separate_routes() -> None:
    """§9.4 All levels count together."""
    s = finished((PLUS, ("a1-c1", "c1-e1", "b2-d2")), (PLUS, ("a1-c1", "b4-d4", "b6-d6")))
    assert given(s, "separate-routes") == [0, 6]


def test_varied_routes() -> None:
    """§9.5 Four lengths in one route give 6, five give 8, once; different routes do not add up."""
    s = finished((FOUR_LENGTHS, FOUR_LENGTHS_WALKS))
    assert most_lengths(s, 0) == 4 and given(s, "varied-routes") == [6]
    s = finished((FOUR_LENGTHS, FOUR_LENGTHS_WALKS[:2] + FOUR_LENGTHS_WALKS[3:]))
    assert given(s, "varied-routes") == [0]
    s = finished((FIVE_LENGTHS, FIVE_LENGTHS_WALKS))
    assert most_lengths(s, 0) == 5 and given(s, "varied-routes") == [8]


def test_circuits() -> None:
    """§9.6 Each closed route gives 3, an almost closed one nothing."""
    s = finished((SQUARES, RIVER_SQUARE + SAND_SQUARE))
    assert given(s, "circuits") == [6] and card_lines(s, "circuits") == [("a1", 3), ("b2", 3)]
    assert given(finished((SQUARES, RIVER_SQUARE[:3] + SAND_SQUARE)), "circuits") == [3]


def test_blue_hill() -> None:
    """§9.7 Low buildings count, whether joined or not."""
    s = finished((PLUS, ()), (SQUARES, ()))
    assert [bin(s.building[i][0]).count("1") for i in (0, 1)] == [7, 7] and given(s, "blue-hill") == [3, 3]
    assert given(finished((PLUS, ()), (CROSS, ())), "blue-hill") == [6, 0]


def test_green_hill() -> None:
    """§9.8 Middle buildings count."""
    s = finished((CROSS, ()), (THREE, ()))
    assert [bin(s.building[i][1]).count("1") for i in (0, 1)] == [6, 3] and given(s, "green-hill") == [6, 0]


def test_minimalist() -> None:
    """§9.9 Each building with exactly one walkway gives 2."""
    s = finished((PLUS, ("a1-c1", "c1-e1")))
    assert card_lines(s, "minimalist") == [("a1", 2), ("e1", 2)] and given(s, "minimalist") == [4]


def test_crossed() -> None:
    """§9.10 Pairs of different levels over one square count, once even along a line; ends do not count."""
    s = finished((THREE, OVER_EACH_OTHER))
    assert given(s, "crossed") == [-6] and card_lines(s, "crossed") == [
        ("b3-e3 c2-c4", -2),
        ("b3-e3 a3-f3", -2),
        ("c2-c4 a3-f3", -2),
    ]
    assert given(finished((THREE, OVER_EACH_OTHER[:2])), "crossed") == [-2]
    assert given(finished((SQUARES, RIVER_SQUARE + SAND_SQUARE)), "crossed") == [-4]


def test_over_the_end_of_another_is_no_crossing() -> None:
    """§9.10 Nor is a walkway of length 1 ever crossed."""
    below = ("b.g.b.", ".t.t.t", "b.g.b.", ".t.t.t")
    apart = finished((("tb.b.t", "..g.b.", *below), ("a1-f1", "b1-d1")))
    assert given(apart, "crossed") == [-2], "over c1; b1 and d1 are ends"
    beside = finished((("tbb..t", "..g.b.", *below), ("a1-f1", "b1-c1")))
    assert given(beside, "crossed") == [0]


def test_solo() -> None:
    """§9.11 Each building without a walkway costs 2."""
    s = finished((PLUS, ("a1-c1", "c1-e1")))
    assert (
        given(s, "solo") == [-30]
        and len(card_lines(s, "solo")) == 15
        and ("a1", -2) not in card_lines(s, "solo")
    )


def test_balanced() -> None:
    """§9.12 It costs 4 once, unless there are five of 3, one of 5, one of 8; its line tells the lack."""
    s = finished((BALANCED_CITY, BALANCED_WALKS))
    assert given(s, "balanced") == [0] and imbalance(s, 0) == 0 and card_lines(s, "balanced") == []
    s = finished((THREE, OVER_EACH_OTHER))
    assert given(s, "balanced") == [-4] and imbalance(s, 0) == 5
    (line,) = [line for line in cloud_city.score_lines(s, 0) if line.what == "balanced"]
    told = cloud_city.lacks_told(line)
    assert line == ScoreLine("§9.12", "balanced", "", -4, 5) and told is not None and told.args["count"] == 5


def test_what_balance_needs() -> None:
    """§9.12 Six of 3 votes, two of 5, one of 8: one 3 or 5 may be missing, but not two, and not the 8."""
    for missing, votes in (
        (["a6-d6"], 0),
        (["a6-d6", "a1-d1"], -4),
        (["d3-d7"], 0),
        (["d3-d7", "a3-a7"], -4),
        (["a3-f3"], -4),
    ):
        walks = [walk for walk in BALANCED_WALKS if walk not in missing]
        assert given(finished((BALANCED_CITY, walks)), "balanced") == [votes], missing


def test_majorities() -> None:
    """§9.13 All who tie get 3, nobody leads with nothing, and a lone seat leads with anything."""
    none = finished((PLUS, ()), (PLUS, ()))
    assert given(none, "longest-route") == given(none, "separate-routes") == [0, 0]
    tied = finished((PLUS, ("a1-c1",)), (PLUS, ("b6-d6",)), (PLUS, ()))
    assert given(tied, "longest-route") == given(tied, "separate-routes") == [3, 3, 0]
    assert given(finished((PLUS, ("a1-c1",))), "longest-route") == [6]


def test_negative_totals() -> None:
    """§9.1 Two cards add up, and a total may be below zero."""
    s = finished((PLUS, ("a1-c1",)), cards="solo, balanced")
    assert cloud_city.score(s, 0) == 2 - 32 - 4 == sum(line.points for line in cloud_city.score_lines(s, 0))
