"""Note when no server was alive, because clocks stand still then. A machine that slept was not alive."""
from ..store import Beat, Store

BEATING = 20.0  # seconds between two signs of life
SILENCE = 60.0  # seconds without one after which nobody was alive
NAME = "alive"


async def note_life(store: Store, now: float) -> list[tuple[float, float]]:
    """Give a sign of life, and return all outages; if the last sign is long ago, that was one."""
    last = await store.last_beat(NAME)
    began = last.at if last else await store.newest()
    if began is not None and now - began > SILENCE:
        await store.add_outage(began, now)
    await store.beat(NAME, Beat(now))
    return await store.outages()
