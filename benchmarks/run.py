"""Measure our engine and others in turn on one core, and report the rates: make bench"""
import json as jsonlib
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import cyclopts
from cyclopts import Parameter
from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.machine import PEERS, our_versions, pinned, processor, versions
from benchmarks.latency import measure_latency
from benchmarks.report import NOTES, plain, table, wanted
from benchmarks.subjects import Subject, measure

GAMES = (("neoville", "4"), ("cloud_city", "4"), ("tangram_city", "5"), ("project_skyline", "4"))
OURS = (
    *(
        Subject(f"{game}_compiled", ("ours/random_matches.py", game, seats, "compiled"))
        for game, seats in GAMES
    ),
    *(
        Subject(
            f"{game}_interpreted", ("ours/random_matches.py", game, seats, "interpreted"), f"{game}_compiled"
        )
        for game, seats in GAMES
    ),
    Subject("connect_four_compiled", ("ours/random_matches.py", "connect_four", "2", "compiled")),
    Subject("copies_compiled", ("ours/copies.py", "compiled")),
    Subject("copies_interpreted", ("ours/copies.py", "interpreted"), "copies_compiled"),
)
OTHERS = (
    Subject("catanatron", ("peers/catanatron_random.py",), "neoville_compiled"),
    Subject("openspiel_rollouts", ("peers/openspiel_rollouts.py",), "connect_four_compiled", "matches"),
    Subject("openspiel_python", ("peers/openspiel_python.py",), "connect_four_compiled"),
    Subject("pgx", ("peers/pgx_connect_four.py",), "connect_four_compiled"),
    Subject("pettingzoo", ("peers/pettingzoo_connect_four.py",), "connect_four_compiled"),
)
WIDE = 120  # columns in a file or a pipe


Peers = Annotated[
    str, Parameter(help="The Python of a venv with benchmarks/requirements.lock; without it only ours run.")
]
Json = Annotated[Path | None, Parameter(help="Also write the result to this file.")]


def main(*, rounds: int = 5, seconds: float = 1.0, peers: Peers = "", json: Json = None) -> None:
    """Measure ROUNDS slices of SECONDS of every subject."""
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDE)
    waiting = Console(stderr=True, highlight=False)
    machine, chosen = surroundings(peers), subjects_with(peers)
    measure(chosen, rounds, seconds, waiting.print)
    latency, subjects = measure_latency(waiting.print), {subject.name: subject for subject, _ in chosen}
    console.print(table(subjects))
    tell_rest(console, [goal.told() for goal in wanted(subjects, latency)], machine, peers)
    if json:
        json.write_text(jsonlib.dumps(plain(subjects, latency, machine), indent=1) + "\n")


def subjects_with(peers: str) -> list[tuple[Subject, str]]:
    """Return every subject with the Python that runs it."""
    ours = [(subject, sys.executable) for subject in OURS]
    return ours + [(subject, peers) for subject in OTHERS if peers]


def surroundings(peers: str) -> dict[str, Any]:
    cores, ours = os.cpu_count(), our_versions()
    theirs = versions(peers, PEERS) if peers else {}
    return {"processor": processor(), "cores": cores, "core": pinned(), "ours": ours, "peers": theirs}


def tell_rest(console: Console, goals: list[str], machine: dict[str, Any], peers: str) -> None:
    console.print("\nWanted", *goals, sep="\n  ", soft_wrap=True)
    if not peers:
        console.print("\nThe peers were not run: --peers PATH names the Python that has them.")
    console.print(
        f"\n{machine['processor']}, {machine['cores']} cores, all on core {machine['core']}, "
        "one subject at a time."
    )
    for whose in ("ours", "peers"):
        console.print(
            f"{whose}:", ", ".join(f"{name} {version}" for name, version in machine[whose].items()) or "-"
        )
    console.print("\nNotes", *NOTES, sep="\n  ", soft_wrap=True)


if __name__ == "__main__":
    cyclopts.run(main)
