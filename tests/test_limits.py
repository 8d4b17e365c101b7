"""Limits on how often somebody may ask."""
import pytest

from tabletown.kernel.telling.message import Problem
from tabletown.server import limits
from tabletown.server.limits import Addresses, Bucket


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Replace the clock by a time that tests change."""
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    return now


def test_a_bucket_empties_at_once_and_fills_up_again(clock: list[float]) -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock[0] += 3600
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_address_has_its_own(clock: list[float]) -> None:
    addresses = Addresses(rate=1, burst=1)
    addresses.check("10.0.0.1")
    addresses.check("10.0.0.2")
    with pytest.raises(Problem, match="too-often"):
        addresses.check("10.0.0.1")


def test_the_addresses_silent_for_longest_are_forgotten(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    addresses = Addresses(rate=1, burst=9)
    for address in ("10.0.0.1", "10.0.0.2", "10.0.0.1", "10.0.0.3"):
        addresses.check(address)
    assert list(addresses.kept) == ["10.0.0.1", "10.0.0.3"]
