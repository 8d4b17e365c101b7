"""The end on the page: who paid rent to whom."""
from tests.ending import ended, told_of
from tests.node import needs_node


@needs_node
def test_whatever_rent_was_paid_was_received() -> None:
    match = ended("project_skyline", seed=2)
    (chart,) = told_of(match)["charts"]
    received, paid = (group["values"] for group in chart["groups"])
    rents = [
        event["told"]["args"]["paid"]["args"]
        for event in match["events"]
        if event["told"]["args"].get("paid", {}).get("id") == "paid-rent"
    ]
    assert sum(received) == sum(paid) == sum(rent["rent"] for rent in rents) > 0
    assert paid[0] == sum(rent["rent"] for rent in rents if rent["payer"] == 1)
