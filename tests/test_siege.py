"""Servers that fail under load lose nothing that they told, answer in order, and keep secrets."""
import subprocess
import sys
from pathlib import Path

import pytest

from .postgres import NoPostgres, programs
from .sample import THOROUGH, first

SIEGE = Path(__file__).parents[1] / "benchmarks" / "siege.py"


@pytest.mark.parametrize("db", first(["sqlite", "postgres"]))
def test_a_short_siege_finds_nothing_wrong(db: str) -> None:
    if db == "postgres":
        skip_without_postgres()
    minutes = "1" if THOROUGH else "0.15"
    words = [sys.executable, str(SIEGE), "--minutes", minutes, "--db", db, "--seconds", "0"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0 and "\n  0 things were wrong" in done.stdout, done.stdout + done.stderr


def skip_without_postgres() -> None:
    try:
        programs()
    except NoPostgres as why:
        pytest.skip(str(why))
