"""Besiege servers and report all of it: what broke, what others noticed of an attack, and how a crowd played.

Exit with code 1 if anything that was told is lost, out of order, or another's secret.
"""
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import cyclopts
from cyclopts import Parameter

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.trust import crowd
from benchmarks.trust.noticed import attacked
from benchmarks.trust.trial import judge

Minutes = Annotated[float, Parameter(help="How long servers fail while people play; half on each store.")]
Seconds = Annotated[float, Parameter(help="How long each attack lasts; 0: none.")]
Only = Annotated[str, Parameter(help="Only attacks with this in their name.")]
Keep = Annotated[Path | None, Parameter(help="Keep the histories in this folder.")]


def main(
    *, minutes: Minutes = 4, db: Literal["sqlite", "postgres", "both"] = "both", seconds: Seconds = 10,
    only: Only = "", limits: bool = True, seed: int = 1, keep: Keep = None,
) -> None:
    """Besiege one process on SQLite and two on PostgreSQL, then attack one in several ways."""
    stores = ["sqlite", "postgres"] if db == "both" else [db]
    wrong = False
    for one in stores if minutes else ():
        verdict = judge(one, minutes / len(stores), seed, keep)
        wrong = wrong or bool(verdict.wrong)
        print(*verdict.told(), sep="\n", flush=True)
    for line in noticed(seconds, only, limits):
        print(line, flush=True)
    sys.exit(wrong)


def noticed(seconds: float, only: str, limits: bool) -> Iterator[str]:
    if seconds:
        yield "\nWhat others notice while one address attacks, in milliseconds"
        yield from attacked(seconds, only, limits)
        yield ""
        yield from crowd.told(crowd.crowd(seconds))


if __name__ == "__main__":
    cyclopts.run(main)
