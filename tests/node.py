"""Run modules of the page in Node.js, without a browser."""
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

NODE = shutil.which("node")
SERVED = Path(__file__).parent / "js" / "served.mjs"
WAIT = 120.0  # seconds

needs_node = pytest.mark.skipif(NODE is None, reason="Node.js is not installed")


def in_node(script: Path, given: Any) -> Any:
    """Run a script with JSON as its input, and return its JSON output."""
    command = [str(NODE), "--import", str(SERVED), str(script)]
    done = subprocess.run(
        command, input=json.dumps(given), capture_output=True, encoding="utf-8", timeout=WAIT
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
