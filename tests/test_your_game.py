"""Follow docs/your-game.md word by word: its commands run, its edits apply, and the result is a game."""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .node import NODE

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "your-game.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)(?: (old|new|file) (\S+))?\n(.*?)^```", GUIDE, re.M | re.S)
NOT_TO_COPY = shutil.ignore_patterns("__pycache__", "browser")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What somebody needs of a clone who writes a game."""
    for folder in ("tests", "benchmarks/games"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=NOT_TO_COPY)
    for file in ("conftest.py", "pyproject.toml"):
        shutil.copy(ROOT / file, tmp_path / file)
    (tmp_path / "src").symlink_to(ROOT / "src")
    return tmp_path


def follow(clone: Path) -> list[str]:
    """Do what every block says, in the order of the page; what the commands told."""
    told, before = [], ""
    for kind, when, file, text in BLOCKS:
        if when == "old":
            before = text
        elif when == "new":
            edit(clone / "games" / "pebbles" / file, before, text)
        elif when == "file":
            write(clone / "games" / "pebbles" / file, text)
        elif kind == "sh":
            told += [run(clone, command) for command in text.splitlines()]
    return told


def edit(path: Path, before: str, after: str) -> None:
    text, old, new = path.read_text("utf-8"), before.rstrip("\n"), after.rstrip("\n")
    assert text.count(old) == 1, f"{path.name} has this not once: {old}"
    path.write_text(text.replace(old, new), "utf-8")


def write(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")


def run(clone: Path, command: str) -> str:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        command, shell=True, cwd=clone, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_the_guide_leads_to_a_game(clone: Path) -> None:
    written, played, tested, simulated, drawn = follow(clone)
    assert "TABLETOWN_GAMES=games tabletown terminal pebbles" in written and "wins" in played
    assert " passed" in tested and "greedy" in simulated
    assert "1 passed" in drawn or NODE is None
    seats = "--seats greedy,planner --seed 3 --record match.txt"
    play = f"TABLETOWN_GAMES=games tabletown terminal pebbles {seats}"
    assert "§3.1" in run(clone, play)
    assert "wykłada kamyki: 1" in run(
        clone, "TABLETOWN_GAMES=games tabletown replay match.txt --at 1 --lang pl"
    )


def test_every_edit_has_its_other_half() -> None:
    edits = [(when, file) for _, when, file, _ in BLOCKS if when in ("old", "new")]
    assert edits and edits[::2] == [("old", file) for _, file in edits[1::2]]
    assert all(when == "new" for when, _ in edits[1::2])
