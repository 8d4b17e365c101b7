"""The end on the page: the rectangles round by round, and the rating, which pays nothing."""
from tests.ending import ended, told_of
from tests.node import needs_node


@needs_node
def test_every_round_is_a_section_and_a_group_of_the_chart() -> None:
    match = ended("tangram_city", seed=2)
    told = told_of(match)
    (chart,) = told["charts"]
    paid = [[line["points"] for line in lines if line["rule"] == "§6.1"] for lines in match["seats"]]
    rounds = [section["sums"] for section in told["sections"] if section["rule"] == "§6.1"]
    assert [group["values"] for group in chart["groups"]] == rounds
    assert rounds == [list(values) for values in zip(*paid, strict=True)] and len(rounds) == 6


@needs_node
def test_the_rating_is_a_remark_at_the_end() -> None:
    *paid, rating = told_of(ended("tangram_city"))["sections"]
    assert rating["rule"] == "§9.4" and rating["remark"] and not any(each.get("remark") for each in paid)
