"""Limit how long matches become, and how often somebody may ask: by a bucket that fills up again."""
import time
from collections import OrderedDict

from ..kernel.telling.message import problem

# Events. No real match comes near: of three million random ones the longest had about 1,200.
MOST_WITH_UNDO = 2_000  # from here on nothing can be taken back, so that there is room to finish the match
MOST_EVENTS = 4_000  # a match that has become so long has ended
MOST_IN_RECORD = 5_000  # of a record that is read in

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
