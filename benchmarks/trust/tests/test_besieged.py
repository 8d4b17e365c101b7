"""When nothing fails any more, every match must go on, also at a table that is opened at the last moment."""
import asyncio
from dataclasses import dataclass
from math import inf
from typing import Any

import pytest

from benchmarks.trust import besieged


@dataclass
class Table:
    id: str
    seq: int = 0
    over: bool = False


async def glances() -> None:
    """Let the siege look at its tables a few times."""
    for _ in range(5):
        await asyncio.sleep(0)


async def stuck_tables(siege: Any, *, late_goes_on: bool) -> list[str]:
    """Open a second table while the siege waits; return the tables that it holds for stuck."""
    early, late = Table("early"), Table("late", 3)
    siege.tables = [early]
    waiting = asyncio.create_task(siege._go_on(inf))
    await glances()
    siege.tables.append(late)
    await glances()
    early.seq, late.seq = early.seq + 1, late.seq + late_goes_on
    await glances()
    waiting.cancel()
    return [table.id for table in siege.stuck]


@pytest.mark.parametrize(("late_goes_on", "stuck"), [(True, []), (False, ["late"])])
def test_a_table_that_is_opened_late_must_go_on_too(
    monkeypatch: pytest.MonkeyPatch, late_goes_on: bool, stuck: list[str]
) -> None:
    monkeypatch.setattr(besieged, "GLANCE", 0)
    siege = object.__new__(besieged.Besieged)
    assert asyncio.run(stuck_tables(siege, late_goes_on=late_goes_on)) == stuck
