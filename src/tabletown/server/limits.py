"""Limit how long matches become, and how much one address may ask: by buckets that fill up again."""
import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address
from typing import Generic, TypeVar

from ..kernel.telling.message import problem

# Events. No real match comes near: three million random ones of the longest game had at most 842 decisions.
MOST_WITH_UNDO = 2_000  # from here on nothing can be taken back, so that there is room to finish the match
MOST_EVENTS = 4_000  # a match that has become so long has ended
MOST_REMARKS = 500  # of one match: seats that change hands, hints, time that runs out
MOST_IN_RECORD = 5_000  # of a record that is read in

MOST_ADDRESSES = 10_000
MOST_WAITING = 100  # requests and messages of one address that wait for processor time
TOGETHER = 4  # requests of one address that are answered, or large ones read, at a time
BURST = 20.0  # seconds of its share that an address may use at once
REST = 0.5  # seconds after which a refusal is told, so that whoever asks again at once costs little
NO_LIMIT = 1e9

Kept = TypeVar("Kept")


class Bucket:
    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, time.monotonic()

    def fill(self) -> float:
        """Fill up for the time that has passed, and return how much there is."""
        now = time.monotonic()
        self.left, self.at = min(self.burst, self.left + (now - self.at) * self.rate), now
        return self.left

    def take(self) -> bool:
        """Take a permission, if there is one."""
        permitted = self.fill() >= 1
        self.left -= permitted
        return permitted


# Addresses


def home_of(address: str) -> str:
    """Return what counts as one address: for IPv6 the first 64 bits, which usually belong to one home."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


class ByAddress(Generic[Kept]):
    """Something for each address; what belongs to the one that was silent longest is forgotten first."""

    def __init__(self, make: Callable[[], Kept]) -> None:
        self.make, self.kept = make, OrderedDict[str, Kept]()

    def at(self, address: str) -> Kept:
        home = home_of(address)
        found = self.kept.pop(home, None) or self.make()
        self.kept[home] = found
        if len(self.kept) > MOST_ADDRESSES:
            self.kept.popitem(last=False)
        return found


class Addresses(ByAddress[Bucket]):
    """A bucket of permissions for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        super().__init__(lambda: Bucket(rate, burst))

    def check(self, address: str) -> None:
        if not self.at(address).take():
            raise problem("too-often")


# Processor time and sockets


class Account:
    """What an address may use: a share of the processor, in seconds a second, and sockets at a time."""

    def __init__(self, share: float = 0, sockets: int = 0) -> None:
        """Open an account; 0 means no limit."""
        self._time = Bucket(share or NO_LIMIT, (share or NO_LIMIT) * BURST)
        self._sockets = sockets or int(NO_LIMIT)
        together = TOGETHER if share else int(NO_LIMIT)
        self._places, self.uploading = asyncio.Semaphore(together), asyncio.Semaphore(together)
        self._waiting = 0

    def spend(self, seconds: float) -> None:
        """Note processor time that was used; an account may be overdrawn by what one step takes."""
        self._time.left -= seconds

    @property
    def rank(self) -> int:
        """Return how much was used lately, in tenths of a second: who used least comes first."""
        return int((self._time.burst - self._time.fill()) * 10)

    async def check(self) -> None:
        """Refuse what is costly while the account is overdrawn."""
        if self._time.fill() <= 0:
            await refuse()

    async def turn(self) -> None:
        """Wait while the account is overdrawn; refuse if too many wait already."""
        if self._time.fill() > 0:
            return
        if self._waiting >= MOST_WAITING:
            await refuse()
        self._waiting += 1
        try:
            while (left := self._time.fill()) <= 0:
                await asyncio.sleep(0.01 - left / self._time.rate)
        finally:
            self._waiting -= 1

    @asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        """Wait for a turn, and for one of the few places in which an address is answered."""
        await self.turn()
        async with self._places:
            await self.turn()  # others may have used everything up meanwhile
            yield

    def open_socket(self) -> None:
        if not self._sockets:
            raise problem("too-many-sockets")
        self._sockets -= 1

    def close_socket(self) -> None:
        self._sockets += 1


async def refuse() -> None:
    """Refuse a request or a message, but not at once."""
    await asyncio.sleep(REST)
    raise problem("too-often")


ACCOUNT: ContextVar[Account] = ContextVar("account", default=Account())  # noqa: B039 - it has no limits


class Accounts(ByAddress[Account]):
    def __init__(self, share: float = 0, sockets: int = 0) -> None:
        super().__init__(lambda: Account(share, sockets))
        self.sockets = sockets


class Crowd:
    """Counts the connections of every address; proxies, which come for many, have no limit."""

    def __init__(self, most: int, is_proxy: Callable[[str], bool]) -> None:
        """Allow an address so many; 0 means no limit."""
        self._most, self._is_proxy, self._here = most or int(NO_LIMIT), is_proxy, Counter[str]()

    def come(self, address: str) -> bool:
        """Count a connection, and return whether its address may have one more."""
        self._here[home_of(address)] += 1
        return self._here[home_of(address)] <= self._most or not address or self._is_proxy(address)

    def go(self, address: str) -> None:
        """Count a connection no more."""
        self._here[home_of(address)] -= 1
        if not self._here[home_of(address)]:
            del self._here[home_of(address)]
