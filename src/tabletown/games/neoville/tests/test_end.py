"""The end on the page: skyscrapers are one section, but compared terrain by terrain."""
from tests.ending import ended, told_of
from tests.node import needs_node


@needs_node
def test_skyscrapers_are_compared_terrain_by_terrain() -> None:
    match = ended("neoville", seed=2)
    told = told_of(match)
    assert [section["rule"] for section in told["sections"]].count("§7.1") == 1
    towers = [each for each in told["differences"] if each["line"]["rule"] == "§7.1"]
    one, other = told["pair"]
    for difference in towers:
        sums = [
            sum(
                line["points"]
                for line in match["seats"][seat]
                if line["what"].startswith(f"skyscraper {difference['title']['args']['terrain']}")
            )
            for seat in (one, other)
        ]
        assert abs(sums[0] - sums[1]) == difference["points"]
    assert towers
