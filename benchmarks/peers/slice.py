"""The loop that every peer shares: say ready, then play for so many seconds and report the numbers."""

import json
import sys
import time
from collections.abc import Callable

Play = Callable[[], tuple[int, int]]


def measure(play: Play, seconds: float) -> dict[str, float]:
    count = matches = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        moved, ended = play()
        count, matches = count + moved, matches + ended
    return {"count": count, "matches": matches, "seconds": spent}


def serve(play: Play) -> None:
    measure(play, 0.5)
    print("ready", flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(play, float(line))), flush=True)
