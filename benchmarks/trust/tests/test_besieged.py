"""When nothing fails any more, every match must go on, also at a table that is opened at the last moment."""
import asyncio
from dataclasses import dataclass
from typing import Any

from benchmarks.trust.besieged import GLANCE, Besieged


@dataclass
class Table:
    id: str
    seq: int = 0
    over: bool = False


async def wait(siege: Any, *, late_goes_on: bool) -> list[str]:
    """Open a second table while everybody waits; return the tables that are stuck in the end."""
    early, late = Table("early"), Table("late", 3)
    siege.tables = [early]
    waiting = asyncio.create_task(siege._go_on(asyncio.get_running_loop().time() + 20 * GLANCE))
    await asyncio.sleep(0)
    siege.tables.append(late)
    await asyncio.sleep(2 * GLANCE)
    early.seq += 1
    late.seq += late_goes_on
    await waiting
    return [table.id for table in siege.stuck]


def test_a_table_that_is_opened_late_must_go_on_too() -> None:
    siege = object.__new__(Besieged)
    assert asyncio.run(wait(siege, late_goes_on=True)) == []
    assert asyncio.run(wait(siege, late_goes_on=False)) == ["late"]
