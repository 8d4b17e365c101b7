"""Kill the server under load again and again; exit with code 1 if anything acknowledged was lost."""
import asyncio
import random
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Literal

import cyclopts

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.server.servers import OURS, SHARED, Server
from benchmarks.server.people import Table, open_table
from benchmarks.server.process import Process, free_port

SERVERS = {"sqlite": OURS, "postgres": SHARED}
PLAYED = (
    ("connect_four", "human", "human"),
    ("connect_four", "human", "human"),
    ("neoville", "human", "greedy"),
    ("tangram_city", "human", "human", "random"),
)
LIFE = (0.0, 0.5)  # seconds of play between two kills
GLANCE = 0.02  # seconds between checks whether anybody plays
PATIENCE = 60.0  # seconds to finish the last matches


class Siege:
    """Servers on one store, and people who play on whatever happens."""

    def __init__(self, server: Server, place: str, seed: int) -> None:
        self.server, self.place, self.luck = server, place, random.Random(seed)
        self.processes: list[Process] = []
        self.tables: list[Table] = []
        self.lasting = True
        for _ in range(server.processes):
            self.processes.append(server.serve(free_port(), place))

    async def last(self, kills: int) -> None:
        """Let everybody play until all kills are done, and then finish their matches."""
        async with asyncio.TaskGroup() as group:
            for game, *seats in PLAYED:
                group.create_task(self.play(game, seats))
            for _ in range(kills):
                await self.kill_one()
            self.lasting = False

    async def play(self, game: str, seats: list[str]) -> None:
        """Play one match after the other."""
        while self.lasting:
            table = await open_table(self.addresses, game, seats, self.luck)
            self.tables.append(table)
            await asyncio.gather(*(person.play() for person in table.people))

    @property
    def addresses(self) -> list[str]:
        return [process.address for process in self.processes]

    async def kill_one(self) -> None:
        """Kill a random server during play, and start it again at the same port."""
        told = self.told()
        while self.told() == told:
            await asyncio.sleep(GLANCE)
        await asyncio.sleep(self.luck.uniform(*LIFE))
        i = self.luck.randrange(len(self.processes))
        self.processes[i].kill()
        self.processes[i] = await asyncio.to_thread(self.server.serve, self.processes[i].port, self.place)

    def told(self) -> int:
        return sum(len(person.told) for table in self.tables for person in table.people)

    def stop(self) -> None:
        for process in self.processes:
            process.stop()


def main(*, kills: int = 20, db: Literal["sqlite", "postgres"] = "sqlite", seed: int = 1) -> None:
    """Kill the server KILLS times; with postgres there are two, and one of them is killed."""
    with ExitStack() as stack:
        siege = Siege(SERVERS[db], stack.enter_context(SERVERS[db].store()), seed)
        stack.callback(siege.stop)
        lost, unfinished = asyncio.run(outcome(siege, kills))
        games = {table.game for table in siege.tables}
        print(
            f"{db}: {kills} kills; at {len(siege.tables)} matches of {len(games)} games "
            f"people were told {siege.told()} events"
        )
    print(*lost, *unfinished, f"lost: {len(lost)}, unfinished: {len(unfinished)}", sep="\n")
    sys.exit(1 if lost or unfinished else 0)


async def outcome(siege: Siege, kills: int) -> tuple[list[str], list[str]]:
    """Return what was lost, and which matches could not be finished."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE + 10 * kills):
            await siege.last(kills)
    people = [person for table in siege.tables for person in table.people]
    lost = [line for person in people for line in await person.missed()]
    return lost, [f"{person} has not finished" for person in people if not person.over]


if __name__ == "__main__":
    cyclopts.run(main)
