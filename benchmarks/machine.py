"""Describe the machine: its processor, its cores, and the versions of everything that ran."""
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

OURS = ("numba", "llvmlite", "numpy")
PEERS = ("catanatron", "open_spiel", "pettingzoo", "gymnasium", "pgx", "jax", "jaxlib", "numpy")
ASK = """
import json, platform, sys
from importlib.metadata import version
print(json.dumps({"python": platform.python_version(), **{name: version(name) for name in sys.argv[1:]}}))
"""


def pinned() -> int | None:
    """Keep this process and all that it starts on one core, where the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    return next(
        (line.partition(":")[2].strip() for line in lines if line.startswith("model name")),
        platform.processor() or "unknown",
    )


def versions(python: str, packages: Sequence[str]) -> dict[str, str]:
    try:
        asked = subprocess.run(
            [python, "-c", ASK, *packages], capture_output=True, text=True, timeout=60, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return {"python": "unknown"}
    return dict(json.loads(asked.stdout))


def our_versions() -> dict[str, str]:
    return versions(sys.executable, OURS)
