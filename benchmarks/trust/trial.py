"""Besiege servers for a while, and judge what happened by what is stored."""
import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.trust import history
from benchmarks.trust.besieged import besieged
from benchmarks.trust.checker import faults
from benchmarks.trust.guests import Table
from benchmarks.trust.truth import Truth
from tabletown.store import store_at

STORES = {"sqlite": "One process on SQLite", "postgres": "Two processes on PostgreSQL"}
MOST = 50  # faults that are told one by one


@dataclass
class Verdict:
    """What was done to the servers of a store, and what was wrong with what they did."""

    db: str
    minutes: float
    done: Counter[str]  # to the servers
    asked: Counter[str] = field(default_factory=Counter)  # operations by their kind and outcome
    matches: int = 0
    finished: int = 0
    events: int = 0
    wrong: list[str] = field(default_factory=list)

    def told(self) -> Iterator[str]:
        yield f"\n{STORES[self.db]}, {self.minutes:g} minutes"
        yield f"  {listed(self.done)}"
        yield f"  {self.matches} matches, {self.finished} of them finished, with {self.events} events"
        yield f"  {self.asked.total()} operations: {listed(self.asked)}"
        yield from (f"  WRONG {fault}" for fault in self.wrong[:MOST])
        yield f"  {len(self.wrong)} things were wrong"


def listed(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {what}" for what, count in counts.most_common())


def judge(db: str, minutes: float, seed: int, keep: Path | None = None) -> Verdict:
    with besieged(db, seed) as found:
        asyncio.run(found.last(minutes * 60))
        found.stop()
        verdict = Verdict(db, minutes, found.faults)
        verdict.wrong = [f"{table.game} {table.id} does not go on" for table in found.stuck]
        asyncio.run(weigh(verdict, found.place, found.tables))
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        history.write(keep / f"{db}.jsonl", (one for table in found.tables for one in table.history))
    return verdict


async def weigh(verdict: Verdict, place: str, tables: Sequence[Table]) -> None:
    """Compare the history of every table with what is stored."""
    store = store_at(place)
    await store.open()
    try:
        for table in tables:
            card = await store.read(table.id)
            if card is None:
                verdict.wrong.append(f"{table.id}: the table is gone")
                continue
            weigh_one(verdict, table, Truth(card, await store.events(table.id)))
    finally:
        await store.close()


def weigh_one(verdict: Verdict, table: Table, truth: Truth) -> None:
    verdict.matches, verdict.events = verdict.matches + 1, verdict.events + truth.seq
    verdict.finished += truth.match.over
    verdict.asked.update(f"{one.kind} {one.outcome}" for one in table.history)
    verdict.wrong += [f"{table.game} {table.id}: {fault}" for fault in faults(truth, table.history)]
