"""Servers on one store whose processes are killed, paused, cut off and told wrong times while people play."""
import asyncio
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from benchmarks.server.process import Process, free_port
from benchmarks.server.servers import OURS, SHARED, Server
from benchmarks.subjects import FOUND_BY
from benchmarks.trust.guests import Guest, Table, open_table
from tests.serving import NO_LIMITS
from tests.shim import compiled

HERE = Path(__file__).resolve().parent
PLAYED = (
    ("connect_four", "human", "human"),
    ("connect_four", "human", "random"),
    ("neoville", "human", "human", "greedy"),
    ("tangram_city", "human", "human", "random"),
    ("cloud_city", "human", "human"),
    ("project_skyline", "human", "human", "human"),
)
RESTS = (0.2, 3.0)  # seconds between two faults
PAUSES = (0.2, 5.0)  # seconds that a process stands still
DAY = 86_400
SKEWS = (0, 0, 30, -30, DAY, -DAY, 100 * DAY, -100 * DAY)  # seconds that a clock is wrong
ENDING = 60.0  # seconds in which every match must go on when nothing fails any more
GLANCE = 0.05  # seconds between checks whether it does

SERVERS = {"sqlite": OURS, "postgres": SHARED}


class Besieged:
    def __init__(self, server: Server, place: str, folder: Path, luck: Random) -> None:
        self.server, self.place, self.folder, self.luck = server, place, folder, luck
        self.skewing = compiled(HERE / "skew.c", folder)
        self.faults: Counter[str] = Counter()
        self.tables: list[Table] = []
        self.stuck: list[Table] = []  # at which nothing happened any more
        self.guests: list[Guest] = []
        self.lasting = True
        self.processes = [self._start(free_port()) for _ in range(server.processes)]

    def _start(self, port: int) -> Process:
        """Start a server, whose clock may be wrong, and which removes what is old."""
        skew = self.luck.choice(SKEWS) if self.skewing else 0
        self.faults["wrong clocks"] += bool(skew)
        keeping = ("--keep-days", "30", "--exports", str(self.folder / "exports"))
        words = [sys.executable, "-m", "tabletown", "serve", "--port", str(port), "--db", self.place]
        env = {**FOUND_BY, "SKEW": str(skew), **({"LD_PRELOAD": str(self.skewing)} if skew else {})}
        return Process([*words, *keeping, *NO_LIMITS], env, port, "/health")

    async def last(self, seconds: float) -> None:
        """Let people play while one thing after the other happens; then see that every match goes on."""
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(self._play(game, seats)) for game, *seats in PLAYED]
            await self._suffer(asyncio.get_running_loop().time() + seconds)
            self.lasting = False
            await self._go_on(asyncio.get_running_loop().time() + ENDING)
            for one in playing:
                one.cancel()

    async def _go_on(self, until: float) -> None:
        """Wait until every match has gone on, also one whose table was only just being opened."""
        before: dict[str, int] = {}
        while asyncio.get_running_loop().time() < until:
            for table in self.tables:
                before.setdefault(table.id, table.seq)
            self.stuck = [table for table in self.tables if not table.over and table.seq <= before[table.id]]
            if not self.stuck:
                return
            await asyncio.sleep(GLANCE)

    async def _play(self, game: str, seats: Sequence[str]) -> None:
        """Play one match after the other: at each seat one person, at the first two, and somebody watches."""
        while table := await open_table(self.addresses, game, seats, self.luck, lambda: self.lasting):
            people = [seat for seat, who in enumerate(seats) if who == "human"]
            guests = [Guest(table, seat, self.addresses, self.luck) for seat in (*people, people[0], None)]
            self.tables.append(table)
            self.guests += guests
            await asyncio.gather(*(guest.stay() for guest in guests))
            self.guests = [guest for guest in self.guests if guest not in guests]

    @property
    def addresses(self) -> list[str]:
        return [process.address for process in self.processes]

    # Faults

    async def _suffer(self, until: float) -> None:
        while asyncio.get_running_loop().time() < until:
            await asyncio.sleep(self.luck.uniform(*RESTS))
            fault = self.luck.choice((self._kill, self._pause, self._cut, self._cut))
            await fault(self.luck.randrange(len(self.processes)))

    async def _kill(self, i: int) -> None:
        """Kill a process, and start it again at the same port."""
        self.faults["kills"] += 1
        self.processes[i].kill()
        self.processes[i] = await asyncio.to_thread(self._start, self.processes[i].port)

    async def _pause(self, i: int) -> None:
        """Let a process stand still, and go on as if nothing had happened."""
        self.faults["pauses"] += 1
        self.processes[i].popen.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.luck.uniform(*PAUSES))
        self.processes[i].popen.send_signal(signal.SIGCONT)

    async def _cut(self, i: int) -> None:
        """Break some connections."""
        for guest in self.luck.sample(self.guests, len(self.guests) // 3):
            self.faults["cut connections"] += guest.socket is not None
            guest.cut()

    def stop(self) -> None:
        for process in self.processes:
            process.popen.send_signal(signal.SIGCONT)
            process.stop()


@contextmanager
def besieged(db: str, seed: int) -> Iterator[Besieged]:
    server = SERVERS[db]
    with ExitStack() as stack:
        place, folder = stack.enter_context(server.store()), stack.enter_context(TemporaryDirectory())
        found = Besieged(server, place, Path(folder), Random(seed))
        stack.callback(found.stop)
        yield found
