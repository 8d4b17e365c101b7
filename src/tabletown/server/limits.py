"""Limit how often somebody may ask, by a bucket of permissions that fills up again."""
import time
from collections import OrderedDict

from ..kernel.telling.message import problem

MOST_ADDRESSES = 10_000


class Bucket:
    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, time.monotonic()

    def take(self) -> bool:
        """Take a permission, if there is one."""
        now = time.monotonic()
        self.left, self.at = min(self.burst, self.left + (now - self.at) * self.rate), now
        permitted = self.left >= 1
        self.left -= permitted
        return permitted


class Addresses:
    """A bucket for each address; the one that was silent longest is forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise problem("too-often")
