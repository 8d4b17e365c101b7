"""A server that is killed under load loses nothing that it told anybody."""
import subprocess
import sys
from pathlib import Path

from .sample import examples

FAULTS = Path(__file__).parents[1] / "benchmarks" / "faults.py"


def test_nothing_told_is_lost() -> None:
    done = subprocess.run(
        [sys.executable, str(FAULTS), "--kills", str(examples(6))],
        capture_output=True,
        text=True,
        timeout=180,
    )
    assert done.returncode == 0 and "lost: 0, unfinished: 0" in done.stdout, done.stdout + done.stderr
