"""One address has a budget of processor time and of sockets; what it uses up, nobody else misses."""
import asyncio
import sys
import threading
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from select import select

import pytest
from websockets.exceptions import ConnectionClosed

from tabletown.kernel.record import HUMAN
from tabletown.kernel.telling.message import Problem
from tabletown.server import limits
from tabletown.server.bots import Answer, Question, Wanted
from tabletown.server.limits import ACCOUNT, Account, home_of
from tabletown.server.metering import metered
from tabletown.server.metrics import Metrics
from tabletown.server.places import Places
from tabletown.server.serve import CONNECTIONS
from tabletown.server.threads import Lane
from tabletown.server.workers import MOST_ADVICE, Workers

from .matches import LITTLE, come_in, problem_of
from .serving import Client, eventually, serving
from .test_slow_clients import answers, connected

SHARE = 0.01
FULL = 4429
SOMEBODY, OTHER = "2001:db8:0:a::1", "192.0.2.9"


# Addresses


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("2001:db8:1:3::9", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_an_ipv6_address_counts_by_its_network(address: str, home: str) -> None:
    assert home_of(address) == home


# Time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    return now


@pytest.fixture
def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REST", 0)


@pytest.mark.anyio
async def test_an_overdrawn_account_pays_its_debt_by_waiting(clock: list[float], no_rest: None) -> None:
    account = Account(share=0.5)
    await account.check()
    account.spend(0.5 * limits.BURST + 1)
    with pytest.raises(Problem, match="too-often"):
        await account.check()
    clock[0] += 2.1
    await account.check()


@pytest.mark.anyio
async def test_an_account_without_limits_is_never_overdrawn() -> None:
    account = Account()
    account.spend(1000)
    await account.check()


@pytest.mark.anyio
async def test_a_refusal_is_not_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise somebody who asks again and again would take the time that is refused."""
    rests = list[float]()

    async def rest(seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr("asyncio.sleep", rest)
    account = Account(share=0.001)
    account.spend(1000)
    with pytest.raises(Problem, match="too-often"):
        await account.check()
    assert rests == [limits.REST]


@pytest.mark.anyio
async def test_only_so_many_wait_for_an_overdrawn_account(
    monkeypatch: pytest.MonkeyPatch, no_rest: None
) -> None:
    monkeypatch.setattr(limits, "MOST_WAITING", 2)
    account = Account(share=0.001)
    account.spend(1000)
    waiting = [asyncio.create_task(account.turn()) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Problem, match="too-often"):
        await account.turn()
    for one in waiting:
        one.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert account._waiting == 0


@pytest.mark.anyio
async def test_only_a_few_requests_of_an_address_are_answered_at_a_time() -> None:
    account, done, answered = Account(share=0.5), asyncio.Event(), 0

    async def request() -> None:
        nonlocal answered
        async with account.answering():
            answered += 1
            await done.wait()

    requests = [asyncio.create_task(request()) for _ in range(3 * limits.TOGETHER)]
    for _ in range(10):
        await asyncio.sleep(0)
    assert answered == limits.TOGETHER
    done.set()
    await asyncio.gather(*requests)
    assert answered == len(requests)


@pytest.mark.anyio
async def test_a_request_that_waited_for_its_place_still_waits_for_its_turn(
    monkeypatch: pytest.MonkeyPatch, no_rest: None
) -> None:
    monkeypatch.setattr(limits, "TOGETHER", 1)
    monkeypatch.setattr(limits, "MOST_WAITING", 0)
    account = Account(share=0.001)

    async def request() -> None:
        async with account.answering():
            await asyncio.sleep(0)
            account.spend(1000)

    first, second = await asyncio.gather(request(), request(), return_exceptions=True)
    assert first is None and isinstance(second, Problem)


@pytest.mark.anyio
async def test_only_the_time_of_its_own_steps_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, spent = [0.0], list[float]()
    monkeypatch.setattr("time.thread_time", lambda: clock[0])

    def toil(seconds: float) -> None:
        clock[0] += seconds

    async def work() -> str:
        toil(1)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await asyncio.Event().wait()
        toil(2)
        await asyncio.sleep(0)
        return "done"

    async def other() -> None:
        toil(100)

    done, _ = await asyncio.gather(metered(work(), spent.append), other())
    assert done == "done" and sum(spent) == 3


@pytest.mark.anyio
async def test_work_that_fails_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, spent = [0.0], list[float]()
    monkeypatch.setattr("time.thread_time", lambda: clock[0])

    async def fail() -> None:
        clock[0] += 4
        raise KeyError

    with pytest.raises(KeyError):
        await metered(fail(), spent.append)
    assert spent == [4]


# The order in which work is done


@pytest.mark.anyio
async def test_when_too_many_wait_the_last_is_sent_away() -> None:
    places, heard = Places(1, most=2), list[str]()

    async def work(name: str, rank: int) -> None:
        try:
            async with places.place((rank,)):
                heard.append(name)
                await asyncio.sleep(0)
        except Problem as busy:
            heard.append(f"{name}: {busy.message.id}")

    await asyncio.gather(*(work(name, rank) for name, rank in [("a", 0), ("b", 9), ("c", 5), ("d", 1)]))
    assert sorted(heard) == ["a", "b: server-busy", "c", "d"]
    assert heard.index("d") < heard.index("c")


async def as_address(account: Account, work: Callable[[], object], lane: Lane) -> None:
    ACCOUNT.set(account)
    await lane.do(work)


@pytest.mark.anyio
async def test_the_long_work_of_those_who_used_least_comes_first() -> None:
    lane, order, go_on = Lane(), list[str](), threading.Event()
    greedy, modest = Account(share=1), Account(share=1)
    greedy.spend(5)
    working = [
        asyncio.create_task(as_address(account, work, lane))
        for account, work in (
            (greedy, go_on.wait),
            (greedy, lambda: order.append("greedy")),
            (modest, lambda: order.append("modest")),
        )
    ]
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*working)
    assert order == ["modest", "greedy"]


class Slow(Workers):
    """Workers whose answers come when a test says so."""

    def __init__(self) -> None:
        super().__init__(Metrics(), workers=2)
        self.asked: list[str] = []
        self.answers = asyncio.Semaphore(0)

    async def _ask_once(self, game: str, line: bytes) -> Answer:
        self.asked.append(game)
        await self.answers.acquire()
        return Answer(0)


async def advice(bots: Slow, account: Account, name: str, wants: Wanted = "reasons") -> Answer:
    ACCOUNT.set(account)
    return await bots.ask("a table", Question(name, "architect", 0, {}, 1, wants))


@pytest.mark.anyio
async def test_advice_leaves_a_place_for_moves_and_goes_round_the_addresses() -> None:
    bots, greedy, modest = Slow(), Account(), Account()
    wanted = [asyncio.create_task(advice(bots, greedy, f"hint {i}")) for i in range(MOST_ADVICE + 1)]
    await asyncio.sleep(0)
    assert bots.asked == ["hint 0"]
    wanted.append(asyncio.create_task(advice(bots, modest, "one hint")))
    await asyncio.sleep(0)
    wanted.append(asyncio.create_task(advice(bots, greedy, "a move", "move")))
    await asyncio.sleep(0)
    assert bots.asked == ["hint 0", "a move"]
    for _ in range(2 * len(wanted)):
        bots.answers.release()
    results = await asyncio.gather(*wanted, return_exceptions=True)
    assert bots.asked[:3] == ["hint 0", "a move", "one hint"]
    refused = [i for i, result in enumerate(results) if isinstance(result, Problem)]
    assert refused == [MOST_ADVICE] and "server-busy" in str(results[MOST_ADVICE])


# A whole server


def test_an_address_that_asks_too_much_is_refused_and_nobody_else_is(tmp_path: Path) -> None:
    """Costly questions are refused, moves only wait; people at another address notice nothing."""
    with serving(tmp_path, "--time-per-address", str(SHARE)) as server:
        links = server.open(LITTLE, HUMAN, HUMAN, aids=["preview"])
        with server.client(SOMEBODY) as greedy, server.client(OTHER) as modest:
            come_in(greedy, links)
            come_in(modest, links, 1, "Bram")
            while (told := greedy.reply("preview", move="drop a"))["type"] == "preview":
                pass
            assert problem_of(told) == "too-often"
            assert modest.reply("scores")["type"] == "scores"
            assert modest.at(greedy.answer("drop a")["seq"])
            assert modest.reply("preview", move="drop a")["type"] == "preview"


def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, "--sockets-per-address", "2") as server:
        first, second, other = server.client(SOMEBODY), server.client(SOMEBODY[:-1] + "f"), server.client()
        assert all(client.reply("ping")["type"] == "pong" for client in (first, second, other))
        with server.client(SOMEBODY) as third:
            assert problem_of(third.hear()) == "too-many-sockets" and third.closed() == FULL
        first.socket.close()

        def let_in() -> bool:
            with suppress(ConnectionClosed), server.client(SOMEBODY) as client:
                return is_welcome(client)
            return False

        assert eventually(let_in)
        second.socket.close()
        other.socket.close()


def test_an_address_that_asks_too_much_waits_whatever_it_asks_for(tmp_path: Path) -> None:
    """Also for what is not there; when too many of its requests wait, the next are refused."""
    nothing = b"GET /nothing HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.9\r\n\r\n"
    with serving(tmp_path, "--time-per-address", "0.0001") as server, ExitStack() as stack:
        doors = [stack.enter_context(connected(server)) for _ in range(2 * limits.MOST_WAITING)]
        for door in doors:
            door.sendall(nothing)

        def refused() -> bool:
            told = [door.recv(4096) for door in select(doors, [], [], 0)[0]]
            return any(b" 429 " in answer for answer in told)

        assert eventually(refused)
        assert server.ask("GET", "/health").status_code == 200


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8 at once")
def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    """Half open or not; a stranger cannot take those of others."""
    with serving(tmp_path, "--sockets-per-address", "2") as server, ExitStack() as stack:
        for _ in range(2 * CONNECTIONS):
            stack.enter_context(connected(server, "127.0.0.2"))
        assert not answers(server, "127.0.0.2") and answers(server, "127.0.0.3") and answers(server)
        stack.close()
        assert eventually(lambda: answers(server, "127.0.0.2"))
        assert "too-many-connections-of-one-address" in server.said()


def test_only_the_proxies_that_are_named_say_who_asks(tmp_path: Path) -> None:
    words = ("--proxies", "192.0.2.0/24", "--sockets-per-address", "1")
    with serving(tmp_path, *words) as server, server.client(SOMEBODY) as first:
        assert is_welcome(first)
        with server.client(OTHER) as second:
            assert problem_of(second.hear()) == "too-many-sockets"


def is_welcome(client: Client) -> bool:
    client.say("ping")
    return bool(client.hear()["type"] == "pong")
