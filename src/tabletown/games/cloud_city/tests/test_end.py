"""The end on the page: all walkways by their length."""
from tests.ending import ended, told_of
from tests.node import needs_node


@needs_node
def test_every_walkway_is_counted_by_its_length() -> None:
    match = ended("cloud_city", seed=3)
    (chart,) = told_of(match)["charts"]
    for seat, lines in enumerate(match["seats"]):
        lengths = [line["what"].split()[1] for line in lines if line["rule"] == "§7.1"]
        counts = {group["title"]: group["values"][seat] for group in chart["groups"]}
        assert counts == {length: lengths.count(length) for length in "12345"} and lengths
